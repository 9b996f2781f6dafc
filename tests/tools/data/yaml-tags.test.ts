import { expect, test } from "bun:test";
import { convertText, randomFrom } from "./sample.ts";

const below = randomFrom(20_261_128);
const pick = <Value>(values: readonly Value[]): Value => values[below(values.length)] ?? never();
const never = (): never => {
  throw new Error("There is one");
};
const digits = (set: string, max: number): string =>
  Array.from({ length: 1 + below(max) }, () => set.charAt(below(set.length))).join("");
const sign = (): string => pick(["", "-", "+"]);

/** A text of the form that section 10.3.2 gives, and what it is. */
const forms: Readonly<Record<string, () => readonly [text: string, value: unknown]>> = {
  null: () => [pick(["null", "Null", "NULL", "~"]), null],
  bool: () => {
    const [text, value] = pick([
      ["true", true],
      ["True", true],
      ["TRUE", true],
      ["false", false],
      ["False", false],
      ["FALSE", false],
    ] as const);
    return [text, value];
  },
  int: () => {
    const decimal = digits("0123456789", 9);
    const octal = digits("01234567", 8);
    const hex = digits("0123456789abcdefABCDEF", 10);
    const decimalSign = sign();
    return pick([
      [decimalSign + decimal, Number(decimalSign + decimal)],
      [`0o${octal}`, Number.parseInt(octal, 8)],
      [`0x${hex}`, Number.parseInt(hex, 16)],
    ]);
  },
  float: () => {
    const mantissa = pick([
      digits("0123456789", 6),
      `${digits("0123456789", 4)}.`,
      `${digits("0123456789", 4)}.${digits("0123456789", 4)}`,
      `.${digits("0123456789", 4)}`,
    ]);
    const exponent = pick(["", `${pick(["e", "E"])}${sign()}${below(9)}`]);
    const text = sign() + mantissa + exponent;
    return pick([
      [text, Number(text)],
      [text, Number(text)],
      [pick([".inf", "-.Inf", "+.INF", ".nan", ".NaN", ".NAN"]), null],
    ]);
  },
  str: () => {
    const text = pick(["null", "true", "0x1F", "42", "1.5", "~", "x"]);
    return [text, text];
  },
};

/** Every way to write a scalar down (YAML 1.2.2, sections 7.3 and 8.1). */
const styles: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `'${text}'`,
  (text) => `"${text}"`,
  (text) => `|-\n    ${text}`,
  (text) => `>-\n    ${text}\n`,
];
const tagsFor: readonly ((name: string) => string)[] = [
  (name) => `!!${name}`,
  (name) => `!<tag:yaml.org,2002:${name}>`,
];

const isTagWarning = ({ message }: { readonly message: string }) => message.includes("tag");

test("YAML 1.2.2 10.3.2: a core tag says what a text is, in whatever style and spelling of the tag it stands", async () => {
  for (const [name, make] of Object.entries(forms))
    for (let round = 0; round < 60; round += 1) {
      const [text, value] = make();
      const yaml = `a: ${pick(tagsFor)(name)} ${pick(styles)(text)}`;
      const { result, warnings } = await convertText("yaml/json", yaml);
      const { a } = JSON.parse(result);
      expect([yaml, Object.is(a, -0) ? 0 : a]).toEqual([yaml, Object.is(value, -0) ? 0 : value]);
      expect([yaml, warnings.filter(isTagWarning)]).toEqual([yaml, []]);
    }
});

test("YAML 1.2.2 3.3.2: a text that its core tag does not fit is told so, and one of another tag that it is not known", async () => {
  for (const [tag, text] of [
    ["int", "4.2"],
    ["int", "1_000"],
    ["int", "0b101"],
    ["int", "-0x1F"],
    ["int", ""],
    ["float", "0x1F"],
    ["float", "1,5"],
    ["float", "NaN"],
    ["bool", "yes"],
    ["bool", "1"],
    ["null", "nil"],
    ["binary", "a b c"],
    ["timestamp", "11/28/2026"],
    ["seq", ""],
    ["map", "a"],
  ] as const)
    for (const style of [`'${text}'`, `"${text}"`]) {
      const yaml = `a:\n  - !!${tag} ${style}`;
      const { result, warnings } = await convertText("yaml/json", yaml);
      expect([yaml, JSON.parse(result)]).toEqual([yaml, { a: [text] }]);
      expect([yaml, warnings]).toEqual([
        yaml,
        [
          {
            line: 2,
            column: 5,
            message: expect.stringContaining(`does not have the form that its tag !!${tag}`),
          },
        ],
      ]);
    }
  for (const tag of ["!x", "!Ref", "!!python/tuple", "!<tag:example.com,2026:x>"]) {
    const { result, warnings } = await convertText("yaml/json", `${tag} 42`);
    expect([tag, JSON.parse(result)]).toEqual([tag, "42"]);
    expect(warnings).toMatchObject([{ column: 1, message: expect.stringContaining("is not known here") }]);
  }
});

