import type { NoteActions } from "../tools/notes/actions.ts";
import { endpoint } from "./endpoint.ts";

const exampleTimes = {
  created_at: "2026-11-21T02:00:00.000Z",
  updated_at: "2026-11-21T02:00:00.000Z",
  expires_at: "2026-11-22T02:00:00.000Z",
};
const exampleText = { title: "Đi chợ", content: "Mua cá và rau" };
const key = {
  id: "V1StGXR8_Z5j",
  public_key: "x3Jp0mB7cQ2vT9wL_sKd4R",
  burn: false,
  sealed: false,
  ...exampleTimes,
};
const note = { ...exampleText, ...key, shared: true };

export const notesApi = (actions: NoteActions) => [
  endpoint({
    method: "GET",
    scope: "notes",
    path: "/notes",
    summary: "List or search one's own notes: the user's, or the anonymous browser's by its cookie",
    action: actions.list,
    example: { answer: { data: [note], next: null } },
  }),
  endpoint({
    method: "POST",
    scope: "notes",
    path: "/notes",
    summary: "Write a note",
    problems: ["storage_full"],
    action: actions.create,
    example: { body: { ...exampleText, expires_in: "1d" }, answer: note },
  }),
  endpoint({
    method: "PUT",
    scope: "notes",
    path: "/notes/{id}",
    summary: "Write one's own note anew; its id and key stay",
    problems: ["storage_full"],
    action: actions.change,
    example: { body: exampleText, answer: note },
  }),
  endpoint({
    method: "DELETE",
    scope: "notes",
    path: "/notes/{id}",
    summary: "Delete one's own note",
    action: actions.remove,
    example: { answer: { success: true } },
  }),
  endpoint({
    method: "POST",
    scope: "notes",
    path: "/notes/{id}/share",
    summary: "Stop sharing one's own note, or share it under a new key",
    action: actions.share,
    example: { body: { shared: false }, answer: { ...note, shared: false } },
  }),
  endpoint({
    method: "GET",
    path: "/notes/public/{key}",
    summary: "Read a note by its key; one that burns stays unopened",
    action: actions.preview,
    example: { answer: { ...exampleText, ...key, unopened: false } },
  }),
  endpoint({
    method: "POST",
    path: "/notes/public/{key}",
    summary: "Open a note by its key; one that burns is deleted by it",
    action: actions.open,
    example: { answer: { ...exampleText, ...key, burn: true, unopened: false } },
  }),
];
