import type { Message } from "./i18n.ts";

/** The stable words of a problem's `code`; each has its status and texts in `problem.ts`. */
export type FailureCode =
  | "invalid_input"
  | "malformed_body"
  | "unsupported_media_type"
  | "payload_too_large"
  | "request_timeout"
  | "unauthorized"
  | "forbidden"
  | "not_found"
  | "method_not_allowed"
  | "code_taken"
  | "gone"
  | "blocked_target"
  | "rate_limited"
  | "site_limit"
  | "busy"
  | "not_configured"
  | "upstream_error"
  | "upstream_timeout"
  | "storage_full"
  | "internal_error";

/** Where in a text something is: `line` and `column` count from 1, `excerpt` is that line with a caret below it. */
export type SourcePosition = { readonly line?: number; readonly column?: number; readonly excerpt?: string };

/**
 * What is wrong with one field; `path` is its name on the wire. What is `unfinished` may yet become right as it is typed;
 * a message there says what is missing.
 */
export type FieldError = SourcePosition & {
  readonly path: string;
  readonly message: Message;
  readonly unfinished?: Message | true;
};

/** An outcome that a visitor can cause. `detail` replaces the code's own sentence where there is more to say. */
export type Failure = {
  readonly code: FailureCode;
  readonly detail?: Message;
  readonly errors?: readonly FieldError[];
  readonly retryAfterS?: number;
  /** What it failed at was paid for all the same, so that no limit gives it back. */
  readonly isSpent?: true;
};

/** What failed for now: the same may succeed a moment later, for whoever asks again. */
const passing: ReadonlySet<FailureCode> = new Set([
  "busy",
  "rate_limited",
  "site_limit",
  "upstream_error",
  "upstream_timeout",
  "request_timeout",
  "internal_error",
]);

export const isPassing = ({ code }: Failure): boolean => passing.has(code);

export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure };

export const ok = <Value>(value: Value): Result<Value> => ({ ok: true, value });

export const fail = (
  failureCode: Exclude<FailureCode, "invalid_input">,
  failureDetail?: Message,
): Result<never> => ({
  ok: false,
  failure: failureDetail ? { code: failureCode, detail: failureDetail } : { code: failureCode },
});

/** A failure for which the price was paid: by who leaves before the answer, or what takes longer than anybody waits. */
export const spent = (failed: Result<never>): Result<never> =>
  failed.ok ? failed : { ok: false, failure: { ...failed.failure, isSpent: true } };

/** Bad input in one field. */
export const invalid = (
  path: string,
  message: Message,
  details: Omit<FieldError, "path" | "message"> = {},
): Result<never> => ({
  ok: false,
  failure: { code: "invalid_input", errors: [{ path, message, ...details }] },
});
