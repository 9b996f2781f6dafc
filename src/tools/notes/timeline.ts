import type { TimelineSource } from "#tools/history/timeline-source.ts";
import type { NoteEffects } from "./effects.ts";
import { noteAnswer } from "./answers.ts";

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
