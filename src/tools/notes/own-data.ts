import type { TimelineSource } from "#tools/history/timeline-source.ts";
import { noteAnswer } from "./answers.ts";
import type { NoteEffects } from "./effects.ts";
import type { Note } from "./schema.ts";

/** Notes are listed by when they were changed last; a cursor is how many stand before. */
export const notesTimeline =
  ({ notes, now }: NoteEffects): TimelineSource =>
  async ({ userId, words: searchWords, after, limit }) => {
    const offset = Number(after) || 0;
    const page = { folded: searchWords.join(" "), offset, limit, at: now() };
    const noteRows = await notes.listOf({ kind: "user", id: userId }, page);
    return noteRows.map((note, index) => ({
      cursor: String(offset + index + 1),
      item: { kind: "notes", at: note.updatedAt.toISOString(), entry: noteAnswer(note) },
    }));
  };

/** All notes of a user, one at a time. */
export const exportNotes = ({ notes, now }: NoteEffects) =>
  async function* (userId: string): AsyncGenerator<Note> {
    const owner = { kind: "user", id: userId } as const;
    for (const id of await notes.idsOf(owner, now())) {
      const note = await notes.find(owner, id, now());
      if (note) yield noteAnswer(note);
    }
  };
