import { expect, test } from "bun:test";
import { clickStore } from "#db/clicks.ts";
import { linkStore } from "#db/links.ts";
import { openSqlite } from "#db/sqlite.ts";
import { ClickThreadError, startClickThread } from "#server/click-thread.ts";
import { newFileUrl } from "#tests/support/product/database.ts";
import { sampleLink as link } from "#tests/support/samples/click.ts";

const visit = {
  linkId: "l1",
  day: "2026-11-22",
  address: "14.160.0.1",
  userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1",
  referer: "https://forum.example/a",
};

const settings = { countryFile: "", bounds: null, room: { databaseBytes: 2 ** 30, factor: 1 } };

async function openSite() {
  const url = newFileUrl();
  const database = openSqlite(url);
  await linkStore(database.db).add(link);
  const counts = async () =>
    (await Array.fromAsync(clickStore(database.db, { onFailure: console.error }).countsOf("l1")))
      .flat()
      .map(({ kind, value, clicks }) => [kind, value, clicks].join(" "));
  return { url, database, counts };
}

test("visits are clicks in the file once the thread has said so", async () => {
  const { url, database, counts } = await openSite();
  const thread = startClickThread({ url, ...settings });
  await thread.commit([visit, visit]);
  await thread.commit([{ ...visit, referer: null }]);
  expect((await counts()).toSorted()).toEqual([
    "browser Safari 3",
    "clicks  3",
    "country VN 3",
    "device mobile 3",
    "referrer direct 1",
    "referrer forum.example 2",
    "unique  1",
  ]);
  await thread.close();
  await database.close();
});

test("what is written here waits for the thread, and neither is refused", async () => {
  const { url, database, counts } = await openSite();
  const thread = startClickThread({ url, ...settings });
  const add = (id: string) => linkStore(database.db).add({ ...link, id, code: `code${id}` });
  const writes = Array.from({ length: 20 }, (_, index) => add(`x${index}`));
  const commits = Array.from({ length: 10 }, () => database.writeElsewhere(() => thread.commit([visit])));
  expect((await Promise.all(writes)).filter(Boolean)).toHaveLength(20);
  await Promise.all(commits);
  expect(await counts()).toContain("clicks  10");
  await thread.close();
  await database.close();
});

test("what the database refuses is told without the visitor's address, and is not tried again", async () => {
  const { url, database } = await openSite();
  const thread = startClickThread({ url, ...settings });
  database.sqlite.run("DROP TABLE click_visitors");
  const fault = await thread.commit([visit]).catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(ClickThreadError);
  expect(String(fault)).toContain("no such table: click_visitors");
  expect(String(fault)).not.toContain(visit.address);
  expect(fault).toHaveProperty("isTransient", false);
  await thread.close();
  await database.close();
});

test("a thread that dies may be tried again, and another takes its place", async () => {
  const script = new URL("../support/product/dying-worker.ts", import.meta.url).pathname;
  const thread = startClickThread({ url: newFileUrl(), ...settings }, script);
  for (let time = 0; time < 2; time += 1) {
    const fault = await thread.commit([visit]).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(ClickThreadError);
    expect(fault).toHaveProperty("isTransient", true);
  }
});
