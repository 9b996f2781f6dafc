import { randomBytes } from "node:crypto";
import type { Log } from "../http/log.ts";
import type { RouteNames } from "../http/route-names.ts";
import type { PageCache } from "../ssr/page-cache.ts";

type Handle = (request: Request) => Response | Promise<Response>;

/** Around the app: pages from memory first, then a name for each request and a line in the log. */
export function createHandler(
  app: { handle: Handle },
  deps: { cache: PageCache; names: RouteNames; log: Log },
): Handle {
  const run = `${randomBytes(4).toString("hex")}-`;
  let count = 0;
  const note = (request: Request, status: number, route: string, id: string, start: number) => {
    const ms = Math.round((performance.now() - start) * 100) / 100;
    deps.log.request({ id, method: request.method, route, status, ms });
  };
  return (request) => {
    const start = performance.now();
    const id = run + (count += 1).toString(36);
    const kept = deps.cache.answer(request);
    if (kept) {
      note(request, kept.response.status, kept.route, id, start);
      return kept.response;
    }
    const finish = (response: Response): Response => {
      note(request, response.status, deps.names.get(request), id, start);
      response.headers.set("X-Request-Id", id);
      return response;
    };
    // What the `Host` field says is a part of the address, and may be anything.
    if (!URL.canParse(request.url)) return finish(new Response("Bad Request", { status: 400 }));
    const answer = app.handle(request);
    return answer instanceof Response ? finish(answer) : answer.then(finish);
  };
}
