import { createContext, useContext } from "react";
import type { FieldNotes } from "#client/state.ts";

/** What was taken off what was typed, for the fields of the form that it stands around. */
export const NotesOfFields = createContext<FieldNotes>({});

/** What is still missing of what is being typed, in place of the fields' own hints. */
export const MissingInFields = createContext<FieldNotes>({});

export const useMissing = (name: string): string | undefined => useContext(MissingInFields)[name];

export const useFieldNote = (name: string): string | undefined => useContext(NotesOfFields)[name];
