import { expect, test } from "bun:test";
import { withLookups } from "../support/product/lookups.ts";
import { postJson, withProduct } from "../support/product/product.ts";
import { until } from "../support/product/until.ts";

test("GET /api/proxy/judge tells what arrived, without what opens the visitor's session", () =>
  withLookups(async ({ base }) => {
    const headers = {
      Via: "1.1 x",
      Cookie: "session=secret",
      Authorization: "Bearer secret",
      "X-Forwarded-For": "8.8.8.8",
    };
    const reply = await fetch(`${base}/api/proxy/judge`, { headers });
    const text = await reply.text();
    expect(JSON.parse(text)).toMatchObject({ ip: "8.8.8.8", headers: { via: "1.1 x" } });
    expect(text).not.toContain("secret");
    expect(reply.headers.get("cache-control")).toBe("no-store");
  }));

test("POST /api/proxy/check tries a proxy through the product's own judge", () =>
  withLookups(async ({ base, proxy }) => {
    const reply = await postJson(`${base}/api/proxy/check?lang=en`, { proxy });
    expect(await reply.json()).toMatchObject({
      proxy: `http://${proxy}`,
      alive: true,
      exit_ip: "127.0.0.2",
      anonymity: "anonymous",
      traces: ["via"],
    });
    const blocked = await postJson(`${base}/api/proxy/check`, { proxy: "socks5://127.0.0.1:1080" });
    expect([blocked.status, await blocked.json()]).toMatchObject([403, { code: "blocked_target" }]);
  }));

test("a site without a public address says that it cannot check proxies", () =>
  withProduct(async (base) => {
    const reply = await postJson(`${base}/api/proxy/check`, { proxy: "8.8.8.8:3128" });
    expect([reply.status, await reply.json()]).toMatchObject([503, { code: "not_configured" }]);
  }));

test("many look-ups at once leave the server answering, and visitors who leave give their places back", () =>
  withLookups(async ({ base, proxy, silent }) => {
    const visitors = new AbortController();
    const asked = Array.from({ length: 200 }, () =>
      fetch(`${base}/api/proxy/check`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ proxy: `socks5://${silent}` }),
        signal: visitors.signal,
      }).then(
        ({ status }) => status,
        () => "left",
      ),
    );
    expect((await fetch(`${base}/healthz`)).status).toBe(200);
    expect((await fetch(`${base}/proxy`)).status).toBe(200);
    visitors.abort();
    expect(await Promise.all(asked)).toContain("left");
    const check = async () => (await postJson(`${base}/api/proxy/check`, { proxy })).status;
    await until(async () => (await check()) !== 503);
    expect(await check()).toBe(200);
  }));
