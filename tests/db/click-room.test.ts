import { expect, test } from "bun:test";
import { gt, inArray } from "drizzle-orm";
import { clickRoom } from "#db/click-room.ts";
import { openDatabase } from "#db/client.ts";
import { clickStore } from "#db/clicks.ts";
import { linkStore } from "#db/links.ts";
import { siteTotalStore } from "#db/site-totals.ts";
import type { Click } from "#tools/links/click.ts";
import { newDatabaseUrl, testsPostgresql } from "#tests/support/product/database.ts";
import { lookAtTables } from "#tests/support/product/table-bytes.ts";
import { sampleClick, sampleLink } from "#tests/support/samples/click.ts";

const { day } = sampleClick;
const linkIds = Array.from({ length: 300 }, (_, index) => `link-${index}`);

/** Statistics of three hundred links, which may add so many bytes a day. */
async function newSite(bytesADay: number, { factor = 1, hasRoom = async () => true } = {}) {
  const url = await newDatabaseUrl();
  const { db, close } = await openDatabase(url);
  const links = linkStore(db);
  await db
    .insert(db.tables.links)
    .values(linkIds.map((id, index) => ({ ...sampleLink, id, code: `code${index}` })));
  const room = () => {
    const now = () => new Date(`${day}T05:00:00Z`);
    return clickRoom(db, { databaseBytes: bytesADay * 365, factor, hasRoom, now });
  };
  const onFailure = (fault: unknown) => expect(fault).toBeNull();
  const process = () => clickStore(db, { onFailure, room: room() });
  const store = process();
  return {
    url,
    process,
    close,
    record: (click: Click) => store.record(click),
    bytesOfDay: () => siteTotalStore(db).amountOf({ kind: "clickBytes", day }),
    /** Of each link that was clicked: its total, and what is counted by day or as undated. */
    sums: async () => {
      const { links: linkTable, clickCounts } = db.tables;
      const isPeople = inArray(clickCounts.kind, ["clicks", "undated"]);
      const counts = await db.select().from(clickCounts).where(isPeople);
      const counted: Record<string, number> = {};
      for (const { linkId, clicks } of counts) counted[linkId] = (counted[linkId] ?? 0) + clicks;
      const clicked = await db.select().from(linkTable).where(gt(linkTable.clicks, 0));
      return {
        totals: Object.fromEntries(clicked.map(({ id, clicks }) => [id, clicks])),
        counted,
        undated: counts.reduce((sum, { kind, clicks }) => (kind === "undated" ? sum + clicks : sum), 0),
      };
    },
    countsOf: async (linkId: string) => {
      const { clicks: total } = (await links.find(linkId.replace("link-", "code"))) ?? { clicks: -1 };
      const { perDay, named } = await store.summaryOf(linkId, [day]);
      const counted = Object.fromEntries(perDay.map(({ kind, clicks }) => [kind, clicks]));
      const { clicks: dated = 0, unique = 0, undated = 0 } = counted;
      return { total, clicks: dated, unique, undated, named: named.flatMap(({ top }) => top).length };
    },
  };
}

/** Of the browser with this number behind an address of the network with this number. */
const clickOf = (linkId: string, network: number, browser = network): Click => ({
  ...sampleClick,
  linkId,
  visitor: Uint8Array.from({ length: 8 }, (_, at) => (browser * (at + 7)) >> at),
  payer: { client: `10.${network}.0.${browser % 200}`, network: `10.${network}.0.0/24` },
});

/** Strangers of each network, each on another link, in groups as they come. */
async function flood(
  { record }: { record: (click: Click) => Promise<void> },
  { networks, clicks }: { networks: readonly number[]; clicks: number },
): Promise<void> {
  for (let from = 0; from < clicks; from += 25)
    await Promise.all(
      Array.from({ length: 25 }, (_, at) => {
        const number = from + at;
        const network = networks[number % networks.length] ?? 0;
        const linkId = linkIds[1 + ((number * 7) % 250)] ?? "";
        return record({ ...clickOf(linkId, network, number), referrer: `r${number}.example` });
      }),
    );
}

const from = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);

