import { expect, test } from "bun:test";
import { newFileUrl } from "#tests/support/product/database.ts";
import { type SiteProcess, withProcesses } from "#tests/support/product/site.ts";
import { until } from "#tests/support/product/until.ts";
import { peakMb, startFlood } from "#tests/support/people/flood.ts";

const maxPeakMb = 400;
const connections = 120;
const filler = Buffer.alloc(65_536, " ");
const chunk = Buffer.concat([Buffer.from("10000\r\n"), filler, Buffer.from("\r\n")]);
const json = "Host: x\r\nContent-Type: application/json\r\n";

const withLimits = { DATABASE_URL: newFileUrl(), RATE_LIMIT: "1" };
const without = { DATABASE_URL: newFileUrl(), RATE_LIMIT: "0" };

const kinds = [
  ["chunked, to a call", "POST /api/qr", "Transfer-Encoding: chunked", chunk],
  ["chunked, to a page", "POST /en/tools", "Transfer-Encoding: chunked", chunk],
  ["of a length that is told, to a call", "POST /api/data/json/pretty", "Content-Length: 1000000", filler],
  ["of a length that is told, above the limit", "PUT /api/notes/x", "Content-Length: 15000000", filler],
  ["chunked, to nothing", "DELETE /api/nothing", "Transfer-Encoding: chunked", chunk],
] as const;

/** Each connection is answered or cut, whatever goes on being sent; where there are limits, somebody else is served meanwhile. */
async function bearBodies(
  { base, pid }: SiteProcess,
  [, start, length, endless]: (typeof kinds)[number],
  hasLimits: boolean,
): Promise<void> {
  const head = `${start} HTTP/1.1\r\n${json}${length}\r\n\r\n`;
  const flood = startFlood(
    base,
    Array.from({ length: connections }, () => ({ head, endless })),
  );
  const isOver = () => peakMb(pid) > maxPeakMb;
  try {
    await until(() => flood.waiting() <= 8 || isOver());
    expect(isOver()).toBe(false);
    if (hasLimits) {
      const headers = { "Content-Type": "application/json", "X-Forwarded-For": "198.51.100.9" };
      const call = { method: "POST", body: '{"text":"à"}', headers };
      const reply = await fetch(`${base}/api/tools/urlencode`, call);
      expect([reply.status, await reply.json()]).toEqual([200, { result: "%C3%A0" }]);
    }
    await until(() => flood.waiting() === 0 || isOver());
    expect(isOver()).toBe(false);
  } finally {
    flood.stop();
  }
}

test.skipIf(process.platform !== "linux").each([
  ["with limits", withLimits],
  ["without limits", without],
])(
  "bodies that do not end, on 120 connections of one address, are bounded in all: %s",
  async (_, env) => {
    await withProcesses([{ ...env, TRUST_PROXY: "1" }], async (site) => {
      for (const kind of kinds) await bearBodies(site, kind, env.RATE_LIMIT !== "0");
    });
  },
  600_000,
);
