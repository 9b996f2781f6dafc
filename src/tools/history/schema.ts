import { type TSchema, Type } from "@sinclair/typebox";
import type { Answer } from "../../core/action.ts";
import { DateTime, nullable } from "../../core/schema.ts";

export const HistoryPageInput = Type.Object({
  cursor: Type.Optional(
    Type.String({ pattern: "^[0-9a-z]{1,11}$", description: "`next` of the page before" }),
  ),
});

export const HistoryEntryId = Type.Object({ id: Type.String({ maxLength: 64 }) });

const Entry = Type.Object({
  id: Type.String(),
  image_url: Type.String({ description: "the picture's path on this host, for its owner alone" }),
  created_at: DateTime,
  input: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()]), {
    description: "what makes the same thing again",
  }),
  form: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()]), {
    description: "the same as fields of the tool's own form",
  }),
});

/** One thing that was made, with what its tool says of it. */
export const historyEntryOf = <Content extends TSchema>(contentSchema: Content) =>
  Type.Object({ ...Entry.properties, content: contentSchema });

/** The entries of one tool, newest first, each with what its tool says of it. */
export const historyPageOf = (contentSchema: TSchema) =>
  Type.Object({
    data: Type.Array(historyEntryOf(contentSchema)),
    next: nullable(Type.String({ description: "the cursor of the following page" })),
  });

export const historyExportOf = (contentSchema: TSchema) =>
  Type.Object({ data: Type.Array(historyEntryOf(contentSchema)) });

export type HistoryItem<Content> = Answer<typeof Entry> & { readonly content: Content };

export type HistoryPage<Content> = {
  readonly data: readonly HistoryItem<Content>[];
  readonly next: string | null;
};
