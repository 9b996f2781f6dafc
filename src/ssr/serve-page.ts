import { Elysia } from "elysia";
import { formFields, queryOf, readFormBody } from "../http/body.ts";
import { type RequestVisit, visitOf } from "../http/caller.ts";
import { localPath, pathOf } from "../core/catalog.ts";
import { languages } from "../core/i18n.ts";
import { allowanceHeaders, unlimited } from "../http/rate-limiter.ts";
import { statusOf } from "../core/problem.ts";
import type { Failure } from "../core/result.ts";
import type { Site } from "../core/site.ts";
import { commonHeaders } from "./headers.ts";
import { cacheKey, hasCookie } from "./page-cache.ts";
import type { PageServer } from "./page-server.ts";
import type { Page } from "./page.ts";
import { limitPageRender } from "./page-rate-limit.ts";
import { prerender, streamPage } from "./render.ts";
import { initialAnswers } from "./initial-answers.ts";
import { loadRunner, runSubmitted } from "./run-action.ts";
import { siteFor } from "./site-for.ts";
import { refusalPage } from "./special-pages.tsx";
import { type PageRequest, documentOf, viewOf } from "./view.ts";

const cookieNames = (page: Page): readonly string[] => ["session", ...(page.cookies ?? [])];

/**
 * Same for everybody, so rendered once: a plain GET or HEAD of a page or one of its tabs, by somebody without its cookies. The
 * address must be written just so, or every other spelling of it would be kept too.
 */
const isStatic = ({ page, lang, request }: PageRequest): boolean => {
  if (page.path || (page.load && !page.cookies) || page.plain?.wants(request)) return false;
  const path = localPath(pathOf(page.id), lang);
  const key = cacheKey(request.url);
  const isPlain = key === path || page.tabs?.some((tab) => key === `${path}?tab=${tab}`);
  return isPlain === true && !hasCookie(request, cookieNames(page));
};

/** The service worker may keep it: nothing on it is of a visitor (on the home page only of who is signed in), and it is no step of signing in or out. */
const isKeptOffline = ({ load, cookies, isHidden = false, id }: Page): boolean =>
  id === "home" || (!load && !cookies && (!isHidden || id === "offline"));

/** Kept for everybody, so asked for by nobody, whatever the request says of its sender. */
async function anonymousVisit({ lang, request }: PageRequest, server: PageServer): Promise<RequestVisit> {
  const requestVisit = await visitOf(request, lang, server.callers);
  return { ...requestVisit, caller: { ...requestVisit.caller, user: null } };
}

/** What a page for everybody shows is counted for nobody. */
async function loadAnonymously(pageRequest: PageRequest, server: PageServer, requestVisit: RequestVisit) {
  const { query, params } = pageRequest;
  const { run, refuse } = loadRunner(requestVisit, { limiter: unlimited, observe: server.observe });
  return pageRequest.page.load?.({
    run,
    refuse,
    caller: requestVisit.caller,
    query,
    params,
    submission: null,
  });
}

/** A page that is the same for everybody: rendered, kept, and from then on answered from memory. */
async function serveCached(pageRequest: PageRequest, server: PageServer): Promise<Response | null> {
  const { page, request } = pageRequest;
  const requestVisit = await anonymousVisit(pageRequest, server);
  const pageData = await loadAnonymously(pageRequest, server, requestVisit);
  const initialForms = await initialAnswers(pageRequest, server, requestVisit);
  const pageView = viewOf(pageRequest, server, {
    submission: null,
    data: pageData,
    caller: null,
    opened: initialForms,
  });
  const rendered = await prerender(() => documentOf(pageRequest, server, pageView), {
    ...page.headers,
    ...(isKeptOffline(page) && { "X-Build": server.assets.build }),
  });
  const { cacheMs: keepMs = Infinity } = page;
  const cookies = cookieNames(page);
  server.cache.keep(cacheKey(request.url), rendered, { cookies, keepMs, isOther: page.plain?.wants });
  return server.cache.answer(request)?.response ?? null;
}

function servePlain(
  site: Site,
  { plain, headers }: Page,
  { status, text }: { status: number; text: string },
): Response {
  const contentType = plain?.type ?? "text/plain; charset=utf-8";
  const ownHeaders = { "Content-Type": contentType, "Cache-Control": "no-store" };
  return new Response(`${text}\n`, {
    status,
    headers: { ...commonHeaders(site), ...headers, ...ownHeaders },
  });
}

