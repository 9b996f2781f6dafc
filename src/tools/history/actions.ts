import type { Static, TObject, TSchema } from "@sinclair/typebox";
import { type Action, action } from "../../core/action.ts";
import { decode } from "../../core/decode.ts";
import { fail, ok } from "../../core/result.ts";
import { NoInput, Success } from "../../core/schema.ts";
import { historyCapacity, historyPageSize } from "./bounds.ts";
import { type HistoryKind } from "./names.ts";
import {
  HistoryEntryId,
  type HistoryItem,
  type HistoryPage,
  HistoryPageInput,
  historyExportOf,
  historyPageOf,
} from "./schema.ts";
import { type TimelineRequest, holdsWords } from "./timeline-source.ts";
import type { History, HistoryEntry, HistoryInput } from "./store.ts";

export type HistoryEffects = { readonly history: History; readonly now: () => Date };

/** How many entries of a history are read at once to be searched. */
const readAtOnce = 100;

const cursorOf = (entryPosition: number): string => entryPosition.toString(36);

/** A tool with a history: the action that draws an entry again, and what an entry says. */
export type HistorySource<Input extends TObject, Output, Content> = {
  readonly kind: HistoryKind;
  readonly draw: Action<Input, Output>;
  /** The schema of what `contentOf` gives. */
  readonly content: TSchema;
  readonly contentOf: (input: Static<Input>) => Content;
  /** What a search looks through. */
  readonly searchText: (content: Content) => string;
  /** The fields of the tool's form that make an entry again, where they are others than the entry's own. */
  readonly formOf?: (entry: HistoryInput) => HistoryInput;
};

/** What a user made with one tool, as it is shown. */
function historyReader<Input extends TObject, Output, Content>(
  {
    kind,
    draw,
    contentOf,
    searchText,
    formOf = (historyEntry) => historyEntry,
  }: HistorySource<Input, Output, Content>,
  { history }: HistoryEffects,
) {
  /** Nothing for an entry that the tool of today cannot read. */
  const itemsOf = (historyEntry: HistoryEntry): HistoryItem<Content>[] => {
    const drawInput = decode(draw.input, historyEntry.input, "json");
    if (!drawInput.ok) return [];
    const { id, createdAt } = historyEntry;
    const image_url = `/api/${kind}/history/${id}/image`;
    const created_at = createdAt.toISOString();
    return [
      {
        id,
        content: contentOf(drawInput.value),
        image_url,
        created_at,
        input: historyEntry.input,
        form: formOf(historyEntry.input),
      },
    ];
  };

  const allItems = async (userId: string) =>
    (await history.list({ kind, userId, before: null, size: historyCapacity })).flatMap(itemsOf);

  /** What was made before `after`, newest first; a search reads on until it has found enough. */
  const timelineOfKind = async ({ userId, words, after, limit }: TimelineRequest) => {
    const timelineRows: { readonly cursor: string; readonly entry: HistoryItem<Content> }[] = [];
    let beforePosition = after === null ? null : Number.parseInt(after, 36);
    for (;;) {
      const historyEntries = await history.list({ kind, userId, before: beforePosition, size: readAtOnce });
      for (const historyEntry of historyEntries) {
        const hits = itemsOf(historyEntry).filter(({ content: said }) => holdsWords(searchText(said), words));
        timelineRows.push(
          ...hits.map((historyItem) => ({ cursor: cursorOf(historyEntry.position), entry: historyItem })),
        );
      }
      beforePosition = historyEntries.at(-1)?.position ?? null;
      if (historyEntries.length < readAtOnce || timelineRows.length >= limit)
        return timelineRows.slice(0, limit);
    }
  };

  return { itemsOf, all: allItems, timeline: timelineOfKind };
}

function historyActionsOf<Input extends TObject, Output, Content>(
  { kind, draw, content }: HistorySource<Input, Output, Content>,
  { history }: HistoryEffects,
  { itemsOf, all }: ReturnType<typeof historyReader<Input, Output, Content>>,
) {
  const unauthorized = fail("unauthorized");

  const listHistory: Action<typeof HistoryPageInput, HistoryPage<Content>> = {
    input: HistoryPageInput,
    output: historyPageOf(content),
    limit: "read",
    run: async ({ cursor }, { user }) => {
      if (!user) return unauthorized;
      const beforePosition = cursor === undefined ? null : Number.parseInt(cursor, 36);
      const historyEntries = await history.list({
        kind,
        userId: user.id,
        before: beforePosition,
        size: historyPageSize + 1,
      });
      const page = historyEntries.slice(0, historyPageSize);
      const lastEntry = historyEntries.length > page.length ? page.at(-1) : undefined;
      return ok({ data: page.flatMap(itemsOf), next: lastEntry ? cursorOf(lastEntry.position) : null });
    },
  };

  /** The picture, drawn again, to its owner alone. */
  const drawEntry: Action<typeof HistoryEntryId, Output> = {
    input: HistoryEntryId,
    output: draw.output,
    limit: "image",
    run: async ({ id }, caller) => {
      if (!caller.user) return unauthorized;
      const historyEntry = await history.find({ kind, userId: caller.user.id, id });
      const drawInput = historyEntry && decode(draw.input, historyEntry.input, "json");
      return drawInput?.ok ? draw.run(drawInput.value, caller) : fail("not_found");
    },
  };

  const exportData: Action<typeof NoInput, { readonly data: readonly HistoryItem<Content>[] }> = {
    input: NoInput,
    output: historyExportOf(content),
    limit: "read",
    run: async (_input, { user }) => (user ? ok({ data: await all(user.id) }) : unauthorized),
  };

  return {
    list: listHistory,
    picture: drawEntry,
    exportData,

    remove: action(HistoryEntryId, Success, "write", async ({ id }, { user }) => {
      if (!user) return unauthorized;
      return (await history.remove({ kind, userId: user.id, id }))
        ? ok({ success: true })
        : fail("not_found");
    }),

    clear: action(NoInput, Success, "write", async (_input, { user }) => {
      if (!user) return unauthorized;
      await history.clear({ kind, userId: user.id });
      return ok({ success: true });
    }),
  };
}

/** One tool's history: how entries are added, and the actions on them. */
export function historyOf<Input extends TObject, Output, Content>(
  historySource: HistorySource<Input, Output, Content>,
  effects: HistoryEffects,
) {
  const { history, now } = effects;
  const { kind } = historySource;
  const historyReaderOfKind = historyReader(historySource, effects);

  /**
   * The same action, adding to the history of those who are signed in; `entryOf` gives what draws the picture again.
   * A link on another site makes a picture, but writes into nobody's history.
   */
  const withHistory = <OwnInput extends TObject, Drawn>(
    ownAction: Action<OwnInput, Drawn>,
    entryOf: (input: Static<OwnInput>, answer: Drawn) => HistoryInput,
  ): Action<OwnInput, Drawn> => ({
    ...ownAction,
    run: async (drawInput, caller) => {
      const drawOutcome = await ownAction.run(drawInput, caller);
      if (drawOutcome.ok && caller.user && !caller.isCrossSiteNavigation) {
        await history.add({
          kind,
          userId: caller.user.id,
          input: entryOf(drawInput, drawOutcome.value),
          at: now(),
        });
      }
      return drawOutcome;
    },
  });

  const { all, timeline } = historyReaderOfKind;
  return {
    all,
    timeline,
    withHistory,
    actions: historyActionsOf(historySource, effects, historyReaderOfKind),
  };
}

export type HistoryActions<Drawn> = ReturnType<typeof historyOf<TObject, Drawn, unknown>>["actions"];
