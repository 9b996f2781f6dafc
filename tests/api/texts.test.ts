import { afterAll, expect, test } from "bun:test";
import { postJson, startTestProduct } from "../support/product/product.ts";

const now = new Date("2026-11-21T05:00:00Z");
const product = await startTestProduct({ now: () => now });
afterAll(() => product.stop());

const call = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  postJson(`${product.url}/api${path}`, body, headers);
const ask = async (path: string, body: unknown, headers?: Record<string, string>) =>
  (await call(path, body, headers)).json();

const inEnglish = { "Accept-Language": "en" };

test("POST /api/data/json/pretty keeps long numbers and says so", async () => {
  const { result, warnings } = await ask("/data/json/pretty", {
    text: '{"a":12345678901234567890}',
    indent: "none",
  });
  expect(result).toBe('{"a":12345678901234567890}');
  expect(warnings).toMatchObject([{ line: 1, column: 6, message: expect.stringContaining("giữ nguyên") }]);
});

test.each([
  ["json/pretty", '{\n  "a": 1,\n  "b": tru\n}', 3, 8],
  ["json/yaml", "[1, 2", 1, 1],
  ["yaml/json", "a: 1\nb: [1, 2\nc: 3\n", 3, 1],
  ["csv/json", 'a,b\n1,"2', 2, 3],
  ["json/csv", "not json", 1, 1],
])("POST /api/data/%s names the place of an error, in both languages", async (name, text, line, column) => {
  for (const [headers, words] of [
    [{}, `Dòng ${line}, cột ${column}`],
    [inEnglish, `Line ${line}, column ${column}`],
  ] as const) {
    const response = await call(`/data/${name}`, { text }, headers);
    expect(response.status).toBe(422);
    const { errors, detail } = await response.json();
    expect(errors).toMatchObject([{ path: "text", line, column, excerpt: expect.stringMatching(/\^$/) }]);
    expect(detail).toStartWith(words);
  }
});

test("a megabyte goes through a worker and comes back whole", async () => {
  const text = JSON.stringify(Array.from({ length: 25_000 }, (_, id) => ({ id, tên: `Bưởi ${id}` })));
  const yaml = await ask("/data/json/yaml", { text });
  const json = await ask("/data/yaml/json", { text: yaml.result });
  expect(JSON.parse(json.result)).toEqual(JSON.parse(text));
});

test("while a heavy text is worked on, /healthz answers", async () => {
  const text = `${Array.from({ length: 20_000 }, (_, id) => `- tên: "người ${id}"\n  tuổi: ${id}`).join("\n")}\nx: [`;
  let isDone = false;
  const heavy = call("/data/yaml/json", { text }).finally(() => (isDone = true));
  const health = await fetch(`${product.url}/healthz`);
  expect([health.status, isDone]).toEqual([200, false]);
  expect((await heavy).status).toBe(422);
});

test("POST /api/cron/preview gives times in UTC, a sentence in the language asked for, and local times", async () => {
  const body = { expr: "0 9 * * 1", count: 2 };
  expect(await ask("/cron/preview", body)).toMatchObject({
    next: ["2026-11-23T02:00:00.000Z", "2026-11-30T02:00:00.000Z"],
    description: "Lúc 09:00, thứ Hai hằng tuần.",
    tz: "Asia/Ho_Chi_Minh",
    times: [{ local: "09:00 Thứ Hai, 23/11/2026" }, {}],
  });
  const { description } = await ask("/cron/preview", { ...body, tz: "UTC" }, inEnglish);
  expect(description).toBe("At 09:00, every Monday.");
});

test("POST /api/cron/preview says that a date never comes, and computes many times in a worker", async () => {
  const never = await ask("/cron/preview", { expr: "0 0 31 2 *", count: 100 });
  expect(never).toMatchObject({ next: [], description: expect.stringContaining("không bao giờ chạy") });
  const { next } = await ask("/cron/preview", { expr: "0 0 29 2 *", count: 100, tz: "UTC" });
  expect([next.length, next[99]]).toEqual([100, "2436-02-29T00:00:00.000Z"]);
});

test.each([
  ["urlencode", "Xin chào", "Xin%20ch%C3%A0o"],
  ["urldecode", "Xin%20ch%C3%A0o", "Xin chào"],
  ["b64encode", "Xin chào", "WGluIGNow6Bv"],
  ["b64decode", "WGluIGNow6Bv", "Xin chào"],
])("POST /api/tools/%s of %j is %j", async (name, text, result) => {
  expect(await ask(`/tools/${name}`, { text })).toEqual({ result });
});

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
