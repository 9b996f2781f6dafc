import { expect, test } from "bun:test";
import { jsonFile } from "#api/json-file.ts";
import { clickStore } from "#db/clicks.ts";
import type { Db } from "#db/db.ts";
import { linkStore } from "#db/links.ts";
import { respondWithTexts, sendingOf } from "#http/respond.ts";
import { analyticsCsv } from "#tools/links/analytics.ts";
import { linksCsv, maxListedInCsv } from "#tools/links/list-csv.ts";
import { exportLinks } from "#tools/links/own-data.ts";
import { newDatabase } from "#tests/support/product/database.ts";
import { longestTurnMs } from "#tests/support/product/longest-turn.ts";
import { manyLinks } from "#tests/support/product/many-links.ts";
import { addUser } from "#tests/support/people/users.ts";
import { unobserved } from "#tests/support/product/unobserved.ts";

/** As long as others wait at the most. */
const maxTurnMs = 50;
const maxPieceBytes = 256 * 1024;

/** As many names as ninety days of a link have at the most. */
async function manyCounts(db: Db, linkId: string): Promise<void> {
  const counts = Array.from({ length: 20_000 }, (_, index) => ({
    linkId,
    day: `2026-11-${10 + (index % 20)}`,
    kind: "referrer" as const,
    value: `trang-${index}.example`,
    clicks: 1,
  }));
  for (let from = 0; from < counts.length; from += 2000)
    await db.insert(db.tables.clickCounts).values(counts.slice(from, from + 2000));
}

const files: Readonly<Record<string, (db: Db) => Promise<() => AsyncIterable<string>>>> = {
  async "the table of all links"(db) {
    await manyLinks(db, { userId: "an", count: maxListedInCsv });
    return () => linksCsv({ userId: "an", origin: "https://a.vn" }, { links: linkStore(db) });
  },
  async "the table of a link's clicks"(db) {
    await manyLinks(db, { userId: "an", count: 1 });
    await manyCounts(db, "l0");
    return () => analyticsCsv(clickStore(db, { onFailure: console.error }).countsOf("l0"));
  },
  async "the links of an account"(db) {
    await manyLinks(db, { userId: "an", count: 100 });
    await manyCounts(db, "l50");
    const [links, clicks] = [linkStore(db), clickStore(db, { onFailure: console.error })];
    const exporter = exportLinks({ links, clicks, publicUrl: "https://a.vn" });
    return () => jsonFile({ links: exporter("an") });
  },
};

test.each(Object.keys(files))(
  "what one takes along is made as it is read, each piece without holding the thread: %s",
  async (name) => {
    const { db } = await newDatabase();
    await addUser(db, "an");
    const texts = await files[name]?.(db);
    if (!texts) throw new Error("Nothing to be read");
    const pieces = (await Array.fromAsync(texts())).map((text) => Buffer.byteLength(text));
    const size = pieces.reduce((sum, bytes) => sum + bytes, 0);
    expect([size > maxPieceBytes, Math.max(...pieces) <= maxPieceBytes]).toEqual([true, true]);
    const read = async () => {
      const answer = respondWithTexts(texts(), {});
      sendingOf(answer)?.start(unobserved);
      expect((await answer.bytes()).length).toBe(size);
    };
    expect((await longestTurnMs(read, maxTurnMs)) <= maxTurnMs).toBe(true);
  },
);
