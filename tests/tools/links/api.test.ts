import { expect, test } from "bun:test";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withSignIn } from "#tests/support/product/sign-in.ts";
import type { Visitor } from "#tests/support/people/visitor.ts";

const target = "https://example.com/bai-viet?a=1#muc";
const phone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1";

const create = (visitor: Visitor, body: object = {}) =>
  visitor.call("/links", { method: "POST", body: JSON.stringify({ url: target, ...body }) });

async function newLink(visitor: Visitor, body: object = {}): Promise<string> {
  const made: { code: string } = await (await create(visitor, body)).json();
  return made.code;
}

const click = (visitor: Visitor, code: string, headers: Record<string, string> = {}) =>
  visitor.open(`/links/${code}`, { headers: { "User-Agent": phone, ...headers } });

test("a short link leads on with a redirect that nobody keeps", () =>
  withSignIn(async ({ visitor }) => {
    const code = await newLink(visitor());
    const answer = await click(visitor(), code.toUpperCase());
    expect(answer.status).toBe(302);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      location: target,
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
      "referrer-policy": "no-referrer",
    });
    expect([answer.headers.getSetCookie(), await answer.text()]).toEqual([[], ""]);
  }));

test("GET is a click; HEAD, what is fetched ahead, and bots are not", () =>
  withSignIn(async ({ visitor, signedIn }) => {
    const an = await signedIn();
    const code = await newLink(an);
    await click(visitor(), code);
    const head = await visitor().open(`/links/${code}`, { method: "HEAD", headers: { "User-Agent": phone } });
    expect([head.status, head.headers.get("location")]).toEqual([302, target]);
    await click(visitor(), code, { "Sec-Purpose": "prefetch" });
    await click(visitor(), code, { "User-Agent": "facebookexternalhit/1.1" });
    const stats = await (await an.call(`/links/${code}/analytics`)).json();
    expect(stats).toMatchObject({ total: 1, clicks: 1, unique: 1, bots: 1 });
  }));

test("analytics tell where clicks come from, and a table of them", () =>
  withSignIn(
    async ({ visitor, signedIn }) => {
      const an = await signedIn();
      const code = await newLink(an);
      for (const address of ["14.160.0.1", "14.160.0.1", "8.8.8.8"]) {
        await click(visitor(), code, { "X-Forwarded-For": address, Referer: "https://forum.example/a" });
      }
      const stats = await (await an.call(`/links/${code}/analytics?range=7&lang=en`)).json();
      expect(stats).toMatchObject({
        total: 3,
        unique: 2,
        daily: { length: 7 },
        byCountry: [
          { country: "VN", name: "Vietnam", clicks: 2 },
          { country: "US", name: "United States", clicks: 1 },
        ],
        byReferrer: [{ referrer: "forum.example", clicks: 3 }],
        byDevice: [{ device: "mobile", clicks: 3 }],
        byBrowser: [{ browser: "Safari", clicks: 3 }],
      });
      const table = await an.call(`/links/${code}/analytics.csv`);
      expect(table.headers.get("content-type")).toBe("text/csv; charset=utf-8");
      expect(table.headers.get("content-disposition")).toBe(`attachment; filename="links-${code}.csv"`);
      expect(await table.text()).toContain(",country,VN,2\r\n");
    },
    { TRUST_PROXY: "1" },
  ));

test("the list has each link's clicks by day, the same as its analytics have", () =>
  withSignIn(async ({ visitor, signedIn }) => {
    const an = await signedIn();
    const [clicked, quiet] = [await newLink(an), await newLink(an)];
    for (let at = 0; at < 3; at += 1) await click(visitor(), clicked);
    const { data } = await (await an.call("/links")).json();
    expect(data.map(({ code }: { code: string }) => code)).toEqual([quiet, clicked]);
    for (const { code, daily_clicks: daily } of data) {
      const stats = await (await an.call(`/links/${code}/analytics`)).json();
      expect(daily).toEqual(stats.daily.map(({ clicks }: { clicks: number }) => clicks));
      // A link of today has no days before that its clicks could be compared with.
      expect([daily.at(-1), stats.previous]).toEqual([code === clicked ? 3 : 0, null]);
    }
  }));

