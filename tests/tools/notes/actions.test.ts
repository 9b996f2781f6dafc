import { expect, test } from "bun:test";
import { noteStore } from "#db/notes.ts";
import { bindTool } from "#core/tool.ts";
import notesTool from "#tools/notes/tool.ts";
import { adoptNotes, browserCookie, browserIdOf } from "#tools/notes/owner.ts";
import { noteCaps } from "#tools/notes/schema.ts";
import { newDatabase } from "#tests/support/product/database.ts";
import { addUser } from "#tests/support/people/users.ts";
import { newBrowser } from "#tests/support/people/caller.ts";
import { openRooms } from "#tests/support/product/kept-rooms.ts";

const day = 86_400_000;
const plain = { burn: false, sealed: false, expires_in: "never" } as const;

/** `caps` of each owner, where they are not the product's. */
async function newTool(caps: { readonly notes?: number; readonly bytes?: number } = {}) {
  const { db } = await newDatabase();
  const clock = { time: Date.parse("2026-11-21T02:00:00Z") };
  const { notes: most = noteCaps.notes, bytes } = caps;
  const ownerBytes = bytes === undefined ? noteCaps.ownerBytes : { browser: 2 * bytes, user: bytes };
  const notes = noteStore(db, { ...noteCaps, notes: most, ownerBytes });
  const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));
  const actions = bindTool(notesTool, {
    notes,
    kept: openRooms,
    randomBytes,
    now: () => new Date(clock.time),
  });
  const write = async (
    caller = newBrowser(),
    note: Partial<Parameters<typeof actions.create.run>[0]> = {},
  ) => {
    const made = await actions.create.run({ content: "nội dung", ...plain, ...note }, caller);
    if (!made.ok) throw new Error(made.failure.code);
    return made.value;
  };
  const titles = async (caller: ReturnType<typeof newBrowser>, q?: string) => {
    const found = await actions.list.run(q ? { q } : {}, caller);
    return found.ok ? found.value.data.map(({ title }) => title) : found.failure.code;
  };
  return {
    ...actions,
    notes,
    clock,
    write,
    titles,
    signIn: async (id: string) => newBrowser(await addUser(db, id)),
  };
}

const userOf = ({ user }: ReturnType<typeof newBrowser>) => {
  if (!user) throw new Error("Nobody is signed in");
  return user;
};

/** How long this thread computed, in milliseconds. */
async function computedMs(run: () => Promise<unknown>): Promise<number> {
  const start = process.threadCpuUsage();
  await run();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}

const codeOf = (result: { ok: boolean; failure?: { code: string } }) => result.failure?.code ?? "ok";

test("a note comes back as it was written, with a key that nobody guesses", async () => {
  const { write, list } = await newTool();
  const an = newBrowser();
  const note = await write(an, { title: " Đi chợ ", content: "Mua cá\n\tvà rau " });
  expect(note).toEqual({
    id: expect.stringMatching(/^[\w-]{12}$/),
    title: "Đi chợ",
    content: "Mua cá\n\tvà rau ",
    public_key: expect.stringMatching(/^[\w-]{22}$/),
    shared: true,
    burn: false,
    sealed: false,
    created_at: "2026-11-21T02:00:00.000Z",
    updated_at: "2026-11-21T02:00:00.000Z",
    expires_at: null,
  });
  expect(await list.run({}, an)).toEqual({ ok: true, value: { data: [note], next: null } });
});

test("a blank title is none, blank content is refused, and 64 KB is the most", async () => {
  const { write, create } = await newTool();
  expect((await write(newBrowser(), { title: "  " })).title).toBeNull();
  const create64 = (content: string) => create.run({ content, ...plain }, newBrowser());
  expect(codeOf(await create64(" \n "))).toBe("invalid_input");
  expect(codeOf(await create64("ờ".repeat(21_845)))).toBe("ok");
  expect(codeOf(await create64("ờ".repeat(21_846)))).toBe("invalid_input");
});

