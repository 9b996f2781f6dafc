import { randomBytes } from "node:crypto";
import type { ActiveClient } from "../http/client-activity.ts";
import { inTurns } from "../http/request-turns.ts";
import type { Log } from "../http/log.ts";
import type { RouteNames } from "../http/route-names.ts";
import { isLocalOrigin } from "../core/local-origin.ts";
import type { Site } from "../core/site.ts";
import { barePolicy, hasSecurityHeaders, securityHeaders } from "../http/security-headers.ts";
import { commonHeaders } from "../ssr/headers.ts";
import type { PageCache } from "../ssr/page-cache.ts";

type Handle = (request: Request) => Response | Promise<Response>;

/** Whether a request says more than one host (RFC 9112, section 3.2): Bun joins the fields, and takes the first for the address. */
const hasTwoHosts = ({ headers }: Request): boolean => headers.get("host")?.includes(", ") ?? false;

/** A body of this size is on its way anyway; a new connection would cost more than letting it come. */
const maxUnreadBytes = 16 * 1024;

/** Answered before the body was read: what still comes of a large one is not waited for. */
const isUnread = ({ status }: Response, request: Request): boolean =>
  status === 408 ||
  (status >= 400 && !request.bodyUsed && Number(request.headers.get("content-length") ?? 0) > maxUnreadBytes);

/** Around the app: clients take turns, pages from memory first, then the headers that all have, a name for each request and a line in the log. */
export function createHandler(
  app: { handle: Handle },
  deps: {
    cache: PageCache;
    names: RouteNames;
    log: Log;
    site: Site;
    clientOf: (request: Request) => ActiveClient;
    onRequest?: ((route: string, status: number, ms: number) => void) | undefined;
  },
): Handle {
  const runId = `${randomBytes(4).toString("hex")}-`;
  const defaultHeaders = Object.entries(securityHeaders);
  const bareHeaders = Object.entries(barePolicy);
  const { hsts } = deps.site;
  // Then pages from memory are not what somebody sees who asks by another name.
  const isLocal = isLocalOrigin(deps.site.origin);
  let requestCount = 0;
  const handleRequest: Handle = (request) => {
    const isWrongHost = hasTwoHosts(request);
    const isForCache = !isWrongHost && (!isLocal || isLocalOrigin(request.url));
    const cachedPage = isForCache ? deps.cache.answer(request) : null;
    if (cachedPage) {
      deps.log.cached(cachedPage.route, cachedPage.response.status);
      return cachedPage.response;
    }
    const startMs = performance.now();
    // While the connection is there; afterwards nobody knows its address.
    const client = deps.clientOf(request);
    const id = runId + (requestCount += 1).toString(36);
    const finishResponse = (response: Response): Response => {
      const { headers } = response;
      if (!hasSecurityHeaders(headers))
        for (const [headerName, headerValue] of defaultHeaders)
          if (!headers.has(headerName)) headers.set(headerName, headerValue);
      for (const [headerName, headerValue] of bareHeaders)
        if (!headers.has(headerName)) headers.set(headerName, headerValue);
      if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
      if (hsts) headers.set("Strict-Transport-Security", hsts);
      if (isUnread(response, request)) headers.set("Connection", "close");
      headers.set("X-Request-Id", id);
      const durationMs = Math.round((performance.now() - startMs) * 100) / 100;
      const [route, { method }, { status }] = [deps.names.get(request), request, response];
      client.requests += 1;
      if (status === 429) client.refused += 1;
      deps.log.request({ id, method, route, status, ms: durationMs, client: client.hash });
      deps.onRequest?.(route, status, durationMs);
      return response;
    };
    // What the `Host` field says is a part of the address, and may be anything.
    if (isWrongHost || !URL.canParse(request.url))
      return finishResponse(new Response("Bad Request", { status: 400 }));
    const appAnswer = app.handle(request);
    return appAnswer instanceof Response ? finishResponse(appAnswer) : appAnswer.then(finishResponse);
  };
  return inTurns(handleRequest, { clientOf: (request) => deps.clientOf(request).hash });
}

/** The answer to a fault that even the app's own answer to faults did not survive. */
export function bareFault(site: Site): Response {
  const headers = {
    ...commonHeaders(site),
    ...barePolicy,
    "Cache-Control": "no-store",
  };
  return new Response("Internal Server Error", { status: 500, headers });
}
