import { Type } from "@sinclair/typebox";
import type { Answer } from "#core/action.ts";
import { DateTime, choice, nullable, storedText, text, apiText } from "#core/schema.ts";

export const maxTitleLength = 200;
export const maxQueryLength = 200;
export const maxContentBytes = 64 * 1024;

const megabyte = 1024 * 1024;

/** What a note takes on the disk besides its texts: its other columns, and its places in the indices. */
export const noteOverheadBytes = 800;

export const noteCaps = {
  /** How many notes one owner may have. */
  notes: 500,
  /** What the notes of one owner may take on the disk, with the text that is searched. */
  ownerBytes: { browser: 4 * megabyte, user: 32 * megabyte },
  /** What all anonymous notes may take together. */
  anonymousBytes: 1024 * megabyte,
} as const;

export const lifetimes = ["never", "1h", "1d", "7d", "30d"] as const;
export type NoteLifetime = (typeof lifetimes)[number];

const id = text({ maxLength: 64 });
const key = text({ maxLength: 64 });

const noteTextSchema = {
  title: Type.Optional(storedText({ maxLength: maxTitleLength })),
  content: storedText({
    maxLength: maxContentBytes,
    minLength: 1,
    description: apiText("notes.content.api"),
  }),
};
const burn = apiText("notes.burn.api");
const sealed = apiText("notes.sealed.api");

export const NewNote = Type.Object({
  ...noteTextSchema,
  burn: Type.Boolean({ default: false, description: burn }),
  sealed: Type.Boolean({
    default: false,
    description: apiText("notes.sealed.new.api"),
  }),
  expires_in: choice(lifetimes, { default: "never", description: apiText("notes.expires_in.api") }),
});
export const NoteChange = Type.Object({
  id,
  ...noteTextSchema,
  burn: Type.Optional(Type.Boolean({ description: burn })),
  sealed: Type.Optional(Type.Boolean({ description: sealed })),
  expires_in: choice(["keep", ...lifetimes], {
    default: "keep",
    description: apiText("notes.expires_in.change.api"),
  }),
});
export const NoteId = Type.Object({ id });
export const NoteShare = Type.Object({
  id,
  shared: Type.Boolean({ description: apiText("notes.shared.api") }),
});
export const NoteKey = Type.Object({ key });
export const NoteList = Type.Object({
  q: Type.Optional(
    storedText({
      maxLength: maxQueryLength,
      description: apiText("notes.q.api"),
    }),
  ),
  cursor: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 100_000, description: apiText("history.cursor.api") }),
  ),
});

export const Note = Type.Object({
  id: Type.String(),
  title: nullable(Type.String()),
  content: Type.String(),
  public_key: Type.String({ description: "opens it at `/notes/{public_key}`" }),
  shared: Type.Boolean({ description: "whether its key opens it" }),
  burn: Type.Boolean({ description: burn }),
  sealed: Type.Boolean({ description: sealed }),
  created_at: DateTime,
  updated_at: DateTime,
  expires_at: nullable(DateTime),
});
export type Note = Answer<typeof Note>;

export const Notes = Type.Object({
  data: Type.Array(Note),
  next: nullable(Type.Integer({ description: "the cursor of the following page" })),
});
export type Notes = Answer<typeof Notes>;

/** What a key shows. */
export const SharedNote = Type.Object({
  ...Type.Omit(Note, ["shared"]).properties,
  unopened: Type.Boolean({ description: "it burns and has not been opened: title and content are withheld" }),
});
export type SharedNote = Answer<typeof SharedNote>;

export const NotesLeft = Type.Object({ count: Type.Integer({ minimum: 0 }) });
