import { action } from "../../core/action.ts";
import { translator } from "../../core/i18n.ts";
import { ok } from "../../core/result.ts";
import type { Compute, Task } from "../../core/task.ts";
import { type Analysis, analyze } from "./analyze.ts";
import { inWords } from "./in-words.ts";
import { type LoremOptions, makeLorem } from "./lorem.ts";
import { AnalyzeAnswer, AnalyzeInput, LoremAnswer, LoremInput } from "./schema.ts";

const analyzeTask: Task<AnalyzeInput, Analysis> = {
  name: "text-analyzer.analyze",
  weigh: ({ text }) => text.length,
  run: ({ text }) => ok(analyze(text)),
};

const wordsIn = { words: 1, sentences: 12, paragraphs: 54 } as const;

const loremTask: Task<LoremOptions, string> = {
  name: "text-analyzer.lipsum",
  weigh: ({ length, type }) => length * wordsIn[type],
  run: (options) => ok(makeLorem(options)),
};

export const textAnalyzerTasks = [analyzeTask, loremTask] as const;

/** `chance` gives a number from 0 up to 1. */
export type TextAnalyzerEffects = { readonly compute: Compute; readonly chance: () => number };

export const textAnalyzerActions = ({ compute, chance }: TextAnalyzerEffects) => ({
  analyze: action(AnalyzeInput, AnalyzeAnswer, "compute", async (input, caller) => {
    const analysis = await compute(analyzeTask, input, caller);
    return analysis.ok ? ok(inWords(analysis.value, translator(caller.lang))) : analysis;
  }),
  lipsum: action(LoremInput, LoremAnswer, "compute", async (input, caller) => {
    const seed = Math.floor(chance() * 4_294_967_296);
    const text = await compute(loremTask, { ...input, seed }, caller);
    return text.ok ? ok({ text: text.value }) : text;
  }),
});

export type TextAnalyzerActions = ReturnType<typeof textAnalyzerActions>;
