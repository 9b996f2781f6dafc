import { randomBytes } from "node:crypto";
import type { Log } from "./log.ts";
import type { RouteNames } from "./route-names.ts";
import type { PageCache } from "./ssr/page-cache.ts";

type Handle = (request: Request) => Response | Promise<Response>;

/** Around the app: pages from memory first, then a name for each request and a line in the log. */
export function createHandler(
  app: { handle: Handle },
  deps: { cache: PageCache; names: RouteNames; log: Log },
): Handle {
  const run = `${randomBytes(4).toString("hex")}-`;
  let count = 0;
  const finish = (
    request: Request,
    response: Response,
    id: string,
    start: number,
    route: string,
  ): Response => {
    const ms = Math.round((performance.now() - start) * 100) / 100;
    deps.log.request({ id, method: request.method, route, status: response.status, ms });
    response.headers.set("X-Request-Id", id);
    return response;
  };
  return (request) => {
    const start = performance.now();
    const id = run + (count += 1).toString(36);
    const kept = deps.cache.answer(request);
    if (kept) return finish(request, kept, id, start, new URL(request.url).pathname);
    const answer = app.handle(request);
    if (answer instanceof Response) return finish(request, answer, id, start, deps.names.get(request));
    return answer.then((response) => finish(request, response, id, start, deps.names.get(request)));
  };
}
