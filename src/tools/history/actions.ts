import { type Static, type TObject, Type } from "@sinclair/typebox";
import { type Action, action } from "../../core/action.ts";
import { decode } from "../../core/decode.ts";
import { fail, ok } from "../../core/result.ts";

/** Three rows of two columns, two of three, and so on: it fills a panel of any width. */
export const historyPageSize = 24;

/** The oldest of more than this many things of one kind are let go. */
export const historyCapacity = 2000;

export type HistoryKind = "qr" | "vietqr";
export type HistoryInput = Readonly<Record<string, string | number | boolean>>;
type Owner = { readonly kind: HistoryKind; readonly userId: string };

export type HistoryEntry = {
  readonly id: string;
  /** Grows with each entry. */
  readonly position: number;
  readonly input: HistoryInput;
  readonly createdAt: Date;
};

export type History = {
  /** Keeps what a user made, unless it is what they made last: a page that is reloaded adds nothing. */
  add(made: Owner & { input: HistoryInput; at: Date }): Promise<void>;
  /** Newest first. */
  list(what: Owner & { before: number | null; size: number }): Promise<HistoryEntry[]>;
  find(what: Owner & { id: string }): Promise<HistoryEntry | null>;
  remove(what: Owner & { id: string }): Promise<boolean>;
  clear(owner: Owner): Promise<void>;
};

export type HistoryEffects = { readonly history: History; readonly now: () => Date };

const PageInput = Type.Object({
  cursor: Type.Optional(
    Type.String({ pattern: "^[0-9a-z]{1,11}$", description: "`next` of the page before" }),
  ),
});

const EntryInput = Type.Object({ id: Type.String({ maxLength: 64 }) });
const NoInput = Type.Object({});

const cursorOf = (position: number): string => position.toString(36);

/** What a tool with a history says of itself: the action that draws an entry again, and how an entry reads. */
export type Making<Input extends TObject, Output, Content> = {
  readonly kind: HistoryKind;
  readonly draw: Action<Input, Output>;
  readonly contentOf: (input: Static<Input>) => Content;
};

export type HistoryItem<Content> = {
  readonly id: string;
  readonly content: Content;
  readonly image_url: string;
  readonly created_at: string;
  /** What makes the same thing again. */
  readonly input: HistoryInput;
};

/** One tool's history: what it holds of a user, and the actions on it. */
export function historyOf<Input extends TObject, Output, Content>(
  { kind, draw, contentOf }: Making<Input, Output, Content>,
  { history, now }: HistoryEffects,
) {
  const unauthorized = fail("unauthorized");

  const told = (entry: HistoryEntry): HistoryItem<Content>[] => {
    const input = decode(draw.input, entry.input, "json");
    if (!input.ok) return [];
    const { id, createdAt } = entry;
    const image_url = `/api/${kind}/history/${id}/image`;
    const created_at = createdAt.toISOString();
    return [{ id, content: contentOf(input.value), image_url, created_at, input: entry.input }];
  };

  const all = async (userId: string) =>
    (await history.list({ kind, userId, before: null, size: historyCapacity })).flatMap(told);

  /**
   * An action that from now on adds to the history of those signed in; `keep` says what draws its thing again. A link
   * on another site makes a picture, but writes into nobody's history.
   */
  const remember = <OwnInput extends TObject, Answer>(
    own: Action<OwnInput, Answer>,
    keep: (input: Static<OwnInput>, answer: Answer) => HistoryInput,
  ): Action<OwnInput, Answer> =>
    action(own.input, own.limit, async (input, caller) => {
      const outcome = await own.run(input, caller);
      if (outcome.ok && caller.user && !caller.isCrossSiteNavigation) {
        await history.add({ kind, userId: caller.user.id, input: keep(input, outcome.value), at: now() });
      }
      return outcome;
    });

  const actions = {
    list: action(PageInput, "read", async ({ cursor }, { user }) => {
      if (!user) return unauthorized;
      const before = cursor === undefined ? null : Number.parseInt(cursor, 36);
      const entries = await history.list({ kind, userId: user.id, before, size: historyPageSize + 1 });
      const shown = entries.slice(0, historyPageSize);
      const last = entries.length > shown.length ? shown.at(-1) : undefined;
      return ok({ data: shown.flatMap(told), next: last ? cursorOf(last.position) : null });
    }),

    /** The picture, drawn again, to its owner alone. */
    picture: action(EntryInput, "image", async ({ id }, caller) => {
      if (!caller.user) return unauthorized;
      const entry = await history.find({ kind, userId: caller.user.id, id });
      const input = entry && decode(draw.input, entry.input, "json");
      return input?.ok ? draw.run(input.value, caller) : fail("not_found");
    }),

    remove: action(EntryInput, "write", async ({ id }, { user }) => {
      if (!user) return unauthorized;
      return (await history.remove({ kind, userId: user.id, id }))
        ? ok({ success: true })
        : fail("not_found");
    }),

    clear: action(NoInput, "write", async (_input, { user }) => {
      if (!user) return unauthorized;
      await history.clear({ kind, userId: user.id });
      return ok({ success: true });
    }),

    exportData: action(NoInput, "read", async (_input, { user }) =>
      user ? ok({ data: await all(user.id) }) : unauthorized,
    ),
  };

  return { all, remember, actions };
}

export type HistoryActions<Drawn> = ReturnType<typeof historyOf<TObject, Drawn, unknown>>["actions"];
