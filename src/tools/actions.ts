import type { ToolId } from "../core/catalog.ts";
import type { Compute } from "../core/task.ts";
import { type AccountEffects, accountActions } from "./account/actions.ts";
import { exportKeys } from "./account/keys.ts";
import { type AdminPageEffects, adminActions } from "./admin/actions.ts";
import type { CryptoEffects } from "./crypto/actions.ts";
import { dataDeletionActions } from "./data-deletion/actions.ts";
import type { DeletionRequests } from "./data-deletion/store.ts";
import type { History } from "./history/store.ts";
import { timelineOf } from "./history/timeline.ts";
import { exportLinks } from "./links/export.ts";
import { linksTimeline } from "./links/timeline.ts";
import { exportNotes } from "./notes/export.ts";
import { notesTimeline } from "./notes/timeline.ts";
import { qrHistory } from "./qr/actions.ts";
import * as registry from "./registry.ts";
import { type ReportEffects, reportActions } from "./reports/actions.ts";
import { type SignInEffects, signInActions } from "./sign-in/actions.ts";
import { vietqrHistory } from "./vietqr/actions.ts";
import type { Rasterize } from "./vietqr/transfer-actions.ts";

type Registry = typeof registry;

/** What every tool may use without asking for it. */
type CommonEffects = CryptoEffects & {
  /** A number from 0 up to 1, for what need not be secret. */
  readonly chance: () => number;
  readonly compute: Compute;
  readonly history: History;
  readonly rasterize: Rasterize;
};

type EffectsOf<Id extends ToolId> = Parameters<Registry[Id]>[0];
type OwnEffectsOf<Id extends ToolId> = Omit<EffectsOf<Id>, keyof CommonEffects>;

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
export type ToolActions = { readonly [Id in ToolId]: ReturnType<Registry[Id]> };

/** A tool of the catalogue that the registry lacks does not compile. */
const makers: { readonly [Id in ToolId]: (effects: EffectsOf<Id>) => ToolActions[Id] } = registry;

function makeActions<Id extends ToolId>(id: Id, { common, own }: Effects): ToolActions[Id] {
  const ownById: Readonly<Partial<Record<ToolId, object>>> = own;
  return makers[id]({ ...common, ...ownById[id] });
}

/** What each tool stores of a user, for the export of their account: one line a tool. */
const exportersOf = ({ common, own, account }: Effects): AccountEffects["exporters"] => ({
  qr_history: qrHistory(common).all,
  vietqr_history: vietqrHistory(common).all,
  links: exportLinks({ ...common, ...own.links }),
  notes: exportNotes({ ...common, ...own.notes }),
  keys: exportKeys(account),
});

/** What each tool lists on the page of one's own data. */
const timelineSourcesOf = ({ common, own }: Effects): Parameters<typeof timelineOf>[0] => ({
  qr: async (request) =>
    (await qrHistory(common).timeline(request)).map(({ cursor: timelineCursor, entry: qrEntry }) => ({
      cursor: timelineCursor,
      item: { kind: "qr", at: qrEntry.created_at, entry: qrEntry },
    })),
  vietqr: async (request) =>
    (await vietqrHistory(common).timeline(request)).map(({ cursor: timelineCursor, entry: vietqrEntry }) => ({
      cursor: timelineCursor,
      item: { kind: "vietqr", at: vietqrEntry.created_at, entry: vietqrEntry },
    })),
  links: linksTimeline({ ...common, ...own.links }),
  notes: notesTimeline({ ...common, ...own.notes }),
});

/** What every tool does, joined with its effects, and what belongs to no tool. */
export function actionsOf(effects: Effects) {
  const toolIds = Object.keys(makers);
  const { common, deletionRequests: requests } = effects;
  const { now } = common;
  return {
    // oxlint-disable-next-line no-unsafe-type-assertion -- the keys of `makers` are the tools' ids
    ...(Object.fromEntries(toolIds.map((id) => [id, makeActions(id as ToolId, effects)])) as ToolActions),
    dataDeletion: dataDeletionActions({ requests, now }),
    signIn: signInActions(effects.signIn),
    admin: adminActions(effects.admin),
    reports: reportActions({ ...effects.reports, now }),
    timeline: timelineOf(timelineSourcesOf(effects)),
    account: accountActions({ ...effects.account, requests, exporters: exportersOf(effects), now }),
  };
}

export type Actions = ReturnType<typeof actionsOf>;
