import { expect, test } from "bun:test";
import { payerOf } from "#core/client-key.ts";
import { googleKeyless, readKeyless } from "#net/providers/google-keyless.ts";
import { googleCloud } from "#net/providers/google-translate.ts";
import { libreTranslate } from "#net/providers/libretranslate.ts";
import { fail, ok, spent } from "#core/result.ts";
import { anonymous } from "#tests/support/people/caller.ts";
import { sendJson, startHttpServer } from "#tests/support/servers/http-server.ts";

const asker = { payer: payerOf(anonymous), signal: anonymous.signal };
const text = `it's "A & B"\n\nhai`;
const problem = (key: "refused" | "overloaded" | "turnedAway" | "unreadable" | "unreachable") =>
  fail("upstream_error", { key: `translate.problem.${key}` });

test("with a key the Cloud API is asked for plain text, the key in a header", async () => {
  await using server = await startHttpServer((_, reply) =>
    sendJson(reply, { data: { translations: [{ translatedText: text, detectedSourceLanguage: "zh-CN" }] } }),
  );
  const translate = googleCloud({ key: "secret", url: server.url });
  expect(await translate({ text, from: "auto", to: "zh" }, asker)).toEqual(
    ok({ translated: text, detected: "zh" }),
  );
  const [asked] = server.received;
  expect(asked).toMatchObject({ url: "/language/translate/v2", headers: { "x-goog-api-key": "secret" } });
  expect(JSON.parse(asked?.body ?? "")).toEqual({ q: [text], target: "zh-CN", format: "text" });
});

test("a language that is said is sent along", async () => {
  await using server = await startHttpServer((_, reply) =>
    sendJson(reply, { data: { translations: [{ translatedText: "hello" }] } }),
  );
  const translate = googleCloud({ key: "secret", url: `${server.url}/gateway` });
  expect(await translate({ text: "xin chào", from: "vi", to: "en" }, asker)).toEqual(
    ok({ translated: "hello", detected: null }),
  );
  expect(server.received[0]?.url).toBe("/gateway");
  expect(JSON.parse(server.received[0]?.body ?? "")).toMatchObject({ source: "vi", target: "en" });
});

test("a wrong key and a used-up quota have their causes in words", async () => {
  for (const [status, cause] of [
    [400, "refused"],
    [403, "refused"],
    [429, "overloaded"],
    [500, "unreadable"],
  ] as const) {
    await using server = await startHttpServer((_, reply) =>
      sendJson(reply, { error: { code: status } }, status),
    );
    const translate = googleCloud({ key: "wrong", url: server.url });
    expect(await translate({ text, from: "auto", to: "vi" }, asker)).toEqual(problem(cause));
  }
});

test("the keyless endpoint is asked in its working form, with the text in the body", async () => {
  const sentences = [{ trans: "một\n", orig: "one\n" }, { trans: "hai", orig: "two" }, { translit: "x" }];
  await using server = await startHttpServer((_, reply) => sendJson(reply, { sentences, src: "en" }));
  const translate = googleKeyless({ urls: [server.url] });
  const outcome = await translate({ text: "one\ntwo &", from: "auto", to: "vi" }, asker);
  expect(outcome).toEqual(ok({ translated: "một\nhai", detected: "en" }));
  const [asked] = server.received;
  expect(asked?.url).toBe("/translate_a/single?client=dict-chrome-ex&dt=t&dj=1&sl=auto&tl=vi");
  expect(asked?.body).toBe("q=one%0Atwo+%26");
});

test("each form of the keyless answer is understood", async () => {
  const forms = [
    { sentences: [{ trans: "xin chào" }], src: "en" },
    [[["xin chào", "hello", null, null, 10]], null, "en", null, null, null, 1],
    [["xin chào", "en"]],
  ];
  for (const form of forms) {
    await using server = await startHttpServer((_, reply) => sendJson(reply, form));
    const translate = googleKeyless({ urls: [server.url] });
    expect(await translate({ text: "hello", from: "auto", to: "vi" }, asker)).toEqual(
      ok({ translated: "xin chào", detected: "en" }),
    );
  }
});

