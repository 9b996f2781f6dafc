import { isEmbedded } from "#http/body.ts";
import { overLimit } from "#http/perform.ts";
import { type LimitClient, allowanceHeaders } from "#http/rate-limiter.ts";
import type { Lang } from "#core/i18n.ts";
import { barePage } from "./bare-page.ts";
import type { PageServer } from "./page-server.ts";

/** What another site's page shows as a picture or in a frame is no page: it would use up what its readers may ask for. */
const forbiddenEmbedding = (): Response =>
  new Response("Forbidden", {
    status: 403,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });

/**
 * Counts a page that is about to be rendered; the answer for who has asked for too many, and null for everybody else.
 * Nothing is rendered into another site's page.
 */
export async function limitPageRender(
  server: PageServer,
  { request, client, lang }: { request: Request; client: LimitClient; lang: Lang },
): Promise<Response | null> {
  if (isEmbedded(request, server.callers.origin)) return forbiddenEmbedding();
  const outcome = await server.limiter.take("page", client);
  if (!outcome || outcome.allowance.isAllowed) return null;
  const headers = allowanceHeaders(outcome.allowance);
  return barePage(overLimit(outcome.allowance, lang), server, { lang, headers });
}
