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

type InitialForms = readonly (readonly [string, InitialForm | undefined])[];

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
    cachedForms.get(key) ?? Object.entries(page.initialForms?.({ t: localizer(lang), site }) ?? {});
  cachedForms.set(key, initialForms);
  return initialForms;
}

/** Runs what a page opens with, counted for nobody. */
export async function initialAnswers(
  { page, lang }: { readonly page: Page; readonly lang: Lang },
  { site, observe }: PageServer,
  visit: RequestVisit,
): Promise<InitialAnswers> {
  const formAnswers = formsOf(page, lang, site).map(
    async ([actionName, form]): Promise<[string, InitialAnswer][]> => {
      const action = page.actions?.[actionName];
      if (!action || !form) return [];
      const { values, answer } = form;
      if (answer !== undefined) return [[actionName, { ...form, answer }]];
      const { outcome } = await perform(action, values, { visit, limiter: unlimited, from: "form", observe });
      return [[actionName, { ...form, answer: outcome.ok ? outcome.value : null }]];
    },
  );
  return new Map((await Promise.all(formAnswers)).flat());
}
