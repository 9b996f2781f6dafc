import type { TObject } from "@sinclair/typebox";
import { type Action, knownUser } from "#core/action.ts";
import { decode } from "#core/decode.ts";
import type { RawInput } from "#core/read-fields.ts";
import { formatDuration } from "#core/format-units.ts";
import { type Lang, message } from "#core/i18n.ts";
import { type Failure, type Result, ok } from "#core/result.ts";
import type { RequestVisit } from "./caller.ts";
import type { Idempotency } from "./idempotency.ts";
import type { Allowance, Limiter } from "./rate-limiter.ts";

/** Sees every outcome of an action; a test holds answers against their schemas with it. */
export type Observe = (action: Pick<Action, "output" | "limit">, outcome: Result<unknown>) => void;

export type Performed<Output> = {
  readonly outcome: Result<Output>;
  readonly allowance: Allowance | null;
  /** Gives back what was counted, where an answer that has begun fails after all. */
  readonly refund?: (() => Promise<unknown>) | null;
};

type PerformOptions = {
  readonly visit: RequestVisit;
  readonly limiter: Limiter;
  readonly from: "json" | "form";
  readonly observe?: Observe | undefined;
  /** What makes something is made once for a form, however often it is sent. */
  readonly idempotency?: Idempotency | undefined;
};

/** That a limit is reached, by whom, until when, and whether signing in gives more. */
export function overLimit(
  { resetS, hasMoreSignedIn, isOfNetwork }: Pick<Allowance, "resetS" | "hasMoreSignedIn" | "isOfNetwork">,
  lang: Lang,
): Failure {
  const resetTime = formatDuration(resetS * 1000, lang);
  const until = hasMoreSignedIn ? "signIn" : "until";
  const limitDetail = message(`problem.rate_limited.${isOfNetwork ? "network." : ""}${until}`, {
    time: resetTime,
  });
  return { code: "rate_limited", detail: limitDetail, retryAfterS: resetS };
}

/** What was made of a form that was sent before, which no limit counts again; null where there is no such thing. */
async function replayOf<Input extends TObject, Output>(
  { input, runsOnce }: Action<Input, Output>,
  rawInput: RawInput,
  { visit: { caller }, from, idempotency }: PerformOptions,
): Promise<Result<Output> | null> {
  if (!runsOnce || !idempotency) return null;
  const decodedInput = decode(input, rawInput, from);
  const sentForm = decodedInput.ok && idempotency.sentForm(rawInput, decodedInput.value, caller);
  return sentForm ? idempotency.replay<Output>(sentForm, caller) : null;
}

/**
 * The one way in which an action runs, whoever asked for it: within the limit, on checked input. The limit comes
 * first, so that what cannot be read counts too.
 */
export async function perform<Input extends TObject, Output>(
  action: Action<Input, Output>,
  readInput: RawInput | (() => Promise<Result<RawInput>>),
  performance: PerformOptions,
): Promise<Performed<Output>> {
  const { visit, limiter, from, observe, idempotency } = performance;
  const { input, limit, run, runsOnce } = action;
  const { caller } = visit;
  const again = typeof readInput === "function" ? null : await replayOf(action, readInput, performance);
  if (again) return { outcome: again, allowance: null };
  const { address, user, key, cookies } = caller;
  const client = { address, user, key: key ?? null, cookies, isBrowser: visit.isBrowser };
  const limitOutcome = await limiter.take(limit, client);
  visit.resume();
  if (limitOutcome && !limitOutcome.allowance.isAllowed) {
    const limitFailure = overLimit(limitOutcome.allowance, caller.lang);
    return { outcome: { ok: false, failure: limitFailure }, allowance: limitOutcome.allowance };
  }
  let isReplay = false;
  let allowance = limitOutcome?.allowance ?? null;
  let actionOutcome: Result<Output> | null = null;
  try {
    const rawInput = typeof readInput === "function" ? await readInput() : ok(readInput);
    const decodedInput = rawInput.ok ? decode(input, rawInput.value, from) : rawInput;
    const sentForm =
      runsOnce && rawInput.ok && decodedInput.ok
        ? idempotency?.sentForm(rawInput.value, decodedInput.value, caller)
        : null;
    if (!decodedInput.ok) actionOutcome = decodedInput;
    else if (sentForm && idempotency)
      ({ outcome: actionOutcome, isReplay } = await idempotency.run(sentForm, caller, (lasting) =>
        run(decodedInput.value, lasting),
      ));
    else actionOutcome = await run(decodedInput.value, caller);
    visit.resume();
  } finally {
    const isFree = isReplay || !actionOutcome || (!actionOutcome.ok && !actionOutcome.failure.isSpent);
    if (isFree && limitOutcome?.refund) allowance = await limitOutcome.refund();
  }
  if (!actionOutcome.ok && actionOutcome.failure.code === "unauthorized") knownUser(caller);
  observe?.(action, actionOutcome);
  return { outcome: actionOutcome, allowance, refund: isReplay ? null : (limitOutcome?.refund ?? null) };
}
