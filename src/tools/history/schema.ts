import { type TSchema, Type } from "@sinclair/typebox";
import type { Answer } from "#core/action.ts";
import { DateTime, nullable, text } from "#core/schema.ts";

/** Three rows of two columns, two of three, and so on: it fills a panel of any width. */
export const historyPageSize = 24;

/** Beyond this many entries of one kind the oldest are deleted. */
export const historyCapacity = 2000;

/** How many entries of all kinds stand on a page of one's own data. */
export const timelinePageSize = 24;

/** The tools that have a history; each is also the path of its calls. */
export const historyKinds = ["qr", "vietqr"] as const;
export type HistoryKind = (typeof historyKinds)[number];

/** What the page of one's own data lists. */
export const timelineKinds = [...historyKinds, "links", "notes"] as const;
export type TimelineKind = (typeof timelineKinds)[number];

export const HistoryPageInput = Type.Object({
  cursor: Type.Optional(
    text({ maxLength: 11, pattern: "^[0-9a-z]{1,11}$", description: "`next` of the page before" }),
  ),
});

export const HistoryEntryId = Type.Object({ id: text({ maxLength: 64 }) });

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

/** All entries in one list, of a tool whose pages are described by `page`. */
export const historyExportOf = ({ properties: { data } }: TSchema) => Type.Object({ data });

/** The entries as they are fetched. */
export const HistoryItems = Type.Object({ data: Type.AsyncIterator(Entry) });
export type HistoryItems<Content> = { readonly data: AsyncIterable<HistoryItem<Content>> };

export type HistoryItem<Content> = Answer<typeof Entry> & { readonly content: Content };

export type HistoryPage<Content> = {
  readonly data: readonly HistoryItem<Content>[];
  readonly next: string | null;
};
