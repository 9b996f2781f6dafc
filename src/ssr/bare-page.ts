import { type Lang } from "#core/i18n.ts";
import { problemOf } from "#core/problem.ts";
import type { Failure } from "#core/result.ts";
import { commonHeaders, contentPolicy } from "./headers.ts";
import type { PageServer } from "./page-server.ts";

/** A refusal as a page of one sentence, which costs next to nothing: for who has asked for too much. */
export function barePage(
  failure: Failure,
  { site, assets }: Pick<PageServer, "site" | "assets">,
  { lang, headers = {} }: { readonly lang: Lang; readonly headers?: Record<string, string> },
): Response {
  const { title, detail, status } = problemOf(failure, lang);
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="stylesheet" href="${assets.css}">`;
  return new Response(
    `<!DOCTYPE html><html lang="${lang}"><head>${head}</head><body><main class="bare"><h1>${title}</h1><p>${detail}</p></main></body></html>`,
    {
      status,
      headers: {
        ...commonHeaders(site),
        "Content-Security-Policy": contentPolicy({ site, isPrivate: true }),
        "Content-Type": "text/html; charset=utf-8",
        "Cache-Control": "no-store",
        ...(failure.retryAfterS !== undefined && { "Retry-After": String(failure.retryAfterS) }),
        ...headers,
      },
    },
  );
}
