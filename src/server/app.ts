import { Elysia } from "elysia";
import type { Actions } from "../tools/actions.ts";
import { endpointsOf } from "../api/index.ts";
import { serveOpenApi } from "../api/openapi-document.ts";
import { replyProblem } from "../api/reply.ts";
import { serveApi } from "../api/serve-api.ts";
import { addressOf, requestLanguage } from "../http/caller.ts";
import { isReadOnly, isStorageFull, isUnavailable } from "../db/faults.ts";
import { servePictures } from "../api/serve-pictures.ts";
import { type Lang, message } from "../core/i18n.ts";
import type { Log } from "../http/log.ts";
import { allowedMethods } from "../http/allowed-methods.ts";
import type { Failure } from "../core/result.ts";
import { serveDocs } from "../routes/docs.tsx";
import type { Endpoint } from "../api/endpoint.ts";
import type { ApiCalls } from "../ssr/command.tsx";
import { pagesOf } from "../routes/index.ts";
import { serveShortLinks } from "../routes/short-links.tsx";
import type { PageServer } from "../ssr/page-server.ts";
import { serveFiles } from "../ssr/serve-files.ts";
import { servePages } from "../ssr/serve-page.ts";
import { limitPageRender } from "../ssr/page-rate-limit.ts";
import { errorPage, refusalPage } from "../ssr/special-pages.tsx";

export type Deps = PageServer & {
  readonly actions: Actions;
  readonly log: Log;
  /** Whether the database takes writes. */
  readonly isHealthy: () => Promise<boolean>;
};

type Fault = { readonly code: unknown; readonly error: unknown; readonly request: Request };

const pageLanguage = (pathname: string): Lang => (/^\/en(\/|$)/.test(pathname) ? "en" : "vi");

/** Answers where no route did: nothing is there, it takes another method, or the fault is ours. */
function answerFault({ code, error, request }: Fault, deps: Deps, allowed: readonly string[]) {
  const { pathname } = new URL(request.url);
  const isApi = pathname === "/api" || pathname.startsWith("/api/");
  const lang = isApi ? requestLanguage(request) : pageLanguage(pathname);
  const refuse = async (failure: Failure, headers: Record<string, string> = {}) => {
    if (isApi) return replyProblem(failure, lang, { headers });
    const client = { address: addressOf(request, deps.callers), user: null };
    const refused = await limitPageRender(deps, client, lang);
    return refused ?? refusalPage({ request, server: deps, lang, failure, headers });
  };
  if (code === "NOT_FOUND") {
    if (allowed.length === 0) return refuse({ code: "not_found" });
    return refuse({ code: "method_not_allowed" }, { Allow: allowed.join(", ") });
  }
  deps.log.fault(error, deps.names.get(request));
  if (isStorageFull(error)) return refuse({ code: "storage_full" });
  if (isUnavailable(error) || isReadOnly(error))
    return refuse({ code: "busy", detail: message("problem.busy.database"), retryAfterS: 5 });
  return isApi ? refuse({ code: "internal_error" }) : errorPage({ request, server: deps, lang });
}

const hidden = { detail: { hide: true } } as const;

/** How each action of a page is called from outside; the first call where two run the same. */
const callsOf = (endpoints: readonly Endpoint[]): ApiCalls =>
  new Map(
    endpoints
      .flatMap(({ action, method, path, produces, example }) =>
        action ? [[action, { method, path, produces, example: example?.body }] as const] : [],
      )
      .toReversed(),
  );

/** The whole product as one function of a request; it opens nothing and listens to nothing by itself. */
export async function createApp(deps: Deps) {
  const endpoints = endpointsOf(deps.actions);
  const plain = (text: string, status = 200) =>
    new Response(text, { status, headers: { "Content-Type": "text/plain; charset=utf-8" } });
  const readiness = async () => ((await deps.isHealthy()) ? plain("ok") : plain("database", 503));
  // By default Elysia takes every host for one of four letters at least, and finds the path of a shorter one wrong.
  const handler = { standardHostname: false };
  // Elysia gives a hook to the routes that come after it only.
  const app = new Elysia({ normalize: false, handler })
    // Elysia reads what a hook names: without names it parses query, headers and cookies for every route.
    .onError({ as: "global" }, ({ code, error, request }) =>
      answerFault({ code, error, request }, deps, methodsOn(new URL(request.url).pathname)),
    )
    .get("/healthz", () => plain("ok"), hidden)
    .get("/readyz", readiness, hidden)
    .use(serveOpenApi(endpoints, deps.site))
    .use(serveDocs(endpoints, deps))
    .use(serveApi(endpoints, deps))
    .use(servePictures(deps.actions, deps))
    .use(servePages(pagesOf(deps.actions), { ...deps, calls: callsOf(endpoints) }))
    .use(serveShortLinks(deps.actions.links, deps))
    .use(await serveFiles(deps.assets, deps.site, deps.now));
  const methodsOn: (pathname: string) => readonly string[] = allowedMethods(app.routes);
  return app;
}
