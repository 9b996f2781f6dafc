import type { KeptRooms } from "#core/kept-room.ts";
import type { Compute } from "#core/task.ts";
import { type AnyTool, type BoundTool, type EffectsOfTool, bindTool } from "#core/tool.ts";
import { type AccountEffects, accountActions } from "./account/actions.ts";
import { exportKeys } from "./account/keys.ts";
import { exportSessions } from "./account/sessions.ts";
import { type AdminPageEffects, adminActions } from "./admin/actions.ts";
import type { CryptoEffects } from "./crypto/tool.ts";
import { dataDeletionActions } from "./data-deletion/actions.ts";
import type { DeletionRequests } from "./data-deletion/store.ts";
import type { History } from "./history/store.ts";
import { timelineOf } from "./history/timeline.ts";
import { exportLinks, linksTimeline } from "./links/own-data.ts";
import { exportNotes, notesTimeline } from "./notes/own-data.ts";
import { historyReader } from "./history/reader.ts";
import { qrSource } from "./qr/history.ts";
import { type ToolId, tools } from "./registry.ts";
import { type ReportEffects, reportActions } from "./reports/actions.ts";
import { type SignInEffects, signInActions } from "./sign-in/actions.ts";
import { vietqrSource } from "./vietqr/history.ts";
import type { Rasterize } from "./vietqr/transfer-calls.ts";

type Declared = { readonly [Of in (typeof tools)[number] as Of["id"]]: Of };

/** What every tool may use without asking for it. */
type CommonEffects = CryptoEffects & {
  /** A number from 0 up to 1, for what need not be secret. */
  readonly chance: () => number;
  readonly compute: Compute;
  readonly history: History;
  readonly kept: KeptRooms;
  readonly rasterize: Rasterize;
};

type OwnEffectsOf<Id extends ToolId> = Omit<EffectsOfTool<Declared[Id]>, keyof CommonEffects>;

/** What single tools need besides, under the tool's id; a tool that needs nothing of its own has no field. */
type OwnEffects = {
  readonly [Id in ToolId as keyof OwnEffectsOf<Id> extends never ? never : Id]: OwnEffectsOf<Id>;
};

/** What tools need of the world; `product.ts` brings the real ones. */
export type Effects = {
  readonly common: CommonEffects;
  readonly own: OwnEffects;
  readonly deletionRequests: DeletionRequests;
  readonly account: Omit<AccountEffects, "exporters" | "requests" | "now">;
  readonly signIn: SignInEffects;
  readonly reports: Omit<ReportEffects, "now">;
  readonly admin: AdminPageEffects;
};

/** What each tool does, by its id. */
export type ToolActions = { readonly [Id in ToolId]: BoundTool<Declared[Id]> };

function makeActions(tool: AnyTool, { common, own }: Effects): object {
  const ownById: Readonly<Record<string, object | undefined>> = own;
  const effects = { ...common, ...ownById[tool.id] };
  // oxlint-disable-next-line no-unsafe-type-assertion -- a tool's effects are what it was declared to need
  return bindTool(tool, effects as never);
}

/** What each tool stores of a user, for the export of their account: one line a tool. */
const exportersOf = ({ common, own, account }: Effects): AccountEffects["exporters"] => ({
  qr_history: historyReader(qrSource, common).all,
  vietqr_history: historyReader(vietqrSource, common).all,
  links: exportLinks({ ...common, ...own.links }),
  notes: exportNotes({ ...common, ...own.notes }),
  keys: exportKeys(account),
  sessions: exportSessions(account),
});

/** What each tool lists on the page of one's own data. */
const timelineSourcesOf = ({ common, own }: Effects): Parameters<typeof timelineOf>[0] => ({
  qr: async (request) =>
    (await historyReader(qrSource, common).timeline(request)).map(
      ({ cursor: timelineCursor, entry: qrEntry }) => ({
        cursor: timelineCursor,
        item: { kind: "qr", at: qrEntry.created_at, entry: qrEntry },
      }),
    ),
  vietqr: async (request) =>
    (await historyReader(vietqrSource, common).timeline(request)).map(
      ({ cursor: timelineCursor, entry: vietqrEntry }) => ({
        cursor: timelineCursor,
        item: { kind: "vietqr", at: vietqrEntry.created_at, entry: vietqrEntry },
      }),
    ),
  links: linksTimeline({ ...common, ...own.links }),
  notes: notesTimeline({ ...common, ...own.notes }),
});

/** What every tool does, joined with its effects, and what belongs to no tool. */
export function actionsOf(effects: Effects) {
  const { common, deletionRequests: requests } = effects;
  const { now } = common;
  return {
    // oxlint-disable-next-line no-unsafe-type-assertion -- each tool's, under its id
    ...(Object.fromEntries(tools.map((tool) => [tool.id, makeActions(tool, effects)])) as ToolActions),
    dataDeletion: dataDeletionActions({ requests, now }),
    signIn: signInActions(effects.signIn),
    admin: adminActions(effects.admin),
    reports: reportActions({ ...effects.reports, now }),
    timeline: timelineOf(timelineSourcesOf(effects)),
    account: accountActions({ ...effects.account, requests, exporters: exportersOf(effects), now }),
  };
}

export type Actions = ReturnType<typeof actionsOf>;