test("YAML 1.2.2 10.1, yaml.org/type: a map or list fits its tag or is told where it does not", async () => {
  const fitting = [
    ["!!map {a: 1}", { a: 1 }],
    ["!!seq [1]", [1]],
    ["!!seq\n- 1", [1]],
    ["!!set {a, b}", { a: null, b: null }],
    ["!!set\n? a\n? b", { a: null, b: null }],
    ["!!omap [a: 1, b: 2]", [{ a: 1 }, { b: 2 }]],
    ["!!pairs\n- a: 1\n- a: 2", [{ a: 1 }, { a: 2 }]],
    ["! {a: 1}", { a: 1 }],
    ["!!binary |\n  R0lG\n  ODlh", "R0lGODlh"],
    ["!!timestamp 2001-12-14 21:59:43.10 -5", "2001-12-14 21:59:43.10 -5"],
    ["a: &a {x: 1}\nb: {!!merge <<: *a}", { a: { x: 1 }, b: { x: 1 } }],
  ] as const;
  for (const [yaml, value] of fitting) {
    const { result, warnings } = await convertText("yaml/json", yaml);
    expect([yaml, JSON.parse(result), warnings]).toEqual([yaml, value, []]);
  }
  const misfitting = ["!!map [a]", "!!seq {a: 1}", "!!set {a: 1}", "!!omap {a: 1}", "!!pairs [{a: 1, b: 2}]"];
  for (const yaml of [...misfitting, "!!str [a]", "!!int {a: 1}"]) {
    const { warnings } = await convertText("yaml/json", `k: ${yaml}`);
    expect([yaml, warnings]).toMatchObject([
      yaml,
      [{ line: 1, column: 4, message: expect.stringContaining("does not have the form") }],
    ]);
  }
});

test("each tag that is told of is told at its own place, however tags stand around each other", async () => {
  const yaml = "!a\n!b k: !c\n  - !!float 4\n  - !!int x\n  - !d {!e y: !f [!!seq 1]}\n";
  const { result, warnings } = await convertText("yaml/json", yaml);
  expect(JSON.parse(result)).toEqual({ k: [4, "x", { y: ["1"] }] });
  expect(warnings.map(({ line, column, message }) => [line, column, /![!\w]+/.exec(message)?.[0]])).toEqual([
    [1, 1, "!a"],
    [2, 1, "!b"],
    [2, 7, "!c"],
    [4, 5, "!!int"],
    [5, 5, "!d"],
    [5, 9, "!e"],
    [5, 15, "!f"],
    [5, 19, "!!seq"],
  ]);
});

test("YAML 1.2.2 6.8.2: a tag's handle is declared, or what is missing is told", async () => {
  const declared = await convertText("yaml/json", '%TAG !e! tag:yaml.org,2002:\n---\n!e!int "7"');
  expect([declared.result, declared.warnings]).toEqual(["7", []]);
  const { error } = await convertText("yaml/json", "a: !e!int 7");
  expect(error).toMatchObject({ line: 1, column: 4, message: expect.stringContaining("needs a %TAG line") });
});

test("what is told of a number is true of how it is written: a rewritten one is never said to be as it was", async () => {
  for (const text of ["0xFFFFFFFFFFFFFFFFFF", "0o7777777777777777777777", "!!int '0xabcdefabcdefabcdef'"]) {
    const { result, warnings } = await convertText("yaml/json", text);
    expect(result).toMatch(/^\d{20,}$/);
    expect(warnings).toMatchObject([{ message: expect.stringContaining(`is written as ${result}`) }]);
  }
  for (const text of [".5e-400", "+1.5e400", "00.1234567890123456789", `0x${"F".repeat(300)}`])
    for (const { message } of (await convertText("yaml/json", text)).warnings)
      expect(message).not.toMatch(/as (?:it is )?written/);
});
