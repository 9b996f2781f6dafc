import type { TObject } from "@sinclair/typebox";
import type { Lang } from "./i18n.ts";
import { type RawInput, noteWordsOf, readFields } from "./read-fields.ts";

/** What was read of a form's fields, for the page that shows them: the values, and what is to be told of each. */
export type ReadBack = {
  readonly fields: Readonly<Record<string, string>>;
  readonly notes: Readonly<Record<string, string>>;
};

/** Tells a page's own form what the server has read of its fields: a ReadBack as JSON, percent-encoded. */
export const readBackHeader = "Fields-Read";

/** What differs from what was typed; null where nothing does, or where the input is refused for it. */
export function readBackOfInput(schema: TObject, raw: RawInput, lang: Lang): ReadBack | null {
  const read = readFields(schema, raw);
  const changed = Object.entries(read.values).flatMap(([name, value]) =>
    typeof value === "string" && value !== raw[name] ? [[name, value] as const] : [],
  );
  if (read.errors.length > 0 || changed.length === 0) return null;
  return { fields: Object.fromEntries(changed), notes: noteWordsOf(read, lang) };
}
