import type { TSchema } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import { PictureAnswer } from "#core/picture.ts";
import type { Observe } from "#http/perform.ts";

/** What an answer has that its schema does not state, or states otherwise; null when they agree. */
export function mismatchOf(schema: TSchema, answer: unknown): string | null {
  const first = Value.Errors(schema, answer).First();
  if (first)
    return `${first.path || "/"}: ${first.message}, got ${JSON.stringify(first.value)?.slice(0, 200)}`;
  const stated = JSON.stringify(Value.Clean(schema, Value.Clone(answer)));
  return stated === JSON.stringify(answer)
    ? null
    : `fields that its schema does not state: ${JSON.stringify(answer)?.slice(0, 400)}; stated: ${stated?.slice(0, 400)}`;
}

/** Every answer of every test product is held against its schema; the test during which one differs fails. */
export const checkAnswer: Observe = ({ output }, outcome) => {
  // A picture's schema is that of the file which the API sends.
  if (!outcome.ok || output === PictureAnswer) return;
  const mismatch = mismatchOf(output, outcome.value);
  if (mismatch) console.error(`An answer is not as its schema says. ${mismatch}`);
};
