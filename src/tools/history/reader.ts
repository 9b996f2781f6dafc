import type { Static, TObject } from "@sinclair/typebox";
import { decode } from "#core/decode.ts";
import { ownTurns } from "#core/own-turn.ts";
import type { HistoryItem, HistoryKind } from "./schema.ts";
import type { History, HistoryEntry, HistoryInput } from "./store.ts";
import { type TimelineRequest, holdsWords } from "./timeline-source.ts";

export type HistoryEffects = { readonly history: History; readonly now: () => Date };

/** How many entries of a history are read at once to be searched. */
const readAtOnce = 50;
/** The same for an export, which keeps them until its reader takes them. */
const exportedAtOnce = 25;

/** Of a longer entry the beginning is searched. */
const searchedLength = 500;

export const cursorOf = (position: number): string => position.toString(36);

/** A tool with a history: what draws an entry again, and what an entry says. */
export type HistorySource<Input extends TObject, Content> = {
  readonly kind: HistoryKind;
  readonly input: Input;
  readonly contentOf: (input: Static<Input>) => Content;
  /** What a search looks through. */
  readonly searchText: (content: Content) => string;
  /** The fields of the tool's form that make an entry again, where they are others than the entry's own. */
  readonly formOf?: (entry: HistoryInput) => HistoryInput;
};

/** What a user made with one tool, as it is shown. */
export function historyReader<Input extends TObject, Content>(
  { kind, input: schema, contentOf, searchText, formOf = (entry) => entry }: HistorySource<Input, Content>,
  { history }: Pick<HistoryEffects, "history">,
) {
  /** Nothing for an entry that the tool of today cannot read. */
  const contentsOf = (entry: HistoryEntry): Content[] => {
    const input = decode(schema, entry.input, "json");
    return input.ok ? [contentOf(input.value)] : [];
  };

  const itemWith = ({ id, createdAt, input }: HistoryEntry, content: Content): HistoryItem<Content> => ({
    id,
    content,
    image_url: `/api/${kind}/history/${id}/image`,
    created_at: createdAt.toISOString(),
    input,
    form: formOf(input),
  });

  const itemsOf = (entry: HistoryEntry): HistoryItem<Content>[] =>
    contentsOf(entry).map((content) => itemWith(entry, content));

  async function* allItems(userId: string): AsyncGenerator<HistoryItem<Content>> {
    let before: number | null = null;
    for (;;) {
      const page: readonly HistoryEntry[] = await history.list({
        kind,
        userId,
        before,
        size: exportedAtOnce,
      });
      for (const entry of page) yield* itemsOf(entry);
      before = page.at(-1)?.position ?? null;
      if (page.length < exportedAtOnce) return;
    }
  }

  /** What was made before `after`, newest first; a search reads on until it has found enough. */
  const timelineOfKind = async ({ userId, words, after, limit }: TimelineRequest) => {
    const rows: { readonly cursor: string; readonly entry: HistoryItem<Content> }[] = [];
    let before = after === null ? null : Number.parseInt(after, 36);
    const turn = ownTurns();
    for (;;) {
      const entries = await history.list({ kind, userId, before: before, size: readAtOnce });
      for (const entry of entries) {
        const hits = contentsOf(entry).filter((said) =>
          holdsWords(searchText(said).slice(0, searchedLength), words),
        );
        rows.push(
          ...hits.map((said) => ({
            cursor: cursorOf(entry.position),
            entry: itemWith(entry, said),
          })),
        );
      }
      before = entries.at(-1)?.position ?? null;
      if (entries.length < readAtOnce || rows.length >= limit) return rows.slice(0, limit);
      await turn();
    }
  };

  return { itemsOf, all: allItems, timeline: timelineOfKind };
}