test("notes belong to the browser or to the user who wrote them", async () => {
  const { write, titles, signIn } = await newTool();
  const [browser, other, an, binh] = [newBrowser(), newBrowser(), await signIn("an"), await signIn("binh")];
  await write(browser, { title: "vô danh" });
  await write(an, { title: "của An" });
  expect(await titles(browser)).toEqual(["vô danh"]);
  expect(await titles(an)).toEqual(["của An"]);
  expect(await titles(other)).toEqual([]);
  expect(await titles(binh)).toEqual([]);
});

test("the browser's cookie is not what the database has", async () => {
  const { write, notes } = await newTool();
  const browser = newBrowser();
  const { id } = await write(browser);
  const cookie = browser.cookies.get(browserCookie) ?? "";
  expect(cookie).toMatch(/^[\w-]{22}$/);
  const at = new Date(0);
  expect(await notes.find({ kind: "browser", id: cookie }, id, at)).toBeNull();
  expect(await notes.find({ kind: "browser", id: await browserIdOf(cookie) }, id, at)).not.toBeNull();
});

test("at sign-in the browser's notes become the user's", async () => {
  const { write, titles, notes, clock, signIn } = await newTool();
  const browser = newBrowser();
  await write(browser, { title: "vô danh" });
  const an = await signIn("an");
  await adoptNotes({ notes, now: () => new Date(clock.time) })(userOf(an), { ...browser, user: null });
  expect(await titles(an)).toEqual(["vô danh"]);
  expect([await titles(browser), browser.cookies.get(browserCookie)]).toEqual([[], ""]);
});

test.each([
  ["notes", { notes: 5 }, "x", 5],
  ["bytes", { bytes: 60_000 }, "x".repeat(9000), 2],
] as const)(
  "at sign-in no cap of %s is passed: what there is no room for stays the browser's, and is told",
  async (_, caps, content, room) => {
    const { write, titles, notes, clock, signIn, left, remove, list } = await newTool(caps);
    const adopt = adoptNotes({ notes, now: () => new Date(clock.time) });
    const an = await signIn("an");
    const own = await write(an, { title: "của An", content });
    const browsers = [newBrowser(), newBrowser()];
    const made: string[] = ["của An"];
    for (const [index, browser] of browsers.entries())
      for (let count = 0; count < 2; count += 1) {
        clock.time += 1000;
        made.push((await write(browser, { title: `${index} ${count}`, content })).title ?? "");
      }
    // What has expired takes nobody's room.
    await write(browsers[0], { title: "đã hết hạn", content, expires_in: "1h" });
    clock.time += 2 * 3_600_000;
    for (const browser of browsers) await adopt(userOf(an), browser);
    const inAccount = [await titles(an)].flat();
    const inBrowsers = (await Promise.all(browsers.map((browser) => titles(browser)))).flat();
    expect(inAccount).toHaveLength(room);
    const all = [...inAccount, ...inBrowsers];
    expect([all.length, new Set(all)]).toEqual([made.length, new Set<string | null>(made)]);
    for (const browser of browsers) {
      const stays = (await titles(browser)).length;
      expect(Boolean(browser.cookies.get(browserCookie))).toBe(stays > 0);
      const told = await left.run({}, { ...browser, user: an.user });
      expect(told).toEqual({ ok: true, value: { count: stays } });
    }
    // Once there is room again the next sign-in takes them.
    await remove.run({ id: own.id }, an);
    for (const browser of browsers) await adopt(userOf(an), browser);
    const listed = await list.run({}, an);
    expect(listed.ok && listed.value.data.length).toBe(Math.min(room, made.length - 1));
  },
);

