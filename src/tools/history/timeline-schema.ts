import { Type } from "@sinclair/typebox";
import type { Answer } from "#core/action.ts";
import { DateTime, choice, nullable, storedText, text } from "#core/schema.ts";
import { Link } from "#tools/links/schema.ts";
import { Note } from "#tools/notes/schema.ts";
import { QrContent } from "#tools/qr/schema.ts";
import { TransferContent } from "#tools/vietqr/schema.ts";
import { historyEntryOf, timelineKinds } from "./schema.ts";

/** Where each kind goes on, in the order of the kinds; blank where nothing of it was shown yet. */
const cursorPattern = "^[0-9a-z]{0,11}~[0-9a-z]{0,11}~[\\w-]{0,64}~[0-9]{0,9}$";

export const TimelineInput = Type.Object({
  q: Type.Optional(
    storedText({ maxLength: 100, description: "words that an entry holds, with or without accents" }),
  ),
  kind: Type.Optional(choice(timelineKinds, { description: "all kinds without it" })),
  cursor: Type.Optional(
    text({ maxLength: 98, pattern: cursorPattern, description: "`next` of the page before" }),
  ),
});

const usedAt = { at: DateTime };

const TimelineItem = Type.Union([
  Type.Object({ kind: Type.Literal("qr"), ...usedAt, entry: historyEntryOf(QrContent) }),
  Type.Object({ kind: Type.Literal("vietqr"), ...usedAt, entry: historyEntryOf(TransferContent) }),
  Type.Object({ kind: Type.Literal("links"), ...usedAt, entry: Link }),
  Type.Object({ kind: Type.Literal("notes"), ...usedAt, entry: Note }),
]);
export type TimelineItem = Answer<typeof TimelineItem>;

export const Timeline = Type.Object({
  data: Type.Array(TimelineItem),
  next: nullable(Type.String({ description: "the cursor of the following page" })),
});
export type Timeline = Answer<typeof Timeline>;
