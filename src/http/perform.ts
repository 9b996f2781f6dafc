import type { TObject } from "@sinclair/typebox";
import { type Action, knownUser } from "../core/action.ts";
import { type RawInput, decode } from "../core/decode.ts";
import { formatDuration } from "../core/format.ts";
import { type Lang, message } from "../core/i18n.ts";
import { type Failure, type Result, ok } from "../core/result.ts";
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

type Performance = {
  readonly visit: RequestVisit;
  readonly limiter: Limiter;
  readonly from: "json" | "form";
  readonly observe?: Observe | undefined;
  /** What makes something is made once for a form, however often it is sent. */
  readonly idempotency?: Idempotency | undefined;
};

/** That a limit is reached, until when, and whether signing in gives more. */
export function overLimit(
  { resetS, hasMoreSignedIn }: Pick<Allowance, "resetS" | "hasMoreSignedIn">,
  lang: Lang,
): Failure {
  const time = formatDuration(resetS * 1000, lang);
  const detail = hasMoreSignedIn
    ? message("problem.rate_limited.signIn", { time })
    : message("problem.rate_limited.until", { time });
  return { code: "rate_limited", detail, retryAfterS: resetS };
}

/** What was made of a form that was sent before, which no limit counts again; null where there is no such thing. */
async function replayOf<Input extends TObject, Output>(
  { input, runsOnce }: Action<Input, Output>,
  raw: RawInput,
  { visit: { caller }, from, idempotency }: Performance,
): Promise<Result<Output> | null> {
  if (!runsOnce || !idempotency) return null;
  const decoded = decode(input, raw, from);
  const sent = decoded.ok && idempotency.sentForm(raw, decoded.value, caller);
  return sent ? idempotency.replay<Output>(sent, caller) : null;
}

/**
 * The one way in which an action runs, whoever asked for it: within the limit, on checked input. The limit comes
 * first, so that what cannot be read counts too.
 */
export async function perform<Input extends TObject, Output>(
  action: Action<Input, Output>,
  read: RawInput | (() => Promise<Result<RawInput>>),
  performance: Performance,
): Promise<Performed<Output>> {
  const { visit, limiter, from, observe, idempotency } = performance;
  const { input, limit, run, runsOnce } = action;
  const { caller } = visit;
  const again = typeof read === "function" ? null : await replayOf(action, read, performance);
  if (again) return { outcome: again, allowance: null };
  const { address, user, key, cookies } = caller;
  const client = { address, user, key: key ?? null, cookies, isBrowser: visit.isBrowser };
  const limitOutcome = await limiter.take(limit, client);
  if (limitOutcome && !limitOutcome.allowance.isAllowed) {
    const failure = overLimit(limitOutcome.allowance, caller.lang);
    return { outcome: { ok: false, failure }, allowance: limitOutcome.allowance };
  }
  let isReplay = false;
  let allowance = limitOutcome?.allowance ?? null;
  let outcome: Result<Output> | null = null;
  try {
    const raw = typeof read === "function" ? await read() : ok(read);
    const decoded = raw.ok ? decode(input, raw.value, from) : raw;
    const sent =
      runsOnce && raw.ok && decoded.ok ? idempotency?.sentForm(raw.value, decoded.value, caller) : null;
    if (!decoded.ok) outcome = decoded;
    else if (sent && idempotency)
      ({ outcome, isReplay } = await idempotency.run(sent, caller, (lasting) => run(decoded.value, lasting)));
    else outcome = await run(decoded.value, caller);
  } finally {
    if ((!outcome?.ok || isReplay) && limitOutcome?.refund) allowance = await limitOutcome.refund();
  }
  if (!outcome.ok && outcome.failure.code === "unauthorized") knownUser(caller);
  observe?.(action, outcome);
  return { outcome, allowance, refund: isReplay ? null : (limitOutcome?.refund ?? null) };
}
