import { overLimit } from "../http/perform.ts";
import { type LimitClient, allowanceHeaders } from "../http/rate-limiter.ts";
import type { Lang } from "../core/i18n.ts";
import { problemOf } from "../core/problem.ts";
import { commonHeaders, contentPolicy } from "./headers.ts";
import type { PageServer } from "./page-server.ts";

/**
 * Counts a page that is about to be rendered. Who has asked for too many gets a page of one sentence, which costs
 * next to nothing; null for everybody else.
 */
export async function limitPageRender(
  { limiter, site, assets }: PageServer,
  client: LimitClient,
  lang: Lang,
): Promise<Response | null> {
  const limitOutcome = await limiter.take("page", client);
  if (!limitOutcome || limitOutcome.allowance.isAllowed) return null;
  const { title, detail, status } = problemOf(overLimit(limitOutcome.allowance, lang), lang);
  const pageHead = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="stylesheet" href="${assets.css}">`;
  return new Response(
    `<!DOCTYPE html><html lang="${lang}"><head>${pageHead}</head><body><main class="bare"><h1>${title}</h1><p>${detail}</p></main></body></html>`,
    {
      status,
      headers: {
        ...commonHeaders(site),
        "Content-Security-Policy": contentPolicy({ site, isPrivate: true }),
        "Content-Type": "text/html; charset=utf-8",
        "Cache-Control": "no-store",
        ...allowanceHeaders(limitOutcome.allowance),
      },
    },
  );
}
