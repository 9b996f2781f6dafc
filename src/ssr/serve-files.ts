import { Elysia } from "elysia";
import { staticPlugin } from "@elysiajs/static";
import type { Site } from "../core/site.ts";
import { embeddedNames, embeddedPath } from "../core/embedded.ts";
import type { Asset, Assets } from "./assets.ts";
import { encodingFor } from "./compress.ts";
import { commonHeaders } from "./headers.ts";
import { securityTextOf, siteFiles } from "./site-files.ts";

const forEver = "public, max-age=31536000, immutable";
const aDay = "public, max-age=86400";
const publicFolder = new URL("../../public", import.meta.url).pathname;
const options = { parse: "none", detail: { hide: true } } as const;

function serveAsset(request: Request, asset: Asset, common: Record<string, string>): Response {
  const encoding = encodingFor(request.headers.get("accept-encoding"));
  return new Response(asset[encoding], {
    headers: {
      ...common,
      "Content-Type": asset.type,
      "Cache-Control": forEver,
      Vary: "Accept-Encoding",
      ...(encoding !== "identity" && { "Content-Encoding": encoding }),
    },
  });
}

/** The files of `public/`: the plugin reads the folder, and the binary has none. */
async function servePublicFiles(headers: Record<string, string>) {
  const names = embeddedNames().filter((name) => name.startsWith("public/"));
  if (names.length === 0)
    return staticPlugin({ assets: publicFolder, prefix: "/", alwaysStatic: true, headers });
  const app = new Elysia();
  for (const name of names) {
    const bytes = await Bun.file(embeddedPath(name) ?? "").bytes();
    const type = Bun.file(name).type;
    const reply = () => new Response(bytes, { headers: { ...headers, "Content-Type": type } });
    app.get(name.slice("public".length), reply, options);
  }
  return app;
}

/** Style sheet, scripts, icons, and the files made of the catalogue. */
export async function serveFiles(assets: Assets, site: Site, now: () => Date) {
  const common = commonHeaders(site);
  const app = new Elysia().use(await servePublicFiles({ ...common, "Cache-Control": aDay }));
  for (const [path, asset] of assets.files)
    app.get(path, ({ request }) => serveAsset(request, asset, common), options);
  for (const { path, type, text } of siteFiles(site)) {
    app.get(
      path,
      () => new Response(text, { headers: { ...common, "Content-Type": type, "Cache-Control": aDay } }),
      options,
    );
  }
  if (site.contactEmail) {
    const headers = { ...common, "Content-Type": "text/plain; charset=utf-8", "Cache-Control": aDay };
    const securityText = () => new Response(securityTextOf(site, now()), { headers });
    app.get("/.well-known/security.txt", securityText, options);
  }
  return app;
}
