import { ok } from "#core/result.ts";
import type { Compute, Task } from "#core/task.ts";
import { call } from "#core/tool.ts";
import { type LoremOptions, makeLorem } from "./lorem.ts";
import { LoremAnswer, LoremInput } from "./schema.ts";

const wordsIn = { words: 1, sentences: 12, paragraphs: 54 } as const;

const loremTask: Task<LoremOptions, string> = {
  name: "text-analyzer.lipsum",
  cost: ({ length, type }) => length * wordsIn[type],
  run: (options) => ok(makeLorem(options)),
};

/** `chance` gives a number from 0 up to 1. */
type LoremEffects = { readonly compute: Compute; readonly chance: () => number };

export default {
  lipsum: call(LoremInput, LoremAnswer, {
    path: "/text-analyzer/lipsum",
    limit: "compute",
    access: "open",
    address: "moment",
    form: "get",
    device: true,
    heavy: [loremTask],
    refusals: ["busy"],
    plain: ({ text }) => text,
    example: {
      body: { length: 5, type: "words", language: "latin" },
      answer: { text: "Lorem ipsum dolor sit amet." },
    },
    run:
      ({ compute, chance }: LoremEffects) =>
      async (input, caller) => {
        const seed = Math.floor(chance() * 4_294_967_296);
        const text = await compute(loremTask, { ...input, seed }, caller);
        return text.ok ? ok({ text: text.value }) : text;
      },
  }),
};
