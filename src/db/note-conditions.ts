import { type SQL, and, eq, gt, isNull, or } from "drizzle-orm";
import type { Owner } from "#tools/notes/store.ts";
import type { Db } from "./db.ts";

/** Which notes a statement is about. */
export function noteConditions({ notes }: Db["tables"]) {
  const isOf = ({ kind, id }: Owner): SQL => eq(kind === "user" ? notes.userId : notes.browserId, id);
  const isAlive = (at: Date): SQL | undefined => or(isNull(notes.expiresAt), gt(notes.expiresAt, at));
  return {
    isOf,
    isAlive,
    isOwn: (owner: Owner, id: string) => and(isOf(owner), eq(notes.id, id)),
    isOpenTo: (publicKey: string, at: Date): SQL | undefined =>
      and(eq(notes.publicKey, publicKey), eq(notes.isShared, true), isAlive(at)),
  };
}
