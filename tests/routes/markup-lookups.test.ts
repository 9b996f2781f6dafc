import { withLookups } from "#tests/support/product/lookups.ts";
import { outlineKeeper, pageReader } from "#tests/support/product/page-snapshots.ts";
import { postForm } from "#tests/support/product/product.ts";

const addresses = [
  "/whois?domain=sample-name.com",
  "/whois?domain=sample-name.hu",
  "/whois?domain=free-name.com",
  "/ip?ip=8.8.8.8",
  "/ip?ip=2405:4800:0::1",
  "/ip?ip=192.168.1.1",
];

const keeper = outlineKeeper();

await withLookups(async ({ base, proxy }) => {
  const { read } = pageReader(base, [
    [/127\.0\.0\.1:\d+/g, "‹host›"],
    [/[\d.]+ ms\b|(?<="latency_ms": )\d+/g, "‹time›"],
  ]);
  const get = (path: string) => fetch(base + path, { headers: { "X-Forwarded-For": "14.160.0.77" } });
  keeper.keep("/ip", await read(get("/ip")));
  for (const path of addresses)
    keeper.keep(path, await read(get(path)), await read(get(path.replace(/\?.*/, ""))));
  const before = await read(get("/proxy"));
  for (const scheme of ["http", "socks5"])
    keeper.keep(
      `/proxy ${scheme}`,
      await read(postForm(`${base}/proxy`, { proxy: `${scheme}://${proxy}` })),
      before,
    );
});

keeper.test();
