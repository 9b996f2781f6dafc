import { expect, test } from "bun:test";
import { fail, ok } from "#core/result.ts";
import { bindTool } from "#core/tool.ts";
import whoisTool from "#tools/whois/tool.ts";
import { unknownRegistration } from "#tools/whois/registration.ts";
import { anonymous } from "#tests/support/people/caller.ts";

const now = () => new Date("2026-11-21T12:00:00Z");

async function summaryFor(expires_at: string | null): Promise<[string, number | null] | null> {
  const registration = { ...unknownRegistration, expires_at };
  const found = { registered: true, source: "rdap", server: "rdap.example", registration, raw: {} } as const;
  const { lookup } = bindTool(whoisTool, {
    now,
    lookUp: async () => ok(found),
    lookUpNetwork: async () => fail("upstream_error"),
  });
  const outcome = await lookup.run({ domain: "sample.com" }, { ...anonymous, lang: "en" });
  return outcome.ok ? [outcome.value.summary, outcome.value.days_left] : null;
}

test("the days that are left are said in words", async () => {
  expect(await summaryFor(null)).toEqual(["sample.com is registered.", null]);
  expect(await summaryFor("2026-11-23T11:00:00Z")).toEqual([
    "sample.com is registered and expires in 1 day.",
    1,
  ]);
  expect(await summaryFor("2026-12-01T12:00:00Z")).toEqual([
    "sample.com is registered and expires in 10 days.",
    10,
  ]);
  expect(await summaryFor("2026-11-22T11:00:00Z")).toEqual([
    "sample.com is registered and expires within 24 hours.",
    0,
  ]);
  expect(await summaryFor("2026-11-20T12:00:00Z")).toEqual([
    "sample.com is registered, but its expiry date has passed.",
    -1,
  ]);
});

test("a day without an hour lasts to its end, whatever the hour", async () => {
  expect(await summaryFor("2026-11-23")).toEqual(["sample.com is registered and expires in 2 days.", 2]);
  expect(await summaryFor("2026-11-22")).toEqual(["sample.com is registered and expires in 1 day.", 1]);
  expect(await summaryFor("2026-11-21")).toEqual([
    "sample.com is registered, and its expiry date is today.",
    0,
  ]);
  expect(await summaryFor("2026-11-20")).toEqual([
    "sample.com is registered, but its expiry date has passed.",
    -1,
  ]);
});

test("API: a time is one in UTC, and is named where the registry told its day alone", async () => {
  const times = { created_at: "2001-02-03", updated_at: "2026-03-31T16:05:04Z", expires_at: "2027-03-31" };
  const registration = { ...unknownRegistration, ...times };
  const found = { registered: true, source: "whois", server: "x", registration, raw: "" } as const;
  const { lookup } = bindTool(whoisTool, {
    now,
    lookUp: async () => ok(found),
    lookUpNetwork: async () => fail("upstream_error"),
  });
  expect(await lookup.run({ domain: "sample.com" }, anonymous)).toMatchObject({
    value: {
      created_at: "2001-02-03T00:00:00Z",
      updated_at: "2026-03-31T16:05:04Z",
      expires_at: "2027-03-31T00:00:00Z",
      days_only: ["created_at", "expires_at"],
    },
  });
});
