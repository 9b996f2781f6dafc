import { expect, test } from "bun:test";
import { languages } from "#core/i18n.ts";
import { failureCodes, problemOf, statusOf } from "#core/problem.ts";
import { fail, invalid } from "#core/result.ts";
import { saidInBoth } from "#tests/support/product/text-names.ts";

/** RFC 9110, section 15, RFC 6585 and RFC 4918. */
const statuses = {
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
} as const;

test("each code has its status, a title and a sentence in both languages", () => {
  expect(failureCodes.toSorted()).toEqual<unknown>(Object.keys(statuses).toSorted());
  for (const code of failureCodes) {
    const [vi, en] = languages.map((lang) => problemOf({ code }, lang));
    expect([code, statusOf(code), vi?.status, en?.status]).toEqual<unknown>([
      code,
      statuses[code],
      statuses[code],
      statuses[code],
    ]);
  }
  const told = failureCodes.map((code) => `${code}: ${saidInBoth((lang) => problemOf({ code }, lang))}`);
  expect(told.join("\n")).toMatchSnapshot();
});

test("a detail, one field's fault and a missing field each stand in place of the code's own sentence", () => {
  const told = [
    fail("not_found", { key: "temp-mail.gone" }),
    invalid("expr", { key: "invalid.tooLong", params: { max: 5 } }, { line: 1, column: 2, excerpt: "a\n ^" }),
    invalid("expr", { key: "invalid.required" }),
    {
      ok: false as const,
      failure: {
        code: "invalid_input" as const,
        errors: [
          { path: "a", message: { key: "invalid.required" as const } },
          { path: "b", message: { key: "invalid.number" as const } },
        ],
      },
    },
  ].flatMap((outcome) => (outcome.ok ? [] : [saidInBoth((lang) => problemOf(outcome.failure, lang))]));
  expect(told.join("\n")).toMatchSnapshot();
});
