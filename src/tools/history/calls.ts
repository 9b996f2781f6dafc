import { type Static, type TObject, type TSchema, type TUnsafe, Type } from "@sinclair/typebox";
import type { Answer } from "#core/action.ts";
import { decode } from "#core/decode.ts";
import { PictureAnswer } from "#core/picture.ts";
import { fail, ok } from "#core/result.ts";
import { NoInput, Success } from "#core/schema.ts";
import { type Call, call } from "#core/tool.ts";
import {
  type HistoryKind,
  type HistoryPage,
  HistoryEntryId,
  HistoryItems,
  HistoryPageInput,
  historyExportOf,
  historyPageOf,
  historyPageSize,
} from "./schema.ts";
import { type HistoryEffects, type HistorySource, cursorOf, historyReader } from "./reader.ts";
import type { HistoryInput } from "./store.ts";

const unauthorized = fail("unauthorized");

/** What differs between the calls of one tool's history and another's. */
type HistoryOf<Input extends TObject, Drawn extends TSchema, Content, Effects> = HistorySource<
  Input,
  Content
> & {
  /** The schema of what an entry holds. */
  readonly content: TSchema;
  /** Draws an entry again. */
  readonly draw: Pick<Call<Input, Drawn, Effects>, "input" | "output" | "run">;
  readonly sends: NonNullable<Call<Input, Drawn, Effects>["sends"]>;
  readonly sample: { readonly content: Content; readonly input: HistoryInput };
};

const id = "V1StGXR8_Z5jdHi6B-myT";

/** What a page of a generic content is, which the compiler cannot see through. */
// oxlint-disable-next-line no-unsafe-type-assertion -- the callers below give just this
const pageOf = <Content>(page: HistoryPage<Content>) => page as Answer<TUnsafe<HistoryPage<Content>>>;

/** The calls on what a user made with one tool, to its owner alone. */
export function historyCalls<Input extends TObject, Drawn extends TSchema, Content, Effects>(
  history: HistoryOf<Input, Drawn, Content, Effects>,
) {
  const { kind, content, draw, sends, sample } = history;
  const path = `/${kind}/history` as const;
  const owned = { access: "owner", scope: "history", address: "none", keeps: true } as const;
  const page = historyPageOf(content);
  const example = {
    id,
    ...sample,
    form: sample.input,
    image_url: `/api${path}/${id}/image`,
    created_at: "2026-11-21T07:00:00.000Z",
  };
  return {
    list: call(HistoryPageInput, Type.Unsafe<HistoryPage<Content>>(page), {
      ...owned,
      method: "GET",
      path,
      limit: "read",
      example: { answer: pageOf({ data: [example], next: null }) },
      run:
        (effects: HistoryEffects) =>
        async ({ cursor }, { user }) => {
          if (!user) return unauthorized;
          const before = cursor === undefined ? null : Number.parseInt(cursor, 36);
          const size = historyPageSize + 1;
          const entries = await effects.history.list({ kind, userId: user.id, before, size });
          const shown = entries.slice(0, historyPageSize);
          const last = entries.length > shown.length ? shown.at(-1) : undefined;
          const { itemsOf } = historyReader(history, effects);
          return ok(pageOf({ data: shown.flatMap(itemsOf), next: last ? cursorOf(last.position) : null }));
        },
    }),
    clear: call(NoInput, Success, {
      ...owned,
      method: "DELETE",
      path,
      limit: "write",
      example: { answer: { success: true } },
      run:
        (effects: HistoryEffects) =>
        async (_input, { user }) => {
          if (!user) return unauthorized;
          await effects.history.clear({ kind, userId: user.id });
          return ok({ success: true });
        },
    }),
    exportData: call(NoInput, Type.Unsafe<HistoryItems<Content>>(HistoryItems), {
      ...owned,
      method: "GET",
      path: `${path}/export`,
      limit: "read",
      sends: {
        type: "application/json",
        output: historyExportOf(page),
        example: { data: [example] },
        reply: ({ data }) => ({
          as: "data",
          name: `${kind}-history.json`,
          head: {},
          lists: { data },
        }),
      },
      example: {},
      run:
        (effects: HistoryEffects) =>
        (_input, { user }) =>
          user ? ok({ data: historyReader(history, effects).all(user.id) }) : unauthorized,
    }),
    remove: call(HistoryEntryId, Success, {
      ...owned,
      method: "DELETE",
      path: `${path}/{id}`,
      limit: "write",
      example: { answer: { success: true } },
      run:
        (effects: HistoryEffects) =>
        async ({ id: entryId }, { user }) => {
          if (!user) return unauthorized;
          const isRemoved = await effects.history.remove({ kind, userId: user.id, id: entryId });
          return isRemoved ? ok({ success: true }) : fail("not_found");
        },
    }),
    /** The picture, drawn again. */
    picture: call<typeof HistoryEntryId, Drawn, Effects & HistoryEffects>(HistoryEntryId, draw.output, {
      ...owned,
      method: "GET",
      path: `${path}/{id}/image`,
      limit: "image",
      sends: { ...sends, output: PictureAnswer },
      example: {},
      run: (effects) => {
        const drawAgain = draw.run(effects);
        return async ({ id: entryId }, caller) => {
          if (!caller.user) return unauthorized;
          const entry = await effects.history.find({ kind, userId: caller.user.id, id: entryId });
          const input = entry && decode(draw.input, entry.input, "json");
          return input?.ok ? drawAgain(input.value, caller) : fail("not_found");
        };
      },
    }),
  };
}

/**
 * The same call, adding to the history of those who are signed in; `entryOf` gives what draws the picture again.
 * A link on another site makes a picture, but writes into nobody's history.
 */
export const withHistory = <Input extends TObject, Output extends TSchema, Effects>(
  kind: HistoryKind,
  made: Call<Input, Output, Effects>,
  entryOf: (input: Static<Input>, answer: Answer<Output>) => HistoryInput,
): Call<Input, Output, Effects & HistoryEffects> => ({
  ...made,
  run: (effects) => {
    const make = made.run(effects);
    return async (input, caller) => {
      const outcome = await make(input, caller);
      if (outcome.ok && caller.user && !caller.isCrossSiteNavigation) {
        const entry = entryOf(input, outcome.value);
        await effects.history.add({ kind, userId: caller.user.id, input: entry, at: effects.now() });
      }
      return outcome;
    };
  },
});
