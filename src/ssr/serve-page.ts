import { Elysia } from "elysia";
import { formFields, queryOf, readFormBody } from "#http/body.ts";
import { type RequestVisit, visitOf } from "#http/caller.ts";
import { localPath } from "#core/pages.ts";
import { pathOf } from "#tools/catalog.ts";
import { hasSecret } from "#core/call-command.ts";
import { languages } from "#core/i18n.ts";
import { allowanceHeaders, unlimited } from "#http/rate-limiter.ts";
import { statusOf } from "#core/problem.ts";
import type { Failure } from "#core/result.ts";
import type { Site } from "#core/site.ts";
import type { ToolTask } from "#core/tool.ts";
import { commonHeaders } from "./headers.ts";
import { cacheKey, hasCookie } from "./page-cache.ts";
import type { PageServer } from "./page-server.ts";
import type { DocumentProps } from "./document.tsx";
import type { Page } from "./page.ts";
import { redirectToPage } from "./page-spelling.ts";
import { limitPageRender } from "./page-rate-limit.ts";
import { prerender, streamPage } from "./render.ts";
import {
  initialAnswers,
  initialFields,
  isAnyMissing,
  keptInitialAnswers,
  keptMs,
} from "./initial-answers.ts";
import { loadRunner, runSubmitted } from "./run-action.ts";
import { siteFor } from "./site-for.ts";
import { refusalPage } from "./special-pages.tsx";
import { tasksOn } from "./task-page.ts";
import { type PageRequest, documentOf, viewOf } from "./view.ts";

const cookieNames = (page: Page): readonly string[] => ["session", ...(page.cookies ?? [])];

/**
 * Same for everybody, so rendered once: a plain GET or HEAD of a page or one of its tabs, by somebody without its cookies. The
 * address must be written just so, or every other spelling of it would be kept too.
 */
const isStatic = ({ page, lang, request, tasks }: PageRequest): boolean => {
  if (page.path || (page.load && !page.cookies) || page.plain?.wants(request)) return false;
  const key = cacheKey(request.url);
  if (tasks?.own) return key === tasks.own.addresses[lang] && !hasCookie(request, cookieNames(page));
  const path = localPath(pathOf(page.id), lang);
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

/** What a page for everybody shows is counted for nobody; `isMissing` where some of it failed for now. */
async function loadAnonymously(pageRequest: PageRequest, server: PageServer, requestVisit: RequestVisit) {
  const { query, params } = pageRequest;
  const {
    refusal: _,
    hasFailed,
    ...runner
  } = loadRunner(requestVisit, {
    limiter: unlimited,
    observe: server.observe,
  });
  const data = await pageRequest.page.load?.({
    ...runner,
    caller: requestVisit.caller,
    query,
    params,
    submission: null,
  });
  return { data, isMissing: hasFailed() };
}

/** A page that is the same for everybody: rendered, kept, and from then on answered from memory. */
async function serveCached(pageRequest: PageRequest, server: PageServer): Promise<Response | null> {
  const { page, request } = pageRequest;
  const requestVisit = await anonymousVisit(pageRequest, server);
  const loaded = await loadAnonymously(pageRequest, server, requestVisit);
  const initialForms = await initialAnswers(pageRequest, server, requestVisit);
  const pageView = viewOf(pageRequest, server, {
    submission: null,
    data: loaded.data,
    caller: null,
    opened: initialForms,
  });
  const rendered = await prerender(() => documentOf(pageRequest, server, pageView), {
    ...page.headers,
    ...(isKeptOffline(page) && { "X-Build": server.assets.build }),
  });
  const keepMs = keptMs(page, loaded.isMissing || isAnyMissing(initialForms));
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

/**
 * What a browser may keep of an answer for the way back: what the address, which it keeps anyway, has asked for, with no
 * secret in it, and nothing of whoever is signed in or of what is kept for the visitor, which would be shown as it was.
 */
function isKeptForWayBack({ page, request, query }: PageRequest, { meta }: DocumentProps): boolean {
  const isOwn = page.load !== undefined || hasCookie(request, cookieNames(page)) || meta.isPrivate;
  return request.method !== "POST" && !isOwn && !hasSecret(Object.fromEntries(query));
}

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
  const { refusal, hasFailed: _, ...runner } = loadRunner(requestVisit, server);
  const pageData = page.load
    ? await page.load({ ...runner, caller, query, params, submission: formSubmission })
    : undefined;
  const loadFailure = refusal();
  const notFoundDetail = page.notFoundMessage && { detail: { key: page.notFoundMessage } };
  if (loadFailure && loadFailure.code !== "not_found") return refuseVisit(loadFailure);
  if (loadFailure || pageData === null) return refuseVisit({ code: "not_found", ...notFoundDetail });
  const isOpening = !formSubmission || page.besideInitialForms?.includes(formSubmission.name);
  const pageView = viewOf(pageRequest, server, {
    submission: formSubmission,
    data: pageData,
    caller,
    opened: isOpening
      ? await keptInitialAnswers(pageRequest, server, requestVisit)
      : initialFields(pageRequest, server),
  });
  const pageStatus =
    !formSubmission || formSubmission.outcome.ok ? 200 : statusOf(formSubmission.outcome.failure.code);
  const limitHeaders = submitted?.allowance ? allowanceHeaders(submitted.allowance) : {};
  const pageDocument = documentOf(pageRequest, server, pageView);
  return streamPage(request, pageDocument, {
    status: pageStatus,
    isKept: pageStatus === 200 && isKeptForWayBack(pageRequest, pageDocument),
    headers: { ...limitHeaders, ...page.headers },
  });
}

/** What was asked for: a page, or the page of a tool for one of its tasks. */
type AskedPage = Omit<PageRequest, "tasks"> & { readonly task?: ToolTask };

export async function servePage({ task, ...asked }: AskedPage, pageServer: PageServer): Promise<Response> {
  const { page, lang, request, query } = asked;
  const pageRequest = { ...asked, tasks: page.path ? null : await tasksOn(page.id, lang, task ?? null) };
  const site = siteFor(pageServer.site, request);
  const server = site === pageServer.site ? pageServer : { ...pageServer, site };
  const isCacheable = request.method !== "POST" && server === pageServer && isStatic(pageRequest);
  const cachedResponse = isCacheable ? await serveCached(pageRequest, server) : null;
  if (cachedResponse) return cachedResponse;
  const requestVisit = await visitOf(request, lang, server.callers);
  const limitRefusal = await limitPageRender(server, { request, client: requestVisit.caller, lang });
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
        // The router takes slashes too many for nothing.
        const redirect = redirectToPage(request);
        if (redirect) return redirect;
        return servePage({ page, lang, request, params, query: queryOf(request) }, server);
      };
      pagesApp.get(path, handlePage, routeOptions);
      if (page.actions) pagesApp.post(path, handlePage, routeOptions);
    }
  }
  return pagesApp;
}
