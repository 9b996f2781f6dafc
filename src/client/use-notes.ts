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
export function useNotes({ list, query, ...start }: NoteListStart) {
  const { ask, isBusy, problem } = useApiRequest(start);
  const [state, setState] = useState<OwnNotes>({ notes: list.data, next: list.next, query });
  const merge = (change: Partial<OwnNotes>) => setState((before) => ({ ...before, ...change }));

  const page = (q: string, cursor: number) =>
    ask<Notes>({ method: "GET", path: `/notes?${new URLSearchParams({ q, cursor: String(cursor) })}` });

  const replace = (note: Note | null): boolean => {
    if (!note) return false;
    setState((before) => ({
      ...before,
      notes: before.notes.map((one) => (one.id === note.id ? note : one)),
    }));
    return true;
  };

  async function search(q: string): Promise<boolean> {
    const answer = await page(q, 0);
    if (answer) merge({ notes: answer.data, next: answer.next, query: q });
    return answer !== null;
  }

  async function more(): Promise<void> {
    const answer = await page(state.query, state.next ?? 0);
    if (answer)
      setState((before) => ({ ...before, notes: [...before.notes, ...answer.data], next: answer.next }));
  }

  return {
    ...state,
    isBusy,
    problem,
    search,
    more,
    /** False when the API refused; the problem says why. */
    change: async (id: string, body: object) =>
      replace(await ask<Note>({ method: "PUT", path: `/notes/${id}`, body })),
    share: async (id: string, shared: boolean) =>
      replace(await ask<Note>({ method: "POST", path: `/notes/${id}/share`, body: { shared } })),
    /** True when the list is shown without it. */
    remove: async (id: string): Promise<boolean> =>
      (await ask({ method: "DELETE", path: `/notes/${id}` })) !== null && search(state.query),
  };
}
