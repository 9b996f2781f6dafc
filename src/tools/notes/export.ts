import type { NoteEffects } from "./effects.ts";
import { noteAnswer } from "./answers.ts";
import type { Note } from "./schema.ts";

/** All notes of a user, one at a time. */
export const exportNotes = ({ notes, now }: NoteEffects) =>
  async function* (userId: string): AsyncGenerator<Note> {
    const owner = { kind: "user", id: userId } as const;
    for (const id of await notes.idsOf(owner, now())) {
      const note = await notes.find(owner, id, now());
      if (note) yield noteAnswer(note);
    }
  };
