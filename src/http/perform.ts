import type { TObject } from "@sinclair/typebox";
import type { Action, Caller } from "../core/action.ts";
import { clientKeyOf } from "../core/client-key.ts";
import { type RawInput, decode } from "../core/decode.ts";
import type { Allowance, Limiter } from "./rate-limiter.ts";
import type { Result } from "../core/result.ts";

/** Sees every outcome of an action; a test holds answers against their schemas with it. */
export type Observe = (action: Pick<Action, "output">, outcome: Result<unknown>) => void;

export type Performed<Output> = { readonly outcome: Result<Output>; readonly allowance: Allowance | null };

type Performance = {
  readonly caller: Caller;
  readonly limiter: Limiter;
  readonly from: "json" | "form";
  readonly observe?: Observe | undefined;
};

/** The one way in which an action runs, whoever asked for it: within the limit, on checked input. */
export async function perform<Input extends TObject, Output>(
  action: Action<Input, Output>,
  raw: RawInput,
  { caller, limiter, from, observe }: Performance,
): Promise<Performed<Output>> {
  const { input, limit, run } = action;
  const name = typeof limit === "function" ? limit(caller) : limit;
  const allowance = await limiter.take(name, clientKeyOf(caller));
  if (allowance && !allowance.isAllowed) {
    return {
      outcome: { ok: false, failure: { code: "rate_limited", retryAfterS: allowance.resetS } },
      allowance,
    };
  }
  const decoded = decode(input, raw, from);
  const outcome = decoded.ok ? await run(decoded.value, caller) : decoded;
  observe?.(action, outcome);
  return { outcome, allowance };
}
