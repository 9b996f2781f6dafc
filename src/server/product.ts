import { actionsOf } from "../tools/actions.ts";
import { createApp } from "./app.ts";
import { type Callers, addressOf } from "../http/caller.ts";
import { adminOn } from "./admin.ts";
import { startClientActivity } from "./client-activity.ts";
import type { Config } from "./config.ts";
import { hashing, randomBytes, signatures } from "./crypto.ts";
import type { Database } from "../db/db.ts";
import { deletionRequestStore } from "../db/deletion-requests.ts";
import { historyStore } from "../db/history.ts";
import { idempotencyStore } from "../db/idempotency.ts";
import { noteStore } from "../db/notes.ts";
import { reportStore } from "../db/reports.ts";
import type { Observe } from "../http/perform.ts";
import { memoryLimitStore } from "../core/memory-limit-store.ts";
import { createLimiter } from "../http/rate-limiter.ts";
import { createLog } from "../http/log.ts";
import { lookupEffects } from "./look-ups.ts";
import { dnsEffects } from "../net/dns.ts";
import { httpEffects } from "../net/http-tool.ts";
import { type Geo, openGeo } from "../net/geo.ts";
import { createOutbound } from "./outbound.ts";
import { chatModelOf, translatorOf } from "./providers.ts";
import { toolPool } from "./compute-pool.ts";
import { metricsEndpoint, metricsOf } from "./metrics-endpoint.ts";
import { type MailService, openMailService } from "./mail-service.ts";
import { createForwardedCheck } from "../http/forwarded-check.ts";
import { createIdempotency } from "./idempotency.ts";
import { startExpiryTimer } from "./expiry.ts";
import { rasterize } from "../compute/rasterize.ts";
import { createRouteNames } from "../http/route-names.ts";
import { bareFault, createHandler } from "./serve.ts";
import { cachedCheck } from "./readiness.ts";
import { shareAssets } from "./other-assets.ts";
import { openSharedState } from "./shared-state.ts";
import { startSignIn } from "./sign-in.ts";
import { type LinkParts, startLinks } from "./links.ts";
import { siteOf } from "./site.ts";
import { stopServing } from "./stop-serving.ts";
import { adoptNotes } from "../tools/notes/adopt.ts";
import type { NoteStore } from "../tools/notes/store.ts";
import type { Assets } from "../ssr/assets.ts";
import { createSharePictures } from "../ssr/share-pictures.ts";
import { createPageCache } from "../ssr/page-cache.ts";

export type Product = {
  /** Where it answers, whatever its public address is. */
  readonly url: string;
  /** Takes nothing new, finishes what is under way, and closes the database. */
  readonly stop: () => Promise<void>;
  /** Puts a fault that nobody caught into the log. */
  readonly report: (fault: unknown) => void;
};

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

/** What single tools need of the world: a line each. */
function effectsOf(
  config: Config,
  { path }: Database,
  { now }: RuntimeDependencies,
  { mail, geo, notes, links }: { mail: MailService; geo: Geo; notes: NoteStore; links: LinkParts },
) {
  const outbound = createOutbound(config);
  return {
    links: links.effects,
    notes: { notes },
    dns: dnsEffects(outbound),
    http: httpEffects({ ...outbound, now }),
    ...lookupEffects(config, { outbound, geo, now, database: path }),
    chat: { model: chatModelOf(config) },
    translate: { translate: translatorOf(config, now) },
    "temp-mail": mail.effects,
  };
}

