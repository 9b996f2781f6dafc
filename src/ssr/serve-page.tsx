import { Elysia } from "elysia";
import type { Caller } from "../action.ts";
import { formFields, isCrossSite, queryOf, readForm } from "../body.ts";
import { type Visit, visitOf } from "../caller.ts";
import { localPath, pathOf, tools } from "../catalog.ts";
import { type Lang, languages, translator } from "../i18n.ts";
import { allowanceHeaders } from "../limiter.ts";
import { type Performed, perform } from "../perform.ts";
import { problemOf, statusOf } from "../problem.ts";
import type { DocumentProps } from "./document.tsx";
import { siteJsonLd, toolJsonLd } from "./head.tsx";
import { commonHeaders } from "./headers.ts";
import { cacheKey } from "./page-cache.ts";
import type { PageServer } from "./page-server.ts";
import type { Actions, FormValues, Page, State, Submission, View } from "./page.ts";
import { prerender, streamPage } from "./render.ts";
import { refusalPage } from "./special-pages.tsx";

export type Asked = {
  readonly page: Page;
  readonly lang: Lang;
  readonly request: Request;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
};

/** The action that a form means: what its button says, else the first that has one of the fields sent. */
function chosen({ actions = {}, choose }: Page, values: FormValues, tab: string): string | null {
  if (choose) return choose(values, tab);
  const named = values["action"];
  if (named !== undefined) return named in actions ? named : null;
  const hasField = (name: string) =>
    Object.keys(actions[name]?.input.properties ?? {}).some((field) => field in values);
  return Object.keys(actions).find(hasField) ?? null;
}

function viewOf(
  { page, lang, query }: Asked,
  { site, now }: PageServer,
  { submission, data, caller }: { submission: Submission | null; data: unknown; caller: Caller | null },
): View<Actions, unknown> {
  const tab = page.tabs?.find((name) => name === query.get("tab")) ?? page.tabs?.[0] ?? "";
  const state = (name: string, values: FormValues = {}): State<unknown> => {
    if (submission?.name !== name) return { values, answer: null, problem: null };
    const { outcome } = submission;
    const problem = outcome.ok ? null : problemOf(outcome.failure, lang);
    return { values: submission.values, answer: outcome.ok ? outcome.value : null, problem };
  };
  const path = page.path ? page.path : pathOf(page.id);
  return {
    lang,
    t: translator(lang),
    site,
    path,
    tab,
    query,
    user: caller?.user ?? null,
    now: now(),
    data,
    submission,
    state,
  };
}

function documentOf(
  { page, lang, query }: Asked,
  server: PageServer,
  view: View<Actions, unknown>,
): DocumentProps {
  const t = translator(lang);
  const { id } = page;
  const tool = tools.find((one) => one.id === id);
  const own = page.heading?.(view);
  const { label, title, summary } = own ?? {
    label: t(`${id}.label`),
    title: t(`${id}.title`),
    summary: t(`${id}.summary`),
  };
  const jsonLd = tool
    ? toolJsonLd(tool, server.site, lang)
    : id === "home"
      ? siteJsonLd(server.site, lang)
      : [];
  return {
    meta: {
      lang,
      path: page.path ? null : pathOf(id),
      title: title ? `${label} – ${title}` : label,
      description: summary,
      isHidden: page.isHidden ?? false,
      isPrivate: page.isPrivate ?? false,
      jsonLd,
    },
    heading: label,
    isBare: page.isBare ?? false,
    site: server.site,
    assets: server.assets,
    user: view.user,
    query,
    now: view.now,
    children: page.view(view),
  };
}

/** Same for everybody, so rendered once: a plain GET of a page or one of its tabs, by somebody without its cookies. */
const isStatic = ({ page, request, query }: Asked): boolean => {
  const cookie = request.headers.get("cookie") ?? "";
  const names = cookieNames(page);
  const isPlain =
    [...query].every(([name, value]) => name === "tab" && page.tabs?.includes(value)) && query.size <= 1;
  const isShared = !page.path && (!page.load || page.cookies !== undefined);
  return isShared && isPlain && !names.some((name) => cookie.includes(`${name}=`));
};

const cookieNames = (page: Page): readonly string[] => ["session", ...(page.cookies ?? [])];

async function runAction(asked: Asked, server: PageServer, visit: Visit, values: FormValues) {
  const { page, lang, request, query } = asked;
  const name = chosen(page, values, query.get("tab") ?? page.tabs?.[0] ?? "");
  const action = name === null ? undefined : page.actions?.[name];
  const mayRun = request.method === "POST" || (name !== null && page.shareable?.includes(name));
  if (name === null || !action || !mayRun) return null;
  const { caller } = visit;
  const performed: Performed<unknown> =
    request.method === "POST" && isCrossSite(request)
      ? { outcome: { ok: false, failure: { code: "forbidden" } }, allowance: null }
      : await perform(action, values, { caller: { ...caller, lang }, limiter: server.limiter, from: "form" });
  // oxlint-disable-next-line no-unsafe-type-assertion -- name and outcome are of one and the same action
  return {
    submission: { name, values, outcome: performed.outcome } as Submission,
    allowance: performed.allowance,
  };
}

export async function servePage(asked: Asked, server: PageServer): Promise<Response> {
  const { page, lang, request, query, params } = asked;
  if (request.method === "GET" && isStatic(asked)) {
    const visit = page.load && (await visitOf(request, lang, server.callers));
    // Kept for everybody, so loaded for nobody, whatever else this request says of its sender.
    const data = visit && (await page.load?.({ ...visit.caller, user: null }, query, params, null));
    const view = viewOf(asked, server, { submission: null, data, caller: null });
    const rendered = await prerender(() => documentOf(asked, server, view), { ...page.headers });
    server.cache.keep(cacheKey(request.url), rendered, cookieNames(page));
    const kept = server.cache.answer(request);
    if (kept) return kept.response;
  }
  const visit = await visitOf(request, lang, server.callers);
  if (request.method !== "POST" && page.plain?.wants(request)) {
    const { status, text } = page.plain.answer(visit.caller, query);
    const headers = { ...commonHeaders(server.site), "Content-Type": "text/plain; charset=utf-8" };
    return new Response(`${text}\n`, { status, headers: { ...headers, "Cache-Control": "no-store" } });
  }
  const form = request.method === "POST" ? await readForm(request) : null;
  if (form && !form.ok) return refusalPage({ request, server, lang, failure: form.failure });
  const run = await runAction(asked, server, visit, form ? form.value : formFields(query));
  const submission = run?.submission ?? null;
  const data = page.load ? await page.load(visit.caller, query, params, submission) : undefined;
  if (data === null) {
    const failure = { code: "not_found", ...(page.missing && { detail: { key: page.missing } }) } as const;
    return refusalPage({ request, server, lang, failure });
  }
  const view = viewOf(asked, server, { submission, data, caller: visit.caller });
  const cookies: [string, string][] = visit.jar.changes.map((line) => ["Set-Cookie", line]);
  const next = submission?.outcome.ok ? page.after?.(submission, view) : null;
  if (next)
    return new Response(null, {
      status: 303,
      headers: [["Location", next], ["Cache-Control", "no-store"], ...cookies],
    });
  const status = !submission || submission.outcome.ok ? 200 : statusOf(submission.outcome.failure.code);
  const limit = run?.allowance ? allowanceHeaders(run.allowance) : {};
  const response = await streamPage(request, documentOf(asked, server, view), {
    status,
    headers: { ...limit, ...page.headers },
  });
  for (const [name, value] of cookies) response.headers.append(name, value);
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
