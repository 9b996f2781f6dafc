import type { TextEdit } from "./json-repair.ts";
import type { DataChange } from "./schema.ts";

const maxChanges = 100;
/** How much of a line is shown on either side of what changed, and how much of what was taken out. */
const [sideLength, removedLength] = [24, 60];
const maxEditsOfRow = 20;

/** Cut between characters, not within one. */
const cut = (text: string, from: number, to: number): string =>
  text.slice(from, to).replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, "");

type Part = DataChange["parts"][number];

/** Edits of one line that stand near each other. */
type Row = { readonly line: number; readonly edits: TextEdit[] };

function rowsOf(text: string, edits: readonly TextEdit[]): readonly Row[] {
  const rows: Row[] = [];
  let [line, from] = [1, 0];
  for (const edit of edits) {
    const breaks = text.slice(from, edit.at).match(/\r\n?|\n/g)?.length ?? 0;
    line += breaks;
    const row = rows.at(-1);
    const last = row?.edits.at(-1);
    const isNear =
      row?.line === line &&
      last !== undefined &&
      edit.at - last.end <= 2 * sideLength &&
      row.edits.length < maxEditsOfRow;
    if (row && isNear) row.edits.push(edit);
    else if (rows.length === maxChanges) break;
    else rows.push({ line, edits: [edit] });
    from = edit.at;
  }
  return rows;
}

function partsOf(text: string, edits: readonly TextEdit[]): readonly Part[] {
  const [first, last] = [edits[0], edits.at(-1)];
  if (!first || !last) return [];
  const before = text.slice(Math.max(0, first.at - sideLength), first.at).split(/[\r\n]/);
  const behind = cut(text, last.end, last.end + sideLength).split(/[\r\n]/, 1);
  let from = first.at - (before.at(-1)?.length ?? 0);
  const parts: Part[] = [];
  const add = (kind: Part["kind"], said: string) => {
    if (said) parts.push({ kind, text: said });
  };
  for (const { at, end, text: added } of edits) {
    add("same", cut(text, from, at));
    const removed = cut(text, at, Math.min(end, at + removedLength));
    add("removed", end - at > removedLength ? `${removed}…` : removed);
    add("added", added);
    from = end;
  }
  add("same", behind[0] ?? "");
  return parts;
}

/** What edits change in a text, by its lines, each with what stands around it: the first hundred places. */
export const repairChanges = (text: string, edits: readonly TextEdit[]): DataChange[] =>
  rowsOf(text, edits).map((row) => ({ line: row.line, parts: [...partsOf(text, row.edits)] }));
