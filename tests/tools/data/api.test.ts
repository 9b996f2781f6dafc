import { expect, test } from "bun:test";
import { postJson, sharedProduct } from "#tests/support/product/product.ts";

const product = await sharedProduct();

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

test("thorough: a megabyte goes through a worker and comes back whole", async () => {
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
