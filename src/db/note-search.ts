import { type SQL, and, desc, inArray } from "drizzle-orm";
import { ownTurns } from "../core/own-turn.ts";
import { contains } from "./contains.ts";
import type { Db } from "./db.ts";

/** How much is searched at a time: some milliseconds, whatever the words and the notes are. */
const sliceBytes = 256 * 1024;

type Listed = { readonly id: string; readonly bytes: number };

/** Lists of ids whose notes come to so many bytes together, at least one in each. */
function* slicesOf(listed: readonly Listed[]): Generator<string[]> {
  let slice: string[] = [];
  let left = sliceBytes;
  for (const { id, bytes } of listed) {
    if (slice.length > 0 && bytes > left) {
      yield slice;
      slice = [];
      left = sliceBytes;
    }
    slice.push(id);
    left -= bytes;
  }
  if (slice.length > 0) yield slice;
}

export const newestFirst = ({ notes }: Db["tables"]) => [desc(notes.updatedAt), desc(notes.id)];

/**
 * The ids of the newest notes that have all the words, as many as are wanted. All of an owner's texts may come to 32 MB,
 * so others are served between the slices of them.
 */
export async function notesWith(
  words: readonly string[],
  { db, mine, wanted }: { readonly db: Db; readonly mine: SQL | undefined; readonly wanted: number },
): Promise<string[]> {
  const { notes } = db.tables;
  const { id, bytes, folded } = notes;
  const order = newestFirst(db.tables);
  const turn = ownTurns();
  const listed = await db
    .select({ id, bytes })
    .from(notes)
    .where(mine)
    .orderBy(...order);
  const found: string[] = [];
  for (const slice of slicesOf(listed)) {
    const hits = await db
      .select({ id })
      .from(notes)
      .where(and(inArray(id, slice), ...words.map((word) => contains(folded, word))))
      .orderBy(...order);
    found.push(...hits.map((hit) => hit.id));
    if (found.length >= wanted) break;
    await turn();
  }
  return found.slice(0, wanted);
}
