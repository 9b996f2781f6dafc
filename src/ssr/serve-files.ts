import { Elysia } from "elysia";
import { staticPlugin } from "@elysiajs/static";
import { etagOf, hasEtag } from "#http/etag.ts";
import { respond } from "#http/respond.ts";
import { serviceWorkerPath } from "#client/offline.ts";
import type { Site } from "#core/site.ts";
import { embeddedNames, embeddedPath } from "#core/embedded.ts";
import type { Assets } from "./assets.ts";
import type { Asset } from "./variants.ts";
import { encodingFor } from "./compress.ts";
import { commonHeaders, workerPolicy } from "./headers.ts";
import { securityTextOf, siteFiles } from "./site-files.ts";

const cacheForever = "public, max-age=31536000, immutable";
const cacheForADay = "public, max-age=86400";
const publicFolder = new URL("../../public", import.meta.url).pathname;
const routeOptions = { parse: "none" } as const;

/** A file at an address that changes with its content, unless `cacheControl` says otherwise. */
export function serveAsset(
  request: Request,
  asset: Asset,
  commonFields: Record<string, string>,
  cacheControl = cacheForever,
): Response {
  const fileEncoding = encodingFor(request.headers.get("accept-encoding"));
  const headers = {
    ...commonFields,
    "Content-Type": asset.type,
    "Cache-Control": cacheControl,
    "Content-Security-Policy": workerPolicy,
    Vary: "Accept-Encoding",
    ...(fileEncoding !== "identity" && { "Content-Encoding": fileEncoding }),
  };
  return respond(asset[fileEncoding], { headers }, { isKept: true });
}

/** The plugin's ETag stands without the quotes that RFC 9110, section 8.8.3 wants, so browsers' answers to it are not known to it. */
function quoteEtag({ request, response }: { request: Request; response: unknown }): Response | undefined {
  if (!(response instanceof Response)) return undefined;
  const etag = response.headers.get("etag");
  if (etag === null || etag.startsWith('"')) return undefined;
  response.headers.set("ETag", `"${etag}"`);
  return hasEtag(request, `"${etag}"`)
    ? new Response(null, { status: 304, headers: response.headers })
    : undefined;
}

/** The files of `public/`: the plugin reads the folder, and the binary has none. */
async function servePublicFiles(headers: Record<string, string>) {
  const publicFiles = embeddedNames().filter((embeddedName) => embeddedName.startsWith("public/"));
  if (publicFiles.length === 0) {
    const publicFilesApp = await staticPlugin({
      assets: publicFolder,
      prefix: "/",
      alwaysStatic: true,
      headers,
    });
    return new Elysia()
      .onAfterHandle({ as: "scoped" }, ({ request, response }) => quoteEtag({ request, response }))
      .use(publicFilesApp);
  }
  const app = new Elysia();
  for (const publicName of publicFiles) {
    const fileBytes = await Bun.file(embeddedPath(publicName) ?? "").bytes();
    const fileType = Bun.file(publicName).type;
    const fileHeaders = { ...headers, "Content-Type": fileType, ETag: etagOf(fileBytes) };
    const replyWithFile = ({ request }: { request: Request }) =>
      hasEtag(request, fileHeaders.ETag)
        ? new Response(null, { status: 304, headers: fileHeaders })
        : respond(fileBytes, { headers: fileHeaders }, { isKept: true });
    app.get(publicName.slice("public".length), replyWithFile, routeOptions);
  }
  return app;
}

/** Style sheet, scripts, icons, and the files made of the catalogue. */
export async function serveFiles(assets: Assets, site: Site, now: () => Date) {
  const commonFields = commonHeaders(site);
  const app = new Elysia().use(await servePublicFiles({ ...commonFields, "Cache-Control": cacheForADay }));
  for (const [path, asset] of assets.files)
    app.get(path, ({ request }) => serveAsset(request, asset, commonFields), routeOptions);
  app.get(
    serviceWorkerPath,
    ({ request }) => serveAsset(request, assets.serviceWorker, commonFields, "no-cache"),
    routeOptions,
  );
  for (const { path, type, text } of siteFiles(site)) {
    const bytes = new TextEncoder().encode(text);
    const headers = { ...commonFields, "Content-Type": type, "Cache-Control": cacheForADay };
    app.get(path, () => respond(bytes, { headers }, { isKept: true }), routeOptions);
  }
  if (site.contactEmail) {
    const headers = {
      ...commonFields,
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": cacheForADay,
    };
    const securityText = () => new Response(securityTextOf(site, now()), { headers });
    app.get("/.well-known/security.txt", securityText, routeOptions);
  }
  return app;
}
