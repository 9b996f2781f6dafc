import { expect, test } from "bun:test";
import { fail, ok } from "../../../src/core/result.ts";
import { bindTool } from "../../../src/core/tool.ts";
import whoisTool from "../../../src/tools/whois/tool.ts";
import { unknownRegistration } from "../../../src/tools/whois/registration.ts";
import { anonymous } from "../../support/people/caller.ts";

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
