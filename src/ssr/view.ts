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
  const tab = page.tabs?.find((tabName) => tabName === query.get("tab")) ?? page.tabs?.[0] ?? "";
  const isOpening = !submission || (page.besideInitialForms?.includes(submission.name) ?? false);
  const formState = (actionName: string, formValues: FormValues = {}): FormState<unknown> => {
    if (submission?.name !== actionName) {
      const initialAnswer = opened.get(actionName);
      if (!initialAnswer) return { values: formValues, answer: null, problem: null };
      const { isExample = false, answer } = initialAnswer;
      return { values: initialAnswer.values, answer: isOpening ? answer : null, problem: null, isExample };
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
    state: formState,
  };
}

/** The document around what a page shows, by its place in the catalogue or by its own words. */
export function documentOf(
  { page, lang, query }: PageRequest,
  server: PageServer,
  pageView: View<PageActions, unknown>,
): DocumentProps {
  const t = localizer(lang);
  const { id, isPrivate = false } = page;
  const tool = tools.find((anyTool) => anyTool.id === id);
  const ownHeading = page.heading?.(pageView);
  const { label, title, summary } = ownHeading ?? {
    label: t(`${id}.label`),
    title: t(`${id}.title`),
    summary: t(`${id}.summary`),
  };
  const lead = ownHeading?.lead ?? (tool && !ownHeading ? t(tool.line) : undefined);
  const jsonLd = () => {
    if (tool) return toolJsonLd(tool, server.site, lang);
    return id === "home" ? siteJsonLd(server.site, lang) : [];
  };
  return {
    meta: {
      lang,
      path: page.path ? null : (ownHeading?.path ?? pathOf(id)),
      title: title ? `${label} – ${title}` : label,
      description: summary,
      picture: server.sharePictures.pathOf({ id, lang }),
      isHidden: page.isHidden ?? false,
      isPrivate: typeof isPrivate === "function" ? isPrivate(pageView) : isPrivate,
      jsonLd,
    },
    heading: label,
    command: tool && server.calls ? commandOf(page, pageView, server.calls) : null,
    ...(lead !== undefined && { lead }),
    isBare: page.isBare ?? false,
    site: server.site,
    assets: server.assets,
    user: pageView.user,
    query,
    now: pageView.now,
    children: page.view(pageView),
  };
}
