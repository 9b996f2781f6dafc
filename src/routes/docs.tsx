import { Elysia } from "elysia";
import { requestLanguage } from "#http/caller.ts";
import { queryOf } from "#http/body.ts";
import type { PageServer } from "#ssr/page-server.ts";
import type { Page } from "#ssr/page.ts";
import { servePage } from "#ssr/serve-page.ts";

const docsPath = "/api/docs";

/** The page of the API at its old address, which the problems' types name; in the language that is asked for. */
export const serveDocs = (page: Page, server: PageServer) =>
  new Elysia().get(
    docsPath,
    async ({ request }) => {
      server.names.set(request, docsPath);
      const pageRequest = {
        page,
        lang: requestLanguage(request),
        request,
        params: {},
        query: queryOf(request),
      };
      const response = await servePage(pageRequest, server);
      response.headers.append("Vary", "Accept-Language");
      return response;
    },
    { parse: "none" },
  );
