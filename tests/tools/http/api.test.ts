import { expect, test } from "bun:test";
import { hostileHosts } from "#tests/net/hostile-targets.ts";
import { withNetwork } from "#tests/support/product/network.ts";
import { postJson } from "#tests/support/product/product.ts";

test("POST /api/http/status follows redirects and says what it met", () =>
  withNetwork(async ({ base, site }) => {
    const reply = await postJson(`${base}/api/http/status`, { url: `${site}/go` });
    expect(await reply.json()).toMatchObject({
      url: `${site}/go`,
      final_url: `${site}/page`,
      status: 200,
      ok: true,
      ip: "127.0.0.1",
      redirects: [{ url: `${site}/go`, status: 302, location: "/page" }],
      headers: { "content-type": "text/html; charset=utf-8" },
      tls: null,
    });
  }));

test("RFC 9112 5.2, RFC 8259 8.1: POST /api/http/request unfolds a header, and reads JSON as UTF-8", () =>
  withNetwork(async ({ base, site }) => {
    const reply = await postJson(`${base}/api/http/request`, { url: `${site}/folded`, method: "GET" });
    expect(await reply.json()).toMatchObject({
      status: 200,
      headers: { "x-fold": "một hai" },
      body: '{"a":"Bưởi"}',
      body_encoding: "text",
    });
    const refused = await postJson(
      `${base}/api/http/status`,
      { url: `${site}/broken`, method: "GET" },
      { "Accept-Language": "en" },
    );
    expect([refused.status, await refused.json()]).toMatchObject([
      502,
      { detail: expect.stringContaining("no “name: value”: “X A: 1” (RFC 9112, section 5)") },
    ]);
  }));

test("POST /api/http/request sends headers and shows the body", () =>
  withNetwork(async ({ base, site }) => {
    const body = { url: `${site}/missing`, method: "DELETE", headers: { "X-A": 5 }, body: "" };
    const reply = await postJson(`${base}/api/http/request`, body);
    expect(await reply.json()).toMatchObject({
      status: 404,
      ok: false,
      body: "<b>DELETE 5</b>",
      body_encoding: "text",
      body_size: 15,
      truncated: false,
    });
  }));

test("POST /api/http/request refuses headers that are no object or not to be set", () =>
  withNetwork(async ({ base, site }) => {
    for (const headers of ["x-a: 1", [], { Host: "a" }, { "x-a": "1\r\nx-b: 2" }, { "x a": "1" }]) {
      const reply = await postJson(`${base}/api/http/request`, { url: site, method: "GET", headers });
      expect([headers, reply.status, await reply.json()]).toMatchObject([
        headers,
        422,
        { errors: [{ path: "headers" }] },
      ]);
    }
  }));

test("POST /api/http/status reaches no address inside, whatever its spelling, and the server answers on", () =>
  withNetwork(async ({ base }) => {
    const port = new URL(base).port;
    const passed: string[] = [];
    for (const host of hostileHosts) {
      const reply = await postJson(`${base}/api/http/status`, { url: `http://${host}:${port}/healthz` });
      if (![403, 422].includes(reply.status)) passed.push(`${host} ${reply.status}`);
    }
    expect(passed).toEqual([]);
    expect(await (await fetch(`${base}/healthz`)).text()).toBe("ok");
  }));

test("two hundred look-ups at once leave the server answering pages", () =>
  withNetwork(async ({ base, site }) => {
    const asking = new AbortController();
    const statuses = Array.from({ length: 200 }, async (_, index) => {
      const url = index < 40 ? `${site}/silent` : `${site}/page`;
      const init = { method: "POST", body: JSON.stringify({ url }), signal: asking.signal };
      const headers = { "Content-Type": "application/json" };
      return (await fetch(`${base}/api/http/status`, { ...init, headers })).status;
    });
    const answered = await Promise.all(statuses.slice(40));
    expect(answered.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect((await fetch(`${base}/qr`)).status).toBe(200);
    asking.abort();
    await Promise.allSettled(statuses);
  }));

test("a client has six checks at once and twenty a minute, and is told when to come back", () =>
  withNetwork(
    async ({ base, site }) => {
      const asking = new AbortController();
      const refusals: string[] = [];
      const enough = Promise.withResolvers<void>();
      const start = async () => {
        const reply = await fetch(`${base}/api/http/status`, {
          method: "POST",
          body: JSON.stringify({ url: `${site}/silent` }),
          headers: { "Content-Type": "application/json" },
          signal: asking.signal,
        });
        refusals.push(`${reply.status} ${reply.headers.get("retry-after")}`);
        if (refusals.length === 14) enough.resolve();
        return reply;
      };
      const all = Array.from({ length: 20 }, start);
      await enough.promise;
      expect(new Set(refusals)).toEqual(new Set(["503 3"]));
      expect((await start()).status).toBe(429);
      asking.abort();
      await Promise.allSettled(all);
    },
    { RATE_LIMIT: "1" },
  ));
