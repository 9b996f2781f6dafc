import { actionsOf } from "#tools/actions.ts";
import { type Declared, createApp } from "./app.ts";
import { payerOf } from "#core/client-key.ts";
import { canSignIn } from "#core/site.ts";
import { type Callers, addressOf } from "#http/caller.ts";
import { adminOn } from "./admin.ts";
import type { Config } from "./config.ts";
import { hashing, signatures } from "./crypto.ts";
import { randomBytes } from "#core/random.ts";
import { memoryLimitStore } from "#core/memory-limit-store.ts";
import { createLimiter } from "#http/rate-limiter.ts";
import { lookupEffects } from "./look-ups.ts";
import { dnsEffects } from "#net/dns.ts";
import { httpEffects } from "#net/http-tool.ts";
import { createOutbound } from "./outbound.ts";
import { chatModelOf, translatorOf } from "./providers.ts";
import { metricsEndpoint } from "./metrics-endpoint.ts";
import { createForwardedCheck } from "#http/forwarded-check.ts";
import { createIdempotency } from "./idempotency.ts";
import { startExpiryTimer } from "./expiry.ts";
import { rasterize } from "#compute/rasterize.ts";
import { bareFault, createHandler } from "./serve.ts";
import { closingWhenDraining, drain } from "./readiness.ts";
import { stopServing } from "./stop-serving.ts";
import { createSharePictures } from "#ssr/share-pictures.ts";
import { type ProductParts, type RuntimeDependencies, openParts } from "./product-parts.ts";
import { withListenError } from "./listen-error.ts";

export type Product = {
  /** Where it answers, whatever its public address is. */
  readonly url: string;
  /** Says that the process ends, and goes on answering for as long as a proxy in front needs to hear so. */
  readonly drain: () => Promise<void>;
  /** Takes nothing new, finishes what is under way, and closes the database. */
  readonly stop: () => Promise<void>;
  /** Puts a fault that nobody caught into the log, with the route that was under way where that is known. */
  readonly report: (fault: unknown, route?: string) => void;
};

type WebProduct = Product & { readonly declared: Declared };

/** What single tools need of the world: a line each. */
function effectsOf(
  config: Config,
  { now }: RuntimeDependencies,
  { database, ledger, mail, geo, notes, links, ceilings }: ProductParts,
) {
  const outbound = createOutbound(config, ledger);
  return {
    links: links.effects,
    notes: { notes },
    dns: dnsEffects(outbound),
    http: httpEffects({ ...outbound, now }),
    ...lookupEffects(config, { outbound, geo, now, database: database.path }),
    chat: { model: chatModelOf(config, ledger, ceilings.chat) },
    translate: { translate: translatorOf(config, now, ceilings.translate) },
    "temp-mail": mail.effects,
  };
}

/** All actions, each with what it needs of the world. */
function joinActions(config: Config, runtime: RuntimeDependencies, productParts: ProductParts) {
  const { shared, pool, links, notes, reports, signIn } = productParts;
  return actionsOf({
    common: {
      now: runtime.now,
      randomBytes: runtime.randomBytes ?? randomBytes,
      chance: runtime.chance ?? Math.random,
      hashing,
      signatures,
      compute: pool.compute,
      rasterize: (svgDrawing, client) => pool.compute(rasterize, svgDrawing, client),
      history: productParts.history,
      kept: productParts.kept,
    },
    own: effectsOf(config, runtime, productParts),
    deletionRequests: productParts.deletionRequests,
    admin: adminOn(shared, runtime.now, config),
    reports: { reports, notes, links: links.effects.links, visitorOf: links.visitorOf },
    ...signIn.effects,
  });
}

