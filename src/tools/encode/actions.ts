import { action } from "../../core/action.ts";
import type { Compute, Task } from "../../core/task.ts";
import { encodeText } from "./codes.ts";
import type { codeNames } from "./names.ts";
import { EncodeAnswer, EncodeInput } from "./schema.ts";

const taskOf = (codeName: (typeof codeNames)[number]): Task<EncodeInput, EncodeAnswer> => ({
  name: `encode.${codeName}`,
  cost: ({ text: encodedText }) => encodedText.length / 4,
  run: (encodeInput) => encodeText(encodeInput, codeName),
});

const tasks = {
  urlencode: taskOf("urlencode"),
  urldecode: taskOf("urldecode"),
  b64encode: taskOf("b64encode"),
  b64decode: taskOf("b64decode"),
};

export const encodeTasks = Object.values(tasks);

export type EncodeEffects = { readonly compute: Compute };

export function encodeActions({ compute }: EncodeEffects) {
  const encodeAction = (encodeTask: Task<EncodeInput, EncodeAnswer>) =>
    action(EncodeInput, EncodeAnswer, "compute", (encodeInput, caller) =>
      compute(encodeTask, encodeInput, caller),
    );
  return {
    urlencode: encodeAction(tasks.urlencode),
    urldecode: encodeAction(tasks.urldecode),
    b64encode: encodeAction(tasks.b64encode),
    b64decode: encodeAction(tasks.b64decode),
  } satisfies Record<(typeof codeNames)[number], unknown>;
}

export type EncodeActions = ReturnType<typeof encodeActions>;
