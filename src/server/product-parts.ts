import { startClientActivity } from "./client-activity.ts";
import type { Config } from "./config.ts";
import { randomBytes } from "./crypto.ts";
import { idempotencyStore } from "../db/idempotency.ts";
import { noteStore } from "../db/notes.ts";
import { reportStore } from "../db/reports.ts";
import type { Observe } from "../http/perform.ts";
import { createLog } from "../http/log.ts";
import { openGeo } from "../net/geo.ts";
import { toolPool } from "./compute-pool.ts";
import { metricsOf } from "./metrics-endpoint.ts";
import { openMailService } from "./mail-service.ts";
import { createRouteNames } from "../http/route-names.ts";
import { shareAssets } from "./other-assets.ts";
import { openSharedState } from "./shared-state.ts";
import { startSignIn } from "./sign-in.ts";
import { startLinks } from "./links.ts";
import { siteOf } from "./site.ts";
import { adoptNotes } from "../tools/notes/adopt.ts";
import type { Assets } from "../ssr/assets.ts";
import { createPageCache } from "../ssr/page-cache.ts";

export type RuntimeDependencies = {
  readonly now: () => Date;
  /** Takes the lines of the log. */
  readonly write: (text: string) => void;
  readonly assets: Assets;
  /** Whether processes of other versions shall find the assets in the database. */
  readonly storesAssets: boolean;
  readonly observe?: Observe;
  /** How long heavy work may compute before it is ended. */
  readonly computeTimeoutMs?: number;
  /** How long requests under way may take when the server stops; then their connections are cut. */
  readonly stopTimeoutMs?: number;
};

/** Opens what the product is made of, and brings what is stored into order. */
export async function openParts(config: Config, runtime: RuntimeDependencies) {
  const { now, write, assets, computeTimeoutMs = 4000 } = runtime;
  const metrics = await metricsOf(config);
  const log = createLog(write, now, metrics?.onCachedPages);
  const reportFault = (fault: unknown) => log.fault(fault, "background");
  const sharedState = await openSharedState(config, { now, report: reportFault, onQuery: metrics?.onQuery });
  const { database, bus } = sharedState;
  const mail = await openMailService(config, sharedState, { now, report: reportFault, metrics });
  const pool = toolPool({ pictureWorkers: 1, deadlineMs: computeTimeoutMs }, metrics);
  const activity = await startClientActivity(database.db, { now, report: reportFault });
  const site = siteOf(config, { isMailOpen: mail.effects.isOpen });
  const routeNames = createRouteNames();
  const pageCache = createPageCache(() => now().getTime(), metrics?.onRender);
  const [notes, reportRows] = [noteStore(database.db), reportStore(database.db)];
  await notes.recount();
  const idempotencyKeys = idempotencyStore(database.db);
  const afterSignIn = [adoptNotes({ notes })];
  const signIn = await startSignIn(config, sharedState, { now, afterSignIn, metrics });
  const geo = openGeo({ countryFile: config.GEOIP_MMDB, asnFile: config.ASN_MMDB });
  const links = await startLinks(
    config,
    { database, bus },
    { now, randomBytes, countryOf: geo.countryOf, report: reportFault, onClicks: metrics?.onClicks },
  );
  const otherAssets = shareAssets(database.db, assets, { now, isStored: runtime.storesAssets });
  await otherAssets.store().catch(reportFault);
  return {
    metrics,
    log,
    report: reportFault,
    shared: sharedState,
    database,
    mail,
    pool,
    activity,
    site,
    names: routeNames,
    cache: pageCache,
    notes,
    reports: reportRows,
    idempotencyKeys,
    signIn,
    geo,
    links,
    otherAssets,
  };
}

export type ProductParts = Awaited<ReturnType<typeof openParts>>;
