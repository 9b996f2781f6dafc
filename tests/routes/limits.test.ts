import { Database as Sqlite } from "bun:sqlite";
import { expect, test } from "bun:test";
import { limits } from "#core/limits.ts";
import { maxContentBytes } from "#tools/notes/schema.ts";
import { newFileUrl } from "#tests/support/product/database.ts";
import { postForm, postJson, withProduct } from "#tests/support/product/product.ts";

// On a busy machine a minute passes between the first and the last of so many requests.
const now = new Date();
const limited = {
  now: () => now,
  env: { RATE_LIMIT: "1", ANALYTICS_SCRIPT_URL: "https://stats.example/tag.js", ANALYTICS_ID: "G-1" },
};
const url = "https://example.com/";

const statusesOf = async (count: number, ask: () => Promise<Response>) => {
  const statuses: number[] = [];
  for (let turn = 0; turn < count; turn += 1) statuses.push((await ask()).status);
  return statuses;
};

test("searching notes with a thousand words, a far cursor or none at all is a page", () =>
  withProduct(async (base) => {
    const note = await postForm(`${base}/notes`, { content: "Mua sữa", action: "create" });
    const headers = {
      Cookie: note.headers
        .getSetCookie()
        .map((one) => one.split(";")[0])
        .join("; "),
    };
    const words = Array.from({ length: 1100 }, (_, index) => `w${index}`).join("+");
    for (const query of [`q=${words}`, "cursor=1e30", "cursor=-1", "cursor=x", "q=s%E1%BB%AFa"]) {
      const page = await fetch(`${base}/notes?${query}`, { headers });
      expect([query.slice(0, 20), page.status]).toEqual([query.slice(0, 20), 200]);
    }
    const found = await (await fetch(`${base}/notes?q=sua`, { headers })).text();
    expect(found).toContain("Mua sữa");
  }));

test("previews and tried codes are counted, and who guesses too much waits for codes that exist, too", () =>
  withProduct(async (base) => {
    const { code } = await (await postJson(`${base}/api/links`, { url })).json();
    const follow = (name: string) => fetch(`${base}/links/${name}`, { redirect: "manual" });
    expect((await follow(code)).status).toBe(302);
    const previews = await statusesOf(10, () => follow(`${code}+`));
    expect(new Set(previews)).toEqual(new Set([200]));
    let tried = 0;
    const guesses = await statusesOf(limits.guess.points, () => follow(`nothere${(tried += 1)}`));
    expect(guesses.filter((status) => status === 404)).toHaveLength(limits.guess.points - 10);
    expect(guesses.at(-1)).toBe(429);
    const refused = await follow(code);
    expect([refused.status, refused.headers.has("Retry-After")]).toEqual([429, true]);
    expect(await refused.text()).toMatch(/Thử lại sau (1 phút|\d+ giây)/);
    expect((await follow(`${code}+`)).status).toBe(429);
    const made = await fetch(`${base}/links?made=${code}`);
    expect([made.status, (await made.text()).includes("Thử lại sau")]).toEqual([429, true]);
  }, limited));

test("home names the tools for a text though its answer has to wait, and says until when", () =>
  withProduct(async (base) => {
    const sent = { q: "*/5 * * * *" };
    const answered = await (await postForm(`${base}/`, sent)).text();
    expect(answered).toContain('class="glance"');
    const uuids = () => fetch(`${base}/api/crypto/uuid/generate`, { method: "POST", body: "{}" });
    expect((await statusesOf(limits.compute.points, uuids)).at(-1)).toBe(429);
    const found = await postForm(`${base}/`, sent);
    const page = await found.text();
    expect([found.status, page.includes('action="/cron"'), page.includes('class="glance"')]).toEqual([
      200,
      true,
      false,
    ]);
    expect(page).toMatch(/Câu trả lời chưa hiện ở đây được\. .*Thử lại sau (1 phút|\d+ giây)/);
  }, limited));

test("many who follow one dead link from behind one address close no other link for it", () =>
  withProduct(async (base) => {
    const { code } = await (await postJson(`${base}/api/links`, { url })).json();
    const follow = (name: string) => fetch(`${base}/links/${name}`, { redirect: "manual" });
    const dead = await statusesOf(limits.guess.points * 2, () => follow("deadlink"));
    expect(new Set(dead)).toEqual(new Set([404]));
    expect((await follow(code)).status).toBe(302);
    // It is one try of those that a minute has.
    let tried = 0;
    const others = await statusesOf(limits.guess.points, () => follow(`other${(tried += 1)}`));
    expect([others.at(-2), others.at(-1)]).toEqual([404, 429]);
  }, limited));

