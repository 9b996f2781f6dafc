import { expect, test } from "bun:test";
import { postJson, withProduct } from "#tests/support/product/product.ts";

test("a problem has its type, status, words and code, in the reader's language", () =>
  withProduct(async (base) => {
    const vi = await postJson(`${base}/api/qr`, {});
    expect([vi.status, vi.headers.get("content-type")]).toEqual([422, "application/problem+json"]);
    expect(await vi.json()).toEqual({
      type: "/api/docs#invalid_input",
      title: "Dữ liệu chưa hợp lệ",
      status: 422,
      detail: "Còn một ô bắt buộc chưa điền. Hãy điền vào ô được đánh dấu rồi thử lại.",
      code: "invalid_input",
      errors: [{ path: "text", message: "Vui lòng điền vào ô này." }],
    });
    const en = await postJson(`${base}/api/qr?lang=en`, { text: "a", size: 1, level: "X" });
    expect(await en.json()).toMatchObject({
      detail: "Some fields are not valid. Correct the marked ones and try again.",
      errors: [
        { path: "size", message: "Enter a whole number from 128 to 2,048." },
        { path: "level", message: "Choose one of: L, M, Q, H." },
      ],
    });
  }));

test("a field that a call does not know is named, with the one that was meant", () =>
  withProduct(async (base) => {
    const made = await postJson(`${base}/api/links?lang=en`, {
      url: "https://example.com",
      expires: 1,
      zz: 2,
    });
    expect([made.status, await made.json()]).toEqual([
      422,
      expect.objectContaining({
        errors: [
          { path: "expires", message: "There is no field named “expires”. Did you mean “expires_at”?" },
          { path: "zz", message: "There is no field named “zz”." },
        ],
      }),
    ]);
  }));

test("malformed JSON is 400, another type 415, too much 413, a wrong method 405 with Allow, an unknown path 404", () =>
  withProduct(async (base) => {
    const send = (body: string, type = "application/json") =>
      fetch(`${base}/api/qr`, { method: "POST", body, headers: { "Content-Type": type } });
    expect((await send('{"text":')).status).toBe(400);
    expect((await send("[1]")).status).toBe(400);
    expect((await send("text=a", "application/x-www-form-urlencoded")).status).toBe(415);
    expect((await send(JSON.stringify({ text: "a".repeat(1024 * 1024) }))).status).toBe(413);
    const wrong = await fetch(`${base}/api/qr`, { method: "PUT" });
    expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, "POST, GET, HEAD, OPTIONS"]);
    expect((await fetch(`${base}/api/nothing`)).status).toBe(404);
  }));

test("any host that a client names is answered, and one that is no host is a bad request", () =>
  withProduct(async (base) => {
    const statusFor = async (Host: string, path: string, method: string) =>
      (await fetch(base + path, { method, headers: { Host } })).status;
    for (const host of ["x", "nas", "hop.example", "[::1]:80"]) {
      expect([host, await statusFor(host, "/api/auth/me", "GET")]).toEqual([host, 401]);
      expect([host, await statusFor(host, "/ip", "GET")]).toEqual([host, 200]);
    }
    for (const method of ["GET", "POST"])
      expect([method, await statusFor("%%%", "/api/auth/me", method)]).toEqual([method, 400]);
  }));

test("health is told as plain text", () =>
  withProduct(async (base) => {
    for (const path of ["/healthz", "/readyz"]) {
      const { status, headers } = await fetch(base + path);
      expect([status, headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
    }
  }));

test("what a path names in a form it never has is 404, not bad input", () =>
  withProduct(async (base) => {
    const names = [
      "temp-mail/mailbox/%E1",
      "temp-mail/mailbox/a/messages/x",
      "temp-mail/mailbox/a/messages/0",
    ];
    for (const path of ["notes/public/%E1", ...names]) {
      const reply = await fetch(`${base}/api/${path}`);
      expect([path, reply.status, (await reply.json()).code]).toEqual([path, 404, "not_found"]);
    }
  }));

test("a body that says nothing of its length is cut off at the limit too", () =>
  withProduct(async (base) => {
    const chunk = new TextEncoder().encode(" ".repeat(64 * 1024));
    let left = 40;
    const body = new ReadableStream({
      pull: (control) => (left-- > 0 ? control.enqueue(chunk) : control.close()),
    });
    const headers = { "Content-Type": "application/json" };
    const reply = await fetch(`${base}/api/qr`, {
      method: "POST",
      body,
      headers,
      duplex: "half",
    } as RequestInit);
    expect(reply.status).toBe(413);
  }));

test("a call that another site's page sends is refused", () =>
  withProduct(async (base) => {
    const sent = await postJson(`${base}/api/notes`, { content: "a" }, { "Sec-Fetch-Site": "cross-site" });
    expect([sent.status, (await sent.json()).code]).toEqual([403, "forbidden"]);
  }));

test("limits are told with each answer, and the client over one is told when to come back", () =>
  withProduct(
    async (base) => {
      const ask = () => postJson(`${base}/api/data-deletion`, { email: "a@example.com" });
      const replies = [];
      for (let count = 0; count < 6; count += 1) replies.push(await ask());
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
      expect(replies[0]?.headers.get("ratelimit-policy")).toBe('"deletion";q=5;w=86400');
      expect(replies[0]?.headers.get("ratelimit")).toBe('"deletion";r=4;t=86400');
      expect(Number(replies[5]?.headers.get("retry-after"))).toBeGreaterThan(86_300);
      const refused = await replies[5]?.json();
      expect(refused.code).toBe("rate_limited");
    },
    { env: { RATE_LIMIT: "1" } },
  ));

test("X-Forwarded-For counts only with a trusted proxy, and from the right", async () => {
  const statuses = async (base: string, addresses: string[]) => {
    const replies = [];
    for (const address of addresses) {
      const headers = { "X-Forwarded-For": address };
      replies.push(await postJson(`${base}/api/data-deletion`, { email: "a@example.com" }, headers));
    }
    return replies.map(({ status }) => status);
  };
  const many = Array.from({ length: 6 }, (_, index) => `10.9.8.${index}`);
  const env = { RATE_LIMIT: "1" };
  await withProduct(async (base) => expect((await statuses(base, many)).at(-1)).toBe(429), { env });
  const trusting = { env: { ...env, TRUST_PROXY: "1" } };
  await withProduct(async (base) => expect((await statuses(base, many)).at(-1)).toBe(200), trusting);
  const forged = many.map((address) => `${address}, 192.0.2.7`);
  await withProduct(async (base) => expect((await statuses(base, forged)).at(-1)).toBe(429), trusting);
});

test("the log has a line a request, without query, body or address", async () => {
  const lines: string[] = [];
  const run = async (base: string) => {
    await fetch(`${base}/qr?text=bi-mat`);
    await postJson(`${base}/api/qr`, { text: "bi-mat" });
    await fetch(`${base}/bi-mat/bi-mat`);
  };
  await withProduct(run, { write: (text) => lines.push(text) });
  const log = lines.join("");
  expect(log).not.toMatch(/bi-mat|127\.0\.0\.1/);
  const routes = log
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(
    routes.filter(({ event }) => event === "request").map(({ route, status }) => [route, status]),
  ).toEqual([
    ["/qr", 200],
    ["/api/qr", 200],
    ["-", 404],
  ]);
});
