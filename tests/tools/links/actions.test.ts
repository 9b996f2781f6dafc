import { expect, test } from "bun:test";
import { clickStore } from "#db/clicks.ts";
import { linkStore } from "#db/links.ts";
import { moderationStore } from "#db/moderation.ts";
import { bindTool } from "#core/tool.ts";
import linksTool from "#tools/links/tool.ts";
import { memoryLimitStore } from "#core/memory-limit-store.ts";
import { passwordGuesses } from "#tools/links/password-guesses.ts";
import { exportLinks } from "#tools/links/own-data.ts";
import { type ClickVisit, clickOf } from "#tools/links/click.ts";
import { newDatabase } from "#tests/support/product/database.ts";
import { addUser } from "#tests/support/people/users.ts";
import { sampleClick } from "#tests/support/samples/click.ts";
import { newBrowser } from "#tests/support/people/caller.ts";
import { openRooms } from "#tests/support/product/kept-rooms.ts";

const now = new Date("2026-11-21T02:00:00Z");
const url = "https://example.com/a";
const settings = { range: 7 } as const;

async function newTool({
  randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length)),
} = {}) {
  const { db } = await newDatabase();
  const clicks = clickStore(db, { onFailure: console.error });
  const clickEffects = { countryOf: () => null, visitorOf: async () => new Uint8Array(8) };
  const effects = {
    links: linkStore(db),
    kept: openRooms,
    clicks,
    randomBytes,
    now: () => now,
    publicUrl: "https://hopdonghe.vn",
    isBlocked: (host: string) => host === "bad.example",
    ...clickEffects,
    guesses: passwordGuesses(memoryLimitStore(), { factor: 1, now: () => now }),
    mayCount: () => true,
    recordVisit: async (visit: ClickVisit) => clicks.record(await clickOf(visit, clickEffects)),
    passwords: {
      hash: async (password: string) => `hash of ${password}`,
      verify: async (password: string, hash: string) => hash === `hash of ${password}`,
    },
  };
  const signIn = async (id: string) => newBrowser(await addUser(db, id));
  return {
    ...bindTool(linksTool, effects),
    exportOf: exportLinks(effects),
    clicks,
    signIn,
    moderation: moderationStore(db),
  };
}

const codeOf = (result: { ok: boolean; failure?: { code: string } }) => result.failure?.code ?? "ok";

test("a new link says what it is", async () => {
  const { create } = await newTool();
  const made = await create.run({ url, code: "Tet2027" }, newBrowser());
  expect(made).toEqual({
    ok: true,
    value: {
      id: expect.stringMatching(/^[\w-]{12}$/),
      code: "Tet2027",
      original_url: url,
      short_url: "https://hopdonghe.vn/links/Tet2027",
      created_at: "2026-11-21T02:00:00.000Z",
      clicks: 0,
      title: null,
      tags: [],
      expires_at: null,
      max_clicks: null,
      clicks_left: null,
      has_password: false,
      blocked: false,
    },
  });
});

test("a link without a wish for a code gets a random one", async () => {
  const { create } = await newTool();
  const made = await create.run({ url }, newBrowser());
  expect(made).toMatchObject({ ok: true, value: { code: expect.stringMatching(/^\w{8}$/) } });
});

test("a taken or reserved code and a bad target are refused, each for its reason", async () => {
  const { create } = await newTool();
  await create.run({ url, code: "abcd" }, newBrowser());
  expect(codeOf(await create.run({ url, code: "ABCD" }, newBrowser()))).toBe("code_taken");
  const paths = async (input: { url: string; code?: string }) => {
    const result = await create.run(input, newBrowser());
    return result.ok ? [] : result.failure.errors?.map(({ path, message }) => [path, message.key]);
  };
  expect(await paths({ url, code: "admin" })).toEqual([["code", "links.invalid.reserved"]]);
  expect(await paths({ url: "https://bad.example/" })).toEqual([["url", "links.invalid.blocked"]]);
});

test("a source of randomness that repeats itself ends in a refusal, not in a loop", async () => {
  const { create } = await newTool({ randomBytes: (length) => new Uint8Array(length) });
  expect(codeOf(await create.run({ url }, newBrowser()))).toBe("ok");
  expect(codeOf(await create.run({ url }, newBrowser()))).toBe("code_taken");
});

