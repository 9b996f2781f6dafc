import { randomBytes } from "node:crypto";
import type { Payer } from "#core/client-key.ts";
import type { MessageKey } from "#core/i18n.ts";
import type { Ledger } from "#core/ledger.ts";
import type { Failure } from "#core/result.ts";
import { bodyBytesOf } from "#http/body.ts";
import type { ActiveClient } from "#http/client-activity.ts";
import { sendingOf } from "#http/respond.ts";
import { type ThreadWork, onResume, resumeWork } from "#http/thread-work.ts";
import { inTurns } from "#http/request-turns.ts";
import type { Log } from "#http/log.ts";
import { type RouteNames, unknownRoute } from "#http/route-names.ts";
import { isLocalOrigin } from "#core/local-origin.ts";
import type { Site } from "#core/site.ts";
import { barePolicy, hasSecurityHeaders, securityHeaders } from "#http/security-headers.ts";
import { commonHeaders } from "#ssr/headers.ts";
import type { PageCache } from "#ssr/page-cache.ts";

type Handle = (request: Request) => Response | Promise<Response>;

type WebApp = {
  readonly handle: Handle;
  /** Answers with a failure, in the visitor's language and as the address has it: a problem, or a page. */
  readonly refuse: (request: Request, failure: Failure) => Response;
  /** Whether a call takes the places of its body itself, once it knows who sends it. */
  readonly countsItsBody: (request: Request) => boolean;
};

const busyWith = (key: MessageKey): Failure => ({ code: "busy", detail: { key }, retryAfterS: 5 });
const tooManyBodies = busyWith("problem.busy.bodies");
const tooManyAnswers = busyWith("problem.busy.answers");

/** The longest name (RFC 1035, section 2.3.4, written out), with a port. */
const maxHostLength = 253 + ":65535".length;

/**
 * Whether a request says no host that there can be: more than one (RFC 9112, section 3.2), which Bun joins and takes the first of for
 * the address, or one that is longer than any.
 */
function hasWrongHost({ headers }: Request): boolean {
  const host = headers.get("host") ?? "";
  return host.includes(", ") || host.length > maxHostLength;
}

/** A body of this size is on its way anyway; a new connection would cost more than letting it come. */
const maxUnreadBytes = 16 * 1024;

/** The bodies of most forms and calls are far smaller. */
const maxSmallBodyBytes = 64 * 1024;

/** Answered before the body was read: what still comes of a large one is not waited for. */
const isUnread = ({ status }: Response, request: Request): boolean =>
  status === 408 || (status >= 400 && !request.bodyUsed && bodyBytesOf(request) > maxUnreadBytes);

type HandlerDeps = {
  readonly cache: Pick<PageCache, "answer">;
  readonly names: RouteNames;
  readonly log: Log;
  readonly site: Site;
  readonly clientOf: (request: Request) => ActiveClient;
  readonly payerOf: (request: Request) => Payer;
  readonly ledger: Pick<Ledger, "bodies" | "smallBodies" | "answers">;
  readonly threadWork: ThreadWork;
  readonly onRequest?: ((route: string, status: number, ms: number) => void) | undefined;
};

/** Takes room for an answer that is sent as it is read; a refusal in its place where there is none. */
function makeRoom(request: Request, response: Response, app: WebApp, deps: HandlerDeps): Response {
  const sending = sendingOf(response);
  if (!sending) return response;
  // Nobody reads it.
  if (request.method === "HEAD") return new Response(null, response);
  const release =
    sending.bytes === 0 ? () => {} : deps.ledger.answers.take(deps.payerOf(request), sending.bytes);
  if (!release) return app.refuse(request, tooManyAnswers);
  const route = deps.names.get(request);
  sending.start({
    signal: request.signal,
    onSlice: () => resumeWork(request),
    onEnd: release,
    onFault: (fault) => deps.log.fault(fault, route),
  });
  return response;
}

/** Gives every answer that is not from memory the header fields that all have, and its request a name and a line in the log. */
function finisherOf(app: WebApp, deps: HandlerDeps) {
  const { names, log, site, clientOf, payerOf, threadWork, onRequest } = deps;
  const runId = `${randomBytes(4).toString("hex")}-`;
  const defaultHeaders = Object.entries(securityHeaders);
  const bareHeaders = Object.entries(barePolicy);
  let requestCount = 0;
  return (request: Request, give: Handle): Response | Promise<Response> => {
    const startMs = performance.now();
    // While the connection is there; afterwards nobody knows its address.
    const client = clientOf(request);
    const id = runId + (requestCount += 1).toString(36);
    const payer = payerOf(request);
    const { method } = request;
    threadWork.begin(payer, method, unknownRoute);
    onResume(request, () => threadWork.begin(payer, method, names.get(request)));
    const finish = (given: Response): Response => {
      const response = makeRoom(request, given, app, deps);
      const { headers, status } = response;
      if (!hasSecurityHeaders(headers))
        for (const [name, value] of defaultHeaders) if (!headers.has(name)) headers.set(name, value);
      for (const [name, value] of bareHeaders) if (!headers.has(name)) headers.set(name, value);
      if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
      if (site.hsts) headers.set("Strict-Transport-Security", site.hsts);
      if (isUnread(response, request)) headers.set("Connection", "close");
      // Of what is sent as it is read nobody knows the length.
      if (method === "HEAD" && headers.get("Content-Length") === "0") headers.delete("Content-Length");
      headers.set("X-Request-Id", id);
      const ms = Math.round((performance.now() - startMs) * 100) / 100;
      const route = names.get(request);
      client.requests += 1;
      if (status === 429) client.refused += 1;
      log.request({ id, method, route, status, ms, client: client.hash });
      onRequest?.(route, status, ms);
      threadWork.end();
      return response;
    };
    const answer = give(request);
    return answer instanceof Response ? finish(answer) : answer.then(finish);
  };
}

const badRequest: Handle = () => new Response("Bad Request", { status: 400 });

/**
 * Around the app: room for a body is taken before anything waits, since Bun reads some of it meanwhile; then clients take
 * turns; pages from memory come first.
 */
export function createHandler(app: WebApp, deps: HandlerDeps): Handle {
  const finished = finisherOf(app, deps);
  // Then pages from memory are not what somebody sees who asks by another name.
  const isLocal = isLocalOrigin(deps.site.origin);
  // What the `Host` field says is a part of the address, and may be anything.
  const handleOrRefuse: Handle = (request) =>
    URL.canParse(request.url) ? app.handle(request) : badRequest(request);
  const refuseBody: Handle = (request) =>
    URL.canParse(request.url) ? app.refuse(request, tooManyBodies) : badRequest(request);

  const handleInTurn = inTurns(
    (request) => {
      if (hasWrongHost(request)) return finished(request, badRequest);
      const cached = !isLocal || isLocalOrigin(request.url) ? deps.cache.answer(request) : null;
      if (!cached) return finished(request, handleOrRefuse);
      deps.log.cached(cached.route, cached.response.status);
      return cached.response;
    },
    { clientOf: (request) => deps.clientOf(request).hash },
  );

  return (request) => {
    const bytes = bodyBytesOf(request);
    if (bytes === 0 || app.countsItsBody(request)) return handleInTurn(request);
    const places = bytes > maxSmallBodyBytes ? deps.ledger.bodies : deps.ledger.smallBodies;
    const release = places.take(deps.payerOf(request), bytes);
    if (!release) return finished(request, refuseBody);
    const answer = handleInTurn(request);
    if (!(answer instanceof Response)) return answer.finally(release);
    release();
    return answer;
  };
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
