import { countCharacters } from "./characters.ts";
import { keywordsOf } from "./keywords.ts";
import { countSyllables, textLanguageOf, readabilityOf } from "./readability.ts";
import { sentencesOf } from "./sentences.ts";
import { smsOf } from "./sms.ts";

export type Analysis = ReturnType<typeof analyze>;

/** Words a minute, of a grown-up who reads silently and of one who speaks. A Vietnamese word here is a syllable. */
const paces = { vi: { reading: 260, speaking: 190 }, en: { reading: 238, speaking: 150 } };
const longestShown = 300;

/** Everything that is counted in a text. */
export function analyze(original: string) {
  const text = original.normalize("NFC");
  const characters = countCharacters(text);
  const lines = text.replace(/\r\n?/g, "\n");
  const paragraphs = lines.split(/\n(?:[^\S\n]*\n)+/).filter((part) => /\S/.test(part));
  const sentences = paragraphs.flatMap(sentencesOf);
  const clauses = clausesOf(text);
  const words = clauses.flat();
  const language = textLanguageOf(words);
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const syllables = countSyllables(counts, language);
  const longest = sentences.reduce<Sentence>(longerOf, { text: "", wordCount: 0 });
  const pace = paces[language === "en" ? "en" : "vi"];
  const keywords = keywordsOf(clauses, language);
  return {
    charCount: characters.all,
    charCountNoSpaces: characters.all - characters.spaces,
    specialCharCount: characters.special,
    digitCount: characters.digits,
    paragraphCount: paragraphs.length,
    sentenceCount: sentences.length,
    wordCount: words.length,
    keywords: keywords.map(({ keyword }) => keyword),
    readability: readabilityOf(words, { sentences: sentences.length, language, syllables }),
    language,
    uniqueWordCount: counts.size,
    lineCount: lines.split("\n").length,
    byteCount: new TextEncoder().encode(original).length,
    syllableCount: syllables,
    keywordCounts: keywords,
    longestSentence: { ...longest, text: shorten(longest.text) },
    reading_time_ms: Math.ceil((words.length / pace.reading) * 60) * 1000,
    speaking_time_ms: Math.ceil((words.length / pace.speaking) * 60) * 1000,
    sms: smsOf(original),
  };
}

type Sentence = { readonly text: string; readonly wordCount: number };

const hasWord = /[\p{L}\p{N}]/u;

function longerOf(longest: Sentence, text: string): Sentence {
  if (text.length / 2 < longest.wordCount) return longest;
  const wordCount = text.split(/\s+/).filter((token) => hasWord.test(token)).length;
  return wordCount > longest.wordCount ? { text, wordCount } : longest;
}

const shorten = (text: string): string =>
  text.length > longestShown ? `${text.slice(0, longestShown).toWellFormed()}…` : text;

/** What spaces separate and has a letter or a digit is a word; a sign at its end ends the clause. */
function clausesOf(text: string): string[][] {
  const clauses: string[][] = [[]];
  for (const token of text.toLowerCase().split(/\s+/)) {
    const word = token.replace(/^[^\p{L}\p{N}]+/u, "").replace(/[^\p{L}\p{N}\p{M}]+$/u, "");
    if (!word) {
      if (token) clauses.push([]);
      continue;
    }
    if (!token.startsWith(word)) clauses.push([]);
    clauses.at(-1)?.push(word);
    if (!token.endsWith(word)) clauses.push([]);
  }
  return clauses;
}
