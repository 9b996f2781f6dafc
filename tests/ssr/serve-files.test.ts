import { expect, test } from "bun:test";
import { serveAsset } from "#ssr/serve-files.ts";
import { compress } from "#ssr/variants.ts";

test("an asset comes in the best encoding that is taken, and is kept for good unless said otherwise", async () => {
  const asset = {
    ...(await compress(new TextEncoder().encode("let a;"))),
    type: "text/javascript; charset=utf-8",
  };
  const ask = (encoding: string, ...more: [string?]) =>
    serveAsset(
      new Request("https://hop.example/assets/a.js", { headers: { "Accept-Encoding": encoding } }),
      asset,
      { "X-Content-Type-Options": "nosniff" },
      ...more,
    );
  expect(Object.fromEntries(ask("gzip, br").headers)).toEqual({
    "cache-control": "public, max-age=31536000, immutable",
    "content-encoding": "br",
    "content-security-policy":
      "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'",
    "content-type": "text/javascript; charset=utf-8",
    vary: "Accept-Encoding",
    "x-content-type-options": "nosniff",
  });
  expect(ask("gzip", "no-cache").headers.get("cache-control")).toBe("no-cache");
  expect(new TextDecoder().decode(Bun.gunzipSync(await ask("gzip").bytes()))).toBe("let a;");
  expect([await ask("identity").text(), ask("identity").headers.get("content-encoding")]).toEqual([
    "let a;",
    null,
  ]);
});