test("whoever signs in at the same moment from several browsers passes no cap either", async () => {
  const { write, titles, notes, clock, signIn } = await newTool({ notes: 7 });
  const an = await signIn("an");
  const browsers = Array.from({ length: 4 }, () => newBrowser());
  for (const browser of browsers)
    for (let count = 0; count < 3; count += 1) await write(browser, { title: `${count}` });
  const adopt = adoptNotes({ notes, now: () => new Date(clock.time) });
  await Promise.all(browsers.map((browser) => adopt(userOf(an), browser)));
  expect(await titles(an)).toHaveLength(7);
  expect((await Promise.all(browsers.map((browser) => titles(browser)))).flat()).toHaveLength(5);
});

test("a change keeps id and key, and what it does not name", async () => {
  const { write, change, clock } = await newTool();
  const an = newBrowser();
  const note = await write(an, { title: "cũ", burn: true, expires_in: "7d" });
  clock.time += 1000;
  const changed = await change.run({ id: note.id, title: "mới", content: "khác", expires_in: "keep" }, an);
  const wanted = { ...note, title: "mới", content: "khác", updated_at: "2026-11-21T02:00:01.000Z" };
  expect(changed).toEqual({ ok: true, value: wanted });
});

test("to anybody but its owner a note is not there", async () => {
  const { write, find, change, remove, share, signIn } = await newTool();
  const { id } = await write(newBrowser());
  for (const stranger of [newBrowser(), await signIn("an")]) {
    expect(codeOf(await find.run({ id }, stranger))).toBe("not_found");
    expect(codeOf(await change.run({ id, content: "cướp", expires_in: "keep" }, stranger))).toBe("not_found");
    expect(codeOf(await share.run({ id, shared: false }, stranger))).toBe("not_found");
    expect(codeOf(await remove.run({ id }, stranger))).toBe("not_found");
  }
});

test("a deleted note is gone, for its key too", async () => {
  const { write, remove, preview, titles } = await newTool();
  const an = newBrowser();
  const { id, public_key: key } = await write(an);
  expect(await remove.run({ id }, an)).toEqual({ ok: true, value: { success: true } });
  expect(await titles(an)).toEqual([]);
  expect(codeOf(await preview.run({ key }, newBrowser()))).toBe("not_found");
  expect(codeOf(await remove.run({ id }, an))).toBe("not_found");
});

test("a search finds words without case and marks, in title and content, all of them", async () => {
  const { write, titles, clock } = await newTool();
  const an = newBrowser();
  await write(an, { title: "Đi chợ", content: "Mua cá và rau" });
  clock.time += 1;
  await write(an, { title: "Họp tổ", content: "100% có mặt" });
  expect(await titles(an)).toEqual(["Họp tổ", "Đi chợ"]);
  expect(await titles(an, "CHO ca")).toEqual(["Đi chợ"]);
  expect(await titles(an, "họp")).toEqual(["Họp tổ"]);
  expect(await titles(an, "%")).toEqual(["Họp tổ"]);
  expect(await titles(an, "chợ họp")).toEqual([]);
});

test("the list goes on where it stopped", async () => {
  const { write, list } = await newTool();
  const an = newBrowser();
  for (let made = 0; made < 21; made += 1) await write(an);
  expect(await list.run({}, an)).toMatchObject({ ok: true, value: { data: { length: 20 }, next: 20 } });
  expect(await list.run({ cursor: 20 }, an)).toMatchObject({
    ok: true,
    value: { data: { length: 1 }, next: null },
  });
});

test("who has the key reads the note, until sharing is stopped; shared anew it has another key", async () => {
  const { write, share, preview } = await newTool();
  const an = newBrowser();
  const { id, public_key: key, ...note } = await write(an, { title: "Công khai" });
  const { shared: _, ...shown } = note;
  const opened = { ok: true as const, value: { ...shown, id, public_key: key, unopened: false } };
  expect(await preview.run({ key }, newBrowser())).toEqual(opened);
  expect(await share.run({ id, shared: false }, an)).toMatchObject({ ok: true, value: { shared: false } });
  expect(codeOf(await preview.run({ key }, newBrowser()))).toBe("not_found");
  const again = await share.run({ id, shared: true }, an);
  const newKey = again.ok ? again.value.public_key : "";
  expect(newKey).not.toBe(key);
  expect(codeOf(await preview.run({ key }, newBrowser()))).toBe("not_found");
  expect(codeOf(await preview.run({ key: newKey }, newBrowser()))).toBe("ok");
});