const redirectPage = (redirectTarget: string): Response =>
  new Response(null, { status: 303, headers: { Location: redirectTarget, "Cache-Control": "no-store" } });

/** A page rendered for this visitor: what was sent is run, what it shows is loaded, and the outcome is its status. */
async function renderForVisitor(
  pageRequest: PageRequest,
  server: PageServer,
  requestVisit: RequestVisit,
): Promise<Response> {
  const { page, lang, request, query, params } = pageRequest;
  const { caller } = requestVisit;
  const form = request.method === "POST" ? await readFormBody(request) : null;
  const refuseVisit = (visitFailure: Failure) =>
    refusalPage({ request, server, lang, failure: visitFailure });
  if (form && !form.ok) return refuseVisit(form.failure);
  const submitted = await runSubmitted(pageRequest, server, {
    visit: requestVisit,
    values: form ? form.value : formFields(query),
  });
  const formSubmission = submitted?.submission ?? null;
  const path = page.path ?? pathOf(page.id);
  const nextLocation = formSubmission?.outcome.ok
    ? page.after?.(formSubmission, { lang, path, user: caller.user })
    : null;
  if (nextLocation) return redirectPage(nextLocation);
  const { run, refuse: refuseLoad, refusal } = loadRunner(requestVisit, server);
  const pageData = page.load
    ? await page.load({ run, refuse: refuseLoad, caller, query, params, submission: formSubmission })
    : undefined;
  const loadFailure = refusal();
  const notFoundDetail = page.notFoundMessage && { detail: { key: page.notFoundMessage } };
  if (loadFailure && loadFailure.code !== "not_found") return refuseVisit(loadFailure);
  if (loadFailure || pageData === null) return refuseVisit({ code: "not_found", ...notFoundDetail });
  const initialForms = await initialAnswers(pageRequest, server, requestVisit);
  const pageView = viewOf(pageRequest, server, {
    submission: formSubmission,
    data: pageData,
    caller,
    opened: initialForms,
  });
  const pageStatus =
    !formSubmission || formSubmission.outcome.ok ? 200 : statusOf(formSubmission.outcome.failure.code);
  const limitHeaders = submitted?.allowance ? allowanceHeaders(submitted.allowance) : {};
  return streamPage(request, documentOf(pageRequest, server, pageView), {
    status: pageStatus,
    headers: { ...limitHeaders, ...page.headers },
  });
}

export async function servePage(pageRequest: PageRequest, pageServer: PageServer): Promise<Response> {
  const { page, lang, request, query } = pageRequest;
  const site = siteFor(pageServer.site, request);
  const server = site === pageServer.site ? pageServer : { ...pageServer, site };
  const isCacheable = request.method !== "POST" && server === pageServer && isStatic(pageRequest);
  const cachedResponse = isCacheable ? await serveCached(pageRequest, server) : null;
  if (cachedResponse) return cachedResponse;
  const requestVisit = await visitOf(request, lang, server.callers);
  const limitRefusal = await limitPageRender(server, requestVisit.caller, lang);
  if (limitRefusal) return limitRefusal;
  if (request.method !== "POST" && page.plain?.wants(request))
    return servePlain(server.site, page, page.plain.answer(requestVisit.caller, query, server.site));
  const response = await renderForVisitor(pageRequest, server, requestVisit);
  for (const cookie of requestVisit.jar.changes) response.headers.append("Set-Cookie", cookie);
  return response;
}

const routeOptions = { parse: "none" } as const;

/** The routes of pages, in both languages. */
export function servePages(pages: readonly Page[], server: PageServer) {
  const pagesApp = new Elysia();
  for (const page of pages) {
    for (const lang of languages) {
      const path = localPath(page.path ?? pathOf(page.id), lang);
      const handlePage = ({ request, params }: { request: Request; params: Record<string, string> }) => {
        server.names.set(request, path);
        return servePage({ page, lang, request, params, query: queryOf(request) }, server);
      };
      pagesApp.get(path, handlePage, routeOptions);
      if (page.actions) pagesApp.post(path, handlePage, routeOptions);
    }
  }
  return pagesApp;
}
