import type { TObject } from "@sinclair/typebox";
import type { Action } from "../core/action.ts";
import { type RawInput, decode } from "../core/decode.ts";
import { formatDuration } from "../core/format.ts";
import { type Lang, message } from "../core/i18n.ts";
import type { Failure, Result } from "../core/result.ts";
import type { RequestVisit } from "./caller.ts";
import type { Allowance, Limiter } from "./rate-limiter.ts";

/** Sees every outcome of an action; a test holds answers against their schemas with it. */
export type Observe = (action: Pick<Action, "output">, outcome: Result<unknown>) => void;

export type Performed<Output> = { readonly outcome: Result<Output>; readonly allowance: Allowance | null };

type Performance = {
  readonly visit: RequestVisit;
  readonly limiter: Limiter;
  readonly from: "json" | "form";
  readonly observe?: Observe | undefined;
};

/** That a limit is reached, until when, and whether signing in gives more. */
export function overLimit({ resetS, hasMoreSignedIn }: Allowance, lang: Lang): Failure {
  const time = formatDuration(resetS * 1000, lang);
  const detail = hasMoreSignedIn
    ? message("problem.rate_limited.signIn", { time })
    : message("problem.rate_limited.until", { time });
  return { code: "rate_limited", detail, retryAfterS: resetS };
}

/**
 * The one way in which an action runs, whoever asked for it: within the limit, on checked input. The limit comes
 * first, so that what cannot be read counts too.
 */
export async function perform<Input extends TObject, Output>(
  action: Action<Input, Output>,
  read: RawInput | (() => Promise<Result<RawInput>>),
  { visit, limiter, from, observe }: Performance,
): Promise<Performed<Output>> {
  const { input, limit, run } = action;
  const { caller } = visit;
  const taken = await limiter.take(limit, { ...caller, isBrowser: visit.isBrowser });
  if (taken && !taken.allowance.isAllowed) {
    const failure = overLimit(taken.allowance, caller.lang);
    return { outcome: { ok: false, failure }, allowance: taken.allowance };
  }
  const attempt = async (): Promise<Result<Output>> => {
    const raw = typeof read === "function" ? await read() : { ok: true as const, value: read };
    if (!raw.ok) return raw;
    const decoded = decode(input, raw.value, from);
    return decoded.ok ? run(decoded.value, caller) : decoded;
  };
  let allowance = taken?.allowance ?? null;
  let outcome: Result<Output> | null = null;
  try {
    outcome = await attempt();
  } finally {
    if (!outcome?.ok && taken?.refund) allowance = await taken.refund();
  }
  observe?.(action, outcome);
  return { outcome, allowance };
}
