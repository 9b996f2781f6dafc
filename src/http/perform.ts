import type { TObject } from "@sinclair/typebox";
import type { Action, Caller } from "../core/action.ts";
import { clientKeyOf } from "../core/client-key.ts";
import { type RawInput, decode } from "../core/decode.ts";
import type { Allowance, Limiter } from "./rate-limiter.ts";
import type { Result } from "../core/result.ts";

export type Performed<Output> = { readonly outcome: Result<Output>; readonly allowance: Allowance | null };

/** The one way in which an action runs, whoever asked for it: within the limit, on checked input. */
export async function perform<Input extends TObject, Output>(
  { input, limit, run }: Action<Input, Output>,
  raw: RawInput,
  { caller, limiter, from }: { caller: Caller; limiter: Limiter; from: "json" | "form" },
): Promise<Performed<Output>> {
  const name = typeof limit === "function" ? limit(caller) : limit;
  const allowance = await limiter.take(name, clientKeyOf(caller));
  if (allowance && !allowance.isAllowed) {
    return {
      outcome: { ok: false, failure: { code: "rate_limited", retryAfterS: allowance.resetS } },
      allowance,
    };
  }
  const decoded = decode(input, raw, from);
  return { outcome: decoded.ok ? await run(decoded.value, caller) : decoded, allowance };
}
