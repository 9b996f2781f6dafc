import { expect, test } from "bun:test";
import { tasks } from "#server/compute-tasks.ts";

const script = new URL("../support/product/task-memory.ts", import.meta.url).pathname;
const length = 1_000_000;

/** The whole process: two such jobs and the product itself fit into the 600 MB that its unit has. */
const maxPeakMb = 300;

const filled = (part: string, start = "", end = "") =>
  start + part.repeat((length - start.length - end.length) / part.length) + end;
const numbered = (part: (index: number) => string, each: number) =>
  Array.from({ length: length / each }, (_, index) => part(index));

const shapes: Readonly<Record<string, string>> = {
  "a list of JSON": filled("1,", "[", "1]"),
  "objects of JSON": filled('{"a":1},', "[", "{}]"),
  "keys of JSON": `{${numbered((index) => `"k${index}":1`, 14).join(",")}}`,
  "lists of JSON": filled("[],", "[", "[]]"),
  "rows of CSV": filled("a,b\n"),
  "cells of CSV": filled(","),
  "quotes of CSV": filled('"a",'),
  "a block of YAML": filled("- name: app\n  image: nginx:1.2\n  ports: [80, 443]\n"),
  "lines of YAML": filled("- a\n"),
  "aliases of YAML": filled("*a,", "- &a x\n- [", "*a]"),
  "anchors of YAML": filled("&a b,", "[", "a]"),
  "other anchors of YAML": `[${numbered((index) => `&a${index} b`, 12).join(",")}]`,
  "merge keys of YAML": `- &a {${numbered((index) => `k${index}: 1`, 40).join(",")}}\n${"- {<<: *a}\n".repeat(30_000)}`,
  "levels of YAML": filled("- "),
  words: filled("Đi chợ mua cá. "),
  "other words": numbered((index) => `w${index}`, 8).join(" "),
  marks: filled("e\u0323\u0302"),
};

const options = {
  indent: "8",
  sort_keys: true,
  delimiter: "auto",
  header: true,
  types: true,
  bom: true,
  flatten: true,
  escape_formulas: true,
  variant: "standard",
  lines: false,
  kind: "sort",
};

const textTasks = [...tasks.keys()].filter(
  (name) => /^(data|encode|text-analyzer)\./.test(name) && !name.endsWith("lipsum"),
);

/** The peak of a process that runs a task on these texts, one after the other, at each of them. */
async function peaksOf(name: string, texts: readonly string[]): Promise<readonly number[]> {
  const worker = Bun.spawn([process.execPath, script], {
    stdin: new Blob([JSON.stringify({ name, inputs: texts.map((text) => ({ text, ...options })) })]),
    stdout: "pipe",
  });
  const peaks: readonly number[] = await new Response(worker.stdout).json();
  expect(peaks.filter((peak) => peak > 0)).toBeArrayOfSize(texts.length);
  return peaks;
}

test.each(textTasks)(
  "a megabyte of any shape that %s works on takes no more memory than there is",
  async (name) => {
    const peaks = await peaksOf(name, Object.values(shapes));
    const over: (readonly [string, number])[] = [];
    for (const [index, [shape, text]] of Object.entries(shapes).entries()) {
      if ((peaks[index] ?? Infinity) <= maxPeakMb) continue;
      // What the shapes before it left may be in it: alone it has the process to itself.
      const [peak = Infinity] = await peaksOf(name, [text]);
      if (peak > maxPeakMb) over.push([shape, peak]);
    }
    expect(over).toEqual([]);
  },
);
