import { expect, test } from "bun:test";
import { Type } from "@sinclair/typebox";
import { historyStore } from "#db/history.ts";
import { userStore } from "#db/users.ts";
import { fail, ok } from "#core/result.ts";
import { bindCalls, call } from "#core/tool.ts";
import { historyCalls, withHistory } from "#tools/history/calls.ts";
import { type HistorySource, historyReader } from "#tools/history/reader.ts";
import { historyCapacity, timelineKinds } from "#tools/history/schema.ts";
import { timelineOf } from "#tools/history/timeline.ts";
import type { TimelineSource } from "#tools/history/timeline-source.ts";
import { anonymous } from "#tests/support/people/caller.ts";
import { newDatabase } from "#tests/support/product/database.ts";
import { newUser } from "#tests/support/people/users.ts";
import { text } from "#core/schema.ts";

const Input = Type.Object({ text: text({ maxLength: 100 }), size: Type.Integer({ default: 256 }) });
const shout = call(Input, Type.String(), {
  path: "/shout",
  limit: "compute",
  access: "open",
  address: "none",
  example: {},
  run:
    () =>
    ({ text }) =>
      text ? ok(text.toUpperCase()) : fail("not_found"),
});

async function begin() {
  const { db } = await newDatabase();
  const clock = { at: Date.parse("2026-11-21T07:00:00Z") };
  const history = historyStore(db);
  const now = () => new Date((clock.at += 1000));
  const source: HistorySource<typeof Input, string> = {
    kind: "qr",
    input: Input,
    contentOf: ({ text }) => text,
    searchText: (text) => text,
  };
  const calls = {
    ...historyCalls({
      ...source,
      content: Type.String(),
      draw: shout,
      sends: { type: "text/plain", reply: (value) => ({ as: "json", value }) },
      sample: { content: "", input: {} },
    }),
    make: withHistory("qr", shout, (input) => input),
  };
  const { all, timeline } = historyReader(source, { history });
  const [an, binh] = [await newUser(db, "An"), await newUser(db, "Binh")];
  return {
    db,
    history,
    an: { ...anonymous, user: an },
    binh: { ...anonymous, user: binh },
    all,
    timeline,
    ...bindCalls(calls, { history, now }),
  };
}

type Begun = Awaited<ReturnType<typeof begin>>;

async function listed({ list }: Begun, caller: Begun["an"], cursor?: string) {
  const answer = await list.run(cursor === undefined ? {} : { cursor }, caller);
  if (!answer.ok) throw new Error(answer.failure.code);
  return { ...answer.value, contents: answer.value.data.map(({ content }) => content) };
}

test("what a user made is kept, newest first, and nobody else sees it", async () => {
  const site = await begin();
  for (const text of ["một", "hai", "ba"]) {
    expect(await site.make.run({ text, size: 256 }, site.an)).toEqual(ok(text.toUpperCase()));
  }
  await site.make.run({ text: "vô danh", size: 256 }, anonymous);
  const { contents, data, next } = await listed(site, site.an);
  expect(contents).toEqual(["ba", "hai", "một"]);
  expect(data[0]).toMatchObject({
    id: expect.stringMatching(/^[\w-]{21}$/),
    image_url: `/api/qr/history/${data[0]?.id}/image`,
    created_at: "2026-11-21T07:00:03.000Z",
  });
  expect(next).toBeNull();
  expect(await listed(site, site.binh)).toMatchObject({ data: [], next: null });
  expect(await site.list.run({}, anonymous)).toMatchObject({ failure: { code: "unauthorized" } });
});

test("what failed is not kept, and the same thing twice in a row is kept once", async () => {
  const site = await begin();
  const texts = ["a", "", "a", "b", "a"];
  for (const text of texts) await site.make.run({ text, size: 256 }, site.an);
  await site.make.run({ text: "a", size: 512 }, site.an);
  expect((await listed(site, site.an)).contents).toEqual(["a", "a", "b", "a"]);
});

test("page by page, everything is seen once, also when something is added or deleted between", async () => {
  const site = await begin();
  for (let n = 0; n < 50; n += 1) await site.make.run({ text: `${n}`, size: 256 }, site.an);
  const first = await listed(site, site.an);
  await site.make.run({ text: "new", size: 256 }, site.an);
  await site.remove.run({ id: first.data.at(-1)?.id ?? "" }, site.an);
  const second = await listed(site, site.an, first.next ?? "");
  const third = await listed(site, site.an, second.next ?? "");
  expect(third.next).toBeNull();
  const seen = [first, second, third].flatMap(({ contents }) => contents);
  expect(seen).toEqual(Array.from({ length: 50 }, (_, n) => `${49 - n}`));
});

