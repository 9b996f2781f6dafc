import { analyze } from "#tools/text-analyzer/analyze.ts";
import { makeLorem } from "#tools/text-analyzer/lorem.ts";

const text = makeLorem({ length: 160_000, type: "words", language: "vi", start: false, seed: 7 });
const [graphemes, words, sentences] = (["grapheme", "word", "sentence"] as const).map(
  (granularity) => new Intl.Segmenter("vi", { granularity }),
);

/** How many pieces the platform's own segmenter cuts the text into. */
function countAll(): number {
  let count = 0;
  for (const segmenter of [graphemes, words, sentences]) {
    for (const _ of segmenter?.segment(text) ?? []) count += 1;
  }
  return count;
}

export const cases = [
  {
    name: `text-analyzer: ${Math.round(text.length / 1000)} thousand characters counted`,
    ours: () => analyze(text),
    bare: countAll,
  },
  {
    name: "text-analyzer: 10 000 words of filler",
    ours: () => makeLorem({ length: 10_000, type: "words", language: "latin", start: true, seed: 7 }),
    bare: () => "lorem ".repeat(10_000),
  },
];
