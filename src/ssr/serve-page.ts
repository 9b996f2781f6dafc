import { originFor } from "#core/local-origin.ts";
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
import { refusalPage } from "./special-pages.tsx";
import { tasksOn } from "./task-page.ts";
import { type PageRequest, documentOf, viewOf } from "./view.ts";

/**
 * The site as a visitor sees it. Where PUBLIC_URL was left at the machine's own name and somebody asks by another one,
 * the addresses on the page are those that they can follow.
 */
function siteFor(site: Site, { url }: Request): Site {
  const ownOrigin = originFor(site.origin, url);
  return ownOrigin === site.origin ? site : { ...site, origin: ownOrigin };
}

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

/** Who is shown a page: a visitor; or everybody without its cookies, for whom it is kept, and who are counted for nobody. */
type Audience = { readonly visit: RequestVisit; readonly isEverybody: boolean };

/** The answer from memory, as everybody is given it from now on. */
async function keep(
  { page, request }: PageRequest,
  server: PageServer,
  { describe, isMissing }: { describe: () => DocumentProps; isMissing: boolean },
): Promise<Response> {
  const rendered = await prerender(describe, {
    ...page.headers,
    ...(isKeptOffline(page) && { "X-Build": server.assets.build }),
  });
  return server.cache.keep(request, rendered, {
    cookies: cookieNames(page),
    keepMs: keptMs(page, isMissing),
    isOther: page.plain?.wants,
  });
}

/** The one way of a page: what was sent is run, what it shows is loaded, its forms open, and it is kept or sent. */
async function answerPage(
  pageRequest: PageRequest,
  server: PageServer,
  { visit, isEverybody }: Audience,
): Promise<Response> {
  const { page, lang, request, query, params } = pageRequest;
  const { caller } = visit;
  const refuse = (failure: Failure) => refusalPage({ request, server, lang, failure });
  const form = request.method === "POST" ? await readFormBody(request) : null;
  if (form && !form.ok) return refuse(form.failure);
  const submitted = isEverybody
    ? null
    : await runSubmitted(pageRequest, server, { visit, values: form ? form.value : formFields(query) });
  const submission = submitted?.submission ?? null;
  const path = page.path ?? pathOf(page.id);
  const nextLocation = submission?.outcome.ok
    ? page.after?.(submission, { lang, path, user: caller.user })
    : null;
  if (nextLocation) return redirectPage(nextLocation);
  const { refusal, hasFailed, ...runner } = loadRunner(visit, {
    limiter: isEverybody ? unlimited : server.limiter,
    observe: server.observe,
  });
  const data = page.load ? await page.load({ ...runner, caller, query, params, submission }) : undefined;
  const loadFailure = refusal();
  const notFoundDetail = page.notFoundMessage && { detail: { key: page.notFoundMessage } };
  if (loadFailure && loadFailure.code !== "not_found") return refuse(loadFailure);
  if (loadFailure || data === null) return refuse({ code: "not_found", ...notFoundDetail });
  const isOpening = !submission || page.besideInitialForms?.includes(submission.name);
  const open = isEverybody ? initialAnswers : keptInitialAnswers;
  const opened = isOpening ? await open(pageRequest, server, visit) : initialFields(pageRequest, server);
  const shownTo = isEverybody ? null : caller;
  const pageView = viewOf(pageRequest, server, { submission, data, caller: shownTo, opened });
  const describe = () => documentOf(pageRequest, server, pageView);
  if (isEverybody)
    return keep(pageRequest, server, { describe, isMissing: hasFailed() || isAnyMissing(opened) });
  const status = !submission || submission.outcome.ok ? 200 : statusOf(submission.outcome.failure.code);
  const limitHeaders = submitted?.allowance ? allowanceHeaders(submitted.allowance) : {};
  const pageDocument = describe();
  return streamPage(request, pageDocument, {
    status,
    isKept: status === 200 && isKeptForWayBack(pageRequest, pageDocument),
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
  const visit = await visitOf(request, lang, server.callers);
  if (request.method !== "POST" && server === pageServer && isStatic(pageRequest)) {
    const everybody = { ...visit, caller: { ...visit.caller, user: null } };
    return answerPage(pageRequest, server, { visit: everybody, isEverybody: true });
  }
  const limitRefusal = await limitPageRender(server, { request, client: visit.caller, lang });
  if (limitRefusal) return limitRefusal;
  if (request.method !== "POST" && page.plain?.wants(request))
    return servePlain(server.site, page, page.plain.answer(visit.caller, query, server.site));
  const response = await answerPage(pageRequest, server, { visit, isEverybody: false });
  for (const cookie of visit.jar.changes) response.headers.append("Set-Cookie", cookie);
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
