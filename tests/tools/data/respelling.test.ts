import { expect, test } from "bun:test";
import { convertText, randomFrom } from "./sample.ts";

type Below = ReturnType<typeof randomFrom>;

const digits = (below: Below, count: number) => Array.from({ length: count }, () => below(10)).join("");

/** A number in any spelling that JSON has. */
function numberOf(below: Below): string {
  const whole = below(4) === 0 ? "0" : `${1 + below(9)}${digits(below, below(25))}`;
  const fraction = below(2) ? `.${digits(below, 1 + below(25))}` : "";
  const exponent = below(3) ? "" : `${"eE".charAt(below(2))}${["", "+", "-"][below(3)]}${below(400)}`;
  return `${below(3) ? "" : "-"}${whole}${fraction}${exponent}`;
}

const words = [
  "",
  "no",
  "0912345678",
  "1.10",
  "null",
  "~",
  "a: b",
  "# c",
  "- x",
  "ừ 🙂",
  "a\nb",
  " x ",
  "!!str",
  "=",
  "2026-01-02",
];

function valueOf(below: Below, depth: number): string {
  const kind = below(depth > 3 ? 4 : 6);
  if (kind < 2) return numberOf(below);
  if (kind === 2) return JSON.stringify(words[below(words.length)]);
  if (kind === 3) return ["true", "false", "null"][below(3)] ?? "null";
  const inner = Array.from({ length: below(4) }, (_, at) => {
    const value = valueOf(below, depth + 1);
    return kind === 4 ? value : `${JSON.stringify(`${at}${words[below(words.length)]}`)}:${value}`;
  });
  return kind === 4 ? `[${inner.join(",")}]` : `{${inner.join(",")}}`;
}

test("JSON that went through YAML is the same to the letter, whatever its numbers and texts are", async () => {
  const below = randomFrom(12);
  for (let round = 0; round < 300; round += 1) {
    const source = valueOf(below, 0);
    const before = (await convertText("json/pretty", source)).result;
    const yaml = (await convertText("json/yaml", source)).result;
    const after = (await convertText("yaml/json", yaml)).result;
    expect([yaml, after]).toEqual([yaml, before]);
  }
});

test("numbers of CSV stay as they are written, on the way to JSON and back", async () => {
  const below = randomFrom(13);
  for (let round = 0; round < 200; round += 1) {
    const row = Array.from({ length: 3 }, () => numberOf(below));
    const json = await convertText("csv/json", `a,b,c\n${row.join(",")}\n`, { types: true });
    const back = await convertText("json/csv", json.result);
    expect(back.result).toBe(`a,b,c\r\n${row.join(",")}\r\n`);
  }
});
