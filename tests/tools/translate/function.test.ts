import { expect, test } from "bun:test";
import { payerOf } from "#core/client-key.ts";
import { decode } from "#core/decode.ts";
import { fail, ok } from "#core/result.ts";
import { cachingTranslator } from "#tools/translate/cache.ts";
import { type TranslationRequest, knownLanguage, swapped } from "#tools/translate/languages.ts";
import translateTool from "#tools/translate/tool.ts";
import { bindCalls } from "#core/tool.ts";
import type { Translator } from "#tools/translate/effects.ts";
import { TranslateInput } from "#tools/translate/schema.ts";
import { anonymous } from "#tests/support/people/caller.ts";

const asker = { payer: payerOf(anonymous), signal: anonymous.signal };
const hello = { text: "hello", from: "en", to: "vi" } as const;

/** Marks a text with its language, and counts how often it is asked. */
function marking() {
  const asked: TranslationRequest[] = [];
  const translate: Translator = (request) => {
    asked.push(request);
    return Promise.resolve(ok({ translated: `[${request.to}] ${request.text}`, detected: null }));
  };
  return { asked, translate };
}

test("a text into its own language stays as it is, and nobody is asked", async () => {
  const { asked, translate } = marking();
  const same = { ...hello, to: "en", provider: "google" } as const;
  const outcome = await bindCalls(translateTool.calls, { translate }).translate.run(same, anonymous);
  expect(outcome).toEqual(ok({ translated: "hello", detected: null }));
  expect(asked).toEqual([]);
});

test("source, target and provider may be left out", () => {
  expect(decode(TranslateInput, { text: "hello" }, "json")).toEqual(
    ok({ text: "hello", from: "auto", to: "en", provider: "google" }),
  );
});

test("a text of 5001 characters, a blank one and a language outside the list are refused", () => {
  const pathsOf = (input: object) => {
    const outcome = decode(TranslateInput, { ...hello, ...input }, "json");
    return outcome.ok ? [] : outcome.failure.errors?.map(({ path }) => path);
  };
  expect(pathsOf({ text: "a".repeat(5000) })).toEqual([]);
  expect(pathsOf({ text: "a".repeat(5001) })).toEqual(["text"]);
  expect(pathsOf({ text: " \n " })).toEqual(["text"]);
  expect(pathsOf({ from: "xx", to: "auto", provider: "other" })).toEqual(["from", "to", "provider"]);
});

test("languages change places with their texts, but not from an unknown one", () => {
  expect(swapped(hello, "xin chào")).toEqual({ text: "xin chào", from: "vi", to: "en" });
  expect(swapped(hello, "")).toEqual({ text: "hello", from: "vi", to: "en" });
  expect(swapped({ ...hello, from: "auto" }, "xin chào")).toBeNull();
});

test("a provider's code becomes the list's where it is in the list", () => {
  expect(["zh-CN", "zh-Hans", "pt_BR", "EN", "th", "sr-Latn"].map(knownLanguage)).toEqual([
    "zh",
    "zh",
    "pt",
    "en",
    "th",
    "sr-Latn",
  ]);
});

test("an equal request is answered from memory until its time is over", async () => {
  const { asked, translate } = marking();
  let time = 0;
  const cached = cachingTranslator(translate, { now: () => time, lifetimeMs: 100 });
  const first = await cached(hello, asker);
  time = 99;
  expect(await cached(hello, asker)).toEqual(first);
  expect(asked.length).toBe(1);
  await cached({ ...hello, to: "fr" }, asker);
  await cached({ ...hello, from: "auto" }, asker);
  expect(asked.length).toBe(3);
  time = 100;
  await cached(hello, asker);
  expect(asked.length).toBe(4);
});

test("a failure is not remembered", async () => {
  const answers = [fail("upstream_error"), ok({ translated: "xin chào", detected: null })];
  const cached = cachingTranslator(() => Promise.resolve(answers.shift() ?? fail("upstream_error")), {
    now: () => 0,
  });
  expect(await cached(hello, asker)).toEqual(fail("upstream_error"));
  expect(await cached(hello, asker)).toEqual(ok({ translated: "xin chào", detected: null }));
});

test("the memory is bounded: what was used least recently goes first", async () => {
  const { asked, translate } = marking();
  const cached = cachingTranslator(translate, { now: () => 0, maxLength: 700 });
  const ask = (text: string) => cached({ ...hello, text }, asker);
  for (const text of ["a", "b", "c", "a", "d"]) await ask(text);
  expect(asked.map(({ text }) => text)).toEqual(["a", "b", "c", "d"]);
  await ask("a");
  await ask("b");
  expect(asked.map(({ text }) => text)).toEqual(["a", "b", "c", "d", "b"]);
});
