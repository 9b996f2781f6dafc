import { type SQL, and, desc, inArray } from "drizzle-orm";
import { contains } from "./contains.ts";
import type { Db } from "./db.ts";
import { searchInSlices } from "./search.ts";

export const newestFirst = ({ notes }: Db["tables"]) => [desc(notes.updatedAt), desc(notes.id)];

/** The ids of the newest notes that have all the words, as many as are wanted. */
export async function notesWith(
  words: readonly string[],
  { db, mine, wanted }: { readonly db: Db; readonly mine: SQL | undefined; readonly wanted: number },
): Promise<string[]> {
  const { notes } = db.tables;
  const { id, bytes, folded } = notes;
  const order = newestFirst(db.tables);
  const listed = await db
    .select({ id, bytes })
    .from(notes)
    .where(mine)
    .orderBy(...order);
  return searchInSlices(listed, {
    words,
    wanted,
    hitsOf: (slice) =>
      db
        .select({ id })
        .from(notes)
        .where(and(inArray(id, slice), ...words.map((word) => contains(folded, word))))
        .orderBy(...order),
  });
}
