import { expect, test } from "bun:test";
import { decode } from "#core/decode.ts";
import { CsvInput, PrettyInput, TableInput, TextInput } from "#tools/data/schema.ts";
import { conversionTasks } from "#tools/data/tasks.ts";
import { yamlTask } from "#tools/data/yaml-task.ts";
import { convertText } from "./sample.ts";

/** What the pool runs in the server's own thread. */
const light = 16_384;

const inputs = {
  "json/pretty": PrettyInput,
  "json/yaml": TextInput,
  "yaml/json": TextInput,
  "csv/json": CsvInput,
  "json/csv": TableInput,
};

const tasks = { ...conversionTasks, "yaml/json": yamlTask };

function weightOf(name: keyof typeof inputs, text: string, options: object = {}): number {
  const input = decode(inputs[name], { text, ...options }, "json");
  if (!input.ok) throw new Error("The sample is no input");
  // oxlint-disable-next-line no-unsafe-type-assertion -- decoded by the schema of the same conversion
  return tasks[name].cost(input.value as never);
}

const bombs = [
  ["csv/json", `${"a,".repeat(4090)}\n${"x\n".repeat(4090)}`, {}],
  ["json/csv", `[${Array.from({ length: 1400 }, (_, at) => `{"${at}":1}`).join()}]`, {}],
  ["json/pretty", `${"[".repeat(200)}${"0,".repeat(7000)}0${"]".repeat(200)}`, { indent: "8" }],
  ["json/yaml", `${"[".repeat(250)}${"0,".repeat(7000)}0${"]".repeat(250)}`, {}],
  ["yaml/json", `a: &a [${"x,".repeat(90)}]\nb: [${"*a,".repeat(90)}]`, {}],
] as const;

test.each(bombs)("%s: a short text that makes much is heavy", (name, text, options) => {
  expect(text.length).toBeLessThanOrEqual(light);
  expect(weightOf(name, text, options)).toBeGreaterThan(light);
});

test.each([
  ["csv/json", "a,b\n1,2\n"],
  ["json/csv", '[{"a":1},{"a":2}]'],
  ["json/pretty", '{"a":[1,2,{"b":3}]}'],
  ["json/yaml", '{"a":[1,2]}'],
  ["yaml/json", "a: 1\nb: [2]\n"],
] as const)("%s: an ordinary text is light", (name, text) => {
  expect(weightOf(name, text)).toBeLessThan(1000);
});

test.each([4090, 16_000])("%d columns by as many lines are refused before they are made", async (count) => {
  const before = process.memoryUsage().rss;
  const { error } = await convertText("csv/json", `${"a,".repeat(count)}\n${"x\n".repeat(count)}`);
  expect(error?.message).toMatch(/larger than 8 MiB/);
  expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);
});

test("names that repeat all levels above them are refused before they fill the memory", async () => {
  const levels = Array.from({ length: 200 }, (_, at) => `{"${"k".repeat(2000)}${at}":`).join("");
  const members = Array.from({ length: 30_000 }, (_, at) => `"a${at}":1`).join();
  const { error } = await convertText("json/csv", `${levels}{${members}}${"}".repeat(200)}`, {
    flatten: true,
  });
  expect(error?.message).toMatch(/larger than 8 MiB/);
});

test("columns that every object brings anew are refused before rows are made", async () => {
  const text = `[${Array.from({ length: 60_000 }, (_, at) => `{"${at}":1}`).join()}]`;
  const { error } = await convertText("json/csv", text);
  expect(error?.message).toMatch(/larger than 8 MiB/);
});

test.each([
  ["entries", "a,".repeat(210_000), "[", "]"],
  ["lines", "- a\n".repeat(110_000), "", ""],
  ["aliases", "*a,".repeat(110_000), "- &a x\n- [", "]"],
  ["keys", "a: {b: c}\n".repeat(70_000), "", ""],
  ["levels", "- ".repeat(210_000), "", ""],
])("more than 200 000 values are refused before the parser makes them: %s", async (_, text, start, end) => {
  const { error } = await convertText("yaml/json", start + text + end);
  expect(error?.message).toMatch(/more than 200,000 values/);
});

test("a megabyte of text and addresses is no list of values", async () => {
  const text = "Xem https://example.com/a-b?c=1&d=*2 nhé - các bạn! ".repeat(18_000);
  const { result } = await convertText("yaml/json", `a: |\n  ${text}`);
  expect(JSON.parse(result).a.trim()).toBe(text.trim());
});

test("a thousand members that each of a thousand lines merges are refused before they are made", async () => {
  const members = Array.from({ length: 3000 }, (_, index) => `k${index}: 1`).join(",");
  const { error } = await convertText("yaml/json", `- &a {${members}}\n${"- {<<: *a}\n".repeat(20_000)}`);
  expect(error?.message).toMatch(/larger than 8 MiB/);
});
