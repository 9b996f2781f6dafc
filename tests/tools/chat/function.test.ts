import { expect, test } from "bun:test";
import { decode } from "#core/decode.ts";
import { fail, ok, spent } from "#core/result.ts";
import { bindTool } from "#core/tool.ts";
import chatTool from "#tools/chat/tool.ts";
import { conversation, recentPairs } from "#tools/chat/context.ts";
import type { ChatModel } from "#tools/chat/effects.ts";
import { ChatInput } from "#tools/chat/schema.ts";
import { thinkingFilter } from "#tools/chat/answer.ts";
import { anonymous } from "#tests/support/people/caller.ts";

const says = (...texts: string[]): ChatModel =>
  async function* pieces() {
    for (const text of texts) yield ok({ text });
  };

test("an answer is its pieces together", async () => {
  const outcome = await bindTool(chatTool, { model: says("Hà", " ", "Nội") }).ask.run(
    { message: "?" },
    anonymous,
  );
  expect(outcome).toEqual(ok({ response: "Hà Nội", complete: true }));
});

test("without a model the chat is not configured", async () => {
  const outcome = await bindTool(chatTool, { model: null }).ask.run({ message: "?" }, anonymous);
  expect(outcome).toEqual(fail("not_configured", { key: "chat.problem.notConfigured" }));
});

test("a model that says nothing has failed, at its price", async () => {
  const broken = spent(fail("upstream_error", { key: "chat.problem.empty" }));
  expect(await bindTool(chatTool, { model: says() }).ask.run({ message: "?" }, anonymous)).toEqual(broken);
  expect(await bindTool(chatTool, { model: says("", "") }).ask.run({ message: "?" }, anonymous)).toEqual(
    broken,
  );
});

test("a failure before the first piece is a failure of the call, also when followed", async () => {
  const broken: ChatModel = async function* pieces() {
    yield fail("upstream_timeout");
  };
  expect(await bindTool(chatTool, { model: broken }).ask.follow?.run({ message: "?" }, anonymous)).toEqual(
    fail("upstream_timeout"),
  );
});

test("a failure in the middle comes after the pieces that were written", async () => {
  const breaking: ChatModel = async function* pieces() {
    yield ok({ text: "Xin " });
    yield fail("upstream_error");
  };
  const stream = await bindTool(chatTool, { model: breaking }).ask.follow?.run({ message: "?" }, anonymous);
  const pieces = stream?.ok ? await Array.fromAsync(stream.value) : [];
  expect(pieces).toEqual([ok({ data: { text: "Xin " } }), fail("upstream_error")]);
  expect(await bindTool(chatTool, { model: breaking }).ask.run({ message: "?" }, anonymous)).toEqual(
    fail("upstream_error"),
  );
});

test("leaving a stream early ends the model's work", async () => {
  let isEnded = false;
  const model: ChatModel = async function* pieces() {
    try {
      for (;;) yield ok({ text: "a" });
    } finally {
      isEnded = true;
    }
  };
  const stream = await bindTool(chatTool, { model }).ask.follow?.run({ message: "?" }, anonymous);
  if (stream?.ok) for await (const piece of stream.value) if (piece.ok) break;
  expect(isEnded).toBe(true);
});

test("an endless answer is cut at its limit and says so", async () => {
  const endless: ChatModel = async function* pieces() {
    for (;;) yield ok({ text: "a".repeat(1000) });
  };
  const outcome = await bindTool(chatTool, { model: endless }).ask.run({ message: "?" }, anonymous);
  expect(outcome).toEqual(ok({ response: "a".repeat(32_000), complete: false }));
});

test("a blank question and one of 4001 characters are refused, one of 4000 is not", () => {
  expect(decode(ChatInput, { message: " \n" }, "json")).toMatchObject({
    failure: { errors: [{ path: "message", message: { key: "invalid.required" } }] },
  });
  expect(decode(ChatInput, { message: "a".repeat(4001) }, "json")).toMatchObject({
    failure: { errors: [{ path: "message", message: { key: "invalid.tooLong" } }] },
  });
  expect(decode(ChatInput, { message: "a".repeat(4000) }, "form").ok).toBe(true);
});

test("the model reads how to behave, then the earlier pairs, then the question", () => {
  const read = conversation("Còn Pháp?", [{ question: "Thủ đô Việt Nam?", answer: "Hà Nội" }]);
  expect(read.map(({ role }) => role)).toEqual(["system", "user", "assistant", "user"]);
  expect(read.slice(1).map(({ content }) => content)).toEqual(["Thủ đô Việt Nam?", "Hà Nội", "Còn Pháp?"]);
});

test("only the newest pairs that fit go along, in their order", () => {
  const pair = (question: string, length: number) => ({ question, answer: "a".repeat(length) });
  const kept = recentPairs([pair("1", 9000), pair("2", 5000), pair("3", 5000)]);
  expect(kept.map(({ question }) => question)).toEqual(["2", "3"]);
});

test("a single answer that is too long goes along without its end", () => {
  const [only] = recentPairs([{ question: "1", answer: "a".repeat(30_000) }]);
  expect(only?.answer.length).toBe(11_999);
});

test("what a model thinks aloud is left out, however it is cut", () => {
  const answer = "\n<think>Hmm, <b>2 + 2</b>…</think>\n\nLà 4 <think>";
  for (let cut = 0; cut <= answer.length; cut += 1) {
    const filter = thinkingFilter();
    expect(filter(answer.slice(0, cut)) + filter(answer.slice(cut))).toBe("Là 4 <think>");
  }
  const filter = thinkingFilter();
  expect(answer.split("").map(filter).join("")).toBe("Là 4 <think>");
});

test("an answer that only looks like thinking is shown whole", () => {
  const filter = thinkingFilter();
  expect(["<", "thing>", " là thẻ"].map(filter).join("")).toBe("<thing> là thẻ");
});
