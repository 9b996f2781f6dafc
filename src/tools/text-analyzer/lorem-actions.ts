import { action } from "../../core/action.ts";
import { ok } from "../../core/result.ts";
import type { Compute, Task } from "../../core/task.ts";
import { type LoremOptions, makeLorem } from "./lorem.ts";
import { LoremAnswer, LoremInput } from "./schema.ts";

const wordsIn = { words: 1, sentences: 12, paragraphs: 54 } as const;

export const loremTask: Task<LoremOptions, string> = {
  name: "text-analyzer.lipsum",
  cost: ({ length, type }) => length * wordsIn[type],
  run: (loremOptions) => ok(makeLorem(loremOptions)),
};

/** `chance` gives a number from 0 up to 1. */
export type LoremEffects = { readonly compute: Compute; readonly chance: () => number };

export const loremActions = ({ compute, chance }: LoremEffects) => ({
  lipsum: action(LoremInput, LoremAnswer, "compute", async (loremInput, caller) => {
    const seed = Math.floor(chance() * 4_294_967_296);
    const loremText = await compute(loremTask, { ...loremInput, seed }, caller);
    return loremText.ok ? ok({ text: loremText.value }) : loremText;
  }),
});
