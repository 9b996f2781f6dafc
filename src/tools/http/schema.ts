import { Type } from "@sinclair/typebox";
import type { Answer } from "#core/action.ts";
import type { Reader } from "#core/reading.ts";
import { DateTime, choice, nullable, text } from "#core/schema.ts";
import { httpMethods } from "./effects.ts";
import { readCallRequest, readCheck, readRequest } from "./read-request.ts";

/** `none`: not set, though it would protect; `open`: not set, and what browsers do without it is sound. */
const securityStates = ["good", "weak", "none", "open"] as const;
export type SecurityState = (typeof securityStates)[number];

const targetFields = (reads: Reader) => ({
  url: text({
    minLength: 1,
    maxLength: 2048,
    reads,
    description: "http or https, or a whole `curl` line; the words around it are dropped",
  }),
  method: choice(httpMethods, { default: "GET" }),
});
const body = Type.Optional(text({ maxLength: 65_536 }));

export const StatusInput = Type.Object(targetFields(readCheck));
export const RequestInput = Type.Object({
  ...targetFields(readCallRequest),
  headers: Type.Optional(Type.Object({}, { additionalProperties: true, message: "http.badHeaders" })),
  body,
});
/** The page's form, where the headers are a text that a visitor types. */
export const RequestForm = Type.Object({
  ...targetFields(readRequest),
  headers: Type.Optional(text({ maxLength: 100_000 })),
  body,
});

const TlsReport = Type.Object({
  valid: Type.Boolean(),
  error: nullable(Type.String({ description: "why the certificate is not to be trusted: OpenSSL's code" })),
  error_text: nullable(Type.String({ description: "the same in the reader's language" })),
  protocol: Type.String(),
  cipher: Type.String(),
  subject: Type.String(),
  issuer: Type.String(),
  names: Type.Array(Type.String(), { description: "the names that the certificate is for, at most 100" }),
  valid_from: nullable(DateTime),
  valid_to: nullable(DateTime),
  days_left: nullable(Type.Integer({ description: "whole days; negative when it has ended" })),
  fingerprint: Type.String({ description: "SHA-256" }),
});

const httpStatus = {
  url: Type.String(),
  method: choice(httpMethods),
  final_url: Type.String({ description: "where the redirects led" }),
  status: Type.Integer(),
  status_text: Type.String(),
  ok: Type.Boolean({ description: "whether the status is 2xx" }),
  summary: Type.String({ description: "a sentence in the reader's language" }),
  http_version: Type.String(),
  ip: Type.String({ description: "the address that was connected to" }),
  redirects: Type.Array(Type.Object({ url: Type.String(), status: Type.Integer(), location: Type.String() })),
  headers: Type.Record(Type.String(), Type.String(), {
    description: "one value a name, in lower case; repetitions between commas, cookies on lines of their own",
  }),
  header_lines: Type.Array(Type.Tuple([Type.String(), Type.String()]), {
    description: "as they came, names and repetitions included",
  }),
  timings: Type.Object(
    {
      dns_ms: nullable(Type.Number()),
      connect_ms: Type.Number(),
      tls_ms: nullable(Type.Number()),
      first_byte_ms: Type.Number(),
      total_ms: Type.Number({ description: "of the whole look-up, redirects included" }),
    },
    { description: "the steps of the last exchange; null for a step that was not needed" },
  ),
  tls: nullable(TlsReport),
  security: Type.Array(
    Type.Object({
      name: Type.String({ description: "the header" }),
      state: choice(securityStates, {
        description:
          "`none`: not set, though it would protect; `open`: not set, and browsers' own way is sound",
      }),
      text: Type.String({ description: "what it does for visitors, in the reader's language" }),
    }),
    { description: "what the answer tells browsers for the safety of its visitors" },
  ),
  warnings: Type.Array(Type.String()),
  curl: Type.String({ description: "the same request as a line for a shell" }),
};

export const StatusOutput = Type.Object(httpStatus);
export const RequestOutput = Type.Object({
  ...httpStatus,
  body: Type.String({ description: "the first 128 KiB" }),
  body_encoding: choice(["text", "base64"]),
  content_type: Type.String(),
  body_size: Type.Integer({ description: "bytes, unpacked, as far as they were read" }),
  truncated: Type.Boolean({ description: "whether there was more than `body` holds" }),
});
export type StatusReport = Answer<typeof StatusOutput>;
export type RequestReport = Answer<typeof RequestOutput>;
