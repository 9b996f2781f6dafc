import type { notes as vi } from "../vi/notes.ts";

export const notes = {
  "notes.invalid.tooLarge": "The content is too long: 64 KB at most.",
  "notes.tooMany":
    "You already have {max} notes, the most there can be. Delete old ones before writing more.",
} satisfies Record<keyof typeof vi, string>;
