import { Elysia, NotFoundError } from "elysia";
import type { Action } from "#core/action.ts";
import type { RawInput } from "#core/read-fields.ts";
import type { Picture } from "#core/picture.ts";
import { problemOf } from "#core/problem.ts";
import type { Failure } from "#core/result.ts";
import { createTtlCache } from "#core/ttl-cache.ts";
import { formFields, queryOf } from "#http/body.ts";
import { requestLanguage, visitOf } from "#http/caller.ts";
import { etagOf, hasEtag } from "#http/etag.ts";
import { perform } from "#http/perform.ts";
import { respond } from "#http/respond.ts";
import { allowanceHeaders } from "#http/rate-limiter.ts";
import type { Actions } from "#tools/actions.ts";
import { parseQuickLink, parseTransferFile } from "#tools/vietqr/file-name.ts";
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
  ...(["png", "svg"] as const).map((pictureFormat) => ({
    path: `/qr.${pictureFormat}`,
    action: qr.byAddress,
    read: (_file: string, pictureQuery: RawInput) => ({ ...pictureQuery, format: pictureFormat }),
  })),
  {
    path: "/vietqr/:file",
    action: vietqr.byAddress,
    read: (fileName, pictureQuery) => {
      const namedTransfer = parseTransferFile(fileName);
      return namedTransfer && { ...pictureQuery, ...namedTransfer };
    },
  },
  {
    path: "/image/:file",
    action: vietqr.quickLink,
    read: (fileName, pictureQuery) => {
      const quickLink = parseQuickLink(fileName);
      return quickLink && { ...pictureQuery, ...quickLink };
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
    : respond(bytes, { headers }, { isKept: true });

/** A refusal is a line of text with its status, so that no page shows the picture of another code. */
function refusePicture(
  request: Request,
  pictureFailure: Failure,
  { wordOf }: Partial<PictureRoute>,
  headers = {},
): Response {
  const lang = requestLanguage(request);
  const { status, detail } = problemOf(pictureFailure, lang);
  const textHeaders = { "Content-Type": "text/plain; charset=utf-8", "Content-Language": lang };
  return new Response(wordOf?.(pictureFailure) ?? `${detail}\n`, {
    status,
    headers: { ...pictureHeaders, ...textHeaders, ...headers },
  });
}

/** The part of an address that follows the host. */
const keyOf = ({ url }: Request): string => url.slice(url.indexOf("/", 8));

export function servePictures(
  actions: Pick<Actions, "qr" | "vietqr">,
  server: ApiServer & { readonly now: () => Date },
) {
  const pictureCache = createTtlCache<CachedPicture>({
    maxTotal: cacheBytes,
    now: () => server.now().getTime(),
    sizeOf: ({ bytes }) => bytes.length + maxCachedUrlLength,
  });
  const app = new Elysia();
  for (const route of routesOf(actions)) {
    const handlePicture = async ({
      request,
      params,
    }: {
      request: Request;
      params?: { file?: string | null };
    }) => {
      server.names.set(request, route.path);
      const key = keyOf(request);
      const cachedPicture = pictureCache.get(key);
      if (cachedPicture) return answerWith(request, cachedPicture);
      const pictureInput = route.read(params?.file ?? "", formFields(queryOf(request)));
      // A name without an ending asks for no picture, but for a page.
      if (!pictureInput && params?.file && !params.file.includes(".")) throw new NotFoundError();
      if (!pictureInput) return refusePicture(request, { code: "not_found" }, route);
      const pictureVisit = await visitOf(request, requestLanguage(request), server.callers);
      const { outcome, allowance } = await perform(route.action, pictureInput, {
        visit: pictureVisit,
        limiter: server.limiter,
        from: "json",
        observe: server.observe,
      });
      const limitHeaders = allowance ? allowanceHeaders(allowance) : {};
      if (!outcome.ok) return refusePicture(request, outcome.failure, route, limitHeaders);
      const { bytes, type, name } = outcome.value;
      const headers = {
        ...pictureHeaders,
        "Cache-Control": `public, max-age=${lifetimeS}`,
        "Content-Type": type,
        "Content-Disposition": `inline; filename="${name}"`,
        ETag: etagOf(bytes),
      };
      if (key.length <= maxCachedUrlLength) pictureCache.set(key, { bytes, headers }, lifetimeS * 1000);
      return answerWith(request, { bytes, headers });
    };
    app.get(route.path, handlePicture, { parse: "none" });
    app.options(route.path, () => preflight(["GET"]), { parse: "none" });
  }
  return app;
}
