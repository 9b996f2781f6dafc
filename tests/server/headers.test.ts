import { expect, test } from "bun:test";
import { once } from "node:events";
import { connect } from "node:net";
import { limits } from "#core/limits.ts";
import { bareFault } from "#server/serve.ts";
import { handlerOf } from "#tests/support/product/handler.ts";
import { postForm, postJson, withProduct } from "#tests/support/product/product.ts";

const names = [
  "cache-control",
  "x-content-type-options",
  "referrer-policy",
  "x-frame-options",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "permissions-policy",
  "content-security-policy",
  "strict-transport-security",
];
const counter = "https://count.example/script.js";
const secure = { env: { PUBLIC_URL: "https://tools.example", CONTACT_EMAIL: "me@tools.example" } };
const missingIn = ({ headers }: Response) => names.filter((name) => !headers.has(name));

test("every answer has the whole set of headers, whatever it is", () =>
  withProduct(async (base) => {
    const get = (path: string) => fetch(base + path, { redirect: "manual" });
    const { code } = await (await postJson(`${base}/api/links`, { url: "https://example.com/" })).json();
    const answers: Record<string, Response> = {
      page: await get("/qr"),
      drawn: await get("/ip"),
      text: await fetch(`${base}/ip`, { headers: { "User-Agent": "curl/8", Accept: "*/*" } }),
      missing: await get("/nothing"),
      method: await fetch(`${base}/qr`, { method: "DELETE" }),
      redirect: await get(`/links/${code}`),
      seeOther: await postForm(`${base}/notes`, { content: "a", action: "create" }),
      signIn: await get("/api/auth/google"),
      api: await get("/api/ip"),
      problem: await get("/api/crypto/password?length=1"),
      preflight: await fetch(`${base}/api/qr`, { method: "OPTIONS" }),
      openapi: await get("/api/openapi.json"),
      docs: await get("/api/docs"),
      health: await get("/healthz"),
      readiness: await get("/readyz"),
      icon: await get("/favicon.svg"),
      robots: await get("/robots.txt"),
      security: await get("/.well-known/security.txt"),
    };
    const faults = Object.entries(answers).map(([name, answer]) => [name, missingIn(answer)]);
    expect(faults.filter(([, missing]) => missing?.length !== 0)).toEqual([]);
  }, secure));

test("an answer that Elysia never saw has them too, and ends a connection whose body nobody waits for", async () => {
  const answering = (response: Response) => handlerOf(() => response, { publicUrl: "https://tools.example" });
  const { site } = answering(new Response());
  const bare = await answering(new Response("x", { status: 500 })).handler(new Request("http://localhost/"));
  expect([missingIn(bare), missingIn(bareFault(site))]).toEqual([[], []]);
  const slow = new Request("http://localhost/", { method: "POST", body: "ab" });
  const refused = await answering(new Response("x", { status: 408 })).handler(slow);
  expect(refused.headers.get("connection")).toBe("close");
  expect(bare.headers.has("connection")).toBe(false);
  const limited = async (bytes: number) => {
    const headers = { "Content-Length": String(bytes) };
    const request = new Request("http://localhost/", { method: "POST", body: "x".repeat(bytes), headers });
    const answer = await answering(new Response("x", { status: 429 })).handler(request);
    return answer.headers.get("connection");
  };
  expect([await limited(100), await limited(100_000)]).toEqual([null, "close"]);
});

/** The status and the header fields of the answer to what is written to a connection. */
async function answerTo(base: string, request: string): Promise<string> {
  const { hostname, port } = new URL(base);
  const socket = connect(Number(port), hostname).setEncoding("utf8");
  socket.write(request);
  const text = (await socket.toArray()).join("");
  return text.slice(0, text.indexOf("\r\n\r\n"));
}

test.each([
  ["two hosts", "Host: localhost\r\nHost: elsewhere.example"],
  ["one host twice", "Host: localhost\r\nHost: localhost"],
  ["a list of hosts", "Host: localhost, elsewhere.example"],
])("a request that says %s is refused, a page from memory too", (_, host) =>
  withProduct(async (base) => {
    for (const path of ["/healthz", "/api/ip", "/qr", "/qr"]) {
      const answer = await answerTo(base, `GET ${path} HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`);
      expect([path, answer]).toEqual([
        path,
        expect.stringMatching(/^HTTP\/1\.1 400 [^]*X-Frame-Options: DENY/),
      ]);
    }
  }),
);

