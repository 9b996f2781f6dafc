import { Elysia } from "elysia";
import { staticPlugin } from "@elysiajs/static";
import { etagOf, hasEtag } from "../http/etag.ts";
import { serviceWorkerPath } from "../client/offline.ts";
import type { Site } from "../core/site.ts";
import { embeddedNames, embeddedPath } from "../core/embedded.ts";
import type { Assets } from "./assets.ts";
import type { Asset } from "./variants.ts";
import { encodingFor } from "./compress.ts";
import { commonHeaders, workerPolicy } from "./headers.ts";
import { securityTextOf, siteFiles } from "./site-files.ts";

const cacheForever = "public, max-age=31536000, immutable";
const cacheForADay = "public, max-age=86400";
const publicFolder = new URL("../../public", import.meta.url).pathname;
const options = { parse: "none" } as const;

/** A file at an address that changes with its content, unless `cacheControl` says otherwise. */
export function serveAsset(
  request: Request,
  asset: Asset,
  common: Record<string, string>,
  cacheControl = cacheForever,
): Response {
  const encoding = encodingFor(request.headers.get("accept-encoding"));
  return new Response(asset[encoding], {
    headers: {
      ...common,
      "Content-Type": asset.type,
      "Cache-Control": cacheControl,
      "Content-Security-Policy": workerPolicy,
      Vary: "Accept-Encoding",
      ...(encoding !== "identity" && { "Content-Encoding": encoding }),
    },
  });
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
  const publicFiles = embeddedNames().filter((name) => name.startsWith("public/"));
  if (publicFiles.length === 0) {
    const files = await staticPlugin({ assets: publicFolder, prefix: "/", alwaysStatic: true, headers });
    return new Elysia()
      .onAfterHandle({ as: "scoped" }, ({ request, response }) => quoteEtag({ request, response }))
      .use(files);
  }
  const app = new Elysia();
  for (const name of publicFiles) {
    const bytes = await Bun.file(embeddedPath(name) ?? "").bytes();
    const type = Bun.file(name).type;
    const fileHeaders = { ...headers, "Content-Type": type, ETag: etagOf(bytes) };
    const reply = ({ request }: { request: Request }) =>
      hasEtag(request, fileHeaders.ETag)
        ? new Response(null, { status: 304, headers: fileHeaders })
        : new Response(bytes, { headers: fileHeaders });
    app.get(name.slice("public".length), reply, options);
  }
  return app;
}

/** Style sheet, scripts, icons, and the files made of the catalogue. */
export async function serveFiles(assets: Assets, site: Site, now: () => Date) {
  const common = commonHeaders(site);
  const app = new Elysia().use(await servePublicFiles({ ...common, "Cache-Control": cacheForADay }));
  for (const [path, asset] of assets.files)
    app.get(path, ({ request }) => serveAsset(request, asset, common), options);
  app.get(
    serviceWorkerPath,
    ({ request }) => serveAsset(request, assets.serviceWorker, common, "no-cache"),
    options,
  );
  for (const { path, type, text } of siteFiles(site)) {
    app.get(
      path,
      () =>
        new Response(text, { headers: { ...common, "Content-Type": type, "Cache-Control": cacheForADay } }),
      options,
    );
  }
  if (site.contactEmail) {
    const headers = { ...common, "Content-Type": "text/plain; charset=utf-8", "Cache-Control": cacheForADay };
    const securityText = () => new Response(securityTextOf(site, now()), { headers });
    app.get("/.well-known/security.txt", securityText, options);
  }
  return app;
}
