import { expect, test } from "bun:test";
import { type LoremOptions, makeLorem } from "#tools/text-analyzer/lorem.ts";

const options: LoremOptions = { length: 1, type: "words", language: "latin", start: true, seed: 7 };
const lengths = [1, 2, 7, 8, 9, 37, 100, 1000, 10_000];

test.each(["latin", "vi"] as const)(
  "%s filler has exactly as many words, sentences or paragraphs",
  (language) => {
    for (const length of lengths) {
      for (const seed of [1, 2, 3]) {
        const make = (type: LoremOptions["type"]) => makeLorem({ ...options, language, length, type, seed });
        expect(make("words").split(" ")).toHaveLength(length);
        expect(make("sentences").match(/[.!?](?=\s|$)/g)).toHaveLength(length);
        if (length <= 1000) expect(make("paragraphs").split("\n\n")).toHaveLength(length);
      }
    }
  },
);

test("Latin begins with the well-known words unless told otherwise", () => {
  expect(makeLorem({ ...options, length: 5 })).toBe("Lorem ipsum dolor sit amet.");
  expect(makeLorem({ ...options, length: 5, start: false })).not.toStartWith("Lorem ipsum dolor");
});

test("Vietnamese filler is Vietnamese, in NFC, and begins its sentences with a capital", () => {
  const text = makeLorem({ ...options, language: "vi", type: "sentences", length: 50 });
  expect(text).toBe(text.normalize("NFC"));
  expect(text).toMatch(/[ạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹđ]/);
  expect(text.toLowerCase()).not.toMatch(/([^,.]+)[,.] \1[,.]/);
  for (const sentence of text.split(/(?<=\.) /)) expect(sentence).toMatch(/^\p{Lu}[^.]*[^.,]\.$/u);
});

test("the same seed gives the same text, another one another", () => {
  const [one, again, other] = [7, 7, 8].map((seed) => makeLorem({ ...options, length: 50, seed }));
  expect(one).toBe(again);
  expect(one).not.toBe(other);
});

test("what a seed makes stays the same, and uses every sentence there is", () => {
  const made = (["latin", "vi"] as const).flatMap((language) =>
    (["words", "sentences", "paragraphs"] as const).flatMap((type) =>
      [true, false].map((start) =>
        makeLorem({ ...options, language, type, start, length: 9 }).replaceAll("\n", "¶"),
      ),
    ),
  );
  expect(made.join("\n")).toMatchSnapshot();
  const clauses = makeLorem({ ...options, language: "vi", type: "sentences", length: 400 })
    .toLowerCase()
    .split(/[,.] ?/);
  expect([...new Set(clauses)].toSorted().join(" | ")).toMatchSnapshot();
  const words = makeLorem({ ...options, type: "words", length: 10_000 })
    .toLowerCase()
    .match(/\w+/g);
  expect([...new Set(words)].toSorted().join(" ")).toMatchSnapshot();
});
