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
  | "busy"
  | "not_configured"
  | "upstream_error"
  | "upstream_timeout"
  | "storage_full"
  | "internal_error";

/** Where in a text something is: `line` and `column` count from 1, `excerpt` is that line with a caret below it. */
export type SourcePosition = { readonly line?: number; readonly column?: number; readonly excerpt?: string };

/** What is wrong with one field; `path` is its name on the wire. */
export type FieldError = SourcePosition & { readonly path: string; readonly message: Message };

/** An outcome that a visitor can cause. `detail` replaces the code's own sentence where there is more to say. */
export type Failure = {
  readonly code: FailureCode;
  readonly detail?: Message;
  readonly errors?: readonly FieldError[];
  readonly retryAfterS?: number;
};

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

/** Bad input in one field. */
export const invalid = (
  path: string,
  message: Message,
  sourcePosition: SourcePosition = {},
): Result<never> => ({
  ok: false,
  failure: { code: "invalid_input", errors: [{ path, message, ...sourcePosition }] },
});
