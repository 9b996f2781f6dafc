import type { TObject, TSchema } from "@sinclair/typebox";
import { type Lang, type Message, message, readMessage } from "./i18n.ts";
import { type FoundBeside, type Reader, type Reading, maxPasted } from "./reading.ts";
import type { FieldError } from "./result.ts";

export type RawInput = Readonly<Record<string, unknown>>;

export const isUnfilled = (value: unknown): boolean => value === undefined || value === null || value === "";

/** The reader that a field is declared with. */
export const readerOf = (schema: TSchema | undefined): Reader | undefined => schema?.["reads"];

/** What was taken off a field's text, or where a field's value came from, for whoever typed it. */
export type FieldNote = { readonly path: string; readonly message: Message };

/** The fields of an input as they are meant, of what else was pasted into them. */
export type FieldsRead = {
  readonly values: RawInput;
  readonly notes: readonly FieldNote[];
  readonly errors: readonly FieldError[];
};

/** What was read, as sentences by the field. */
export const noteWordsOf = ({ notes }: FieldsRead, lang: Lang): Readonly<Record<string, string>> =>
  Object.fromEntries(notes.map(({ path, message }) => [path, readMessage(lang, message)]));

/** The names of the fields that have a reader, by the schema; most have none. */
const readNames = new WeakMap<TObject, readonly string[]>();

function namesOfRead(schema: TObject): readonly string[] {
  const known = readNames.get(schema);
  if (known) return known;
  const names = Object.keys(schema.properties).filter((name) => readerOf(schema.properties[name]));
  readNames.set(schema, names);
  return names;
}

/** A text that is longer than what may be pasted is read where its field takes as much. */
function readingOf(schema: TSchema | undefined, text: unknown): Reading | null {
  if (typeof text !== "string" || text.length > Math.max(maxPasted, schema?.["maxLength"] ?? 0)) return null;
  return readerOf(schema)?.(text) ?? null;
}

const maxTold = 3;
const quoted = (words: readonly string[]): string =>
  words
    .slice(0, maxTold)
    .map((word) => `“${word}”`)
    .join(", ");

/** Reads what was pasted into the fields of an input, each by the reader that its schema names. */
export function readFields(schema: TObject, raw: RawInput): FieldsRead {
  const names = namesOfRead(schema);
  if (names.length === 0) return { values: raw, notes: [], errors: [] };
  const values: Record<string, unknown> = { ...raw };
  const notes: FieldNote[] = [];
  const errors: FieldError[] = [];
  const found: FoundBeside[] = [];
  for (const path of names) {
    const reading = readingOf(schema.properties[path], raw[path]);
    if (!reading) continue;
    if ("refused" in reading) {
      errors.push({ path, message: reading.refused });
      continue;
    }
    const { value, took = [], note } = reading;
    values[path] = value;
    if (note) notes.push({ path, message: note });
    if (took.length > 0) notes.push({ path, message: message("reading.took", { words: quoted(took) }) });
    found.push(...(reading.found ?? []));
  }
  for (const { field, value, conflict, isUnsure = false, overrides = false } of found) {
    if (!Object.hasOwn(schema.properties, field)) continue;
    const isOpen = isUnfilled(values[field]) && !isUnsure;
    if (overrides || isOpen) {
      values[field] = value;
      notes.push({ path: field, message: message("reading.found") });
    } else if (conflict && values[field] !== value) errors.push({ path: field, message: conflict });
  }
  return { values, notes, errors };
}
