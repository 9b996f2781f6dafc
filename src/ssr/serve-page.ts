import { Elysia } from "elysia";
import { formFields, isCrossSite, queryOf, readFormBody } from "../http/body.ts";
import { type RequestVisit, visitOf } from "../http/caller.ts";
import { localPath, pathOf } from "../core/catalog.ts";
import { languages } from "../core/i18n.ts";
import { allowanceHeaders } from "../http/rate-limiter.ts";
import { type Performed, perform } from "../http/perform.ts";
import { statusOf } from "../core/problem.ts";
import type { Site } from "../core/site.ts";
import { commonHeaders } from "./headers.ts";
import { cacheKey, hasCookie } from "./page-cache.ts";
import type { PageServer } from "./page-server.ts";
import type { FormValues, Page, Submission } from "./page.ts";
import { prerender, streamPage } from "./render.ts";
import { refusalPage } from "./special-pages.tsx";
import { type PageRequest, documentOf, viewOf } from "./view.ts";

/** The action that a form means: what its button says, else the first that has one of the fields sent. */
function chosen({ actions = {}, choose }: Page, values: FormValues, tab: string): string | null {
  if (choose) return choose(values, tab);
  const named = values["action"];
  if (named !== undefined) return Object.hasOwn(actions, named) ? named : null;
  const hasField = (name: string) =>
    Object.keys(actions[name]?.input.properties ?? {}).some((field) => Object.hasOwn(values, field));
  return Object.keys(actions).find(hasField) ?? null;
}

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

async function runAction(asked: PageRequest, server: PageServer, visit: RequestVisit, values: FormValues) {
  const { page, lang, request, query } = asked;
  const name = chosen(page, values, query.get("tab") ?? page.tabs?.[0] ?? "");
  const action = name === null ? undefined : page.actions?.[name];
  const mayRun = request.method === "POST" || (name !== null && page.shareable?.includes(name));
  if (name === null || !action || !mayRun) return null;
  const { caller } = visit;
  const performed: Performed<unknown> =
    request.method === "POST" && isCrossSite(request)
      ? { outcome: { ok: false, failure: { code: "forbidden" } }, allowance: null }
      : await perform(action, values, {
          caller: { ...caller, lang },
          limiter: server.limiter,
          from: "form",
          observe: server.observe,
        });
  // oxlint-disable-next-line no-unsafe-type-assertion -- name and outcome are of one and the same action
  return {
    submission: { name, values, outcome: performed.outcome } as Submission,
    allowance: performed.allowance,
  };
}

/** A page that is the same for everybody: drawn, kept, and from then on answered from memory. */
async function serveKept(asked: PageRequest, server: PageServer): Promise<Response | null> {
  const { page, lang, request, query, params } = asked;
  const visit = page.load && (await visitOf(request, lang, server.callers));
  // Kept for everybody, so loaded for nobody, whatever else this request says of its sender.
  const data = visit && (await page.load?.({ ...visit.caller, user: null }, query, params, null));
  const view = viewOf(asked, server, { submission: null, data, caller: null });
  const drawn = await prerender(() => documentOf(asked, server, view), { ...page.headers });
  server.cache.keep(cacheKey(request.url), drawn, cookieNames(page));
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
  const form = request.method === "POST" ? await readFormBody(request) : null;
  if (form && !form.ok) return refusalPage({ request, server, lang, failure: form.failure });
  const run = await runAction(asked, server, visit, form ? form.value : formFields(query));
  const submission = run?.submission ?? null;
  const data = page.load ? await page.load(visit.caller, query, params, submission) : undefined;
  if (data === null) {
    const failure = { code: "not_found", ...(page.missing && { detail: { key: page.missing } }) } as const;
    return refusalPage({ request, server, lang, failure });
  }
  const view = viewOf(asked, server, { submission, data, caller: visit.caller });
  const next = submission?.outcome.ok ? page.after?.(submission, view) : null;
  if (next) return redirect(next);
  const status = !submission || submission.outcome.ok ? 200 : statusOf(submission.outcome.failure.code);
  const limit = run?.allowance ? allowanceHeaders(run.allowance) : {};
  return streamPage(request, documentOf(asked, server, view), {
    status,
    headers: { ...limit, ...page.headers },
  });
}

export async function servePage(asked: PageRequest, server: PageServer): Promise<Response> {
  const { page, lang, request, query } = asked;
  const kept = request.method !== "POST" && isStatic(asked) ? await serveKept(asked, server) : null;
  if (kept) return kept;
  const visit = await visitOf(request, lang, server.callers);
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