test("clicks of all the world add no more rows a day than there is room for, and no click is lost", async () => {
  const site = await newSite(30_000);
  const busy = linkIds[0] ?? "";
  await site.record(clickOf(busy, 0));
  await flood(site, { networks: from(1, 60), clicks: 1000 });
  const full = await site.bytesOfDay();
  // One group of twenty-five may pass it.
  expect(full).toBeWithin(30_000, 45_000);
  await flood(site, { networks: from(100, 60), clicks: 250 });
  expect(await site.bytesOfDay()).toBeLessThan(full + 10_000);
  const { totals, counted, undated } = await site.sums();
  expect(counted).toEqual(totals);
  expect(Object.values(totals).reduce((sum, clicks) => sum + clicks, 0)).toBe(1251);
  expect(undated).toBeGreaterThan(100);
  // What had rows goes on with them: the same browser's clicks, and another's, who is no new visitor any more.
  for (const browser of [0, 300, 301]) await site.record(clickOf(busy, browser));
  expect(await site.countsOf(busy)).toEqual({ total: 4, clicks: 4, unique: 1, undated: 0, named: 4 });
  // The next process knows of it before its first click, and so does the next day not.
  const next = site.process();
  const [unseen = ""] = linkIds.slice(280);
  await next.record(clickOf(unseen, 0));
  expect(await site.countsOf(unseen)).toMatchObject({ total: 1, clicks: 0, undated: 1 });
  await next.record({ ...clickOf(unseen, 0), day: "2026-11-22" });
  expect(await site.countsOf(unseen)).toMatchObject({ total: 2, clicks: 0, undated: 1 });
  await site.close();
});

test("one network's clicks leave most of the day's room to others, and one client's most of the network's", async () => {
  const ofClient = await newSite(50_000);
  await flood(
    { record: (click) => ofClient.record({ ...click, payer: clickOf("", 9).payer }) },
    { networks: [9], clicks: 500 },
  );
  expect(await ofClient.bytesOfDay()).toBeWithin(5_000, 15_000);
  const ofNetwork = await newSite(50_000);
  await flood(ofNetwork, { networks: [9], clicks: 500 });
  expect(await ofNetwork.bytesOfDay()).toBeWithin(12_500, 25_000);
  // Others are counted as before.
  await ofNetwork.record(clickOf(linkIds[299] ?? "", 10));
  expect(await ofNetwork.countsOf(linkIds[299] ?? "")).toEqual({
    total: 1,
    clicks: 1,
    unique: 1,
    undated: 0,
    named: 4,
  });
  // Near the end each has a tenth of that.
  await flood(ofNetwork, { networks: [21, 22, 23, 24, 25, 26, 27, 28], clicks: 1000 });
  expect(await ofNetwork.bytesOfDay()).toBeWithin(33_333, 49_000);
  await Promise.all([ofClient.close(), ofNetwork.close()]);
});

test("a database that is nearly full gets no row of clicks, and no limits lift the share alone", async () => {
  const nearlyFull = await newSite(1_000_000, { hasRoom: async () => false });
  await nearlyFull.record(clickOf(linkIds[5] ?? "", 1));
  await nearlyFull.record({ ...clickOf(linkIds[5] ?? "", 1), isBot: true });
  expect(await nearlyFull.countsOf(linkIds[5] ?? "")).toEqual({
    total: 1,
    clicks: 0,
    unique: 0,
    undated: 1,
    named: 0,
  });
  const unlimited = await newSite(20_000, { factor: 0 });
  await flood(unlimited, { networks: [9], clicks: 500 });
  expect(await unlimited.bytesOfDay()).toBeWithin(20_000, 33_000);
  await Promise.all([nearlyFull.close(), unlimited.close()]);
});

// PostgreSQL tells only whole pages.
test.skipIf(testsPostgresql)("what rows of clicks are counted as is about what they take", async () => {
  const site = await newSite(10_000_000, { factor: 0 });
  const tables = await lookAtTables(site.url);
  await flood(site, { networks: from(1, 40), clicks: 500 });
  const bytes = await tables.bytes();
  await tables.close();
  const taken = (bytes.get("clickCounts") ?? 0) + (bytes.get("clickVisitors") ?? 0);
  expect((await site.bytesOfDay()) / taken).toBeWithin(0.75, 1.5);
  await site.close();
});
