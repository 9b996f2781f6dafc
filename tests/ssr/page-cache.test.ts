import { expect, test } from "bun:test";
import { cacheKey, createPageCache, hasCookie } from "#ssr/page-cache.ts";
import { keyPlaceholder, newIdempotencyKey, withOwnKey } from "#ssr/page-keys.ts";
import { compress } from "#ssr/variants.ts";

const hourMs = 3_600_000;
/** Ten in the morning in Vietnam. */
const morning = Date.parse("2026-11-21T03:00:00Z");
const bytesOf = (text: string) => new TextEncoder().encode(text);

async function cacheWith(
  text: string,
  { keepMs = Infinity, isOther }: { keepMs?: number; isOther?: (request: Request) => boolean } = {},
) {
  let at = morning;
  let rendered = 0;
  const cache = createPageCache(
    () => at,
    () => (rendered += 1),
  );
  const page = {
    ...(await compress(bytesOf(text))),
    etag: 'W/"1"',
    headers: { "Cache-Control": "public, no-cache" },
  };
  cache.keep(new Request("https://hop.example/cron?tab=a"), page, { cookies: ["session"], keepMs, isOther });
  return {
    ask: (init: RequestInit = {}, path = "/cron?tab=a") =>
      cache.answer(new Request(`https://hop.example${path}`, init)),
    wait: (ms: number) => (at += ms),
    rendered: () => rendered,
  };
}

test("a page is answered from memory under its path and query, whole, and logged under its route", async () => {
  const { ask, rendered } = await cacheWith("a page");
  const answer = ask();
  expect([answer?.route, await answer?.response.text(), rendered()]).toEqual(["/cron", "a page", 1]);
  expect(await ask()?.response.text()).toBe("a page");
  expect(ask({ method: "HEAD" })?.response.status).toBe(200);
  expect(ask({ method: "POST" })).toBeNull();
  for (const path of ["/cron", "/cron?tab=b", "/en/cron?tab=a"]) expect(ask({}, path)).toBeNull();
  expect(cacheKey("http://localhost:3000/a?b=c")).toBe("/a?b=c");
});

test("it comes in the best encoding that is taken, and not again to whoever has it", async () => {
  const { ask } = await cacheWith("a page");
  const encodings = ["br, gzip", "gzip", "identity", "br;q=0, gzip"].map((accepted) =>
    ask({ headers: { "Accept-Encoding": accepted } })?.response.headers.get("content-encoding"),
  );
  expect(encodings).toEqual(["br", "gzip", null, "gzip"]);
  const again = ask({ headers: { "If-None-Match": 'W/"1"', "Accept-Encoding": "gzip" } })?.response;
  expect([again?.status, again?.headers.get("etag"), await again?.text()]).toEqual([304, 'W/"1"', ""]);
  expect(ask({ headers: { "If-None-Match": 'W/"2"' } })?.response.status).toBe(200);
});

test("who has the page's cookie, or wants something else, is not answered from memory", async () => {
  const { ask } = await cacheWith("a page", {
    isOther: ({ headers }) => headers.get("accept") === "text/plain",
  });
  for (const cookie of ["session=a", "a=b; session=a", "__Host-session=a", "a=b; __Host-session=a"])
    expect([cookie, ask({ headers: { Cookie: cookie } })]).toEqual([cookie, null]);
  expect(ask({ headers: { Cookie: "sessions=a; a=session=b" } })?.response.status).toBe(200);
  expect(ask({ headers: { Accept: "text/plain" } })).toBeNull();
  expect(hasCookie(new Request("https://hop.example/", { headers: { Cookie: "b=1" } }), ["a", "b"])).toBe(
    true,
  );
  expect(hasCookie(new Request("https://hop.example/"), ["a"])).toBe(false);
});

test("it is kept as long as it may be, and never beyond the day in Vietnam", async () => {
  const short = await cacheWith("a page", { keepMs: hourMs });
  short.wait(hourMs - 1);
  expect(short.ask()).not.toBeNull();
  short.wait(1);
  expect(short.ask()).toBeNull();
  const long = await cacheWith("a page");
  long.wait(14 * hourMs - 1);
  expect(long.ask()).not.toBeNull();
  long.wait(1);
  expect(long.ask()).toBeNull();
});

test("a form in it has a key of its own each time, and such a page is kept by nobody else", async () => {
  const { ask } = await cacheWith(`<input value="${keyPlaceholder}"><input value="${keyPlaceholder}">`);
  const read = async (encoding: string) => {
    const { response } = ask({ headers: { "Accept-Encoding": encoding } }) ?? {};
    const bytes = (await response?.bytes()) ?? bytesOf("");
    const isPlain = response?.headers.get("content-encoding") === null;
    const text = new TextDecoder().decode(isPlain ? bytes : Bun.gunzipSync(bytes));
    const keys = [...text.matchAll(/value="([\w-]{22})"/g)].map(([, key]) => key);
    expect([response?.headers.get("cache-control"), response?.headers.get("etag")]).toEqual([
      "private, no-cache",
      null,
    ]);
    expect([keys.length, new Set(keys).size, text.includes(keyPlaceholder)]).toEqual([2, 1, false]);
    return keys[0];
  };
  expect(new Set([await read("identity"), await read("gzip"), await read("br")]).size).toBe(3);
});

test("a key is 16 bytes of chance, and what stands for it in a page that is kept is as long", () => {
  expect(newIdempotencyKey()).toMatch(/^[\w-]{22}$/);
  expect(newIdempotencyKey()).not.toBe(newIdempotencyKey());
  expect(keyPlaceholder).toMatch(/^[\w-]{22}$/);
  expect(withOwnKey("none")).toBe("none");
});
