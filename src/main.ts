import { actionsOf } from "./actions.ts";
import { createApp } from "./app.ts";
import { loadConfig } from "./config.ts";
import { openDatabase } from "./db/client.ts";
import { deletionRequestStore } from "./db/deletion-requests.ts";
import { createLimiter } from "./limiter.ts";
import { createLog } from "./log.ts";
import { rasterize } from "./raster.ts";
import { createRouteNames } from "./route-names.ts";
import { createHandler } from "./serve.ts";
import { siteOf } from "./site.ts";
import { buildAssets } from "./ssr/assets.ts";
import { createPageCache } from "./ssr/page-cache.ts";

const config = loadConfig(process.env);
const now = () => new Date();
const log = createLog((text) => process.stdout.write(text), now);
const database = openDatabase(config.DATABASE_URL);
const site = siteOf(config);
const names = createRouteNames();
const cache = createPageCache(Date.now);

const app = await createApp({
  actions: actionsOf({ now, rasterize, deletionRequests: deletionRequestStore(database.db) }),
  site,
  assets: await buildAssets(),
  cache,
  callers: {
    peerOf: (request) => server.requestIP(request)?.address ?? null,
    trustProxy: config.TRUST_PROXY,
    isSecure: site.origin.startsWith("https:"),
    identify: () => null,
  },
  limiter: createLimiter(config.RATE_LIMIT),
  now,
  names,
  log,
  isHealthy: database.isHealthy,
});

const server = Bun.serve({
  port: config.PORT,
  hostname: config.HOST,
  idleTimeout: 40,
  maxRequestBodySize: 16 * 1024 * 1024,
  fetch: createHandler(app, { cache, names, log }),
});

process.stdout.write(`${config.SITE_NAME}: ${site.origin} (listening on ${config.HOST}:${server.port})\n`);

async function stop() {
  log.event("stopping");
  await server.stop();
  database.close();
  log.flush();
  process.exit(0);
}

process.once("SIGTERM", () => void stop());
process.once("SIGINT", () => void stop());
