import { startClientActivity } from "./client-activity.ts";
import type { Config } from "./config.ts";
import { type RandomBytes, randomBytes as secureBytes } from "#core/random.ts";
import { createLedger } from "#core/ledger.ts";
import { databaseRoom } from "#db/database-room.ts";
import type { OnQuery } from "#db/db.ts";
import { startDiskGauges } from "./disk-gauges.ts";
import { historyStore } from "#db/history.ts";
import { idempotencyStore } from "#db/idempotency.ts";
import { noteStore } from "#db/notes.ts";
import { reportStore } from "#db/reports.ts";
import type { Observe } from "#http/perform.ts";
import { deletionRequestStore } from "#db/deletion-requests.ts";
import { createLog } from "#http/log.ts";
import { openGeo } from "#net/geo.ts";
import { toolPool } from "./compute-pool.ts";
import { metricsOf } from "./metrics-endpoint.ts";
import { openMailService } from "./mail-service.ts";
import { createThreadWork } from "#http/thread-work.ts";
import { createRouteNames } from "#http/route-names.ts";
import { shareAssets } from "./other-assets.ts";
import { createReadiness } from "./readiness.ts";
import { openSharedState } from "./shared-state.ts";
import { startSignIn } from "./sign-in.ts";
import { startLinks } from "./links.ts";
import { siteCeilings } from "./site-ceilings.ts";
import { siteOf } from "./site.ts";
import { message } from "#core/i18n.ts";
import type { KeptRooms } from "#core/kept-room.ts";
import { openKeptRoom } from "./kept-rooms.ts";
import { noteCaps } from "#tools/notes/schema.ts";
import { adoptNotes } from "#tools/notes/owner.ts";
import type { Assets } from "#ssr/assets.ts";
import { createPageCache } from "#ssr/page-cache.ts";

export type RuntimeDependencies = {
  readonly now: () => Date;
  /** What addresses, keys and passwords are drawn from; the runtime's own unless it is said. */
  readonly randomBytes?: RandomBytes;
  /** From 0 up to 1, for examples that need be no secret. */
  readonly chance?: () => number;
  /** Takes the lines of the log. */
  readonly write: (text: string) => void;
  readonly assets: Assets;
  /** Whether processes of other versions shall find the assets in the database. */
  readonly storesAssets: boolean;
  /** Hears of each route that the thread begins to work for, or goes on with. */
  readonly onWork?: (method: string, route: string) => void;
  readonly observe?: Observe;
  /** Hears of each statement that the database is asked for. */
  readonly onQuery?: OnQuery;
  /** How long heavy work may compute before it is ended. */
  readonly computeTimeoutMs?: number;
  /** How long requests under way may take when the server stops; then their connections are cut. */
  readonly stopTimeoutMs?: number;
};

const capsOf = ({ NOTES_MAX_MB }: Pick<Config, "NOTES_MAX_MB">) => ({
  ...noteCaps,
  anonymousBytes: NOTES_MAX_MB * 1024 * 1024,
});

