import { test } from "bun:test";
import { withLookups } from "#tests/support/product/lookups.ts";
import { newLines } from "#tests/support/product/page-outline.ts";
import { expectSame, pageReader } from "#tests/support/product/page-snapshots.ts";
import { postForm } from "#tests/support/product/product.ts";

const addresses = [
  "/whois?domain=sample-name.com",
  "/whois?domain=sample-name.hu",
  "/whois?domain=free-name.com",
  "/ip?ip=8.8.8.8",
  "/ip?ip=2405:4800:0::1",
  "/ip?ip=192.168.1.1",
];

test("what pages say of names, addresses and proxies that were looked up changes only on purpose", () =>
  withLookups(async ({ base, proxy }) => {
    const reader = pageReader(base);
    /** Ports and times are of this run. */
    const read = async (reply: Promise<Response>) =>
      (await reader.read(reply)).map((line) =>
        line.replace(/127\.0\.0\.1:\d+/g, "‹host›").replace(/[\d.]+ ms\b|(?<="latency_ms": )\d+/g, "‹time›"),
      );
    const get = (path: string) => fetch(base + path, { headers: { "X-Forwarded-For": "14.160.0.77" } });
    expectSame("/ip", await read(get("/ip")));
    for (const path of addresses) {
      const before = await read(get(path.replace(/\?.*/, "")));
      expectSame(path, newLines(await read(get(path)), before));
    }
    const before = await read(get("/proxy"));
    for (const [name, address] of Object.entries({ http: `http://${proxy}`, socks5: `socks5://${proxy}` })) {
      const lines = await read(postForm(`${base}/proxy`, { proxy: address }));
      expectSame(name, newLines(lines, before));
    }
  }));
