import type { Db } from "#db/db.ts";
import { maxTargetLength } from "#tools/links/schema.ts";

const rowsAtOnce = 500;

/** Gives a user so many links as long as one may be, `l0` the oldest; `folded` is what a search goes through. */
export async function manyLinks(
  db: Db,
  {
    userId,
    count,
    folded = "",
  }: { readonly userId: string; readonly count: number; readonly folded?: string },
): Promise<void> {
  const target = "https://example.com/".padEnd(maxTargetLength, "x");
  const rows = Array.from({ length: count }, (_, index) => ({
    id: `l${index}`,
    code: `c${index}`,
    target,
    folded,
    userId,
    createdAt: new Date(Date.UTC(2026, 10, 21) + index),
  }));
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await db.insert(db.tables.links).values(rows.slice(from, from + rowsAtOnce));
}
