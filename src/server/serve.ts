import { randomBytes } from "node:crypto";
import type { Log } from "../http/log.ts";
import type { RouteNames } from "../http/route-names.ts";
import { isLocalOrigin } from "../core/local-origin.ts";
import type { Site } from "../core/site.ts";
import { commonHeaders } from "../ssr/headers.ts";
import type { PageCache } from "../ssr/page-cache.ts";

type Handle = (request: Request) => Response | Promise<Response>;

/** What is not a page loads nothing and stands in no frame, whatever a browser takes it for. */
const barePolicy = "default-src 'none'; frame-ancestors 'none'";

/** Answered before the body was read: what still comes of it is not waited for. */
const isUnread = ({ status }: Response, request: Request): boolean =>
  status === 408 ||
  (status >= 400 && !request.bodyUsed && Number(request.headers.get("content-length") ?? 0) > 0);

/** Around the app: pages from memory first, then the headers that all have, a name for each request and a line in the log. */
export function createHandler(
  app: { handle: Handle },
  deps: { cache: PageCache; names: RouteNames; log: Log; site: Site },
): Handle {
  const run = `${randomBytes(4).toString("hex")}-`;
  const always = Object.entries({ ...commonHeaders(deps.site), "Content-Security-Policy": barePolicy });
  // Then pages from memory are not what somebody sees who asks by another name.
  const isLocal = isLocalOrigin(deps.site.origin);
  let count = 0;
  const note = (request: Request, status: number, route: string, id: string, start: number) => {
    const ms = Math.round((performance.now() - start) * 100) / 100;
    deps.log.request({ id, method: request.method, route, status, ms });
  };
  return (request) => {
    const start = performance.now();
    const id = run + (count += 1).toString(36);
    const finish = (response: Response): Response => {
      const { headers } = response;
      for (const [name, value] of always) if (!headers.has(name)) headers.set(name, value);
      if (isUnread(response, request)) headers.set("Connection", "close");
      headers.set("X-Request-Id", id);
      note(request, response.status, deps.names.get(request), id, start);
      return response;
    };
    const kept = !isLocal || isLocalOrigin(request.url) ? deps.cache.answer(request) : null;
    if (kept) {
      note(request, kept.response.status, kept.route, id, start);
      return kept.response;
    }
    // What the `Host` field says is a part of the address, and may be anything.
    if (!URL.canParse(request.url)) return finish(new Response("Bad Request", { status: 400 }));
    const answer = app.handle(request);
    return answer instanceof Response ? finish(answer) : answer.then(finish);
  };
}

/** The answer to a fault that even the app's own answer to faults did not survive. */
export function bareFault(site: Site): Response {
  const headers = {
    ...commonHeaders(site),
    "Content-Security-Policy": barePolicy,
    "Cache-Control": "no-store",
  };
  return new Response("Internal Server Error", { status: 500, headers });
}
