import { Elysia } from "elysia";
import { type Actions } from "./actions.ts";
import { isStorageFull } from "./db/full.ts";
import { endpointsOf } from "./api/index.ts";
import { replyProblem } from "./api/reply.ts";
import { serveApi } from "./api/serve-api.ts";
import { languageOf } from "./caller.ts";
import type { Lang } from "./i18n.ts";
import type { Log } from "./log.ts";
import { allowedMethods } from "./methods.ts";
import { serveDocs } from "./routes/docs.tsx";
import { keyedPagesOf, pagesOf } from "./routes/index.ts";
import { serveShortLinks } from "./routes/short-links.tsx";
import type { PageServer } from "./ssr/page-server.ts";
import { serveFiles } from "./ssr/serve-files.ts";
import { servePages } from "./ssr/serve-page.tsx";
import { errorPage, refusalPage } from "./ssr/special-pages.tsx";

export type Deps = PageServer & {
  readonly actions: Actions;
  readonly log: Log;
  /** Whether the database answers. */
  readonly isHealthy: () => boolean;
};

const pageLanguage = (pathname: string): Lang => (/^\/en(\/|$)/.test(pathname) ? "en" : "vi");

type FaultHandler = (fault: {
  code: unknown;
  error: unknown;
  request: Request;
}) => Response | Promise<Response>;

/** The whole product as one function of a request; it opens nothing and listens to nothing by itself. */
export async function createApp(deps: Deps) {
  const endpoints = endpointsOf(deps.actions);
  const answerFor: FaultHandler = ({ code, error, request }) => {
    const { pathname } = new URL(request.url);
    const isApi = pathname === "/api" || pathname.startsWith("/api/");
    const lang = isApi ? languageOf(request) : pageLanguage(pathname);
    if (code !== "NOT_FOUND") {
      deps.log.fault(error, deps.names.get(request));
      const failure = { code: isStorageFull(error) ? "storage_full" : "internal_error" } as const;
      if (isApi) return replyProblem(failure, lang);
      if (failure.code === "storage_full") return refusalPage({ request, server: deps, lang, failure });
      return errorPage({ request, server: deps, lang });
    }
    const allowed = methodsOn(pathname);
    const failure = { code: allowed.length > 0 ? "method_not_allowed" : "not_found" } as const;
    const headers: Record<string, string> = allowed.length > 0 ? { Allow: allowed.join(", ") } : {};
    if (isApi) return replyProblem(failure, lang, { headers });
    return refusalPage({ request, server: deps, lang, failure, headers });
  };
  // Elysia gives a hook to the routes that come after it only.
  const app = new Elysia({ normalize: false })
    .onError({ as: "global" }, answerFor)
    .get("/healthz", () => new Response("ok"), { detail: { hide: true } })
    .get(
      "/readyz",
      () => new Response(deps.isHealthy() ? "ok" : "database", { status: deps.isHealthy() ? 200 : 503 }),
      {
        detail: { hide: true },
      },
    )
    .use(serveDocs(endpoints, deps))
    .use(serveApi(endpoints, deps))
    .use(servePages([...Object.values(pagesOf(deps.actions)), ...keyedPagesOf(deps.actions)], deps))
    .use(serveShortLinks(deps.actions.links, deps))
    .use(await serveFiles(deps.assets, deps.site));
  const methodsOn = allowedMethods(app.routes);
  return app;
}
