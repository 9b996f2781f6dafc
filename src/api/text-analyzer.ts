import type { TextAnalyzerActions } from "../tools/text-analyzer/text-analyzer.ts";
import { endpoint } from "./endpoint.ts";

export const textAnalyzerApi = ({ analyze, lipsum }: TextAnalyzerActions) => [
  endpoint({
    method: "POST",
    path: "/text-analyzer/analyze",
    summary: "Count characters, words, sentences and more; find keywords; rate readability",
    action: analyze,
    example: { body: { text: "Hôm nay trời đẹp, chúng tôi đi chợ Bến Thành." } },
  }),
  endpoint({
    method: "POST",
    path: "/text-analyzer/lipsum",
    summary: "Make filler text of exactly so many words, sentences or paragraphs",
    action: lipsum,
    example: { body: { length: 100, type: "words", language: "latin" } },
  }),
];
