import type { Caller } from "#core/action.ts";
import { decode } from "#core/decode.ts";
import { problemOf } from "#core/problem.ts";
import type { Compute } from "#core/task.ts";
import { bindTool } from "#core/tool.ts";
import dataTool from "#tools/data/tool.ts";
import { anonymous } from "#tests/support/people/caller.ts";

const inPlace: Compute = async (task, input) => task.run(input);
export const caller: Caller = { ...anonymous, lang: "en" };
const actions = bindTool(dataTool, { compute: inPlace });

/** What the call of that name answers: the converted text and the warnings, or the first error. */
export async function convertText(name: keyof typeof actions, text: string, options: object = {}) {
  const { input, run } = actions[name];
  const decoded = decode(input, { text, ...options }, "json");
  // oxlint-disable-next-line no-unsafe-type-assertion -- the input was decoded with this action's own schema
  const outcome = decoded.ok ? await run(decoded.value as never, caller) : decoded;
  if (outcome.ok) return { ...outcome.value, error: undefined };
  return {
    result: "",
    warnings: [],
    changes: undefined,
    error: problemOf(outcome.failure, "en").errors?.[0],
  };
}

/** Numbers below a bound, the same in every run, so that a failure can be looked at again. */
export function randomFrom(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >> 8) % bound;
  };
}
