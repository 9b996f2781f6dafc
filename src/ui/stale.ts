import type { CallState } from "#client/answer-order.ts";
import { mayBeSecret } from "#core/call-command.ts";
import { type Texts, fill } from "#core/i18n.ts";

export const staleTexts = ["ui.stale", "ui.stale.before"] as const;
export type StaleKey = (typeof staleTexts)[number];

const longestShown = 32;

/** What an answer is of that is no more what the form says: the text itself where it is short and no secret. Null where it is. */
export function staleWords(
  {
    answer,
    isStale,
    typing,
    problem,
    body,
  }: Pick<CallState<unknown>, "answer" | "isStale" | "typing" | "problem" | "body">,
  texts: Texts<StaleKey>,
): string | null {
  if (!isStale || answer === null) return null;
  const [name = ""] = (typing?.problem ?? problem)?.errors?.map(({ path }) => path) ?? [];
  const asked = body?.[name];
  const isShown = typeof asked === "string" && asked.length <= longestShown && !mayBeSecret(name);
  return isShown && asked !== "" ? fill(texts["ui.stale"], { input: asked }) : texts["ui.stale.before"];
}
