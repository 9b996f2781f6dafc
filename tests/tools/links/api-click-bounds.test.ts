import { expect, test } from "bun:test";
import { openDatabase } from "#db/client.ts";
import { lastDays } from "#core/days.ts";
import { maxBrowserNames } from "#tools/links/click.ts";
import type { Analytics } from "#tools/links/schema.ts";
import { newDatabaseUrl, testsPostgresql } from "#tests/support/product/database.ts";
import { withSignIn } from "#tests/support/product/sign-in.ts";

const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1";

type Click = { readonly address: string; readonly userAgent?: string; readonly referer?: string };

const click = async (base: string, code: string, { address, userAgent = iphone, referer }: Click) => {
  const headers = {
    "X-Forwarded-For": address,
    "User-Agent": userAgent,
    ...(referer && { Referer: referer }),
  };
  const { status } = await fetch(`${base}/links/${code}`, { redirect: "manual", headers });
  return status;
};

/** So many at a time, as a crowd clicks. */
async function clickAll(base: string, code: string, clicks: readonly Click[]): Promise<number[]> {
  const statuses: number[] = [];
  for (let from = 0; from < clicks.length; from += 32)
    statuses.push(...(await Promise.all(clicks.slice(from, from + 32).map((one) => click(base, code, one)))));
  return statuses;
}

const strangers = (count: number, of: (index: number) => Click): Click[] =>
  Array.from({ length: count }, (_, index) => of(index));

/** A product that counts a tenth of what it usually counts of a subscriber, and the link of somebody who can read its statistics. */
const withLink = (
  run: (site: {
    base: string;
    code: string;
    make: (body: object) => Promise<string>;
    analytics: (code?: string) => Promise<Analytics & { size: number }>;
    page: (path: string) => Promise<string>;
    rows: () => Promise<{ visitors: number; counts: number; browsers: string[] }>;
  }) => Promise<void>,
  { limitFactor = "0.1", databaseMb = "51200" } = {},
) =>
  newDatabaseUrl().then((url) =>
    withSignIn(
      async ({ base, signedIn }) => {
        const owner = await signedIn();
        const make = async (body: object) => {
          const made = await owner.call("/links", {
            method: "POST",
            body: JSON.stringify({ url: "https://example.com/", ...body }),
          });
          const { code }: { code: string } = await made.json();
          return code;
        };
        const code = await make({});
        const analytics = async (of = code) => {
          const text = await (await owner.call(`/links/${of}/analytics?range=90`)).text();
          return { ...JSON.parse(text), size: text.length };
        };
        const rows = async () => {
          const { db, close } = await openDatabase(url);
          const { clickVisitors, clickCounts } = db.tables;
          const [visitors, counts] = [
            await db.select().from(clickVisitors),
            await db.select().from(clickCounts),
          ];
          await close();
          const browsers = counts.filter(({ kind }) => kind === "browser").map(({ value }) => value);
          return { visitors: visitors.length, counts: counts.length, browsers };
        };
        const page = async (path: string) => (await owner.open(path)).text();
        await run({ base, code, make, analytics, page, rows });
      },
      { DATABASE_URL: url, TRUST_PROXY: "1", RATE_LIMIT: limitFactor, DATABASE_MAX_MB: databaseMb },
    ),
  );

test("a stranger with ever new browsers and referrers adds few rows, and no name that is not a browser's", () =>
  withLink(async ({ base, code, analytics, rows }) => {
    const word = (index: number) => (index * 7919 + 17).toString(36);
    const flood = strangers(300, (index) => ({
      address: "203.0.113.9",
      userAgent: `${word(index)}${word(index + 1)}/1.${index} (${word(index)}) rv/${index}`,
      referer: `https://${word(index)}.example/`,
    }));
    expect([...new Set(await clickAll(base, code, flood))]).toEqual([302]);
    const after = await rows();
    expect(after.visitors).toBeLessThanOrEqual(10);
    expect(after.counts).toBeLessThanOrEqual(12);
    expect(after.browsers).toEqual(["other"]);
    const summary = await analytics();
    expect(summary).toMatchObject({ clicks: 100, unique: 10 });
    expect(summary.byReferrer.length).toBeLessThanOrEqual(3);
    // Others are counted as if nothing had been.
    const others = strangers(40, (index) => ({
      address: `198.51.100.${index}`,
      referer: "https://forum.example/",
    }));
    await clickAll(base, code, others);
    expect(await analytics()).toMatchObject({
      clicks: 140,
      unique: 50,
      byReferrer: expect.arrayContaining([{ referrer: "forum.example", clicks: 40 }]),
      byBrowser: [
        { browser: "other", clicks: 100 },
        { browser: "Safari", clicks: 40 },
      ],
    });
  }));

test("whoever has a /48 of IPv6 addresses is one subscriber", () =>
  withLink(async ({ base, code, analytics }) => {
    const flood = strangers(200, (index) => ({ address: `2001:db8:5:${index.toString(16)}::${index + 1}` }));
    await clickAll(base, code, flood);
    expect(await analytics()).toMatchObject({ clicks: 100, unique: 10 });
    await clickAll(base, code, [{ address: "2001:db8:6::1" }]);
    expect(await analytics()).toMatchObject({ clicks: 101, unique: 11 });
  }));

