import type { Caller } from "#core/action.ts";
import { pathOf, tools } from "#tools/catalog.ts";
import { type Lang, localizer } from "#core/i18n.ts";
import { problemOf } from "#core/problem.ts";
import { canSignIn, failureAt } from "#core/site.ts";
import { commandOf } from "./command.tsx";
import type { DocumentProps } from "./document.tsx";
import { siteJsonLd, toolJsonLd } from "./head.tsx";
import { keyPlaceholder, newIdempotencyKey } from "./page-keys.ts";
import type { PageServer } from "./page-server.ts";
import type { PageTasks } from "./task-page.ts";
import type { InitialAnswers } from "./initial-answers.ts";
import type { FormState } from "#client/state.ts";
import type { PageActions, FormValues, Page, Submission, View } from "./page.ts";

/** A page that was asked for, in a language. */
export type PageRequest = {
  readonly page: Page;
  readonly lang: Lang;
  readonly request: Request;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The tasks that a tool's page shows, and the one whose page it is. */
  readonly tasks?: PageTasks | null;
};

/** The tab that an address asks for, else that of the page's task, else the first. */
export const tabOf = ({ page, query, tasks }: PageRequest): string => {
  const asked = page.tabs?.find((tab) => tab === query.get("tab"));
  return asked ?? tasks?.own?.task.tab ?? page.tabs?.[0] ?? "";
};

/** What a page is rendered from. */
export function viewOf(
  pageRequest: PageRequest,
  { site, now }: PageServer,
  {
    submission,
    data,
    caller,
    opened,
  }: { submission: Submission | null; data: unknown; caller: Caller | null; opened: InitialAnswers },
): View<PageActions, unknown> {
  const { page, lang, query, tasks } = pageRequest;
  const tab = tabOf(pageRequest);
  const task = tasks?.own?.task;
  const formState = (actionName: string, formValues: FormValues = {}): FormState<unknown> => {
    if (submission?.name !== actionName) {
      const initialAnswer = opened.get(actionName);
      if (!initialAnswer) return { values: formValues, answer: null, problem: null };
      const { values, isExample = false, sample, answer } = initialAnswer;
      return {
        values,
        answer,
        problem: null,
        isExample,
        ...(sample && { sample }),
      };
    }
    const { outcome } = submission;
    const problem = outcome.ok ? null : problemOf(failureAt(site, outcome.failure), lang);
    const { notes } = submission;
    const values = task ? { ...submission.values, main: task.call } : submission.values;
    return { values, answer: outcome.ok ? outcome.value : null, problem, notes };
  };
  const path = page.path ?? pathOf(page.id);
  return {
    lang,
    t: localizer(lang, { canSignIn: canSignIn(site) }),
    site,
    path,
    tab,
    taskAction: task && tab === (task.tab ?? tab) ? task.call : null,
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
  { page, lang, query, tasks = null }: PageRequest,
  server: PageServer,
  pageView: View<PageActions, unknown>,
): DocumentProps {
  const { t } = pageView;
  const { id, isPrivate = false } = page;
  const tool = tools.find((anyTool) => anyTool.id === id);
  const own = tasks?.own ?? null;
  const ownHeading = page.heading?.(pageView);
  const { label, title, summary } = own?.texts ??
    ownHeading ?? {
      label: t(`${id}.label`),
      title: t(`${id}.title`),
      summary: t(`${id}.summary`),
    };
  const lead = own?.texts.lead ?? ownHeading?.lead ?? (tool && !ownHeading ? t(tool.lead) : undefined);
  const goesOn = page.goesOn?.(pageView);
  const fillings = page.fills?.(pageView) ?? null;
  const jsonLd = () => {
    if (tool) return toolJsonLd(tool, { site: server.site, lang, task: own });
    return id === "home" ? siteJsonLd(server.site, lang) : [];
  };
  return {
    meta: {
      lang,
      path: page.path ? null : (ownHeading?.path ?? pathOf(id)),
      ...(own && { addresses: own.addresses }),
      title: own || !title ? (title ?? label) : `${label} – ${title}`,
      description: summary,
      picture: server.sharePictures.pathOf({ id, lang, task: own }),
      ...(goesOn && { goesOn }),
      isHidden: page.isHidden ?? false,
      isPrivate: typeof isPrivate === "function" ? isPrivate(pageView) : isPrivate,
      jsonLd,
    },
    heading: label,
    tasks: tasks && {
      own: own && { slug: own.task.slug.en, texts: own.texts },
      links: tasks.links,
    },
    command: tool && server.calls ? commandOf(page, pageView, server.calls) : null,
    ...(lead !== undefined && { lead }),
    isBare: page.isBare ?? false,
    site: server.site,
    assets: server.assets,
    user: pageView.user,
    query,
    asked: Object.keys(pageView.submission?.values ?? {}),
    now: pageView.now,
    ...(fillings && { fillings }),
    children: page.view(pageView),
  };
}
