import { countCharacters, smsOf } from "./characters.ts";
import { keywordsOf } from "./keywords.ts";
import { textLanguageOf } from "./language.ts";
import { countSyllables, readabilityOf } from "./readability.ts";
import { textPlaces } from "./schema.ts";
import { sentencesOf } from "./sentences.ts";
import { readWords, wordBounds } from "./words.ts";

export type TextAnalysis = ReturnType<typeof analyze>;

/** Words a minute, of a grown-up who reads silently and of one who speaks. A Vietnamese word here is a syllable. */
const wordsPerMinute = { vi: { reading: 260, speaking: 190 }, en: { reading: 238, speaking: 150 } };
const longestShown = 300;

/** Everything that is counted in a text, without a list of all its parts: of a megabyte they would be many. */
export function analyze(original: string) {
  const normalizedText = original.normalize("NFC");
  const characterCounts = countCharacters(normalizedText);
  const analyzedLines = normalizedText.replace(/\r\n?/g, "\n");
  const partCounts = countParts(analyzedLines);
  const textWords = readWords(normalizedText);
  const language = textLanguageOf(textWords);
  const syllables = countSyllables(textWords, language);
  const rates = wordsPerMinute[language === "vi" ? "vi" : "en"];
  const keywords = keywordsOf(textWords, language);
  return {
    charCount: characterCounts.all,
    charCountNoSpaces: characterCounts.all - characterCounts.spaces,
    specialCharCount: characterCounts.special,
    digitCount: characterCounts.digits,
    paragraphCount: partCounts.paragraphs,
    sentenceCount: partCounts.sentences,
    wordCount: textWords.total,
    keywords: keywords.map(({ keyword }) => keyword),
    readability: readabilityOf(textWords, { sentences: partCounts.sentences, language, syllables }),
    language,
    uniqueWordCount: textWords.vocabulary.length,
    lineCount: countLines(analyzedLines),
    byteCount: new TextEncoder().encode(original).length,
    syllableCount: syllables,
    keywordCounts: keywords,
    longestSentence: { ...partCounts.longest, text: shortenSentence(partCounts.longest.text) },
    reading_time_ms: Math.ceil((textWords.total / rates.reading) * 60) * 1000,
    speaking_time_ms: Math.ceil((textWords.total / rates.speaking) * 60) * 1000,
    sms: smsOf(original),
    room: roomOf(characterCounts.all),
  };
}

const roomOf = (length: number) => ({
  google_title: textPlaces.google_title - length,
  google_description: textPlaces.google_description - length,
  facebook: textPlaces.facebook - length,
});

type Sentence = { readonly text: string; readonly wordCount: number };

function longerOf(longestSentence: Sentence, sentenceText: string): Sentence {
  if (sentenceText.length / 2 < longestSentence.wordCount) return longestSentence;
  let wordCount = 0;
  for (const [token] of sentenceText.toLowerCase().matchAll(/\S+/g))
    for (const _ of wordBounds(token)) wordCount += 1;
  return wordCount > longestSentence.wordCount ? { text: sentenceText, wordCount } : longestSentence;
}

const shortenSentence = (sentenceText: string): string =>
  sentenceText.length > longestShown
    ? `${sentenceText.slice(0, longestShown).toWellFormed()}…`
    : sentenceText;

/** Empty lines part paragraphs. */
function* paragraphsOf(analyzedLines: string): Generator<string> {
  let paragraphStart = 0;
  for (const paragraphGap of analyzedLines.matchAll(/\n(?:[^\S\n]*\n)+/g)) {
    yield analyzedLines.slice(paragraphStart, paragraphGap.index);
    paragraphStart = paragraphGap.index + paragraphGap[0].length;
  }
  yield analyzedLines.slice(paragraphStart);
}

function countParts(analyzedLines: string) {
  let [paragraphCount, sentenceCount] = [0, 0];
  let longestSentence: Sentence = { text: "", wordCount: 0 };
  for (const paragraph of paragraphsOf(analyzedLines)) {
    if (!/\S/.test(paragraph)) continue;
    paragraphCount += 1;
    for (const sentence of sentencesOf(paragraph)) {
      sentenceCount += 1;
      longestSentence = longerOf(longestSentence, sentence);
    }
  }
  return { paragraphs: paragraphCount, sentences: sentenceCount, longest: longestSentence };
}

function countLines(analyzedLines: string): number {
  let lineCount = 1;
  for (
    let newlineAt = analyzedLines.indexOf("\n");
    newlineAt >= 0;
    newlineAt = analyzedLines.indexOf("\n", newlineAt + 1)
  )
    lineCount += 1;
  return lineCount;
}