/** Opens what the product is made of, and brings what is stored into order. */
export async function openParts(config: Config, runtime: RuntimeDependencies) {
  const { now, randomBytes = secureBytes, write, assets, computeTimeoutMs = 4000 } = runtime;
  const metrics = await metricsOf(config);
  const log = createLog(write, now, metrics?.onCachedPages);
  const reportFault = (fault: unknown, route = "background") => log.fault(fault, route);
  const sharedState = await openSharedState(config, {
    now,
    report: reportFault,
    onQuery: runtime.onQuery ?? metrics?.onQuery,
  });
  const { database } = sharedState;
  const ledger = createLedger(config.RATE_LIMIT, () => now().getTime(), config.OUTBOUND_MAX);
  metrics?.gauge(
    "outbound_in_use",
    "Look-ups that reach out to a host of a visitor's choice",
    ledger.outbound.inUse,
  );
  metrics?.gauge(
    "outbound_ceiling",
    "How many of them there may be in this process",
    () => config.OUTBOUND_MAX,
  );
  const threadWork = createThreadWork({ spend: ledger.thread.spend, onWork: runtime.onWork });
  const mail = await openMailService(config, sharedState, { now, report: reportFault, ledger, metrics });
  const readiness = createReadiness(sharedState.dependencies);
  metrics?.dependencies(readiness.states);
  if (metrics) startDiskGauges(config, metrics);
  const pool = toolPool(
    {
      pictureWorkers: 1,
      deadlineMs: computeTimeoutMs,
      waiting: { jobs: ledger.waitingWork, bytes: ledger.waitingWorkBytes },
    },
    metrics,
  );
  const activity = await startClientActivity(database.db, { now, report: reportFault });
  const site = siteOf(config, { isMailOpen: mail.isConfigured });
  const routeNames = createRouteNames();
  const pageCache = createPageCache(() => now().getTime(), metrics?.onRender);
  const room = databaseRoom(database, {
    ceiling: config.DATABASE_MAX_MB * 1024 * 1024,
    now,
    report: reportFault,
  });
  metrics?.gauge("database_bytes", "What the whole database takes", room.bytes);
  metrics?.gauge(
    "database_bytes_ceiling",
    "What it may take before nobody keeps more",
    () => config.DATABASE_MAX_MB * 1024 * 1024,
  );
  const notes = noteStore(database.db, capsOf(config), room.hasRoom);
  const reportRows = reportStore(database.db);
  metrics?.gauge("anonymous_note_bytes", "What notes of nobody take together, of all processes", () =>
    notes.anonymousBytes(),
  );
  metrics?.gauge(
    "anonymous_note_bytes_ceiling",
    "What notes of nobody may take together",
    () => capsOf(config).anonymousBytes,
  );
  const refusal = message("problem.rate_limited.kept");
  const accounts = openKeptRoom(config, sharedState, {
    kind: "accounts",
    ceiling: config.DATABASE_MAX_MB * 1024 * 1024,
    used: room.bytes,
    refusal,
    now,
    metrics,
  });
  const kept: KeptRooms = {
    accounts: { ...accounts, isLeft: async (payer) => (await room.hasRoom()) && accounts.isLeft(payer) },
    nobody: openKeptRoom(config, sharedState, {
      kind: "notes",
      ceiling: capsOf(config).anonymousBytes,
      used: notes.anonymousBytes,
      refusal,
      now,
      metrics,
    }),
  };
  const idempotencyKeys = idempotencyStore(database.db);
  const deletionRequests = deletionRequestStore(database.db);
  const afterSignIn = [adoptNotes({ notes, now })];
  const signIn = await startSignIn(config, sharedState, { now, afterSignIn, metrics });
  const geo = openGeo({ countryFile: config.GEOIP_MMDB, asnFile: config.ASN_MMDB });
  const links = await startLinks(config, sharedState, {
    now,
    randomBytes,
    countryOf: geo.countryOf,
    report: reportFault,
    hasRoom: room.hasRoom,
    metrics,
  });
  const history = historyStore(database.db, room.hasRoom);
  const ceilings = siteCeilings(config, sharedState, { now, report: reportFault, metrics });
  const otherAssets = shareAssets(database.db, assets, { now, isStored: runtime.storesAssets });
  await otherAssets.store().catch(reportFault);
  return {
    metrics,
    log,
    report: reportFault,
    shared: sharedState,
    readiness,
    database,
    ledger,
    threadWork,
    mail,
    pool,
    activity,
    site,
    names: routeNames,
    cache: pageCache,
    notes,
    kept,
    history,
    reports: reportRows,
    idempotencyKeys,
    deletionRequests,
    signIn,
    geo,
    links,
    ceilings,
    otherAssets,
  };
}

export type ProductParts = Awaited<ReturnType<typeof openParts>>;
