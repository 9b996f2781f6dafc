import { expect, test } from "bun:test";
import { postJson, sharedProduct } from "#tests/support/product/product.ts";

const product = await sharedProduct();

const call = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  postJson(`${product.url}/api${path}`, body, headers);
const ask = async (path: string, body: unknown, headers?: Record<string, string>) =>
  (await call(path, body, headers)).json();

const inEnglish = { "Accept-Language": "en" };

test("POST /api/text-analyzer/analyze names its level and method in the language asked for", async () => {
  const text = "The dog slept for a long time. ".repeat(10);
  const { readability } = await ask("/text-analyzer/analyze", { text }, inEnglish);
  expect(readability).toEqual({ score: 100, level: "very easy to read", method: "Flesch Reading Ease" });
  const short = await ask("/text-analyzer/analyze", { text: "chợ" });
  expect(short).toMatchObject({ wordCount: 1, readability: { score: null, method: null } });
  expect(short.readability.level).toStartWith("không đủ dữ liệu");
});

test("POST /api/text-analyzer/analyze refuses a blank text", async () => {
  const response = await call("/text-analyzer/analyze", { text: " \n\u3000" });
  expect([response.status, (await response.json()).errors[0].path]).toEqual([422, "text"]);
});

test("POST /api/text-analyzer/lipsum makes exactly as many, in either language", async () => {
  const latin = await ask("/text-analyzer/lipsum", { length: 10_000, type: "words" });
  expect([latin.text.split(" ").length, latin.text.slice(0, 11)]).toEqual([10_000, "Lorem ipsum"]);
  const { text } = await ask("/text-analyzer/lipsum", { length: 400, type: "paragraphs", language: "vi" });
  expect(text.split("\n\n")).toHaveLength(400);
});
