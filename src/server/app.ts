import { Elysia } from "elysia";
import type { Actions } from "#tools/actions.ts";
import { endpointsOf } from "#api/index.ts";
import { serveOpenApi } from "#api/serve-openapi.ts";
import { documentedCalls } from "#api/documented-calls.ts";
import { exampleText } from "#api/openapi.ts";
import { replyProblem } from "#api/reply.ts";
import { serveApi, serveBeside } from "#api/serve-api.ts";
import { mcpPath, serveMcp } from "#api/mcp/serve-mcp.ts";
import { addressOf, requestLanguage } from "#http/caller.ts";
import { isReadOnly, isStorageFull, isUnavailable } from "#db/faults.ts";
import { servePictures } from "#api/serve-pictures.ts";
import { type Lang, message } from "#core/i18n.ts";
import type { Log } from "#http/log.ts";
import { allowedMethods } from "#http/allowed-methods.ts";
import type { Failure } from "#core/result.ts";
import { serveDocs } from "#routes/docs.tsx";
import type { Endpoint } from "#api/endpoint.ts";
import type { ApiCalls } from "#ssr/command.tsx";
import { pageAt, pagesOf } from "#routes/index.ts";
import { serveShortLinks } from "#routes/short-links.tsx";
import { barePage } from "#ssr/bare-page.ts";
import type { PageServer } from "#ssr/page-server.ts";
import { commonHeaders } from "#ssr/headers.ts";
import { serveAsset, serveFiles } from "#ssr/serve-files.ts";
import type { FindOtherAsset } from "./other-assets.ts";
import { redirectToPage } from "#ssr/page-spelling.ts";
import { type Readiness, aliveAnswer } from "./readiness.ts";
import { servePages } from "#ssr/serve-page.ts";
import { missingTask, serveTasks } from "#ssr/serve-tasks.ts";
import { limitPageRender } from "#ssr/page-rate-limit.ts";
import { errorPage, refusalPage } from "#ssr/special-pages.tsx";

export type AppDeps = PageServer & {
  readonly actions: Actions;
  readonly log: Log;
  readonly readiness: Pick<Readiness, "answer">;
  readonly findOtherAsset: FindOtherAsset;
  /** Answers `/metrics`; null where that is not there. */
  readonly metrics: ((request: Request, client: string) => Promise<Response>) | null;
};

type RequestFault = { readonly code: unknown; readonly error: unknown; readonly request: Request };

/** What a page of another version loads, while its process runs beside this one or a browser still shows it. */
async function answerMissing(request: Request, deps: AppDeps, allowed: readonly string[]): Promise<Response> {
  const { pathname } = new URL(request.url);
  try {
    const isAsset = pathname.startsWith("/assets/") && /^(GET|HEAD)$/.test(request.method);
    const asset = isAsset ? await deps.findOtherAsset(pathname) : null;
    if (asset) return serveAsset(request, asset, commonHeaders(deps.site));
  } catch (error) {
    return answerFault({ code: "UNKNOWN", error, request }, deps, allowed);
  }
  // A route that takes the method has found nothing itself.
  const isThere = allowed.length > 0 && !allowed.includes(request.method);
  const redirect = isThere ? null : redirectToPage(request);
  if (redirect) return redirect;
  const { isApi, lang } = placeOf(request);
  const missingTaskFailure = isApi ? null : missingTask(pathname, lang);
  const missingFailure: Failure = isThere
    ? { code: "method_not_allowed" }
    : (missingTaskFailure ?? { code: "not_found" });
  return refuserOf(request, deps)(missingFailure, isThere ? { Allow: allowed.join(", ") } : {});
}

const pageLanguage = (pathname: string): Lang => (/^\/en(\/|$)/.test(pathname) ? "en" : "vi");

/** Where a request came to, as far as the answer to a failure is concerned. */
function placeOf(request: Request): { isApi: boolean; lang: Lang } {
  const { pathname } = new URL(request.url);
  const isApi = pathname === "/api" || pathname.startsWith("/api/") || pathname === mcpPath;
  return { isApi, lang: isApi ? requestLanguage(request) : pageLanguage(pathname) };
}

function refuserOf(request: Request, deps: AppDeps) {
  const { isApi, lang } = placeOf(request);
  return async (requestFailure: Failure, headers: Record<string, string> = {}): Promise<Response> => {
    if (isApi) return replyProblem(requestFailure, lang, { headers });
    const client = { address: addressOf(request, deps.callers), user: null };
    const limitRefusal = await limitPageRender(deps, { request, client, lang });
    return limitRefusal ?? refusalPage({ request, server: deps, lang, failure: requestFailure, headers });
  };
}

