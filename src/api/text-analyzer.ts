import type { TextAnalyzerActions } from "../tools/text-analyzer/actions.ts";
import { endpoint } from "./endpoint.ts";

export const textAnalyzerApi = ({ analyze, lipsum }: TextAnalyzerActions) => [
  endpoint({
    method: "POST",
    path: "/text-analyzer/analyze",
    summary: "Count characters, words, sentences and more; find keywords; rate readability",
    problems: ["busy"],
    action: analyze,
    example: {
      body: { text: "Chợ có 1200 quầy hàng!" },
      answer: {
        charCount: 22,
        charCountNoSpaces: 18,
        specialCharCount: 1,
        digitCount: 4,
        paragraphCount: 1,
        sentenceCount: 1,
        wordCount: 5,
        keywords: ["chợ", "quầy", "hàng"],
        readability: { score: null, level: "không đủ dữ liệu: cần ít nhất 30 từ và 2 câu", method: null },
        language: "vi",
        uniqueWordCount: 5,
        lineCount: 1,
        byteCount: 28,
        syllableCount: 5,
        keywordCounts: ["chợ", "quầy", "hàng"].map((keyword) => ({ keyword, count: 1 })),
        longestSentence: { text: "Chợ có 1200 quầy hàng!", wordCount: 5 },
        reading_time_ms: 2000,
        speaking_time_ms: 2000,
        sms: { encoding: "UCS-2", parts: 1, length: 22 },
      },
    },
  }),
  endpoint({
    method: "POST",
    path: "/text-analyzer/lipsum",
    summary: "Make filler text of exactly so many words, sentences or paragraphs",
    problems: ["busy"],
    action: lipsum,
    example: {
      body: { length: 5, type: "words", language: "latin" },
      answer: { text: "Lorem ipsum dolor sit amet." },
    },
  }),
];
