import { Type } from "@sinclair/typebox";
import { expect, test } from "bun:test";
import { action } from "#core/action.ts";
import { type Result, fail, invalid, ok } from "#core/result.ts";
import { message } from "#core/i18n.ts";
import { loadConfig } from "#server/config.ts";
import { siteOf } from "#server/site.ts";
import { visitOf } from "#http/caller.ts";
import { isAnyMissing, keptInitialAnswers, keptMs } from "#ssr/initial-answers.ts";
import { definePage } from "#ssr/page.ts";

const Nothing = Type.Object({});
const site = siteOf(loadConfig({}), { isMailOpen: false });

/** A page whose one form opens with what a peer says, which `answers` tells for each time that it is asked. */
async function openedPage(answers: (asked: number) => Result<object>) {
  let [time, asked] = [Date.parse("2026-11-24T06:00:00Z"), 0];
  const ask = action(Nothing, Nothing, "read", async () => answers((asked += 1)));
  const page = definePage({
    id: "cron",
    actions: { ask },
    initialForms: () => ({ ask: { values: {} } }),
    view: () => null,
  });
  const callers = {
    peerOf: () => null,
    trustProxy: 0,
    checkForwarded: () => {},
    isSecure: false,
    origin: site.origin,
    identify: async () => null,
  };
  const visit = await visitOf(new Request(site.origin), "vi", callers);
  const open = async () => {
    const answers = await keptInitialAnswers(
      { page, lang: "vi" },
      { site, now: () => new Date(time) },
      visit,
    );
    return { answer: answers.get("ask")?.answer, keptMs: keptMs(page, isAnyMissing(answers)), asked };
  };
  return { open, wait: (ms: number) => (time += ms) };
}

test("an answer that failed as a page opened is none: it is asked for again after five seconds, by whoever comes", async () => {
  const { open, wait } = await openedPage((asked) =>
    asked < 3 ? fail("upstream_timeout") : ok({ is: "there" }),
  );
  const failed = { answer: null, keptMs: 5000 };
  expect(await open()).toEqual({ ...failed, asked: 1 });
  for (let round = 0; round < 10; round += 1) expect(await open()).toEqual({ ...failed, asked: 1 });
  wait(4999);
  expect(await open()).toEqual({ ...failed, asked: 1 });
  wait(1);
  expect(await open()).toEqual({ ...failed, asked: 2 });
  wait(5000);
  const there = { answer: {}, keptMs: Infinity, asked: 3 };
  expect(await open()).toMatchObject(there);
  wait(59_000);
  expect(await open()).toMatchObject(there);
});

test("what is refused for good is not asked for again and again", async () => {
  const { open, wait } = await openedPage(() => invalid("text", message("invalid.required")));
  const refused = { answer: null, keptMs: Infinity, asked: 1 };
  expect(await open()).toEqual(refused);
  wait(30_000);
  expect(await open()).toEqual(refused);
});
