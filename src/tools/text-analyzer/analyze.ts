import { countCharacters } from "./characters.ts";
import { keywordsOf } from "./keywords.ts";
import { countSyllables, textLanguageOf, readabilityOf } from "./readability.ts";
import { sentencesOf } from "./sentences.ts";
import { smsOf } from "./sms.ts";
import { readWords } from "./words.ts";

export type Analysis = ReturnType<typeof analyze>;

/** Words a minute, of a grown-up who reads silently and of one who speaks. A Vietnamese word here is a syllable. */
const wordsPerMinute = { vi: { reading: 260, speaking: 190 }, en: { reading: 238, speaking: 150 } };
const longestShown = 300;

/** Everything that is counted in a text, without a list of all its parts: of a megabyte they would be many. */
export function analyze(original: string) {
  const text = original.normalize("NFC");
  const characters = countCharacters(text);
  const analyzedLines = text.replace(/\r\n?/g, "\n");
  const parts = countParts(analyzedLines);
  const words = readWords(text);
  const language = textLanguageOf(words);
  const syllables = countSyllables(words, language);
  const rates = wordsPerMinute[language === "en" ? "en" : "vi"];
  const keywords = keywordsOf(words, language);
  return {
    charCount: characters.all,
    charCountNoSpaces: characters.all - characters.spaces,
    specialCharCount: characters.special,
    digitCount: characters.digits,
    paragraphCount: parts.paragraphs,
    sentenceCount: parts.sentences,
    wordCount: words.total,
    keywords: keywords.map(({ keyword }) => keyword),
    readability: readabilityOf(words, { sentences: parts.sentences, language, syllables }),
    language,
    uniqueWordCount: words.vocabulary.length,
    lineCount: countLines(analyzedLines),
    byteCount: new TextEncoder().encode(original).length,
    syllableCount: syllables,
    keywordCounts: keywords,
    longestSentence: { ...parts.longest, text: shorten(parts.longest.text) },
    reading_time_ms: Math.ceil((words.total / rates.reading) * 60) * 1000,
    speaking_time_ms: Math.ceil((words.total / rates.speaking) * 60) * 1000,
    sms: smsOf(original),
  };
}

type Sentence = { readonly text: string; readonly wordCount: number };

const hasWord = /[\p{L}\p{N}]/u;

function longerOf(longest: Sentence, text: string): Sentence {
  if (text.length / 2 < longest.wordCount) return longest;
  let wordCount = 0;
  for (const [token] of text.matchAll(/\S+/g)) if (hasWord.test(token)) wordCount += 1;
  return wordCount > longest.wordCount ? { text, wordCount } : longest;
}

const shorten = (text: string): string =>
  text.length > longestShown ? `${text.slice(0, longestShown).toWellFormed()}…` : text;

/** Empty lines part paragraphs. */
function* paragraphsOf(analyzedLines: string): Generator<string> {
  let start = 0;
  for (const gap of analyzedLines.matchAll(/\n(?:[^\S\n]*\n)+/g)) {
    yield analyzedLines.slice(start, gap.index);
    start = gap.index + gap[0].length;
  }
  yield analyzedLines.slice(start);
}

function countParts(analyzedLines: string) {
  let [paragraphs, sentences] = [0, 0];
  let longest: Sentence = { text: "", wordCount: 0 };
  for (const paragraph of paragraphsOf(analyzedLines)) {
    if (!/\S/.test(paragraph)) continue;
    paragraphs += 1;
    for (const sentence of sentencesOf(paragraph)) {
      sentences += 1;
      longest = longerOf(longest, sentence);
    }
  }
  return { paragraphs, sentences, longest };
}

function countLines(analyzedLines: string): number {
  let count = 1;
  for (let at = analyzedLines.indexOf("\n"); at >= 0; at = analyzedLines.indexOf("\n", at + 1)) count += 1;
  return count;
}
