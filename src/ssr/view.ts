import type { Caller } from "../core/action.ts";
import { pathOf, tools } from "../core/catalog.ts";
import { type Lang, localizer } from "../core/i18n.ts";
import { problemOf } from "../core/problem.ts";
import { commandOf } from "./command.tsx";
import type { DocumentProps } from "./document.tsx";
import { siteJsonLd, toolJsonLd } from "./head.tsx";
import { keyPlaceholder, newIdempotencyKey } from "./page-keys.ts";
import type { PageServer } from "./page-server.ts";
import type { InitialAnswers } from "./initial-answers.ts";
import type { FormState } from "../client/state.ts";
import type { PageActions, FormValues, Page, Submission, View } from "./page.ts";

/** A page that was asked for, in a language. */
export type PageRequest = {
  readonly page: Page;
  readonly lang: Lang;
  readonly request: Request;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
};

/** What a page is rendered from. */
export function viewOf(
  { page, lang, query }: PageRequest,
  { site, now }: PageServer,
  {
    submission,
    data,
    caller,
    opened,
  }: { submission: Submission | null; data: unknown; caller: Caller | null; opened: InitialAnswers },
): View<PageActions, unknown> {
  const tab = page.tabs?.find((name) => name === query.get("tab")) ?? page.tabs?.[0] ?? "";
  const isOpening = !submission || (page.besideInitialForms?.includes(submission.name) ?? false);
  const state = (name: string, values: FormValues = {}): FormState<unknown> => {
    if (submission?.name !== name) {
      const opening = opened.get(name);
      if (!opening) return { values, answer: null, problem: null };
      const { isExample = false, answer } = opening;
      return { values: opening.values, answer: isOpening ? answer : null, problem: null, isExample };
    }
    const { outcome } = submission;
    const problem = outcome.ok ? null : problemOf(outcome.failure, lang);
    return { values: submission.values, answer: outcome.ok ? outcome.value : null, problem };
  };
  const path = page.path ?? pathOf(page.id);
  return {
    lang,
    t: localizer(lang),
    site,
    path,
    tab,
    query,
    user: caller?.user ?? null,
    now: now(),
    idempotencyKey: caller ? newIdempotencyKey() : keyPlaceholder,
    data,
    submission,
    state,
  };
}

/** The document around what a page shows, by its place in the catalogue or by its own words. */
export function documentOf(
  { page, lang, query }: PageRequest,
  server: PageServer,
  view: View<PageActions, unknown>,
): DocumentProps {
  const t = localizer(lang);
  const { id, isPrivate = false } = page;
  const tool = tools.find((one) => one.id === id);
  const own = page.heading?.(view);
  const { label, title, summary } = own ?? {
    label: t(`${id}.label`),
    title: t(`${id}.title`),
    summary: t(`${id}.summary`),
  };
  const lead = own?.lead ?? (tool && !own ? t(tool.line) : undefined);
  const jsonLd = () => {
    if (tool) return toolJsonLd(tool, server.site, lang);
    return id === "home" ? siteJsonLd(server.site, lang) : [];
  };
  return {
    meta: {
      lang,
      path: page.path ? null : (own?.path ?? pathOf(id)),
      title: title ? `${label} – ${title}` : label,
      description: summary,
      picture: server.sharePictures.pathOf({ id, lang }),
      isHidden: page.isHidden ?? false,
      isPrivate: typeof isPrivate === "function" ? isPrivate(view) : isPrivate,
      jsonLd,
    },
    heading: label,
    command: tool && server.calls ? commandOf(page, view, server.calls) : null,
    ...(lead !== undefined && { lead }),
    isBare: page.isBare ?? false,
    site: server.site,
    assets: server.assets,
    user: view.user,
    query,
    now: view.now,
    children: page.view(view),
  };
}