// On PostgreSQL an empty database takes more than this one may.
test.skipIf(testsPostgresql)(
  "when statistics have no more room that day links lead on, totals count, and the owner is told what is left out",
  () =>
    withLink(
      async ({ base, code, make, analytics, page }) => {
        const other = await make({});
        const flood = strangers(150, (index) => ({
          address: `10.${index}.0.1`,
          referer: `https://${index}.example/`,
        }));
        expect([...new Set(await clickAll(base, other, flood))]).toEqual([302]);
        expect(
          [await analytics(other)].map(({ total, clicks, undated }) => ({ total, clicks, undated })),
        ).toEqual([{ total: 150, clicks: 150, undated: 0 }]);
        await clickAll(base, code, flood.slice(0, 7));
        expect(await analytics()).toMatchObject({ total: 7, clicks: 0, undated: 7, byCountry: [] });
        expect(await page(`/links?analytics=${code}`)).toContain("7 lượt chỉ có trong tổng số");
      },
      { limitFactor: "1", databaseMb: "3" },
    ),
);

test("one stranger does not end a link that ends after so many visitors; a crowd does, for everybody", () =>
  withLink(
    async ({ base, make }) => {
      const code = await make({ max_clicks: 12 });
      const preview = async () =>
        (await fetch(`${base}/links/${code}+`, { headers: { "X-Forwarded-For": "192.0.2.77" } })).status;
      const stranger = strangers(60, (index) => ({
        address: "203.0.113.9",
        userAgent: iphone.replace("18_5", `18_${index}`),
      }));
      expect([...new Set(await clickAll(base, code, stranger))]).toEqual([302]);
      const household = strangers(30, (index) => ({ address: `2001:db8:5:${index}::1` }));
      expect([...new Set(await clickAll(base, code, household))]).toEqual([302]);
      expect(await preview()).toBe(200);
      const crowd = strangers(20, (index) => ({ address: `198.51.100.${index}` }));
      const statuses = await clickAll(base, code, crowd);
      expect(statuses.filter((status) => status === 302)).toHaveLength(10);
      expect(statuses.filter((status) => status === 410)).toHaveLength(10);
      expect([await click(base, code, { address: "203.0.113.9" }), await preview()]).toEqual([410, 410]);
    },
    { limitFactor: "0" },
  ));

test("a link for one visitor is over after the first, for the same one too", () =>
  withLink(
    async ({ base, make }) => {
      const code = await make({ max_clicks: 1 });
      const again = { address: "203.0.113.9" };
      expect([await click(base, code, again), await click(base, code, again)]).toEqual([302, 410]);
    },
    { limitFactor: "0" },
  ));

test("every user agent that there is counts under a bounded number of names", () =>
  withLink(
    async ({ base, code, rows }) => {
      const families = [
        "Chrome",
        "Firefox",
        "Edg",
        "OPR",
        "Vivaldi",
        "SamsungBrowser",
        "Focus",
        "coc_coc_browser",
      ];
      const flood = strangers(400, (index) => ({
        address: `198.18.${index >> 8}.${index & 255}`,
        userAgent: `Mozilla/5.0 (X11; Linux x86_64) ${families[index % 8]}/${index}.0 ${index % 3 ? `X${index}/2 ` : ""}Y/1`,
      }));
      await clickAll(base, code, flood);
      expect((await rows()).browsers.length).toBeLessThanOrEqual(maxBrowserNames);
      expect(maxBrowserNames).toBeLessThan(150);
    },
    { limitFactor: "0" },
  ));

test("statistics that were filled before open with the names clicked most, and still add up", async () => {
  const url = await newDatabaseUrl();
  await withSignIn(
    async ({ signedIn }) => {
      const owner = await signedIn();
      const made = await owner.call("/links", { method: "POST", body: '{"url":"https://example.com/"}' });
      const { id, code }: { id: string; code: string } = await made.json();
      const { db, close } = await openDatabase(url);
      const days = lastDays(Date.now(), 30);
      await db.transaction(async (tx) => {
        const { clickCounts } = tx.tables;
        for (const day of days) {
          const named = Array.from({ length: 1000 }, (_, index) => ({
            linkId: id,
            day,
            kind: "browser" as const,
            value: `made-up ${day} ${index}`,
            clicks: 1,
          }));
          await tx
            .insert(clickCounts)
            .values([
              ...named,
              { linkId: id, day, kind: "browser", value: "Chrome", clicks: 500 },
              { linkId: id, day, kind: "country", value: "VN", clicks: 1500 },
              { linkId: id, day, kind: "clicks", value: "", clicks: 1500 },
            ]);
        }
      });
      await close();
      const answer = await owner.call(`/links/${code}/analytics?range=30`);
      const text = await answer.text();
      const summary: Analytics = JSON.parse(text);
      expect(text.length).toBeLessThan(30_000);
      expect(summary.clicks).toBe(45_000);
      const sum = (list: readonly { clicks: number }[]) => list.reduce((all, { clicks }) => all + clicks, 0);
      expect([sum(summary.byBrowser), sum(summary.byCountry)]).toEqual([45_000, 45_000]);
      expect(summary.byBrowser.slice(0, 2)).toContainEqual({ browser: "Chrome", clicks: expect.any(Number) });
      const csv = await owner.call(`/links/${code}/analytics.csv?range=30`);
      expect((await csv.text()).length).toBeLessThan(2_000_000);
    },
    { DATABASE_URL: url },
  );
});
