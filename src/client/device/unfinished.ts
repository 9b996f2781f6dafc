import { type Lang, readMessage } from "#core/i18n.ts";
import type { Failure, FieldError } from "#core/result.ts";

/** What is missing by field, in words where its function says so; null for what typing on does not mend. */
export type Unfinished = Readonly<Record<string, string>> | null;

/** Where a text is wrong as it is read from its beginning, its last word may be half typed. */
function isInLastWord({ path, line, column }: FieldError, body: Readonly<Record<string, unknown>>): boolean {
  const text = body[path];
  if (typeof text !== "string" || line === undefined || column === undefined) return false;
  const lines = text.trimEnd().split(/\r\n?|\n/);
  if (line < lines.length) return false;
  const rest = Array.from(lines[line - 1] ?? "").slice(column - 1);
  return !/\s/.test(rest.join(""));
}

/** Whether each fault of what is being typed may be of its being half typed. */
export function unfinishedOf(
  { errors = [] }: Failure,
  body: Readonly<Record<string, unknown>>,
  lang: Lang,
): Unfinished {
  if (errors.length === 0) return null;
  if (!errors.every((error) => error.unfinished !== undefined || isInLastWord(error, body))) return null;
  return Object.fromEntries(
    errors.flatMap(({ path, unfinished }) =>
      unfinished && unfinished !== true ? [[path, readMessage(lang, unfinished)]] : [],
    ),
  );
}
