import { expect, test } from "bun:test";
import { postJson, withProduct } from "#tests/support/product/product.ts";

const plain = { Accept: "text/plain" };

test("a field that a call does not know is named in a 422; what an island sends of a whole form is not", () =>
  withProduct(async (base) => {
    const sent = await postJson(`${base}/api/crypto/password`, { length: 12, symbol: true, size: 1 });
    const { errors, code } = await sent.json();
    expect([sent.status, code]).toEqual([422, "invalid_input"]);
    expect(errors.map(({ path }: { path: string }) => path)).toEqual(["symbol", "size"]);
    const form = await postJson(
      `${base}/api/crypto/password`,
      { length: 12, tab: "password" },
      { "Content-Type": "application/json; profile=form" },
    );
    expect(form.status).toBe(200);
    const huge = Object.fromEntries(Array.from({ length: 900 }, (_, index) => [`f${index}`, 1]));
    const refused = await postJson(`${base}/api/crypto/uuid/generate`, huge);
    expect([refused.status, (await refused.json()).errors.length]).toEqual([422, 10]);
  }));

test("what is safe answers GET like POST: the same answer, refusals and types", () =>
  withProduct(async (base) => {
    const input = { bank: "970436", account: "0011001234567", amount: "150000", info: "Tien nuoc" };
    const query = new URLSearchParams(input);
    for (const path of ["/vietqr/payload", "/vietqr/image"]) {
      const [got, posted] = [
        await fetch(`${base}/api${path}?${query}`),
        await postJson(`${base}/api${path}`, input),
      ];
      expect(got.status).toBe(200);
      expect(got.headers.get("content-type")).toBe(posted.headers.get("content-type"));
      expect(new Uint8Array(await got.arrayBuffer())).toEqual(new Uint8Array(await posted.arrayBuffer()));
    }
    const [bad, badPost] = [
      await fetch(`${base}/api/qr?text=a&size=1`),
      await postJson(`${base}/api/qr`, { text: "a", size: "1" }),
    ];
    expect([bad.status, await bad.json()]).toEqual([badPost.status, await badPost.json()]);
    for (const secret of [
      "/crypto/hash?text=a&algo=md5",
      "/tools/urlencode?text=a",
      "/data/json/pretty?text=1",
    ]) {
      expect((await fetch(`${base}/api${secret}`)).status).toBe(405);
    }
  }));

test("what its address decides may be kept and is known again by its tag; chance and look-ups are not kept", () =>
  withProduct(async (base) => {
    const address = `${base}/api/qr?text=xin+ch%C3%A0o`;
    const first = await fetch(address);
    expect(first.headers.get("cache-control")).toBe("public, max-age=86400");
    const etag = first.headers.get("etag") ?? "";
    const again = await fetch(address, { headers: { "If-None-Match": etag } });
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
    const payload = await fetch(`${base}/api/vietqr/payload?bank=VCB&account=0011001234567`);
    expect(payload.headers.get("cache-control")).toBe("public, max-age=3600");
    for (const path of ["/crypto/password?length=12", "/ip", "/cron/preview?expr=@daily&count=1"]) {
      expect((await fetch(`${base}/api${path}`)).headers.get("cache-control")).toBe("no-store");
    }
    expect((await fetch(`${base}/api/qr?text=`)).headers.get("cache-control")).toBe("no-store");
  }));

test("text alone is the main value and a line feed, several one on a line; refusals stay problems", () =>
  withProduct(async (base) => {
    const text = async (path: string, init?: RequestInit) =>
      (await fetch(`${base}/api${path}`, { headers: plain, ...init })).text();
    const post = async (path: string, body: object) =>
      (await postJson(`${base}/api${path}`, body, plain)).text();
    expect(await text("/crypto/uuid/generate?version=4&count=3")).toMatch(/^([0-9a-f-]{36}\n){3}$/);
    expect(await text("/crypto/password?length=20")).toMatch(/^.{20}\n$/);
    expect(await text("/ip?ip=8.8.8.8")).toBe("8.8.8.8\n");
    expect(await text("/cron/preview?expr=@daily&count=2")).toMatch(/^(\d{4}-[\dT:.-]+Z\n){2}$/);
    expect(await post("/tools/urlencode", { text: "xin chào" })).toBe("xin%20ch%C3%A0o\n");
    expect(await post("/crypto/hash", { text: "abc", algo: "md5" })).toBe(
      "900150983cd24fb0d6963f7d28e17f72\n",
    );
    expect(await text("/vietqr/payload?bank=VCB&account=0011001234567")).toMatch(/^000201.*\n$/);
    const refused = await fetch(`${base}/api/crypto/password?length=1`, { headers: plain });
    expect(refused.headers.get("content-type")).toBe("application/problem+json");
  }));

test("pages of other sites may make calls that need no account, and no others", () =>
  withProduct(async (base) => {
    const foreign = { Origin: "https://other.example", "Sec-Fetch-Site": "cross-site" };
    const open = await postJson(`${base}/api/qr`, { text: "a" }, foreign);
    expect([open.status, open.headers.get("access-control-allow-origin")]).toEqual([200, "*"]);
    expect(open.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(open.headers.has("access-control-allow-credentials")).toBe(false);
    const refused = await postJson(`${base}/api/crypto/password`, { length: 1 }, foreign);
    expect([refused.status, refused.headers.get("access-control-allow-origin")]).toEqual([422, "*"]);
    const asked = await fetch(`${base}/api/crypto/password`, {
      method: "OPTIONS",
      headers: { ...foreign, "Access-Control-Request-Method": "POST" },
    });
    expect([asked.status, asked.headers.get("access-control-allow-methods")]).toEqual([204, "POST, GET"]);
    expect(asked.headers.get("access-control-allow-headers")).toBe("Content-Type");
    for (const path of ["/notes", "/links", "/temp-mail", "/auth/logout", "/data-deletion", "/account"]) {
      const closed = await postJson(`${base}/api${path}`, {}, foreign);
      expect([path, closed.headers.has("access-control-allow-origin")]).toEqual([path, false]);
      expect([403, 405]).toContain(closed.status);
      expect((await fetch(`${base}/api${path}`, { method: "OPTIONS" })).status).toBe(405);
    }
    const history = await fetch(`${base}/api/qr/history`, { headers: foreign });
    expect(history.headers.has("access-control-allow-origin")).toBe(false);
  }));