test("a user lists, changes and deletes the own links", async () => {
  const { create, list, change, remove, signIn } = await newTool();
  const an = await signIn("an");
  await create.run({ url, code: "abcd" }, an);
  await create.run({ url }, newBrowser());
  expect(await list.run({}, an)).toMatchObject({ ok: true, value: { data: [{ code: "abcd" }], next: null } });
  const moved = { code: "abcd", original_url: "https://example.org/" };
  expect(await change.run({ code: "abcd", url: "example.org" }, an)).toMatchObject({
    ok: true,
    value: moved,
  });
  expect(codeOf(await change.run({ code: "abcd", url: "javascript:alert(1)" }, an))).toBe("invalid_input");
  expect(await remove.run({ code: "abcd" }, an)).toEqual({ ok: true, value: { success: true } });
  expect(await list.run({}, an)).toMatchObject({ ok: true, value: { data: [] } });
});

test("the list goes on where it stopped", async () => {
  const { create, list, signIn } = await newTool();
  const an = await signIn("an");
  for (let made = 0; made < 51; made += 1) await create.run({ url }, an);
  const first = await list.run({}, an);
  const next = first.ok ? first.value.next : null;
  expect(first).toMatchObject({ ok: true, value: { data: { length: 50 } } });
  expect(next).toBeString();
  expect(await list.run({ cursor: next ?? "" }, an)).toMatchObject({
    ok: true,
    value: { data: { length: 1 }, next: null },
  });
});

test("another user's link is not found, and without signing in there is none", async () => {
  const { create, list, change, remove, analytics, analyticsCsv, signIn } = await newTool();
  await create.run({ url, code: "abcd" }, await signIn("an"));
  const code = "abcd";
  for (const [caller, refusal] of [
    [await signIn("binh"), "not_found"],
    [newBrowser(), "unauthorized"],
  ] as const) {
    expect(codeOf(await change.run({ code, url }, caller))).toBe(refusal);
    expect(codeOf(await remove.run({ code }, caller))).toBe(refusal);
    expect(codeOf(await analytics.run({ code, ...settings }, caller))).toBe(refusal);
    expect(codeOf(await analyticsCsv.run({ code, ...settings }, caller))).toBe(refusal);
  }
  expect(codeOf(await list.run({}, newBrowser()))).toBe("unauthorized");
});

test("analytics are those of the link's clicks", async () => {
  const { create, analytics, analyticsCsv, exportOf, clicks, signIn } = await newTool();
  const an = await signIn("an");
  const made = await create.run({ url, code: "abcd" }, an);
  await clicks.record({ ...sampleClick, linkId: made.ok ? made.value.id : "" });
  const wanted = {
    total: 1,
    clicks: 1,
    unique: 1,
    byCountry: [{ country: "VN", name: "Việt Nam", clicks: 1 }],
  };
  expect(await analytics.run({ code: "abcd", ...settings }, an)).toMatchObject({ ok: true, value: wanted });
  const table = await analyticsCsv.run({ code: "abcd", ...settings }, an);
  expect(table.ok && (await Array.fromAsync(table.value.csv)).join("")).toContain(
    "2026-11-21,browser,Safari,1\r\n",
  );
  const [exported] = await Array.fromAsync(exportOf("an"));
  expect(await Array.fromAsync(exported?.counts ?? [])).toContainEqual({
    day: "2026-11-21",
    kind: "browser",
    value: "Safari",
    clicks: 1,
  });
});

test("whoever has a short link may see where it leads", async () => {
  const { create, inspect } = await newTool();
  await create.run({ url, code: "abcd" }, newBrowser());
  expect(await inspect.run({ code: "abcd" }, newBrowser())).toMatchObject({
    ok: true,
    value: { original_url: url },
  });
  expect(codeOf(await inspect.run({ code: "none" }, newBrowser()))).toBe("not_found");
});

test("an owner is told that the operator has blocked or removed a link", async () => {
  const { create, list, change, remove, analytics, inspect, moderation, signIn } = await newTool();
  const an = await signIn("an");
  const act = { who: "op", why: "", at: now };
  await create.run({ url, code: "chan" }, an);
  await create.run({ url, code: "xoa1" }, an);
  await moderation.setLinkBlocked("CHAN", true, act);
  await moderation.removeLink("xoa1", act);
  expect(await list.run({}, an)).toMatchObject({ value: { data: [{ code: "chan", blocked: true }] } });
  const gone = { failure: { code: "gone", detail: { key: "links.removed" } } };
  const code = "xoa1";
  for (const outcome of [
    await change.run({ code, url }, an),
    await remove.run({ code }, an),
    await analytics.run({ code, ...settings }, an),
    await inspect.run({ code }, an),
    await inspect.run({ code: "chan" }, an),
  ])
    expect(outcome).toMatchObject(gone);
  expect(codeOf(await remove.run({ code: "none" }, an))).toBe("not_found");
});
