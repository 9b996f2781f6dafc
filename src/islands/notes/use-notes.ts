import { useMemo, useRef, useState } from "react";
import type { Lang } from "#core/i18n.ts";
import type { Problem } from "#core/problem.ts";
import type { Note, Notes } from "#tools/notes/schema.ts";
import type { ApiTexts } from "#client/api.ts";
import { type LatestOnly, latestOnly } from "#client/latest-only.ts";
import { listOrder } from "#client/list-order.ts";
import { type RequestState, useApiRequest } from "#client/use-api-request.ts";

/** What a note of the list is doing; in the address it is `?edit=id`, so that it works without scripts. */
export const noteModeNames = ["edit", "share", "delete"] as const;
export type NoteModeName = (typeof noteModeNames)[number];
export type NoteMode = { readonly name: NoteModeName; readonly id: string };

export function noteModeIn(query: URLSearchParams): NoteMode | null {
  const name = noteModeNames.find((one) => query.has(one));
  return name ? { name, id: query.get(name) ?? "" } : null;
}

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

  const order = useMemo(() => listOrder(), []);
  const changes = useRef(new Map<string, LatestOnly>());
  /** What was asked for last, which its answer may be on the way to. */
  const asked = useRef(query);

  const notesPage = (noteQuery: string, noteCursor: number) =>
    ask<Notes>({
      method: "GET",
      path: `/notes?${new URLSearchParams({ q: noteQuery, cursor: String(noteCursor) })}`,
    });

  async function searchNotes(noteQuery: string): Promise<boolean> {
    asked.current = noteQuery;
    return order.replace(
      () => notesPage(noteQuery, 0),
      ({ data, next }) => mergeNotes({ notes: data, next, query: noteQuery }),
    );
  }

  async function moreNotes(): Promise<void> {
    await order.extend(
      () => notesPage(notesState.query, notesState.next ?? 0),
      ({ data, next }) =>
        setState((notesBefore) => ({ ...notesBefore, notes: [...notesBefore.notes, ...data], next })),
    );
  }

  /** False when the API refused; the problem says why. */
  async function changeNote(id: string, call: Parameters<typeof ask>[0]): Promise<boolean> {
    const change = changes.current.get(id) ?? latestOnly();
    changes.current.set(id, change);
    const isLatest = change.begin();
    const note = await ask<Note>(call);
    if (!note) return false;
    if (isLatest())
      setState((notesBefore) => ({
        ...notesBefore,
        notes: notesBefore.notes.map((ownNote) => (ownNote.id === note.id ? note : ownNote)),
      }));
    // A list on its way may still have the note as it was.
    if (order.isUnderWay()) void searchNotes(asked.current);
    return true;
  }

  return {
    ...notesState,
    isBusy,
    problem,
    search: searchNotes,
    more: moreNotes,
    change: (id: string, body: object) => changeNote(id, { method: "PUT", path: `/notes/${id}`, body }),
    share: (id: string, shared: boolean) =>
      changeNote(id, { method: "POST", path: `/notes/${id}/share`, body: { shared } }),
    /** True when the list is shown without it. */
    remove: async (id: string): Promise<boolean> =>
      (await ask({ method: "DELETE", path: `/notes/${id}` })) !== null && searchNotes(asked.current),
  };
}