test("pictures and frames in another site's page use up nothing of what its readers may ask for", () =>
  withProduct(async (base) => {
    const { code } = await (await postJson(`${base}/api/links`, { url })).json();
    const embed = async (path: string, destination: string) =>
      (
        await fetch(base + path, {
          redirect: "manual",
          headers: { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Dest": destination },
        })
      ).status;
    let number = 0;
    for (const [path, times] of [
      ["/links/dead", 40],
      ["/ip?", 350],
      ["/whois?domain=", 20],
      ["/khong-co-trang-", 20],
      [`/links/${code}+?`, 20],
    ] as const)
      for (let time = 0; time < times; time += 1)
        expect([
          path,
          await embed(`${path}${(number += 1)}`, ["image", "iframe", "script"][time % 3] ?? ""),
        ]).toEqual([path, 403]);
    const visit = { headers: { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Dest": "document" } };
    expect((await fetch(`${base}/links/${code}`, { ...visit, redirect: "manual" })).status).toBe(302);
    expect((await fetch(`${base}/ip`, visit)).status).toBe(200);
    // A picture behind a short link is still one, until too many codes were tried out by pictures.
    expect(await embed(`/links/${code}`, "image")).toBe(403);
  }, limited));

test("drawn pages and pages that are not there are counted; pages from memory are not", () =>
  withProduct(async (base) => {
    const drawn = await statusesOf(limits.page.points, () => fetch(`${base}/ip`));
    expect(new Set(drawn)).toEqual(new Set([200]));
    const refused = await fetch(`${base}/nothing-here`);
    expect([refused.status, refused.headers.get("content-type")]).toEqual([429, "text/html; charset=utf-8"]);
    const policy = refused.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("stats.example");
    expect((await fetch(`${base}/cron`)).status).toBe(200);
  }, limited));

test("a form over its limit says on the page until when, and that signing in gives more", () =>
  withProduct(
    async (base) => {
      const asBrowser = { "Sec-Fetch-Site": "same-origin" };
      const first = await postForm(`${base}/links`, { url }, asBrowser);
      const cookie = first.headers
        .getSetCookie()
        .map((one) => one.split(";")[0])
        .join("; ");
      expect([first.status, cookie]).toEqual([303, expect.stringContaining("quota=")]);
      const ask = (headers: Record<string, string>) =>
        postForm(`${base}/links`, { url }, { ...asBrowser, ...headers });
      expect(new Set(await statusesOf(9, () => ask({ Cookie: cookie })))).toEqual(new Set([303]));
      const refused = await ask({ Cookie: cookie });
      expect(refused.status).toBe(429);
      expect(await refused.text()).toMatch(/Thử lại sau (23 giờ 59 phút|24 giờ), hoặc đăng nhập/);
      expect((await ask({})).status).toBe(303);
    },
    { env: { ...limited.env, GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret" } },
  ));

test("five taken codes take nothing of the day's links", () =>
  withProduct(async (base) => {
    await postJson(`${base}/api/links`, { url, code: "tet2027" });
    const taken = await statusesOf(8, () => postJson(`${base}/api/links`, { url, code: "tet2027" }));
    expect(new Set(taken)).toEqual(new Set([409]));
    const made = await postJson(`${base}/api/links`, { url });
    expect([made.status, made.headers.get("ratelimit")]).toEqual([200, expect.stringMatching(/r=8;/)]);
  }, limited));

test("what one address writes in a day takes no more of the disk than its count of the longest notes", () => {
  const factor = 0.1;
  const most = Math.round(limits.note.addressPoints * factor);
  let time = Date.parse("2026-11-21T02:00:00Z");
  const databaseUrl = newFileUrl();
  const pagesOf = () => {
    const sqlite = new Sqlite(databaseUrl.slice("file:".length), { readonly: true });
    const [pages] = sqlite
      .query("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")
      .values();
    sqlite.close();
    return Number(pages?.[0]);
  };
  return withProduct(
    async (base) => {
      const content = "a".repeat(maxContentBytes);
      const write = () => {
        // So that tries, which have a limit of a minute, are not what ends it.
        time += 60_000;
        // Who invents browsers has the address's share.
        const cookie = `quota=${String(time).padStart(22, "q")}`;
        return postJson(`${base}/api/notes`, { content }, { Cookie: cookie });
      };
      const empty = pagesOf();
      expect(new Set(await statusesOf(most, write))).toEqual(new Set([200]));
      expect(new Set(await statusesOf(5, write))).toEqual(new Set([429]));
      const taken = pagesOf() - empty;
      expect(taken).toBeGreaterThan(most * maxContentBytes);
      expect(taken).toBeLessThan(most * (2 * maxContentBytes + 4096));
    },
    { now: () => new Date(time), env: { RATE_LIMIT: String(factor), DATABASE_URL: databaseUrl } },
  );
});
