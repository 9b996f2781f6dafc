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
 * Same for everybody, so drawn once: a plain GET or HEAD of a page or one of its tabs, by somebody without its cookies. The
 * address must be written just so, or every other spelling of it would be kept too.
 */
const isStatic = ({ page, lang, request }: PageRequest): boolean => {
  if (page.path || (page.load && !page.cookies)) return false;
  const path = localPath(pathOf(page.id), lang);
  const key = cacheKey(request.url);
  const isPlain = key === path || page.tabs?.some((tab) => key === `${path}?tab=${tab}`);
  return isPlain === true && !hasCookie(request, cookieNames(page));
};

/** Kept for everybody, so asked for by nobody, whatever the request says of its sender. */
async function visitOfNobody({ lang, request }: PageRequest, server: PageServer): Promise<RequestVisit> {
  const visit = await visitOf(request, lang, server.callers);
  return { ...visit, caller: { ...visit.caller, user: null } };
}

/** What a page for everybody shows is counted for nobody. */
async function loadForNobody(asked: PageRequest, server: PageServer, visit: RequestVisit) {
  const { query, params } = asked;
  const { run } = loadRunner(visit, { limiter: unlimited, observe: server.observe });
  return asked.page.load?.({ run, caller: visit.caller, query, params, submission: null });
}

/** A page that is the same for everybody: drawn, kept, and from then on answered from memory. */
async function serveKept(asked: PageRequest, server: PageServer): Promise<Response | null> {
  const { page, request } = asked;
  const visit = await visitOfNobody(asked, server);
  const data = await loadForNobody(asked, server, visit);
  const opened = await initialAnswers(asked, server, visit);
  const view = viewOf(asked, server, { submission: null, data, caller: null, opened });
  const drawn = await prerender(() => documentOf(asked, server, view), { ...page.headers });
  const { keepMs = Infinity } = page;
  server.cache.keep(cacheKey(request.url), drawn, { cookies: cookieNames(page), keepMs });
  return server.cache.answer(request)?.response ?? null;
}

const servePlain = (site: Site, { status, text }: { status: number; text: string }): Response =>
  new Response(`${text}\n`, {
    status,
    headers: {
      ...commonHeaders(site),
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
    },
  });

const redirect = (location: string): Response =>
  new Response(null, { status: 303, headers: { Location: location, "Cache-Control": "no-store" } });

/** A page drawn for this visitor: what was sent is run, what it shows is loaded, and the outcome is its status. */
async function serveOwn(asked: PageRequest, server: PageServer, visit: RequestVisit): Promise<Response> {
  const { page, lang, request, query, params } = asked;
  const { caller } = visit;
  const form = request.method === "POST" ? await readFormBody(request) : null;
  const refuse = (failure: Failure) => refusalPage({ request, server, lang, failure });
  if (form && !form.ok) return refuse(form.failure);
  const submitted = await runSubmitted(asked, server, {
    visit,
    values: form ? form.value : formFields(query),
  });
  const submission = submitted?.submission ?? null;
  const path = page.path ?? pathOf(page.id);
  const next = submission?.outcome.ok ? page.after?.(submission, { lang, path, user: caller.user }) : null;
  if (next) return redirect(next);
  const { run, reached } = loadRunner(visit, server);
  const data = page.load ? await page.load({ run, caller, query, params, submission }) : undefined;
  const failure = reached();
  if (failure) return refuse(failure);
  if (data === null)
    return refuse({ code: "not_found", ...(page.missing && { detail: { key: page.missing } }) });
  const opened = await initialAnswers(asked, server, visit);
  const view = viewOf(asked, server, { submission, data, caller, opened });
  const status = !submission || submission.outcome.ok ? 200 : statusOf(submission.outcome.failure.code);
  const limit = submitted?.allowance ? allowanceHeaders(submitted.allowance) : {};
  return streamPage(request, documentOf(asked, server, view), {
    status,
    headers: { ...limit, ...page.headers },
  });
}

export async function servePage(asked: PageRequest, common: PageServer): Promise<Response> {
  const { page, lang, request, query } = asked;
  const site = siteFor(common.site, request);
  const server = site === common.site ? common : { ...common, site };
  const mayKeep = request.method !== "POST" && server === common && isStatic(asked);
  const kept = mayKeep ? await serveKept(asked, server) : null;
  if (kept) return kept;
  const visit = await visitOf(request, lang, server.callers);
  const refused = await limitPageRender(server, visit.caller, lang);
  if (refused) return refused;
  if (request.method !== "POST" && page.plain?.wants(request))
    return servePlain(server.site, page.plain.answer(visit.caller, query));
  const response = await serveOwn(asked, server, visit);
  for (const cookie of visit.jar.changes) response.headers.append("Set-Cookie", cookie);
  return response;
}

const options = { parse: "none", detail: { hide: true } } as const;

/** The routes of pages, in both languages. */
export function servePages(pages: readonly Page[], server: PageServer) {
  const app = new Elysia();
  for (const page of pages) {
    for (const lang of languages) {
      const path = localPath(page.path ?? pathOf(page.id), lang);
      const handle = ({ request, params }: { request: Request; params: Record<string, string> }) => {
        server.names.set(request, path);
        return servePage({ page, lang, request, params, query: queryOf(request) }, server);
      };
      app.get(path, handle, options);
      if (page.actions) app.post(path, handle, options);
    }
  }
  return app;
}
