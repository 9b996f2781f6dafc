import { type Static, Type } from "@sinclair/typebox";
import type { Answer } from "#core/action.ts";
import type { MessageKey } from "#core/i18n.ts";
import { choice, nullable, text, apiText } from "#core/schema.ts";

const loremLengths = { minimum: 1, maximum: 10_000, default: 100 } as const;

export const loremTypes = ["words", "sentences", "paragraphs"] as const;
export const loremLanguages = ["latin", "vi"] as const;
const textLanguages = ["vi", "en", "other"] as const;
export type TextLanguage = (typeof textLanguages)[number];
export const textChanges = [
  "unaccent",
  "upper",
  "lower",
  "sentence",
  "title",
  "spaces",
  "sort",
  "unique",
  "count",
  "number_vi",
  "number_en",
  "vni",
  "tcvn3",
] as const;
export type TextChange = (typeof textChanges)[number];

export const AnalyzeInput = Type.Object({
  text: text({
    description: apiText("text-analyzer.text.api"),
    minLength: 1,
    maxLength: 1_048_576,
    pattern: "\\S",
    message: "invalid.required" satisfies MessageKey,
  }),
});

export type AnalyzeInput = Static<typeof AnalyzeInput>;

export const LoremInput = Type.Object({
  length: Type.Integer({ description: apiText("text-analyzer.length.api"), ...loremLengths }),
  type: choice(loremTypes, { default: "words" }),
  language: choice(loremLanguages, {
    default: "latin",
    description: apiText("text-analyzer.language.api"),
  }),
  start: Type.Boolean({ default: true, description: apiText("text-analyzer.start.api") }),
});
export type LoremInput = Static<typeof LoremInput>;

export const LoremAnswer = Type.Object({ text: Type.String() });
export type LoremAnswer = Answer<typeof LoremAnswer>;

export const ChangeInput = Type.Object({
  text: text({ description: apiText("text-analyzer.change.text.api"), minLength: 1, maxLength: 262_144 }),
  kind: choice(textChanges, {
    default: "unaccent",
    description: apiText("text-analyzer.change.api"),
  }),
});
export type ChangeInput = Static<typeof ChangeInput>;

export const ChangeAnswer = Type.Object({ text: Type.String() });
export type ChangeAnswer = Answer<typeof ChangeAnswer>;

const countSchema = (description: string) => Type.Integer({ minimum: 0, description });

/** So many characters are shown of a text there, about, before it is cut: Google and Facebook state no number. */
export const textPlaces = { google_title: 60, google_description: 160, facebook: 477 } as const;

export const AnalyzeAnswer = Type.Object({
  charCount: countSchema("characters as a reader sees them"),
  charCountNoSpaces: countSchema("characters without space"),
  specialCharCount: countSchema("signs: neither letters, nor digits, nor space"),
  digitCount: countSchema("digits"),
  paragraphCount: countSchema("paragraphs"),
  sentenceCount: countSchema("sentences"),
  wordCount: countSchema("words; in Vietnamese every syllable is one"),
  keywords: Type.Array(Type.String(), { description: "the keywords, the most frequent first" }),
  readability: Type.Object({
    score: nullable(Type.Number({ minimum: 0, maximum: 100, description: "the higher, the easier" })),
    level: Type.String({ description: "the score in words, or why there is none" }),
    method: nullable(Type.String({ description: "what the score is computed by" })),
  }),
  language: choice(textLanguages),
  uniqueWordCount: countSchema("different words"),
  lineCount: countSchema("lines"),
  byteCount: countSchema("bytes of its UTF-8"),
  syllableCount: nullable(countSchema("syllables")),
  keywordCounts: Type.Array(Type.Object({ keyword: Type.String(), count: Type.Integer() })),
  longestSentence: Type.Object({ text: Type.String(), wordCount: Type.Integer() }),
  reading_time_ms: countSchema("of a grown-up who reads silently"),
  speaking_time_ms: countSchema("of somebody who reads aloud"),
  sms: Type.Object({
    encoding: choice(["GSM-7", "UCS-2"]),
    parts: Type.Integer(),
    length: Type.Integer({ description: "in the encoding's own units" }),
  }),
  room: Type.Object(
    { google_title: Type.Integer(), google_description: Type.Integer(), facebook: Type.Integer() },
    { description: "characters left until it is cut there, about; negative where it is longer" },
  ),
});
export type AnalyzeAnswer = Answer<typeof AnalyzeAnswer>;
