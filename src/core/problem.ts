import { type Lang, type MessageKey, readMessage, message } from "./i18n.ts";
import type { Failure, FailureCode, SourcePosition } from "./result.ts";

const statusByFailure: Record<FailureCode, number> = {
  malformed_body: 400,
  unauthorized: 401,
  forbidden: 403,
  blocked_target: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  code_taken: 409,
  gone: 410,
  payload_too_large: 413,
  unsupported_media_type: 415,
  invalid_input: 422,
  rate_limited: 429,
  site_limit: 429,
  internal_error: 500,
  upstream_error: 502,
  not_configured: 503,
  busy: 503,
  upstream_timeout: 504,
  storage_full: 507,
};

/** The body of a refusal (RFC 9457), in the reader's language; pages and islands show the same object. */
export type Problem = {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: FailureCode;
  readonly errors?: readonly (SourcePosition & { readonly path: string; readonly message: string })[];
};

// oxlint-disable-next-line no-unsafe-type-assertion -- the table's keys are exactly the codes
export const failureCodes = Object.keys(statusByFailure) as readonly FailureCode[];

export const statusOf = (failureCode: FailureCode): number => statusByFailure[failureCode];

const sentenceKey = (failureCode: FailureCode): MessageKey => `problem.${failureCode}`;
const titleKey = (failureCode: FailureCode): MessageKey => `problem.${failureCode}.title`;

export function problemOf(failure: Failure, lang: Lang): Problem {
  const { code: failureCode, errors } = failure;
  const fieldErrors = errors?.map(({ path, message, line, column, excerpt }) => ({
    path,
    ...(line !== undefined && { line }),
    ...(column !== undefined && { column }),
    ...(excerpt !== undefined && { excerpt }),
    message: readMessage(lang, message),
  }));
  const onlyError = fieldErrors?.length === 1 ? fieldErrors[0] : undefined;
  // "this field" says nothing away from the field
  const isFieldMissing = errors?.length === 1 && errors[0]?.message.key === "invalid.required";
  return {
    type: `/api/docs#${failureCode}`,
    title: readMessage(lang, { key: titleKey(failureCode) }),
    status: statusByFailure[failureCode],
    detail: failure.detail
      ? readMessage(lang, failure.detail)
      : isFieldMissing
        ? readMessage(lang, message("problem.invalid_input.missing"))
        : (onlyError?.message ?? readMessage(lang, { key: sentenceKey(failureCode) })),
    code: failureCode,
    ...(fieldErrors && { errors: fieldErrors }),
  };
}
