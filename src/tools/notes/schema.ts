import { type Static, Type } from "@sinclair/typebox";
import { choice } from "../../core/schema.ts";
import { lifetimes, longestTitle } from "./names.ts";

export const largestContentBytes = 64 * 1024;

const id = Type.String({ maxLength: 64 });
const key = Type.String({ maxLength: 64 });

const text = {
  title: Type.Optional(Type.String({ maxLength: longestTitle })),
  content: Type.String({
    maxLength: largestContentBytes,
    minLength: 1,
    description: "at most 64 KB in UTF-8",
  }),
};
const burn = "deleted once it is opened by its key";

export const NewNote = Type.Object({
  ...text,
  burn: Type.Boolean({ default: false, description: burn }),
  expires_in: choice(lifetimes, { default: "never", description: "how long it is kept" }),
});
export const NoteChange = Type.Object({
  id,
  ...text,
  burn: Type.Optional(Type.Boolean({ description: burn })),
  expires_in: choice(["keep", ...lifetimes], { default: "keep", description: "from now on; or as it is" }),
});
export const NoteId = Type.Object({ id });
export const NoteShare = Type.Object({
  id,
  shared: Type.Boolean({ description: "true makes a new key, false closes the note to all but its owner" }),
});
export const NoteKey = Type.Object({ key });
export const NoteList = Type.Object({
  q: Type.Optional(Type.String({ maxLength: 200, description: "words of the title or the content" })),
  cursor: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 100_000, description: "`next` of the page before" }),
  ),
});

const time = Type.String({ format: "date-time" });

export const Note = Type.Object({
  id: Type.String(),
  title: Type.Union([Type.String(), Type.Null()]),
  content: Type.String(),
  public_key: Type.String(),
  shared: Type.Boolean(),
  burn: Type.Boolean(),
  created_at: time,
  updated_at: time,
  expires_at: Type.Union([time, Type.Null()]),
});
export type Note = Static<typeof Note>;

export const Notes = Type.Object({ data: Type.Array(Note), next: Type.Union([Type.Integer(), Type.Null()]) });
export type Notes = Static<typeof Notes>;

/** What a key shows; `sealed` while a note that burns has not been opened, then title and content are withheld. */
export const SharedNote = Type.Object({
  ...Type.Omit(Note, ["shared"]).properties,
  sealed: Type.Boolean(),
});
export type SharedNote = Static<typeof SharedNote>;
