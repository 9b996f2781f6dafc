import type { RequestVisit } from "../http/caller.ts";
import { perform } from "../http/perform.ts";
import { unlimited } from "../http/rate-limiter.ts";
import { type Lang, localizer } from "../core/i18n.ts";
import type { PageServer } from "./page-server.ts";
import type { InitialForm, Page } from "./page.ts";
import type { Site } from "../core/site.ts";

/** What a form opens with; without an answer where its action could not give one just now. */
export type InitialAnswer = InitialForm & { readonly answer: unknown };

export type InitialAnswers = ReadonlyMap<string, InitialAnswer>;

type Forms = readonly (readonly [string, InitialForm | undefined])[];

/** A site without an address of its own may be asked by any name. */
const maxOrigins = 20;
const formsOfPages = new WeakMap<Page, Map<string, Forms>>();

/** What a page's forms open with, made once: only the language and the site's address decide it. */
function formsOf(page: Page, lang: Lang, site: Site): Forms {
  const cached = formsOfPages.get(page) ?? new Map<string, Forms>();
  if (cached.size >= maxOrigins) cached.clear();
  formsOfPages.set(page, cached);
  const key = `${lang} ${site.origin}`;
  const forms = cached.get(key) ?? Object.entries(page.initialForms?.({ t: localizer(lang), site }) ?? {});
  cached.set(key, forms);
  return forms;
}

/** Runs what a page opens with, counted for nobody. */
export async function initialAnswers(
  { page, lang }: { readonly page: Page; readonly lang: Lang },
  { site, observe }: PageServer,
  visit: RequestVisit,
): Promise<InitialAnswers> {
  const answers = formsOf(page, lang, site).map(async ([name, form]): Promise<[string, InitialAnswer][]> => {
    const action = page.actions?.[name];
    if (!action || !form) return [];
    const { values, answer } = form;
    if (answer !== undefined) return [[name, { ...form, answer }]];
    const { outcome } = await perform(action, values, { visit, limiter: unlimited, from: "form", observe });
    return [[name, { ...form, answer: outcome.ok ? outcome.value : null }]];
  });
  return new Map((await Promise.all(answers)).flat());
}
