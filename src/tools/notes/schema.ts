import { Type } from "@sinclair/typebox";
import type { Answer } from "#core/action.ts";
import { DateTime, choice, nullable, storedText, text } from "#core/schema.ts";

export const maxTitleLength = 200;
export const maxQueryLength = 200;
/** Each word is looked for in every note. */
export const maxSearchWords = 8;
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
    description: "at most 64 KB in UTF-8",
  }),
};
const burn = "deleted once it is opened by its key";
const sealed = "its content is ciphertext whose key the server never had";

export const NewNote = Type.Object({
  ...noteTextSchema,
  burn: Type.Boolean({ default: false, description: burn }),
  sealed: Type.Boolean({
    default: false,
    description: "the content is ciphertext made by the writer: ASCII without blanks, never searched",
  }),
  expires_in: choice(lifetimes, { default: "never", description: "how long it stays" }),
});
export const NoteChange = Type.Object({
  id,
  ...noteTextSchema,
  burn: Type.Optional(Type.Boolean({ description: burn })),
  sealed: Type.Optional(Type.Boolean({ description: sealed })),
  expires_in: choice(["keep", ...lifetimes], { default: "keep", description: "from now on; or as it is" }),
});
export const NoteId = Type.Object({ id });
export const NoteShare = Type.Object({
  id,
  shared: Type.Boolean({ description: "true makes a new key, false closes the note to all but its owner" }),
});
export const NoteKey = Type.Object({ key });
export const NoteList = Type.Object({
  q: Type.Optional(
    storedText({
      maxLength: maxQueryLength,
      description: `words of the title or the content; the first ${maxSearchWords} count`,
    }),
  ),
  cursor: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 100_000, description: "`next` of the page before" }),
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
