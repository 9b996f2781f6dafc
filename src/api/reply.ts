import { respond, respondWithTexts } from "#http/respond.ts";
import { securityHeaders } from "#http/security-headers.ts";
import type { Lang } from "#core/i18n.ts";
import { problemOf } from "#core/problem.ts";
import type { Failure } from "#core/result.ts";
import type { Picture } from "#core/picture.ts";
import { jsonFile } from "./json-file.ts";

export const apiHeaders = {
  ...securityHeaders,
  "Cache-Control": "no-store",
  "Referrer-Policy": "no-referrer",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
} as const;

/** Made once: a table of fields is read anew for each answer. */
export const jsonHeadersWith = (ownHeaders: Readonly<Record<string, string>>): Headers =>
  new Headers({ ...apiHeaders, ...ownHeaders, "Content-Type": "application/json;charset=utf-8" });

const jsonHeaders = jsonHeadersWith({});

export const replyJson = (apiAnswer: unknown, headers = jsonHeaders): Response =>
  respond(JSON.stringify(apiAnswer), { headers });

/** JSON to be saved as a file, which somebody may want to read; made as it is read. */
export function replyFile(
  name: string,
  {
    head,
    lists,
  }: { readonly head: object; readonly lists: Readonly<Record<string, AsyncIterable<unknown>>> },
): Response {
  const headers = {
    "Content-Type": "application/json",
    "Content-Disposition": `attachment; filename="${name}"`,
  };
  return respondWithTexts(jsonFile({ ...head, ...lists }), { headers: { ...apiHeaders, ...headers } });
}

export const replyPicture = ({ type, bytes, name }: Picture): Response =>
  respond(bytes, {
    headers: { ...apiHeaders, "Content-Type": type, "Content-Disposition": `inline; filename="${name}"` },
  });

/** The body of a refusal; `/auth/me` says `success` either way. */
export const problemBody = (apiFailure: Failure, lang: Lang) => ({
  ...problemOf(apiFailure, lang),
  ...(apiFailure.code === "unauthorized" && { success: false }),
});

/** A refusal as RFC 9457 says, in the reader's language; `extra` adds header fields. */
export function replyProblem(
  apiFailure: Failure,
  lang: Lang,
  extra: { readonly headers?: Record<string, string> } = {},
): Response {
  const problem = problemBody(apiFailure, lang);
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: {
      ...apiHeaders,
      "Content-Type": "application/problem+json",
      "Content-Language": lang,
      ...(apiFailure.code === "unauthorized" && { "WWW-Authenticate": 'Bearer realm="api"' }),
      ...(apiFailure.retryAfterS !== undefined && { "Retry-After": String(apiFailure.retryAfterS) }),
      ...extra.headers,
    },
  });
}
