import { syllable } from "syllable";
import { commonSyllables } from "./common-words.ts";
import type { TextLanguage } from "./schema.ts";
import type { Words } from "./words.ts";

export const readabilityLevels = [
  "veryEasy",
  "easy",
  "fairlyEasy",
  "plain",
  "fairlyHard",
  "hard",
  "veryHard",
] as const;
export type ReadabilityLevel = (typeof readabilityLevels)[number] | "tooShort" | "unknown";
export type Readability = {
  readonly score: number | null;
  readonly level: ReadabilityLevel;
  readonly method: "flesch" | "estimate" | null;
};

export const minWords = 30;
export const minSentences = 2;

/**
 * How easily a text reads, 0 to 100. English: Flesch (1948), 206.835 − 1.015 · words per sentence − 84.6 · syllables
 * per word. Vietnamese, where every word that spaces separate is one syllable: an estimate of our own from the length
 * of sentences and the share of syllables that are not common.
 */
export function readabilityOf(
  textWords: Words,
  { sentences, language, syllables }: { sentences: number; language: TextLanguage; syllables: number | null },
): Readability {
  if (language === "other") return { score: null, level: "unknown", method: null };
  if (textWords.total < minWords || sentences < minSentences)
    return { score: null, level: "tooShort", method: null };
  const pace = textWords.total / sentences;
  const rawScore =
    language === "en"
      ? 206.835 - 1.015 * pace - 84.6 * ((syllables ?? 0) / textWords.total)
      : 100 - 2 * Math.max(0, pace - 8) - 0.9 * Math.max(0, 100 * rareShare(textWords) - 15);
  const readabilityScore = Math.round(10 * Math.min(100, Math.max(0, rawScore))) / 10;
  return {
    score: readabilityScore,
    level: levelOf(readabilityScore),
    method: language === "en" ? "flesch" : "estimate",
  };
}

function rareShare({ vocabulary, counts, total }: Words): number {
  let rare = 0;
  for (const [wordNumber, vocabularyWord] of vocabulary.entries())
    if (!commonSyllables.has(vocabularyWord)) rare += counts[wordNumber] ?? 0;
  return rare / total;
}

function levelOf(readabilityScore: number): ReadabilityLevel {
  const minScores = [90, 80, 70, 60, 50, 30, 0];
  return readabilityLevels[minScores.findIndex((minScore) => readabilityScore >= minScore)] ?? "veryHard";
}

/** Null for a language whose syllables are not known. */
export function countSyllables({ vocabulary, counts, total }: Words, language: TextLanguage): number | null {
  if (language === "other") return null;
  if (language === "vi") return total;
  let syllableSum = 0;
  for (const [wordNumber, vocabularyWord] of vocabulary.entries())
    syllableSum += (counts[wordNumber] ?? 0) * Math.max(1, syllable(vocabularyWord.slice(0, 60)));
  return syllableSum;
}