/** Opens the database, joins all parts, and listens. */
export async function startProduct(config: Config, world: RuntimeDependencies): Promise<Product> {
  const { now, write, assets, computeTimeoutMs = 4000, stopTimeoutMs } = world;
  const metrics = await metricsOf(config);
  const log = createLog(write, now, metrics?.onCachedPages);
  const report = (fault: unknown) => log.fault(fault, "background");
  const shared = await openSharedState(config, { now, report, onQuery: metrics?.onQuery });
  const { database, bus } = shared;
  const mail = await openMailService(config, shared, { now, report, metrics });
  const pool = toolPool({ pictureWorkers: 1, deadlineMs: computeTimeoutMs }, metrics);
  const activity = await startClientActivity(database.db, { now, report });
  const site = siteOf(config, { isMailOpen: mail.effects.isOpen });
  const names = createRouteNames();
  const cache = createPageCache(() => now().getTime(), metrics?.onRender);
  const [notes, reports] = [noteStore(database.db), reportStore(database.db)];
  await notes.recount();
  const idempotencyKeys = idempotencyStore(database.db);
  const afterSignIn = [adoptNotes({ notes })];
  const { identify, effects, expiring } = await startSignIn(config, shared, { now, afterSignIn, metrics });
  const geo = openGeo({ countryFile: config.GEOIP_MMDB, asnFile: config.ASN_MMDB });
  const { countryOf } = geo;
  const links = await startLinks(
    config,
    { database, bus },
    { now, randomBytes, countryOf, report, onClicks: metrics?.onClicks },
  );
  const otherAssets = shareAssets(database.db, assets, { now, isStored: world.storesAssets });
  await otherAssets.store().catch(report);
  const callers: Callers = {
    peerOf: (request) => server.requestIP(request)?.address ?? null,
    trustProxy: config.TRUST_PROXY,
    checkForwarded: createForwardedCheck(config.TRUST_PROXY, (problem) => log.event("proxy", { problem })),
    isSecure: site.origin.startsWith("https:"),
    origin: site.origin,
    identify,
  };
  const app = await createApp({
    actions: actionsOf({
      common: {
        now,
        randomBytes,
        chance: Math.random,
        hashing,
        signatures,
        compute: pool.compute,
        rasterize: (drawing, client) => pool.compute(rasterize, drawing, client),
        history: historyStore(database.db),
      },
      own: effectsOf(config, database, world, { mail, geo, notes, links }),
      deletionRequests: deletionRequestStore(database.db),
      admin: adminOn(shared, now, config),
      reports: { reports, notes, links: links.effects.links, visitorOf: links.visitorOf },
      ...effects,
    }),
    site,
    assets,
    sharePictures: createSharePictures({ site, assets, rasterize, compute: pool.compute }),
    cache,
    callers,
    limiter: createLimiter(config.RATE_LIMIT, {
      short: memoryLimitStore(),
      long: shared.longLimits,
      now: () => now().getTime(),
      onRefusal: metrics?.onRefusal,
    }),
    observe: (action, outcome) => {
      metrics?.observe(action, outcome);
      world.observe?.(action, outcome);
    },
    idempotency: createIdempotency(idempotencyKeys, now),
    now,
    names,
    log,
    isHealthy: cachedCheck(database.isHealthy),
    findOtherAsset: otherAssets.find,
    metrics: metrics && metricsEndpoint(config.METRICS_TOKEN, metrics),
  });
  const server = Bun.serve({
    port: config.PORT,
    hostname: config.HOST,
    idleTimeout: 40,
    maxRequestBodySize: 16 * 1024 * 1024,
    fetch: createHandler(app, {
      cache,
      names,
      log,
      site,
      clientOf: (request) => activity.clientAt(addressOf(request, callers)),
      onRequest: metrics?.onRequest,
    }),
    error: (fault) => {
      log.fault(fault, "-");
      return bareFault(site);
    },
  });
  const expiry = startExpiryTimer(
    [
      ...expiring,
      ...links.expiring,
      ...shared.expiring,
      notes,
      reports,
      idempotencyKeys,
      otherAssets.expiring,
      activity.expiring,
    ],
    {
      now,
      report: (fault) => log.fault(fault, "expiry"),
    },
  );
  return {
    url: `http://${config.HOST === "0.0.0.0" ? "localhost" : config.HOST}:${server.port}`,
    report,
    stop: async () => {
      log.event("stopping");
      expiry.stop();
      await Promise.all([mail.stop(), stopServing(server, stopTimeoutMs)]);
      await Promise.all([links.stop(), activity.stop()]);
      pool.close();
      await shared.close();
      log.flush();
    },
  };
}
