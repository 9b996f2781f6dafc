import type { RequestVisit } from "../http/caller.ts";
import { perform } from "../http/perform.ts";
import { unlimited } from "../http/rate-limiter.ts";
import { translator } from "../core/i18n.ts";
import type { PageServer } from "./page-server.ts";
import type { InitialForm } from "./page.ts";
import type { PageRequest } from "./view.ts";

/** What a form opens with; without an answer where its action could not give one just now. */
export type InitialAnswer = InitialForm & { readonly answer: unknown };

export type InitialAnswers = ReadonlyMap<string, InitialAnswer>;

/** Runs what a page opens with, counted for nobody. */
export async function initialAnswers(
  { page, lang }: Pick<PageRequest, "page" | "lang">,
  { site, observe }: PageServer,
  visit: RequestVisit,
): Promise<InitialAnswers> {
  const forms = Object.entries<InitialForm | undefined>(
    page.initialForms?.({ t: translator(lang), site }) ?? {},
  );
  const answers = forms.map(async ([name, form]): Promise<[string, InitialAnswer][]> => {
    const action = page.actions?.[name];
    if (!action || !form) return [];
    const { values, answer } = form;
    if (answer !== undefined) return [[name, { ...form, answer }]];
    const { outcome } = await perform(action, values, { visit, limiter: unlimited, from: "form", observe });
    return [[name, { ...form, answer: outcome.ok ? outcome.value : null }]];
  });
  return new Map((await Promise.all(answers)).flat());
}
