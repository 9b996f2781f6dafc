import { expect, test } from "bun:test";
import { newFileUrl } from "#tests/support/product/database.ts";
import { type Asked, readUpTo, readingsOf } from "#tests/support/product/large-answers.ts";
import { startTestProduct } from "#tests/support/product/product.ts";
import { addRichUser, richUserSettings } from "#tests/support/product/rich-user.ts";
import { type SiteProcess, withProcesses } from "#tests/support/product/site.ts";
import { until } from "#tests/support/product/until.ts";
import { peakMb, startFlood } from "#tests/support/people/flood.ts";

const readers = 50;
const maxPeakMb = 400;
const largeBytes = 256 * 1024;
/** What is longer is sent as it is read. */
const maxBytesAtOnce = 64 * 1024;

/** What is known to be large; another route is found as these are. */
const known = [
  "/api/account/export",
  "/api/account/history",
  "/api/links.csv",
  "/api/links/giauh0/analytics.csv",
  "/api/qr/history/export",
  "/links",
];

/** Runs a test where somebody has as much of everything as one may have, with all that they may read. */
async function withRichUser(
  run: (site: SiteProcess, readings: readonly Asked[]) => Promise<void>,
): Promise<void> {
  const url = newFileUrl();
  const owner = await addRichUser(url);
  const { declared, stop } = await startTestProduct();
  await stop();
  await withProcesses([{ ...richUserSettings, DATABASE_URL: url, RATE_LIMIT: "0" }], (site) =>
    run(site, readingsOf(declared, owner)),
  );
}

async function findLarge({ base }: SiteProcess, readings: readonly Asked[]): Promise<readonly Asked[]> {
  const large: Asked[] = [];
  for (const asked of readings) {
    const { status, bytes, bytesAtOnce } = await readUpTo(largeBytes, base, asked);
    expect([asked.path, status < 500, bytesAtOnce <= maxBytesAtOnce]).toEqual([asked.path, true, true]);
    if (bytes > largeBytes) large.push(asked);
  }
  return large;
}

async function floodSilently({ base, pid }: SiteProcess, asked: Asked): Promise<void> {
  const { path, headers } = asked;
  const fields = Object.entries({ Host: "x", ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `GET ${path} HTTP/1.1\r\n${fields.join("")}\r\n`;
  const flood = startFlood(
    base,
    Array.from({ length: readers }, () => ({ head })),
  );
  await until(() => flood.waiting() === 0 || peakMb(pid) > maxPeakMb);
  expect([path, peakMb(pid) <= maxPeakMb]).toEqual([path, true]);
  flood.stop();
  // Room is free again once the server has noticed that they left.
  await until(async () => (await readUpTo(0, base, asked)).status, 200);
}

const onLinux = test.skipIf(process.platform !== "linux");

test("a HEAD of whatever one may read is answered as its GET is, at once and without a body", () =>
  withRichUser(async ({ base }, readings) => {
    expect(readings.length).toBeGreaterThan(60);
    for (const asked of readings) {
      const { path, headers } = asked;
      const head = await fetch(base + path, { method: "HEAD", headers, redirect: "manual" });
      const { status, bytesAtOnce } = await readUpTo(0, base, asked);
      expect([path, head.status, (await head.bytes()).length]).toEqual([path, status, 0]);
      // What is sent as it is read has no length, and what is drawn has another each time.
      const hasLength = Number(head.headers.get("content-length")) > 0;
      if (status === 200) expect([path, hasLength]).toEqual([path, bytesAtOnce > 0]);
    }
  }));

onLinux("whatever one may read is sent as it is read where it is long", () =>
  withRichUser(async (site, readings) => {
    const large = await findLarge(site, readings);
    expect(large.map(({ path }) => path)).toEqual(expect.arrayContaining(known));
  }),
);

onLinux("the longest that one may read does not fill memory where nobody reads it", () =>
  withRichUser(async (site, readings) => {
    const [longest] = readings.filter(({ path }) => path === "/api/account/export");
    expect(longest).toBeDefined();
    if (longest) await floodSilently(site, longest);
  }),
);

onLinux("thorough: nothing that is long fills memory where nobody reads it", () =>
  withRichUser(async (site, readings) => {
    for (const asked of await findLarge(site, readings)) await floodSilently(site, asked);
  }),
);
