import { Elysia } from "elysia";
import type { Action } from "../core/action.ts";
import type { RawInput } from "../core/decode.ts";
import type { Picture } from "../core/picture.ts";
import { problemOf } from "../core/problem.ts";
import type { Failure } from "../core/result.ts";
import { createTtlCache } from "../core/ttl-cache.ts";
import { formFields, queryOf } from "../http/body.ts";
import { requestLanguage, visitOf } from "../http/caller.ts";
import { etagOf, hasEtag } from "../http/etag.ts";
import { perform } from "../http/perform.ts";
import { allowanceHeaders } from "../http/rate-limiter.ts";
import type { Actions } from "../tools/actions.ts";
import { parseQuickLink, parseTransferFile } from "../tools/vietqr/file-name.ts";
import { apiHeaders } from "./reply.ts";
import { openHeaders, preflight } from "./script-access.ts";
import type { ApiServer } from "./serve-api.ts";

/** Pictures at addresses of their own, which any page may show. */
type PictureRoute = {
  readonly path: string;
  // oxlint-disable-next-line no-explicit-any -- each action has an input type of its own
  readonly action: Action<any, Picture>;
  /** What the address asks for; null where its form names no picture. */
  readonly read: (file: string, query: RawInput) => RawInput | null;
  /** What a refusal says, where programs wait for a word; else the problem's own sentence. */
  readonly wordOf?: (failure: Failure) => string | null;
};

const routesOf = ({ qr, vietqr }: Pick<Actions, "qr" | "vietqr">): readonly PictureRoute[] => [
  ...(["png", "svg"] as const).map((format) => ({
    path: `/qr.${format}`,
    action: qr.byAddress,
    read: (_file: string, query: RawInput) => ({ ...query, format }),
  })),
  {
    path: "/vietqr/:file",
    action: vietqr.byAddress,
    read: (file, query) => {
      const named = parseTransferFile(file);
      return named && { ...query, ...named };
    },
  },
  {
    path: "/image/:file",
    action: vietqr.vietqrIo.picture,
    read: (file, query) => {
      const named = parseQuickLink(file);
      return named && { ...query, ...named };
    },
    wordOf: ({ errors = [] }) => (errors[0]?.path === "bank" ? "invalid acqId" : null),
  },
];

const pictureHeaders = {
  ...apiHeaders,
  ...openHeaders,
  "Cross-Origin-Resource-Policy": "cross-origin",
} as const;

const lifetimeS = 86_400;
const cacheBytes = 16 * 1024 * 1024;
const maxCachedUrlLength = 1024;

type CachedPicture = { readonly bytes: Uint8Array<ArrayBuffer>; readonly headers: Record<string, string> };

const answerWith = (request: Request, { bytes, headers }: CachedPicture): Response =>
  hasEtag(request, headers["ETag"] ?? "")
    ? new Response(null, { status: 304, headers })
    : new Response(bytes, { headers });

/** A refusal is a line of text with its status, so that no page shows the picture of another code. */
function refuse(
  request: Request,
  failure: Failure,
  { wordOf }: Partial<PictureRoute>,
  headers = {},
): Response {
  const lang = requestLanguage(request);
  const { status, detail } = problemOf(failure, lang);
  const type = { "Content-Type": "text/plain; charset=utf-8", "Content-Language": lang };
  return new Response(wordOf?.(failure) ?? `${detail}\n`, {
    status,
    headers: { ...pictureHeaders, ...type, ...headers },
  });
}

/** The part of an address that follows the host. */
const keyOf = ({ url }: Request): string => url.slice(url.indexOf("/", 8));

export function servePictures(
  actions: Pick<Actions, "qr" | "vietqr">,
  server: ApiServer & { readonly now: () => Date },
) {
  const cache = createTtlCache<CachedPicture>({
    maxTotal: cacheBytes,
    now: () => server.now().getTime(),
    sizeOf: ({ bytes }) => bytes.length + maxCachedUrlLength,
  });
  const app = new Elysia();
  for (const route of routesOf(actions)) {
    const handle = async ({ request, params }: { request: Request; params?: { file?: string | null } }) => {
      server.names.set(request, route.path);
      const key = keyOf(request);
      const cached = cache.get(key);
      if (cached) return answerWith(request, cached);
      const input = route.read(params?.file ?? "", formFields(queryOf(request)));
      if (!input) return refuse(request, { code: "not_found" }, route);
      const visit = await visitOf(request, requestLanguage(request), server.callers);
      const { outcome, allowance } = await perform(route.action, input, {
        visit,
        limiter: server.limiter,
        from: "json",
        observe: server.observe,
      });
      const limit = allowance ? allowanceHeaders(allowance) : {};
      if (!outcome.ok) return refuse(request, outcome.failure, route, limit);
      const { bytes, type, name } = outcome.value;
      const headers = {
        ...pictureHeaders,
        "Cache-Control": `public, max-age=${lifetimeS}`,
        "Content-Type": type,
        "Content-Disposition": `inline; filename="${name}"`,
        ETag: etagOf(bytes),
      };
      if (key.length <= maxCachedUrlLength) cache.set(key, { bytes, headers }, lifetimeS * 1000);
      return answerWith(request, { bytes, headers });
    };
    app.get(route.path, handle, { parse: "none" });
    app.options(route.path, () => preflight(["GET"]), { parse: "none" });
  }
  return app;
}
