import { analyzeActions, analyzeTask } from "./analyze-actions.ts";
import { type LoremEffects, loremActions, loremTask } from "./lorem-actions.ts";

export const textAnalyzerTasks = [analyzeTask, loremTask] as const;

export type TextAnalyzerEffects = LoremEffects;

/** Of two parts, so that a page of one of them takes only that one to the device. */
export const textAnalyzerActions = (effects: TextAnalyzerEffects) => ({
  ...analyzeActions(effects),
  ...loremActions(effects),
});

export type TextAnalyzerActions = ReturnType<typeof textAnalyzerActions>;
