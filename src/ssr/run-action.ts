import type { TObject } from "@sinclair/typebox";
import type { Action } from "#core/action.ts";
import type { RequestVisit } from "#http/caller.ts";
import { type Performed, perform } from "#http/perform.ts";
import type { Allowance } from "#http/rate-limiter.ts";
import { shownAgain } from "#core/decode.ts";
import { noteWordsOf, readFields } from "#core/read-fields.ts";
import { type Failure, isPassing } from "#core/result.ts";
import type { PageServer } from "./page-server.ts";
import type { FormValues, Page, RunAction, Submission } from "./page.ts";
import { type PageRequest, tabOf } from "./view.ts";

/** The action that a form means: what its button says, else the first that has one of the fields sent. */
function chosenAction(
  { actions = {}, choose }: Page,
  formValues: FormValues,
  { tab, isPosted }: { readonly tab: string; readonly isPosted: boolean },
): string | null {
  if (choose) return choose(formValues, tab, isPosted);
  const actionName = formValues["action"];
  if (actionName !== undefined) return Object.hasOwn(actions, actionName) ? actionName : null;
  const hasField = (name: string) =>
    Object.keys(actions[name]?.input.properties ?? {}).some((fieldName) =>
      Object.hasOwn(formValues, fieldName),
    );
  return Object.keys(actions).find(hasField) ?? null;
}

const inputsOf = ({ actions = {} }: Page): readonly TObject[] =>
  Object.values<Action>(actions).map(({ input }) => input);

export type SubmittedForm = { readonly submission: Submission; readonly allowance: Allowance | null };

/** Runs what was sent to a page; null when that means none of its actions. */
export async function runSubmitted(
  pageRequest: PageRequest,
  { limiter, observe, idempotency }: PageServer,
  { visit, values }: { visit: RequestVisit; values: FormValues },
): Promise<SubmittedForm | null> {
  const { page, request, query } = pageRequest;
  const isPosted = request.method === "POST";
  const name = chosenAction(page, values, { tab: query.get("tab") ?? tabOf(pageRequest), isPosted });
  const action = name === null ? undefined : page.actions?.[name];
  const mayRun = isPosted || (name !== null && page.shareable?.includes(name));
  if (name === null || !action || !mayRun) return null;
  const performed: Performed<unknown> =
    isPosted && visit.caller.isCrossSiteNavigation
      ? { outcome: { ok: false, failure: { code: "forbidden" } }, allowance: null }
      : await perform(action, values, { visit, limiter, from: "form", observe, idempotency });
  // oxlint-disable-next-line no-unsafe-type-assertion -- name and outcome are of one and the same action
  const formSubmission = {
    name,
    values: shownAgain(action.input, values, inputsOf(page)),
    outcome: performed.outcome,
    notes: noteWordsOf(readFields(action.input, values), visit.caller.lang),
  } as Submission;
  return { submission: formSubmission, allowance: performed.allowance };
}

/**
 * What a page's loader runs actions with. `refusal` is why there is no page: the first limit that an action met, else
 * the first failure that the loader refused with.
 */
export function loadRunner(
  requestVisit: RequestVisit,
  { limiter, observe }: Pick<PageServer, "limiter" | "observe">,
) {
  let limitReached: Failure | null = null;
  let loadRefusal: Failure | null = null;
  let failedForNow = false;
  const runBeside: RunAction = async (action, actionInput) => {
    const performed = await perform(action, actionInput, {
      visit: requestVisit,
      limiter,
      from: "form",
      observe,
    });
    const { outcome } = performed;
    failedForNow ||= !outcome.ok && isPassing(outcome.failure);
    return outcome;
  };
  const runLoadAction: RunAction = async (action, actionInput) => {
    const outcome = await runBeside(action, actionInput);
    if (!outcome.ok && outcome.failure.code === "rate_limited") limitReached ??= outcome.failure;
    return outcome;
  };
  const refuseLoad = (loadFailure: Failure) => {
    loadRefusal ??= loadFailure;
    return null;
  };
  const hasFailed = () => failedForNow || (loadRefusal !== null && isPassing(loadRefusal));
  return {
    run: runLoadAction,
    runBeside,
    refuse: refuseLoad,
    refusal: () => limitReached ?? loadRefusal,
    hasFailed,
  };
}
