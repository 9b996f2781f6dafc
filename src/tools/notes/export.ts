import type { NoteEffects } from "./actions.ts";
import { noteAnswer } from "./answers.ts";
import type { Note } from "./schema.ts";

/** All notes of a user, for the export of their account; notes that were adopted may be more than one may write. */
export const exportNotes =
  ({ notes, now }: NoteEffects) =>
  async (userId: string): Promise<Note[]> => {
    const page = { folded: "", offset: 0, limit: Number.MAX_SAFE_INTEGER, at: now() };
    return (await notes.listOf({ kind: "user", id: userId }, page)).map(noteAnswer);
  };
