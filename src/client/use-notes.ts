import { useState } from "react";
import type { Lang } from "../core/i18n.ts";
import type { Problem } from "../core/problem.ts";
import type { Note, Notes } from "../tools/notes/schema.ts";
import type { ApiTexts } from "./api.ts";
import { type RequestState, useApiRequest } from "./use-api-request.ts";

type OwnNotes = {
  readonly notes: readonly Note[];
  readonly next: number | null;
  /** What was searched for. */
  readonly query: string;
};
export type NoteListState = OwnNotes & RequestState;

type NoteListStart = {
  readonly lang: Lang;
  readonly texts: ApiTexts;
  readonly list: Notes;
  readonly query: string;
  readonly problem: Problem | null;
};

/** The visitor's own notes, as the API gives them. */
export function useNotes({ list, query, ...noteListStart }: NoteListStart) {
  const { ask, isBusy, problem } = useApiRequest(noteListStart);
  const [notesState, setState] = useState<OwnNotes>({ notes: list.data, next: list.next, query });
  const mergeNotes = (notesChange: Partial<OwnNotes>) =>
    setState((notesBefore) => ({ ...notesBefore, ...notesChange }));

  const notesPage = (noteQuery: string, noteCursor: number) =>
    ask<Notes>({
      method: "GET",
      path: `/notes?${new URLSearchParams({ q: noteQuery, cursor: String(noteCursor) })}`,
    });

  const replace = (note: Note | null): boolean => {
    if (!note) return false;
    setState((notesBefore) => ({
      ...notesBefore,
      notes: notesBefore.notes.map((ownNote) => (ownNote.id === note.id ? note : ownNote)),
    }));
    return true;
  };

  async function searchNotes(noteQuery: string): Promise<boolean> {
    const notesAnswer = await notesPage(noteQuery, 0);
    if (notesAnswer) mergeNotes({ notes: notesAnswer.data, next: notesAnswer.next, query: noteQuery });
    return notesAnswer !== null;
  }

  async function moreNotes(): Promise<void> {
    const notesAnswer = await notesPage(notesState.query, notesState.next ?? 0);
    if (notesAnswer)
      setState((notesBefore) => ({
        ...notesBefore,
        notes: [...notesBefore.notes, ...notesAnswer.data],
        next: notesAnswer.next,
      }));
  }

  return {
    ...notesState,
    isBusy,
    problem,
    search: searchNotes,
    more: moreNotes,
    /** False when the API refused; the problem says why. */
    change: async (id: string, body: object) =>
      replace(await ask<Note>({ method: "PUT", path: `/notes/${id}`, body })),
    share: async (id: string, shared: boolean) =>
      replace(await ask<Note>({ method: "POST", path: `/notes/${id}/share`, body: { shared } })),
    /** True when the list is shown without it. */
    remove: async (id: string): Promise<boolean> =>
      (await ask({ method: "DELETE", path: `/notes/${id}` })) !== null && searchNotes(notesState.query),
  };
}
