import type { StoredNote } from "./store.ts";
import type { Note, SharedNote } from "./schema.ts";

/** A note as its owner sees it. */
export const noteAnswer = (note: StoredNote): Note => ({
  id: note.id,
  title: note.title,
  content: note.content,
  public_key: note.publicKey,
  shared: note.isShared,
  burn: note.burns,
  sealed: note.isSealed,
  created_at: note.createdAt.toISOString(),
  updated_at: note.updatedAt.toISOString(),
  expires_at: note.expiresAt?.toISOString() ?? null,
});

/** A note as whoever has its key sees it. */
export function sharedNoteAnswer(note: StoredNote, isOpened: boolean): SharedNote {
  const { shared: _, ...shownNote } = noteAnswer(note);
  const unopened = note.burns && !isOpened;
  return { ...shownNote, ...(unopened && { title: null, content: "" }), unopened };
}
