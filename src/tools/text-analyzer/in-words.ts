import type { Localize } from "#core/i18n.ts";
import type { TextAnalysis } from "./analyze.ts";
import type { AnalyzeAnswer } from "./schema.ts";

/** The level and the method as a reader is told them; the words for them do not change the numbers. */
export function inWords(analysis: TextAnalysis, t: Localize): AnalyzeAnswer {
  const { score, level, method } = analysis.readability;
  const readability = {
    score,
    level: t(`text-analyzer.level.${level}`),
    method: method && t(`text-analyzer.method.${method}`),
  };
  return { ...analysis, readability };
}