test("a note that burns is opened by a press only, by one reader only, and then gone", async () => {
  const { write, preview, open, titles } = await newTool();
  const an = newBrowser();
  const { public_key: key } = await write(an, { title: "bí mật", content: "mật khẩu", burn: true });
  const unopened = { title: null, content: "", burn: true, unopened: true };
  for (let times = 0; times < 2; times += 1) {
    expect(await preview.run({ key }, newBrowser())).toMatchObject({ ok: true, value: unopened });
  }
  const readers = await Promise.all([open.run({ key }, newBrowser()), open.run({ key }, newBrowser())]);
  expect(readers.map(codeOf).toSorted()).toEqual(["not_found", "ok"]);
  expect(readers.find(({ ok }) => ok)).toMatchObject({ value: { content: "mật khẩu", unopened: false } });
  expect(await titles(an)).toEqual([]);
});

test("a sealed note is kept as it came, is not searched, and says to whoever has its key that it is sealed", async () => {
  const { write, preview, titles } = await newTool();
  const an = newBrowser();
  const content = "eyJhbGciOiJkaXIifQ..c2VjcmV0";
  const note = await write(an, { title: "Mã két", content, sealed: true });
  expect(note).toMatchObject({ title: "Mã két", content, sealed: true });
  expect([await titles(an, "ma ket"), await titles(an, "c2VjcmV0")]).toEqual([["Mã két"], []]);
  const shown = await preview.run({ key: note.public_key }, newBrowser());
  expect(shown).toMatchObject({ ok: true, value: { content, sealed: true, unopened: false } });
});

test("what somebody typed is no sealed content, in a new note or in a change", async () => {
  const { write, create, change } = await newTool();
  const an = newBrowser();
  for (const content of ["mật khẩu", "plain words", "two\nlines", "dấu-liền", " abc"])
    expect(codeOf(await create.run({ ...plain, content, sealed: true }, an))).toBe("invalid_input");
  const { id } = await write(an, { content: "QUJD.REVG", sealed: true });
  const changeTo = async (content: string, more = {}) =>
    change.run({ id, content, expires_in: "keep", ...more }, an);
  expect(codeOf(await changeTo("viết đè"))).toBe("invalid_input");
  expect(await changeTo("R0hJ")).toMatchObject({ ok: true, value: { content: "R0hJ", sealed: true } });
  const plainAgain = await changeTo("viết đè", { sealed: false });
  expect(plainAgain).toMatchObject({ ok: true, value: { content: "viết đè", sealed: false } });
});

test("pressing for a note that does not burn just reads it", async () => {
  const { write, open } = await newTool();
  const { public_key: key } = await write();
  for (let times = 0; times < 2; times += 1) expect(codeOf(await open.run({ key }, newBrowser()))).toBe("ok");
});

test("an expired note is gone for everybody, at once and from the disk later", async () => {
  const { write, titles, preview, notes, clock } = await newTool();
  const an = newBrowser();
  const { id, public_key: key } = await write(an, { expires_in: "1d" });
  clock.time += day - 1;
  expect(await titles(an)).toEqual([null]);
  clock.time += 1;
  expect(await titles(an)).toEqual([]);
  expect(codeOf(await preview.run({ key }, newBrowser()))).toBe("not_found");
  const owner = { kind: "browser", id: await browserIdOf(an.cookies.get(browserCookie) ?? "") } as const;
  expect(await notes.find(owner, id, new Date(0))).not.toBeNull();
  await notes.deleteExpired(new Date(clock.time + 1));
  expect(await notes.find(owner, id, new Date(0))).toBeNull();
});