function joinApp(config: Config, runtime: RuntimeDependencies, productParts: ProductParts, callers: Callers) {
  const { now, assets } = runtime;
  const { site, cache, ledger, shared, metrics, names, log, readiness, pool, otherAssets, idempotencyKeys } =
    productParts;
  return createApp({
    actions: joinActions(config, runtime, productParts),
    site,
    assets,
    sharePictures: createSharePictures({ site, assets, rasterize, compute: pool.compute }),
    cache,
    callers,
    limiter: createLimiter(config.RATE_LIMIT, {
      short: memoryLimitStore(),
      long: shared.longLimits,
      thread: ledger.thread,
      now: () => now().getTime(),
      canSignIn: canSignIn(site),
      onRefusal: metrics?.onRefusal,
    }),
    observe: (action, actionOutcome) => {
      metrics?.observe(action, actionOutcome);
      runtime.observe?.(action, actionOutcome);
    },
    idempotency: createIdempotency(idempotencyKeys, now),
    now,
    names,
    log,
    readiness,
    findOtherAsset: otherAssets.find,
    metrics: metrics && metricsEndpoint(config, metrics, now),
  });
}

function listenHttp(
  config: Config,
  webApp: Awaited<ReturnType<typeof createApp>>,
  { cache, ledger, threadWork, names, log, site, activity, metrics, readiness }: ProductParts,
  callers: Callers,
) {
  const handle = createHandler(webApp, {
    cache,
    names,
    log,
    site,
    clientOf: (request) => activity.clientAt(addressOf(request, callers)),
    payerOf: (request) => payerOf({ address: addressOf(request, callers), user: null }),
    ledger,
    threadWork,
    onRequest: metrics?.onRequest,
  });
  return withListenError(config, () =>
    Bun.serve({
      port: config.PORT,
      hostname: config.HOST,
      idleTimeout: 40,
      maxRequestBodySize: 16 * 1024 * 1024,
      fetch: closingWhenDraining(readiness, handle),
      error: (serverFault) => {
        log.fault(serverFault, "-");
        return bareFault(site);
      },
    }),
  );
}

function startExpiry(productParts: ProductParts, now: () => Date) {
  const { log, shared, links, notes, reports, idempotencyKeys, otherAssets, activity, signIn, database } =
    productParts;
  return startExpiryTimer(
    [
      ...signIn.expiring,
      ...links.expiring,
      ...shared.expiring,
      notes,
      reports,
      idempotencyKeys,
      otherAssets.expiring,
      activity.expiring,
      productParts.ceilings.expiring,
      productParts.deletionRequests,
    ],
    { now, report: (expiryFault) => log.fault(expiryFault, "expiry"), afterwards: database.truncateLog },
  );
}

/** Opens the database, joins all parts, and listens. */
export async function startProduct(config: Config, runtime: RuntimeDependencies): Promise<WebProduct> {
  const productParts = await openParts(config, runtime);
  const { log, report, site, signIn, mail, links, activity, pool, shared, readiness } = productParts;
  const callers: Callers = {
    peerOf: (request) => server.requestIP(request)?.address ?? null,
    trustProxy: config.TRUST_PROXY,
    checkForwarded: createForwardedCheck(config.TRUST_PROXY, (problem) => log.event("proxy", { problem })),
    isSecure: site.origin.startsWith("https:"),
    origin: site.origin,
    identify: signIn.identify,
  };
  const webApp = await joinApp(config, runtime, productParts, callers);
  const server = listenHttp(config, webApp, productParts, callers);
  const expiry = startExpiry(productParts, runtime.now);
  shared.database.endStart();
  return {
    url: `http://${config.HOST === "0.0.0.0" ? "localhost" : config.HOST}:${server.port}`,
    declared: webApp.declared,
    report,
    drain: () => drain(readiness, config, log),
    stop: async () => {
      log.event("stopping");
      expiry.stop();
      await Promise.all([mail.stop(), stopServing(server, runtime.stopTimeoutMs)]);
      await Promise.all([links.stop(), activity.stop()]);
      pool.close();
      await shared.close();
      log.flush();
    },
  };
}