test("JSON of no known form is unreadable", async () => {
  for (const form of [null, {}, [], [[]], { sentences: [] }, "xin chào", [null, null, null]]) {
    await using server = await startHttpServer((_, reply) => sendJson(reply, form));
    const translate = googleKeyless({ urls: [server.url] });
    expect(await translate({ text: "hello", from: "en", to: "vi" }, asker)).toEqual(
      spent(problem("unreadable")),
    );
  }
});

test("where one address turns us away, the next is tried", async () => {
  await using strict = await startHttpServer((_, reply) =>
    reply.writeHead(302, { location: "https://www.google.com/sorry/index" }).end(),
  );
  await using kind = await startHttpServer((_, reply) => sendJson(reply, ["xin chào"]));
  const translate = googleKeyless({ urls: [strict.url, kind.url] });
  expect(await translate({ text: "hello", from: "en", to: "vi" }, asker)).toEqual(
    ok({ translated: "xin chào", detected: null }),
  );
  expect(strict.received.length).toBe(1);
});

test("the Sorry page is never read as a translation, whatever its status", async () => {
  for (const status of [200, 403, 429, 503]) {
    await using server = await startHttpServer((_, reply) =>
      reply.writeHead(status, { "content-type": "text/html" }).end("<title>Sorry...</title>unusual traffic"),
    );
    const translate = googleKeyless({ urls: [server.url] });
    expect(await translate({ text: "hello", from: "en", to: "vi" }, asker)).toEqual(problem("turnedAway"));
  }
});

test("a LibreTranslate server is asked with its own names", async () => {
  await using server = await startHttpServer((_, reply) =>
    sendJson(reply, {
      translatedText: "xin chào",
      detectedLanguage: { confidence: 90, language: "zh-Hans" },
    }),
  );
  const translate = libreTranslate({ url: `${server.url}/`, key: "secret" });
  expect(await translate({ text: "你好", from: "auto", to: "vi" }, asker)).toEqual(
    ok({ translated: "xin chào", detected: "zh" }),
  );
  expect(server.received[0]?.url).toBe("/translate");
  expect(JSON.parse(server.received[0]?.body ?? "")).toEqual({
    q: "你好",
    source: "auto",
    target: "vi",
    format: "text",
    api_key: "secret",
  });
});

test("a server that sends no end of an answer is unreadable, and one that is gone unreachable", async () => {
  const flood = await startHttpServer((_, reply) =>
    sendJson(reply, { translatedText: "x".repeat(1_100_000) }),
  );
  const translate = libreTranslate({ url: flood.url, key: "" });
  expect(await translate({ text: "hello", from: "en", to: "vi" }, asker)).toEqual(problem("unreadable"));
  await flood[Symbol.asyncDispose]();
  expect(await translate({ text: "hello", from: "en", to: "vi" }, asker)).toEqual(problem("unreachable"));
});

test("each form of Google's answer is read, and what is in none of them is not", () => {
  const read = (text: string, source: string | null) => ({ translated: text, source });
  expect([
    readKeyless({ sentences: [{ trans: "a " }, {}, { trans: "b" }], src: "vi" }),
    readKeyless({ sentences: [{ trans: "a" }], src: "" }),
    readKeyless({ sentences: [{}] }),
    readKeyless([[["a", "x"], [null], ["b"]], null, "en", 1]),
    readKeyless([[["a"]], null, 5]),
    readKeyless([[[]], null, "en"]),
    readKeyless(["a"]),
    readKeyless([["a", "en"]]),
    readKeyless([["a"]]),
    readKeyless([""]),
    readKeyless([]),
    readKeyless({}),
    readKeyless(null),
  ]).toEqual([
    read("a b", "vi"),
    read("a", null),
    null,
    read("ab", "en"),
    read("a", null),
    null,
    read("a", null),
    read("a", "en"),
    read("a", null),
    null,
    null,
    null,
    null,
  ]);
});