test("anonymous notes are kept 400 days, a user's for good", async () => {
  const { write, titles, notes, clock, signIn } = await newTool();
  const [browser, an] = [newBrowser(), await signIn("an")];
  for (const caller of [browser, an]) await write(caller, { title: "cũ" });
  clock.time += 2 * day;
  await titles(browser);
  clock.time -= 2 * day;
  await notes.deleteExpired(new Date(clock.time + 400 * day));
  expect(await titles(browser)).toEqual(["cũ"]);
  await notes.deleteExpired(new Date(clock.time + 400 * day + 1));
  expect([await titles(browser), await titles(an)]).toEqual([[], ["cũ"]]);
});

test("there is an end to how many notes somebody may have", async () => {
  const { write, create } = await newTool();
  const an = newBrowser();
  for (let made = 0; made < 500; made += 1) await write(an);
  expect(codeOf(await create.run({ content: "một nữa", ...plain }, an))).toBe("storage_full");
});

test("what the notes of a browser take is bounded in bytes, with the text that is searched", async () => {
  const { create } = await newTool();
  const an = newBrowser();
  const codes: string[] = [];
  for (let count = 0; count < 40; count += 1)
    codes.push(codeOf(await create.run({ content: "a".repeat(64 * 1024), ...plain }, an)));
  expect(codes.filter((code) => code === "ok")).toHaveLength(31);
  expect(codes.at(-1)).toBe("storage_full");
  expect(codeOf(await create.run({ content: "khác", ...plain }, newBrowser()))).toBe("ok");
});

test("an anonymous note that nobody comes back to lives 60 days, one that somebody does 400", async () => {
  const { write, titles, notes, clock } = await newTool();
  const [gone, back] = [newBrowser(), newBrowser()];
  await write(gone, { title: "bỏ" });
  await write(back, { title: "giữ" });
  for (const browser of [gone, back]) await titles(browser);
  clock.time += 2 * day;
  await titles(back);
  clock.time += 60 * day;
  await notes.deleteExpired(new Date(clock.time));
  expect([await titles(gone), await titles(back)]).toEqual([[], ["giữ"]]);
});

test("a page holds fewer notes where they are long, and each stands on one page", async () => {
  const { write, list, clock } = await newTool();
  const owner = newBrowser();
  const made: string[] = [];
  for (const length of [10, 60_000, 60_000, 60_000, 5, 60_000, ...Array<number>(25).fill(3)]) {
    clock.time += 1000;
    made.unshift((await write(owner, { content: "a".repeat(length) })).id);
  }
  const pages: string[][] = [];
  for (let cursor: number | null = 0; cursor !== null;) {
    const page = await list.run({ cursor }, owner);
    if (!page.ok) throw new Error(page.failure.code);
    pages.push(page.value.data.map(({ id }) => id));
    cursor = page.value.next;
  }
  expect(pages.flat()).toEqual(made);
  expect(pages.map(({ length }) => length)).toEqual([20, 8, 3]);
});

test("notes are searched in slices, between which others are served, whatever the words and the notes are", async () => {
  const { write, list, titles, clock } = await newTool();
  const owner = newBrowser();
  const text = "a".repeat(40_000);
  for (const title of ["one", "two", "three"]) {
    clock.time += 1000;
    await write(owner, { title, content: `${text}b ${title}` });
  }
  for (let note = 0; note < 40; note += 1) await write(owner, { title: "other", content: text });
  let turns = 0;
  const count = setInterval(() => (turns += 1), 0);
  const long = `${"a".repeat(198)}b`;
  expect(await titles(owner, long)).toEqual(["three", "two", "one"]);
  expect(await titles(owner, `${"a".repeat(60)}b three`)).toEqual(["three"]);
  clearInterval(count);
  expect(turns).toBeGreaterThan(3);
  const words = Array.from({ length: 8 }, () => `${"a".repeat(23)}b`).join(" ");
  for (const q of [long, words])
    expect(await computedMs(() => Promise.resolve(list.run({ q }, owner)))).toBeLessThan(250);
});
