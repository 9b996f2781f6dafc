import { expect, test } from "bun:test";
import { withLookups } from "#tests/support/product/lookups.ts";
import { postJson, withProduct } from "#tests/support/product/product.ts";
import { until } from "#tests/support/product/until.ts";

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

/** The events of a stream: name and data. */
const eventsIn = (text: string) =>
  text
    .split("\n\n")
    .filter((block) => block.includes("data:"))
    .map((block) => ({
      name: /^event: (.*)$/m.exec(block)?.[1] ?? "message",
      data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? "null"),
    }));

test("POST /api/proxy/check takes a list, and answers in its order", () =>
  withLookups(async ({ base, proxy }) => {
    const proxies = [proxy, "người:khẩu@not a proxy", "10.0.0.1:8080", `ai:mk@${proxy}`, `socks5://${proxy}`];
    const reply = await postJson(`${base}/api/proxy/check?lang=en`, { proxies });
    expect([reply.status, reply.headers.get("content-type")]).toEqual([200, "application/json"]);
    const text = await reply.text();
    expect(JSON.parse(text)).toMatchObject({
      data: [
        { index: 0, proxy: `http://${proxy}`, alive: true, exit_ip: "127.0.0.2" },
        { index: 1, proxy: "not a proxy", alive: false, error: expect.stringContaining("host:port") },
        { index: 2, proxy: "10.0.0.1:8080", alive: false, error: expect.stringContaining("public") },
        { index: 3, proxy: `http://${proxy}`, alive: true },
        { index: 4, proxy: `socks5://${proxy}`, alive: false, error: expect.stringContaining("SOCKS5") },
      ],
    });
    expect(text).not.toContain("khẩu");
    expect(text).not.toContain("ai:mk");
  }));

test("POST /api/proxy/check tells of each proxy of a list as it is known, to those who accept events", () =>
  withLookups(async ({ base, proxy, silent }) => {
    const headers = { Accept: "text/event-stream" };
    const visit = new AbortController();
    const proxies = [silent, proxy, proxy];
    const reply = await fetch(`${base}/api/proxy/check`, {
      method: "POST",
      body: JSON.stringify({ proxies }),
      headers: { ...headers, "Content-Type": "application/json" },
      signal: visit.signal,
    });
    expect(reply.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    let text = "";
    const decoder = new TextDecoder();
    for await (const bytes of reply.body ?? []) {
      text += decoder.decode(bytes, { stream: true });
      if (eventsIn(text).length === 2) break;
    }
    expect(eventsIn(text).map(({ data }) => [data.index, data.alive])).toEqual([
      expect.arrayContaining([true]),
      expect.arrayContaining([true]),
    ]);
    visit.abort();

    const one = await postJson(`${base}/api/proxy/check`, { proxy }, headers);
    expect(eventsIn(await one.text())).toMatchObject([
      { name: "message", data: { index: 0, alive: true } },
      { name: "done", data: {} },
    ]);
  }));

test("a client has one list at a time, and leaving it gives the place back", () =>
  withLookups(async ({ base, proxy, silent }) => {
    const visit = new AbortController();
    const first = await fetch(`${base}/api/proxy/check`, {
      method: "POST",
      body: JSON.stringify({ proxies: Array.from({ length: 20 }, () => silent) }),
      headers: { "Content-Type": "application/json" },
      signal: visit.signal,
    });
    expect(first.status).toBe(200);
    const second = await postJson(`${base}/api/proxy/check`, { proxies: [proxy] });
    expect([second.status, await second.json()]).toMatchObject([503, { code: "busy" }]);
    const single = await postJson(`${base}/api/proxy/check`, { proxy });
    expect(await single.json()).toMatchObject({ alive: true });
    visit.abort();
    await until(async () => (await postJson(`${base}/api/proxy/check`, { proxies: [proxy] })).status, 200);
  }));

test("a list that is none, too long or beside a single proxy is refused by its field", () =>
  withLookups(async ({ base, proxy }) => {
    const bodies = [
      { proxies: [] },
      { proxies: Array.from({ length: 201 }, () => proxy) },
      { proxies: proxy },
      { proxies: [proxy], proxy },
    ];
    for (const body of bodies) {
      const reply = await postJson(`${base}/api/proxy/check`, body);
      expect([reply.status, (await reply.json()).errors?.[0]?.path]).toEqual([422, "proxies"]);
    }
    const none = await postJson(`${base}/api/proxy/check`, {});
    expect([none.status, (await none.json()).errors?.[0]?.path]).toEqual([422, "proxy"]);
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
    await until(check, (status) => status !== 503);
    expect(await check()).toBe(200);
  }));
