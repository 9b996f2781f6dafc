import { expect, test } from "bun:test";
import { clickStore } from "#db/clicks.ts";
import { linkStore } from "#db/links.ts";
import { visitorStore } from "#db/visitors.ts";
import { findLink, linkFollower } from "#tools/links/follow.ts";
import { type ClickVisit, clickOf } from "#tools/links/click.ts";
import { newDatabase } from "#tests/support/product/database.ts";
import { sampleLink as link } from "#tests/support/samples/click.ts";

const now = () => new Date("2026-11-21T17:30:00Z");
const phone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1";

async function newSite() {
  const { db } = await newDatabase();
  const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));
  const blocked = new Set<string>();
  const clicks = clickStore(db, { onFailure: console.error });
  const clickEffects = {
    ...visitorStore(db, { randomBytes, now }),
    countryOf: (address: string) => (address.startsWith("14.") ? "VN" : null),
  };
  const effects = {
    links: linkStore(db),
    clicks,
    recordVisit: async (visit: ClickVisit) => clicks.record(await clickOf(visit, clickEffects)),
    mayCount: () => true,
    ...clickEffects,
    isBlocked: (host: string) => blocked.has(host),
    now,
  };
  await effects.links.add(link);
  const followVisit = linkFollower(effects);
  const follow = async (
    headers: Record<string, string>,
    { method = "GET", address = "14.160.0.1", code = "abcd" } = {},
  ) => {
    const request = new Request("http://localhost/", { method, headers });
    const followed = await followVisit({ code, address, request });
    return followed.state === "open" ? followed.target : followed.state;
  };
  const counts = async () =>
    (await Array.fromAsync(effects.clicks.countsOf("l1")))
      .flat()
      .map(({ day, kind, value, clicks }) => [day, kind, value, clicks].join(" "));
  return { follow, counts, blocked, effects };
}

test("who follows a link gets its target, and is counted before", async () => {
  const { follow, counts } = await newSite();
  expect(await follow({ "user-agent": phone, referer: "https://forum.example/a" })).toBe(
    "https://example.com/",
  );
  expect(await counts()).toEqual([
    "2026-11-22 browser Safari 1",
    "2026-11-22 clicks  1",
    "2026-11-22 country VN 1",
    "2026-11-22 device mobile 1",
    "2026-11-22 referrer forum.example 1",
    "2026-11-22 unique  1",
  ]);
});

test("what is no click leads on, uncounted", async () => {
  const { follow, counts } = await newSite();
  expect(await follow({ "user-agent": phone }, { method: "HEAD" })).toBe("https://example.com/");
  expect(await follow({ "user-agent": phone, "sec-purpose": "prefetch" })).toBe("https://example.com/");
  expect(await counts()).toEqual([]);
});

test("the same person counts once, on another address or with another browser anew", async () => {
  const { follow, counts } = await newSite();
  for (const address of ["14.160.0.1", "14.160.0.1", "8.8.8.8"])
    await follow({ "user-agent": phone }, { address });
  await follow({ "user-agent": phone.replace("18", "17") });
  expect(await counts()).toContain("2026-11-22 unique  3");
});

test("an unknown code leads nowhere, nor does a link whose target was blocked since", async () => {
  const { follow, counts, blocked, effects } = await newSite();
  expect(await follow({}, { code: "none" })).toBe("missing");
  blocked.add("example.com");
  expect(await follow({ "user-agent": phone })).toBe("blocked");
  expect(await findLink("abcd", effects)).toMatchObject({ ok: false, failure: { code: "gone" } });
  expect(await counts()).toEqual([]);
});