test("who is refused before a small body was read goes on over the same connection", () =>
  withProduct(
    async (base) => {
      const { hostname, port } = new URL(base);
      const socket = connect(Number(port), hostname);
      socket.setEncoding("utf8");
      /** Answers are short enough to come in one piece. */
      const ask = async (request: string): Promise<string> => {
        socket.write(request);
        const [answer]: string[] = await once(socket, "data");
        return /^HTTP\/1\.1 (\d+)/.exec(answer ?? "")?.[1] ?? "";
      };
      const body = '{"version":4}';
      const post = `POST /api/crypto/uuid/generate HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
      for (let taken = 0; taken < limits.compute.points; taken += 1)
        await fetch(`${base}/api/crypto/uuid/generate`, { method: "POST" });
      expect(await ask(post)).toBe("429");
      // The body comes when the answer is there already.
      expect(await ask(`${body}${post}`)).toBe("429");
      expect(await ask(`${body}GET /healthz HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`)).toBe("200");
      socket.destroy();
    },
    { env: { RATE_LIMIT: "1" }, now: () => new Date("2026-11-28T00:00:00Z") },
  ));

test("a page lets in the script that counts visits where it loads it, and nowhere else", () =>
  withProduct(
    async (base) => {
      const pages = {
        kept: await fetch(`${base}/qr`),
        drawn: await fetch(`${base}/ip`),
        private: await fetch(`${base}/account`),
        missing: await fetch(`${base}/khong-co`),
        "no link": await fetch(`${base}/links/khongco`),
        refused: await postForm(`${base}/qr`, { text: "" }),
        "too large": await postForm(`${base}/qr`, { text: "a".repeat(3_000_000) }),
      };
      const told = await Promise.all(
        Object.entries(pages).map(async ([name, page]) => {
          const policy = page.headers.get("content-security-policy") ?? "";
          return [name, (await page.text()).includes(counter), policy.includes(new URL(counter).origin)];
        }),
      );
      expect(told.filter(([, loads, lets]) => loads !== lets)).toEqual([]);
      expect(told.map(([, loads]) => loads)).toEqual(expect.arrayContaining([true, false]));
      expect(pages["too large"].status).toBe(413);
    },
    { env: { ANALYTICS_SCRIPT_URL: counter, ANALYTICS_ID: "site-1" } },
  ));

test("HSTS says what the operator wants, and nothing without TLS", async () => {
  const hstsWith = async (env: Record<string, string>) => {
    let value: string | null = "";
    await withProduct(
      async (base) => {
        value = (await fetch(`${base}/healthz`)).headers.get("strict-transport-security");
      },
      { env },
    );
    return value;
  };
  const PUBLIC_URL = "https://tools.example";
  expect(await hstsWith({ PUBLIC_URL })).toBe("max-age=63072000");
  const HSTS = "max-age=300; includeSubDomains; preload";
  expect(await hstsWith({ PUBLIC_URL, HSTS })).toBe(HSTS);
  expect(await hstsWith({ HSTS })).toBeNull();
});

test("behind TLS no neighbour can set a cookie of ours", () =>
  withProduct(async (base) => {
    const made = await postForm(`${base}/notes`, { content: "Bí mật", action: "create" });
    const [cookie = ""] = made.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-browser=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/);
    const [pair = ""] = cookie.split(";");
    const own = await (await fetch(`${base}/notes`, { headers: { Cookie: pair } })).text();
    expect(own).toContain("Bí mật");
    const tossed = await fetch(`${base}/notes`, { headers: { Cookie: pair.replace("__Host-", "") } });
    expect(await tossed.text()).not.toContain("Bí mật");
  }, secure));

test("a sign-in's reason is one of ours, never what the address says", () =>
  withProduct(async (base) => {
    const lure = "Gọi ngay 0900 000 000 để mở khóa tài khoản";
    const page = await (await fetch(`${base}/auth/callback?error=${encodeURIComponent(lure)}`)).text();
    expect([page.includes("0900"), page.includes("Đăng nhập thất bại: ")]).toEqual([false, true]);
    const start = await fetch(`${base}/en/auth/callback?error=`, { redirect: "manual" });
    expect(start.status).toBe(200);
    const refused = await fetch(`${base}/api/auth/google?lang=en`, { redirect: "manual" });
    const location = refused.headers.get("location") ?? "";
    const reason = new URL(location, base).searchParams.get("error") ?? "-";
    expect(await (await fetch(base + location)).text()).toContain(`Sign-in failed: ${reason}`);
  }));

test("where PUBLIC_URL was left unset, pages show others the host that they asked, and keep that for nobody", () =>
  withProduct(async (base) => {
    const read = async (host: string) => (await fetch(`${base}/links`, { headers: { Host: host } })).text();
    expect(await read("hop.example:8080")).toContain('href="http://hop.example:8080/links"');
    expect(await read("localhost")).not.toContain("hop.example");
    expect(await read("other.example")).toContain('href="http://other.example/links"');
  }));

test("whom to tell of a hole stands where RFC 9116 wants it, and never ends in the past", () =>
  withProduct(async (base) => {
    const reply = await fetch(`${base}/.well-known/security.txt`);
    expect(reply.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(reply.headers.get("cache-control")).toBe("public, max-age=86400");
    const text = await reply.text();
    expect(text).toContain("Contact: mailto:me@tools.example\n");
    expect(text).toContain("Canonical: https://tools.example/.well-known/security.txt\n");
    const [, ends = ""] = /^Expires: (.+)$/m.exec(text) ?? [];
    const leftMs = new Date(ends).getTime() - Date.now();
    expect(leftMs).toBeGreaterThan(100 * 86_400_000);
    expect(leftMs).toBeLessThan(365 * 86_400_000);
  }, secure));

test("a public file has a quoted ETag, and is not sent again to whoever has it (RFC 9110, section 8.8.3)", () =>
  withProduct(async (base) => {
    for (const path of ["/favicon.svg", "/favicon.ico", "/icon-192.png"]) {
      const first = await fetch(base + path);
      const etag = first.headers.get("etag") ?? "";
      expect([path, first.status, etag]).toEqual([path, 200, expect.stringMatching(/^"[^"]+"$/)]);
      expect((await first.bytes()).length).toBeGreaterThan(100);
      const again = await fetch(base + path, { headers: { "If-None-Match": etag } });
      expect([path, again.status, again.headers.get("etag")]).toEqual([path, 304, etag]);
      expect(await again.text()).toBe("");
      const other = await fetch(base + path, { headers: { "If-None-Match": '"other"' } });
      expect([path, other.status, (await other.bytes()).length > 100]).toEqual([path, 200, true]);
    }
  }));
