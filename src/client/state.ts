import type { IslandTexts, Lang, MessageKey, Texts } from "#core/i18n.ts";
import type { Problem } from "#core/problem.ts";

export type FieldNotes = Readonly<Record<string, string>>;

/** What a form starts from: what was typed, and the API's own answer or its own problem. */
export type FormState<Answer> = {
  readonly values: Readonly<Record<string, string>>;
  readonly answer: Answer | null;
  readonly problem: Problem | null;
  /** What was taken off what was typed, a sentence by the field. */
  readonly notes?: FieldNotes;
  /** The answer is the one that everybody sees when the page opens, and of chance: nobody may use it as theirs. */
  readonly isExample?: boolean;
  /** What an example was made of, where the form opens without it. */
  readonly sample?: Readonly<Record<string, string>>;
};

/** What the island of a tool with one form is given. */
export type ToolIslandProps<Key extends MessageKey, Answer> = FormState<Answer> & {
  readonly lang: Lang;
  readonly texts: Texts<Key>;
};

/** What an island of a tool is given: its texts are those that begin with the tool's id, and the common ones. */
export type IslandProps<Area extends string, Answer> = FormState<Answer> & {
  readonly lang: Lang;
  readonly texts: IslandTexts<Area>;
};