test("a picture is drawn again for its owner, and is not there for anybody else", async () => {
  const site = await begin();
  await site.make.run({ text: "bí mật", size: 256 }, site.an);
  const [item] = (await listed(site, site.an)).data;
  const id = item?.id ?? "";
  expect(await site.picture.run({ id }, site.an)).toEqual(ok("BÍ MẬT"));
  expect(await site.picture.run({ id }, site.binh)).toMatchObject({ failure: { code: "not_found" } });
  expect(await site.picture.run({ id: "guess" }, site.an)).toMatchObject({ failure: { code: "not_found" } });
  expect(await site.picture.run({ id }, anonymous)).toMatchObject({ failure: { code: "unauthorized" } });
  expect((await listed(site, site.an)).contents).toHaveLength(1);
});

test("a user deletes one entry or all of their own, of that kind only", async () => {
  const site = await begin();
  for (const text of ["một", "hai", "ba"]) await site.make.run({ text, size: 256 }, site.an);
  await site.make.run({ text: "của Bình", size: 256 }, site.binh);
  await site.history.add({
    kind: "vietqr",
    userId: site.an.user.id,
    input: { bank: "VCB" },
    at: new Date(0),
  });
  const id = (await listed(site, site.an)).data[1]?.id ?? "";
  expect(await site.remove.run({ id }, site.binh)).toMatchObject({ failure: { code: "not_found" } });
  expect(await site.remove.run({ id }, site.an)).toEqual(ok({ success: true }));
  expect((await listed(site, site.an)).contents).toEqual(["ba", "một"]);
  expect(await site.clear.run({}, site.an)).toEqual(ok({ success: true }));
  expect((await listed(site, site.an)).contents).toEqual([]);
  expect((await listed(site, site.binh)).contents).toEqual(["của Bình"]);
  const others = { kind: "vietqr", userId: site.an.user.id, before: null, size: 9 } as const;
  expect(await site.history.list(others)).toHaveLength(1);
});

test("the oldest entries beyond the capacity are let go", async () => {
  const site = await begin();
  const of = { kind: "qr", userId: site.an.user.id } as const;
  const older = [
    { ...of, kind: "vietqr", input: { bank: "970436" }, at: new Date(0) },
    { ...of, userId: site.binh.user.id, input: { text: "của Bình", size: 256 }, at: new Date(0) },
  ] as const;
  for (const entry of older) await site.history.add(entry);
  for (let n = 0; n < historyCapacity + 3; n += 1) {
    await site.history.add({ ...of, input: { text: `${n}`, size: 256 }, at: new Date(n) });
  }
  for (const { kind, userId } of older)
    expect(await site.history.list({ kind, userId, before: null, size: 9 })).toHaveLength(1);
  const kept = await Array.fromAsync(site.all(site.an.user.id));
  expect(kept).toHaveLength(historyCapacity);
  expect(kept.at(-1)?.content).toBe("3");
  const taken = await site.exportData.run({}, site.an);
  expect(taken.ok && (await Array.fromAsync(taken.value.data))).toEqual(kept);
});

test("an entry that the tool of today cannot read is left out", async () => {
  const site = await begin();
  await site.history.add({ kind: "qr", userId: site.an.user.id, input: { words: 1 }, at: new Date(0) });
  expect((await listed(site, site.an)).data).toEqual([]);
});

test("with its user, all of the history goes", async () => {
  const site = await begin();
  await site.make.run({ text: "a", size: 256 }, site.an);
  await userStore(site.db).delete(site.an.user.id, new Date());
  expect(await Array.fromAsync(site.all(site.an.user.id))).toEqual([]);
});

test("a search of one's own data looks for eight words at most", async () => {
  const { an } = await begin();
  const searches: (readonly string[])[] = [];
  const source: TimelineSource = async ({ words }) => {
    searches.push(words);
    return [];
  };
  const search = timelineOf({ qr: source, vietqr: source, links: source, notes: source });
  await search.run({ q: "Một hai ba bốn năm sáu bảy tám chín mười" }, an);
  expect(searches).toEqual(timelineKinds.map(() => "mot hai ba bon nam sau bay tam".split(" ")));
});

test("a search that finds nothing leaves others their turns", async () => {
  const site = await begin();
  const rows = Array.from({ length: historyCapacity }, (_, index) => ({
    id: `${index}`,
    kind: "qr" as const,
    userId: site.an.user.id,
    input: { text: `${index}`.padEnd(1000, "x") },
    createdAt: new Date(index),
  }));
  await site.db.insert(site.db.tables.history).values(rows);
  let turns = 0;
  const count = () => {
    turns += 1;
    timer = setImmediate(count);
  };
  let timer = setImmediate(count);
  const found = await site.timeline({ userId: site.an.user.id, words: ["zz"], after: null, limit: 25 });
  clearImmediate(timer);
  expect(found).toEqual([]);
  expect(turns).toBeGreaterThanOrEqual(historyCapacity / 100);
});
