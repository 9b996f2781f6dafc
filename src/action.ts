import type { Static, TObject } from "@sinclair/typebox";
import type { Lang } from "./i18n.ts";
import type { LimitName } from "./limits.ts";
import type { Result } from "./result.ts";

export type User = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly avatar: string | null;
};

/** Who asks. `address` is the client's IP address, never to be stored; `signal` aborts when the visitor leaves. */
export type Caller = {
  readonly lang: Lang;
  readonly address: string;
  readonly userAgent: string;
  readonly user: User | null;
  /** The anonymous browser's own id, from an HttpOnly cookie; null until something is kept for it. */
  readonly browser: string | null;
  readonly signal: AbortSignal;
};

/**
 * One thing a tool does, stated once for the JSON API and for the page's own form: what it takes, how often a
 * client may ask, and the function. An expected failure is a value.
 */
export type Action<Input extends TObject = TObject, Output = unknown> = {
  readonly input: Input;
  readonly limit: LimitName;
  readonly run: (input: Static<Input>, caller: Caller) => Result<Output> | Promise<Result<Output>>;
};

export type OutputOf<One> = One extends { run: (...args: never[]) => infer Outcome }
  ? Awaited<Outcome> extends infer Settled
    ? Settled extends { ok: true; value: infer Output }
      ? Output
      : never
    : never
  : never;

export const action = <Input extends TObject, Output>(
  input: Input,
  limit: LimitName,
  run: Action<Input, Output>["run"],
): Action<Input, Output> => ({ input, limit, run });
