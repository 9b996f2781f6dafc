import type { Action } from "#core/action.ts";
import type { RequestVisit } from "#http/caller.ts";
import { perform } from "#http/perform.ts";
import { unlimited } from "#http/rate-limiter.ts";
import { type Lang, localizer } from "#core/i18n.ts";
import { isPassing } from "#core/result.ts";
import { type TtlCache, createTtlCache } from "#core/ttl-cache.ts";
import { defaultsOf } from "./form-defaults.ts";
import type { PageServer } from "./page-server.ts";
import type { InitialForm, Page } from "./page.ts";
import type { Site } from "#core/site.ts";
import type { PageTasks, TaskPage } from "./task-page.ts";

/** What a form opens with; without an answer where its action gave none, which `isMissing` where it may give one soon. */
export type InitialAnswer = InitialForm & { readonly answer: unknown; readonly isMissing?: true };

export type InitialAnswers = ReadonlyMap<string, InitialAnswer>;

type InitialForms = readonly (readonly [string, InitialForm | undefined])[];

/** A page that opens, in a language, with the tasks that it shows. */
type Opening = { readonly page: Page; readonly lang: Lang; readonly tasks?: PageTasks | null };

/** A site without an address of its own may be asked by any name. */
const maxOrigins = 20;
const formsOfPages = new WeakMap<Page, Map<string, InitialForms>>();

/** What a page's forms open with, made once: only the language and the site's address decide it. */
function formsOf(page: Page, lang: Lang, site: Site): InitialForms {
  const cachedForms = formsOfPages.get(page) ?? new Map<string, InitialForms>();
  if (cachedForms.size >= maxOrigins) cachedForms.clear();
  formsOfPages.set(page, cachedForms);
  const key = `${lang} ${site.origin}`;
  const initialForms =
    cachedForms.get(key) ?? Object.entries(page.initialForms?.({ t: localizer(lang), lang, site }) ?? {});
  cachedForms.set(key, initialForms);
  return initialForms;
}

/** How long a page is shown without what failed as it was made, as when too much was under way, before it is tried again. */
const retryAfterMs = 5000;

/** How long what a page shows may be kept, in milliseconds: only until it is tried again where something is missing. */
export const keptMs = ({ cacheMs = Infinity }: Page, isMissing: boolean): number =>
  isMissing ? Math.min(cacheMs, retryAfterMs) : cacheMs;

export const isAnyMissing = (answers: InitialAnswers): boolean =>
  [...answers.values()].some(({ isMissing }) => isMissing);

/** A page and its tasks' pages, in each language. */
const maxKept = 100;
const maxKeptMs = 60_000;
const keptAnswers = new WeakMap<Page, TtlCache<InitialAnswers>>();

/** What of the server it takes to open a page. */
type Opener = Pick<PageServer, "site" | "now" | "observe">;

function cacheOf(page: Page, { now }: Opener): TtlCache<InitialAnswers> {
  const cache = keptAnswers.get(page) ?? createTtlCache({ maxTotal: maxKept, now: () => now().getTime() });
  keptAnswers.set(page, cache);
  return cache;
}

const keyOf = ({ lang, tasks }: Opening, { origin }: Site): string =>
  `${lang} ${origin} ${tasks?.own?.task.slug.en ?? ""}`;

const taskForms = new WeakMap<TaskPage, InitialForm>();

/** What a task's page opens with, made once, in place of its tool's own form. */
function taskForm(page: Page, own: TaskPage, lang: Lang, toolForm: InitialForm | undefined): InitialForm {
  const existing = taskForms.get(own);
  if (existing) return existing;
  const { task, texts } = own;
  const action = page.actions?.[task.call];
  const values = {
    ...(action && defaultsOf(action.input)),
    ...task.values,
    ...texts.values,
    main: task.call,
  };
  const standard = {
    values,
    isExample: toolForm?.isExample ?? false,
    ...(texts.example && { answer: null }),
  };
  const form = page.taskForm?.(task, values, { t: localizer(lang), lang }) ?? standard;
  taskForms.set(own, form);
  return form;
}

/** The forms that a page opens with. */
function openingForms(
  { page, lang, tasks }: Opening,
  site: Site,
): readonly (readonly [name: string, action: Action, form: InitialForm])[] {
  const forms = new Map(formsOf(page, lang, site));
  const own = tasks?.own;
  if (own) forms.set(own.task.call, taskForm(page, own, lang, forms.get(own.task.call)));
  return [...forms].flatMap(([name, form]) => {
    const action = page.actions?.[name];
    return action && form ? [[name, action, form] as const] : [];
  });
}

/** Runs what a page opens with, counted for nobody. */
export async function initialAnswers(
  opening: Opening,
  server: Opener,
  visit: RequestVisit,
): Promise<InitialAnswers> {
  const { page } = opening;
  const { site, observe } = server;
  // What a page opens with enters nobody's history.
  const nobody = { ...visit, caller: { ...visit.caller, user: null } };
  const answerOf = async (action: Action, form: InitialForm): Promise<InitialAnswer> => {
    const { values, answer } = form;
    if (answer !== undefined) return { ...form, answer: await Promise.resolve(answer) };
    const { outcome } = await perform(action, values, {
      visit: nobody,
      limiter: unlimited,
      from: "form",
      observe,
    });
    if (outcome.ok) return { ...form, answer: outcome.value };
    return { ...form, answer: null, ...(isPassing(outcome.failure) && { isMissing: true }) };
  };
  const forms = openingForms(opening, site).map(
    async ([name, action, form]) => [name, await answerOf(action, form)] as const,
  );
  const answers = new Map(await Promise.all(forms));
  const ms = Math.min(keptMs(page, isAnyMissing(answers)), maxKeptMs);
  cacheOf(page, server).set(keyOf(opening, site), answers, ms);
  return answers;
}

/** What the page of one visitor opens with: what it opened with for others just now. */
export const keptInitialAnswers = async (
  opening: Opening,
  server: Opener,
  visit: RequestVisit,
): Promise<InitialAnswers> =>
  cacheOf(opening.page, server).get(keyOf(opening, server.site)) ?? initialAnswers(opening, server, visit);

/** What the forms beside one that was sent open with: their fields alone. */
export const initialFields = (opening: Opening, { site }: PageServer): InitialAnswers =>
  new Map(openingForms(opening, site).map(([name, , form]) => [name, { ...form, answer: null }]));