/** Answers where no route did: nothing is there, it takes another method, or it is an internal error. */
async function answerFault(
  { code, error, request }: RequestFault,
  deps: AppDeps,
  allowed: readonly string[],
): Promise<Response> {
  const { isApi, lang } = placeOf(request);
  const refuseRequest = refuserOf(request, deps);
  if (code === "NOT_FOUND") return answerMissing(request, deps, allowed);
  deps.log.fault(error, deps.names.get(request));
  if (isStorageFull(error)) return refuseRequest({ code: "storage_full" });
  if (isUnavailable(error) || isReadOnly(error))
    return refuseRequest({ code: "busy", detail: message("problem.busy.database"), retryAfterS: 5 });
  return isApi ? refuseRequest({ code: "internal_error" }) : errorPage({ request, server: deps, lang });
}

/** How each action of a page is called from outside; the first call where two run the same. */
const callsOf = (endpoints: readonly Endpoint[]): ApiCalls =>
  new Map(
    endpoints
      .flatMap((endpoint) => {
        const { action, method, path, produces, example, address } = endpoint;
        const endpointCall = {
          method,
          path,
          produces,
          example: example?.body,
          isText: exampleText(endpoint) !== null,
          answersGet: method === "GET" || address !== "none",
        };
        return action ? [[action, endpointCall] as const] : [];
      })
      .toReversed(),
  );

/** The whole product as one function of a request; it opens nothing and listens to nothing by itself. */
export async function createApp(deps: AppDeps) {
  const endpoints = endpointsOf(deps.actions);
  const pages = pagesOf(deps.actions, documentedCalls(endpoints));
  const documentation = pageAt(pages, "api");
  const pageServer = { ...deps, calls: callsOf(endpoints) };
  const { metrics } = deps;
  const serveMetrics = metrics
    ? new Elysia().get("/metrics", ({ request }) => metrics(request, addressOf(request, deps.callers)))
    : new Elysia();
  // By default Elysia takes every host for one of four letters at least, and finds the path of a shorter one wrong.
  const handler = { standardHostname: false };
  const shortLinks = serveShortLinks(deps.actions.links, deps.actions.reports, deps);
  // Elysia gives a hook to the routes that come after it only.
  const webApp = new Elysia({ normalize: false, handler })
    // Elysia reads what a hook names: without names it parses query, headers and cookies for every route.
    .onError({ as: "global" }, ({ code, error, request }) =>
      answerFault({ code, error, request }, deps, methodsOn(new URL(request.url).pathname)),
    )
    .get("/healthz", aliveAnswer)
    .get("/readyz", deps.readiness.answer)
    .use(serveMetrics)
    .use(serveOpenApi(endpoints, deps.site))
    .use(serveDocs(documentation, deps))
    .use(serveApi(endpoints, deps))
    .use(serveBeside(endpoints, deps))
    .use(serveMcp(endpoints, deps.actions, deps))
    .use(servePictures(deps.actions, deps))
    .use(servePages(pages, pageServer))
    .get("/share/:file", ({ request }) => deps.sharePictures.answer(new URL(request.url).pathname))
    .use(shortLinks.routes)
    .use(await serveFiles(deps.assets, deps.site, deps.now));
  const tasks = serveTasks(pages, pageServer);
  const methodsOfRoutes = allowedMethods(webApp.routes);
  const methodsOn = (pathname: string): readonly string[] => [
    ...new Set([...tasks.methodsOn(pathname), ...methodsOfRoutes(pathname)]),
  ];
  deps.names.addFixed(webApp.routes);
  // `app.handle` is the same within one more promise.
  const answerRoute = webApp.fetch;
  const answerFaultOf = (request: Request) => (error: unknown) =>
    answerFault({ code: "UNKNOWN", error, request }, deps, []);
  const countingTheirs = new Set(
    endpoints.filter(({ countsItsBody }) => countsItsBody).map(({ path }) => `/api${path}`),
  );
  return {
    refuse: (request: Request, failure: Failure) => {
      const { isApi, lang } = placeOf(request);
      return isApi ? replyProblem(failure, lang) : barePage(failure, deps, { lang });
    },
    countsItsBody: ({ url }: Request) => URL.canParse(url) && countingTheirs.has(new URL(url).pathname),
    handle: (request: Request): Response | Promise<Response> =>
      (shortLinks.answer(request) ?? tasks.answer(request))?.catch(answerFaultOf(request)) ??
      answerRoute(request),
    declared: { endpoints, pages, routes: webApp.routes, actions: deps.actions },
  };
}

/** All that it answers, as it was declared. */
export type Declared = Awaited<ReturnType<typeof createApp>>["declared"];
