import { type Localize, localizer, message, readMessage } from "#core/i18n.ts";
import { ok } from "#core/result.ts";
import type { Compute, Task } from "#core/task.ts";
import { call } from "#core/tool.ts";
import { type TextAnalysis, analyze } from "./analyze.ts";
import { AnalyzeAnswer, AnalyzeInput } from "./schema.ts";

/** The level and the method as a reader is told them; the words for them do not change the numbers. */
function inWords(analysis: TextAnalysis, t: Localize): AnalyzeAnswer {
  const { score, level, method } = analysis.readability;
  const readability = {
    score,
    level: t(`text-analyzer.level.${level}`),
    method: method && t(`text-analyzer.method.${method}`),
  };
  return { ...analysis, readability };
}

const analyzeTask: Task<AnalyzeInput, TextAnalysis> = {
  name: "text-analyzer.analyze",
  cost: ({ text }) => text.length,
  run: ({ text }) => ok(analyze(text)),
};

export default {
  analyze: call(AnalyzeInput, AnalyzeAnswer, {
    path: "/text-analyzer/analyze",
    limit: "compute",
    access: "open",
    address: "none",
    device: ["graphemes"],
    glance: ({ wordCount, charCount, sentenceCount }, lang) => ({
      value: readMessage(lang, message("text-analyzer.glance.words", { count: wordCount })),
      kind: "sentence",
      note: readMessage(
        lang,
        message("text-analyzer.glance.characters", { characters: charCount, sentences: sentenceCount }),
      ),
    }),
    heavy: [analyzeTask],
    refusals: ["busy"],
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
        keywords: ["quầy hàng"],
        readability: { score: null, level: "không đủ dữ liệu: cần ít nhất 30 từ và 2 câu", method: null },
        language: "vi",
        uniqueWordCount: 5,
        lineCount: 1,
        byteCount: 28,
        syllableCount: 5,
        keywordCounts: [{ keyword: "quầy hàng", count: 1 }],
        longestSentence: { text: "Chợ có 1200 quầy hàng!", wordCount: 5 },
        reading_time_ms: 2000,
        speaking_time_ms: 2000,
        sms: { encoding: "UCS-2", parts: 1, length: 22 },
        room: { google_title: 38, google_description: 138, facebook: 455 },
      },
    },
    run:
      ({ compute }: { readonly compute: Compute }) =>
      async (input, caller) => {
        const analysis = await compute(analyzeTask, input, caller);
        return analysis.ok ? ok(inWords(analysis.value, localizer(caller.lang))) : analysis;
      },
  }),
};
