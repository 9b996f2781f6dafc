import type { Lang, MessageKey, Texts } from "../core/i18n.ts";
import type { Problem } from "../core/problem.ts";

/** What a form starts from: what was typed, and the API's own answer or its own problem. */
export type FormState<Answer> = {
  readonly values: Readonly<Record<string, string>>;
  readonly answer: Answer | null;
  readonly problem: Problem | null;
  /** The answer is the one that everybody sees when the page opens, and of chance: nobody may use it as theirs. */
  readonly isExample?: boolean;
};

/** What the island of a tool with one form is given. */
export type ToolIslandProps<Key extends MessageKey, Answer> = FormState<Answer> & {
  readonly lang: Lang;
  readonly texts: Texts<Key>;
};
