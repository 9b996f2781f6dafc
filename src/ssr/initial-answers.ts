import type { RequestVisit } from "../http/caller.ts";
import { perform } from "../http/perform.ts";
import { unlimited } from "../http/rate-limiter.ts";
import { translator } from "../core/i18n.ts";
import type { PageServer } from "./page-server.ts";
import type { Opening } from "./page.ts";
import type { PageRequest } from "./view.ts";

/** What a form opens with; without an answer where its action could not give one just now. */
export type OpenedForm = Opening & { readonly answer: unknown };

export type OpenedForms = ReadonlyMap<string, OpenedForm>;

/** Runs what a page opens with, counted for nobody. */
export async function initialAnswers(
  { page, lang }: Pick<PageRequest, "page" | "lang">,
  { site, observe }: PageServer,
  visit: RequestVisit,
): Promise<OpenedForms> {
  const openings = Object.entries<Opening | undefined>(page.opens?.({ t: translator(lang), site }) ?? {});
  const opened = openings.map(async ([name, opening]): Promise<[string, OpenedForm][]> => {
    const action = page.actions?.[name];
    if (!action || !opening) return [];
    const { values } = opening;
    const { outcome } = await perform(action, values, { visit, limiter: unlimited, from: "form", observe });
    return [[name, { ...opening, answer: outcome.ok ? outcome.value : null }]];
  });
  return new Map((await Promise.all(opened)).flat());
}
