import { type Static, Type } from "@sinclair/typebox";
import { action } from "../../core/action.ts";
import { type Lang, type MessageKey, translator } from "../../core/i18n.ts";
import { ok } from "../../core/result.ts";
import { choice } from "../../core/schema.ts";
import type { Compute, Task } from "../../core/task.ts";
import { type Analysis, analyze } from "./analyze.ts";
import { type LoremOptions, makeLorem } from "./lorem.ts";
import { loremLanguages, loremLengths, loremTypes } from "./names.ts";

export const AnalyzeInput = Type.Object({
  text: Type.String({
    description: "the text to look at",
    minLength: 1,
    maxLength: 1_048_576,
    pattern: "\\S",
    message: "invalid.required" satisfies MessageKey,
  }),
});

export const LoremInput = Type.Object({
  length: Type.Integer({ description: "how many", ...loremLengths }),
  type: choice(loremTypes, { default: "words" }),
  language: choice(loremLanguages, {
    default: "latin",
    description: "Latin, or Vietnamese with its diacritics",
  }),
  start: Type.Boolean({ default: true, description: "begin with Lorem ipsum (Latin)" }),
});

const analyzeTask: Task<Static<typeof AnalyzeInput>, Analysis> = {
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

export type TextAnalyzerActions = ReturnType<typeof textAnalyzerActions>;

/** `random` gives a number from 0 to below 1. */
export function textAnalyzerActions({ compute, random }: { compute: Compute; random: () => number }) {
  return {
    analyze: action(AnalyzeInput, "compute", async (input, caller) => {
      const found = await compute(analyzeTask, input, caller);
      return found.ok ? ok(inWords(found.value, caller.lang)) : found;
    }),
    lipsum: action(LoremInput, "compute", async (input, caller) => {
      const made = await compute(loremTask, { ...input, seed: Math.floor(random() * 4_294_967_296) }, caller);
      return made.ok ? ok({ text: made.value }) : made;
    }),
  };
}

/** The level and the method as a reader is told them; the words for them do not change the numbers. */
export function inWords(analysis: Analysis, lang: Lang) {
  const t = translator(lang);
  const { score, level, method } = analysis.readability;
  const readability = {
    score,
    level: t(`text-analyzer.level.${level}`),
    method: method && t(`text-analyzer.method.${method}`),
  };
  return { ...analysis, readability };
}