test("a range that is none is refused", () =>
  withSignIn(async ({ signedIn }) => {
    const an = await signedIn();
    const answer = await an.call(`/links/${await newLink(an)}/analytics?range=8`);
    expect([answer.status, await answer.json()]).toMatchObject([422, { errors: [{ path: "range" }] }]);
  }));

test("an unknown short link is a page that says so, in the visitor's language", () =>
  withSignIn(async ({ visitor }) => {
    const answer = await visitor().open("/links/zzzz9999", { headers: { "Accept-Language": "en" } });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
    expect(await answer.text()).toContain("This short link does not exist or has been deleted.");
    for (const code of ["%E1", "%zz", "%E1+", "%00"])
      expect([code, (await visitor().open(`/links/${code}`)).status]).toEqual([code, 404]);
  }));

test("a plus sign shows where a short link leads, and counts nothing", () =>
  withSignIn(async ({ visitor, signedIn }) => {
    const an = await signedIn();
    const code = await newLink(an);
    const page = await visitor().open(`/links/${code}+`);
    expect([page.status, page.headers.get("x-robots-tag")]).toEqual([200, "noindex"]);
    expect(await page.text()).toContain(`href="${target}"`);
    expect(await (await an.call("/links")).json()).toMatchObject({ data: [{ clicks: 0 }] });
    expect((await visitor().open("/links/zzzz9999+")).status).toBe(404);
  }));

test("the page of short links is not taken for one", () =>
  withSignIn(async ({ visitor }) => {
    for (const path of ["/links", "/en/links"]) expect((await visitor().open(path)).status).toBe(200);
  }));

test("a target on the operator's list can neither be shortened nor reached", async () => {
  const list = join(mkdtempSync(join(tmpdir(), "blocklist-")), "hosts.txt");
  await Bun.write(list, "bad.example\n");
  await withSignIn(
    async ({ visitor }) => {
      const answer = await create(visitor(), { url: "https://shop.bad.example/" });
      expect([answer.status, await answer.json()]).toMatchObject([422, { errors: [{ path: "url" }] }]);
    },
    { LINK_BLOCKLIST: list },
  );
});

test("an anonymous visitor makes ten links a day, a user a hundred", () =>
  withSignIn(
    async ({ visitor, signedIn }) => {
      // Two at once for the last place; all at once keep a busy database from counting in time.
      const statuses = async (one: Visitor) => {
        const inTurn: number[] = [];
        for (let made = 0; made < 9; made += 1) inTurn.push((await create(one)).status);
        const last = await Promise.all([create(one), create(one)]);
        return [...inTurn, ...last.map(({ status }) => status)];
      };
      expect((await statuses(visitor())).filter((status) => status === 429)).toHaveLength(1);
      expect((await statuses(await signedIn())).filter((status) => status === 429)).toHaveLength(0);
    },
    { RATE_LIMIT: "1" },
  ));

test("trying out codes is limited, and who tries too many waits for those that exist", () =>
  withSignIn(
    async ({ visitor }) => {
      const code = await newLink(visitor());
      const tries = Array.from({ length: 15 }, (_, index) => visitor().open(`/links/none${index}`));
      const statuses = (await Promise.all(tries)).map(({ status }) => status);
      const count = (status: number) => statuses.filter((one) => one === status).length;
      expect([count(404), count(429)]).toEqual([3, 12]);
      expect((await click(visitor(), code)).status).toBe(429);
    },
    { RATE_LIMIT: "0.1" },
  ));

test("who takes their data along has their links and notes in it", () =>
  withSignIn(async ({ signedIn }) => {
    const an = await signedIn();
    const code = await newLink(an);
    await an.call("/notes", { method: "POST", body: JSON.stringify({ content: "của tôi" }) });
    const taken = await (await an.call("/account/export")).json();
    expect(taken).toMatchObject({
      links: [{ code, original_url: target, counts: [] }],
      notes: [{ content: "của tôi" }],
    });
  }));
