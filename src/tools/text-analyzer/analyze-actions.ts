import { action } from "../../core/action.ts";
import { localizer } from "../../core/i18n.ts";
import { ok } from "../../core/result.ts";
import type { Compute, Task } from "../../core/task.ts";
import { type TextAnalysis, analyze } from "./analyze.ts";
import { inWords } from "./in-words.ts";
import { AnalyzeAnswer, AnalyzeInput } from "./schema.ts";

export const analyzeTask: Task<AnalyzeInput, TextAnalysis> = {
  name: "text-analyzer.analyze",
  cost: ({ text: analyzedText }) => analyzedText.length,
  run: ({ text: analyzedText }) => ok(analyze(analyzedText)),
};

export const analyzeActions = ({ compute }: { readonly compute: Compute }) => ({
  analyze: action(AnalyzeInput, AnalyzeAnswer, "compute", async (analyzeInput, caller) => {
    const analysis = await compute(analyzeTask, analyzeInput, caller);
    return analysis.ok ? ok(inWords(analysis.value, localizer(caller.lang))) : analysis;
  }),
});
