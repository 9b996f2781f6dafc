import { Elysia } from "elysia";
import { knownUser } from "../core/action.ts";
import type { LimitName } from "../core/limits.ts";
import { queryOf } from "../http/body.ts";
import { type Callers, type RequestVisit, requestLanguage, visitOf } from "../http/caller.ts";
import { type Limiter, allowanceHeaders } from "../http/rate-limiter.ts";
import { type Observe, overLimit, perform } from "../http/perform.ts";
import type { Failure } from "../core/result.ts";
import type { Idempotency } from "../http/idempotency.ts";
import type { RouteNames } from "../http/route-names.ts";
import { hasBody, readCallInput } from "./call-input.ts";
import { type ApiRequest, type Endpoint, routeOf } from "./endpoint.ts";
import { withCacheHeaders } from "./cache-headers.ts";
import { refusalOfKey, withinScopes } from "./key-scopes.ts";
import { plainTextOf, replyPlainText, wantsPlainText } from "./plain-text.ts";
import { replyJson, replyProblem } from "./reply.ts";
import { isOpenToAll, openHeaders, preflight } from "./script-access.ts";

export type ApiServer = {
  readonly callers: Callers;
  readonly limiter: Limiter;
  readonly names: RouteNames;
  readonly observe?: Observe | undefined;
  readonly idempotency?: Idempotency | undefined;
};

type Asked = ApiServer & { readonly visit: RequestVisit };

/** What the path itself names wrongly is not there; only what was sent to it can be bad input. */
const isMisnamed = ({ code, errors = [] }: Failure, { params }: ApiRequest): boolean =>
  code === "invalid_input" && errors.some(({ path }) => path in params);

const noHeaders: Record<string, string> = {};

const acceptsEvents = (request: Request): boolean =>
  /(^|,)\s*text\/event-stream\s*(;|,|$)/i.test(request.headers.get("accept") ?? "");

/** Answers without an action, which its own limit counts: requests refused before an action runs, and calls that answer for themselves. */
async function answerCounted(
  limit: LimitName | null,
  { visit: { caller }, limiter }: Asked,
  give: () => Response | Promise<Response>,
): Promise<Response> {
  const limitOutcome = limit && (await limiter.take(limit, caller));
  if (!limitOutcome || limitOutcome.allowance.isAllowed) return give();
  const headers = allowanceHeaders(limitOutcome.allowance);
  return replyProblem(overLimit(limitOutcome.allowance, caller.lang), caller.lang, { headers });
}

async function answer(endpoint: Endpoint, request: ApiRequest, server: Asked): Promise<Response> {
  const { limiter, observe, idempotency, visit } = server;
  const { caller } = visit;
  const { lang } = caller;
  const refuse = (failure: Failure) => {
    if (failure.code === "unauthorized") knownUser(caller);
    return answerCounted("read", server, () => replyProblem(failure, lang));
  };
  const isForeign = hasBody(request.request) && caller.isCrossSiteNavigation && !isOpenToAll(endpoint);
  if (isForeign) return refuse({ code: "forbidden" });
  const refusedKey = refusalOfKey(endpoint, request.request, caller);
  if (refusedKey) return refuse(refusedKey);
  if (endpoint.signIn && !caller.user) return refuse({ code: "unauthorized" });
  if (endpoint.handle) {
    const limit = endpoint.limit === undefined ? "read" : endpoint.limit;
    return answerCounted(limit, server, () => endpoint.handle(request));
  }
  const followed = endpoint.streamed && acceptsEvents(request.request) ? endpoint.streamed : null;
  const { outcome, allowance, refund } = await perform(
    followed?.action ?? endpoint.action,
    () => readCallInput(endpoint, request),
    { visit, limiter, from: endpoint.takesForm ? "form" : "json", observe, idempotency },
  );
  const headers = allowance ? allowanceHeaders(allowance) : noHeaders;
  if (!outcome.ok) {
    const failure = isMisnamed(outcome.failure, request) ? ({ code: "not_found" } as const) : outcome.failure;
    return replyProblem(failure, lang, { headers });
  }
  const text =
    endpoint.reply || !wantsPlainText(request.request) ? null : plainTextOf(endpoint.path, outcome.value);
  const make = followed?.reply ?? endpoint.reply ?? replyJsonOf;
  const onFailure = async () => void (await refund?.());
  const reply = text === null ? await make(outcome.value, request, onFailure) : replyPlainText(text);
  for (const name in headers) reply.headers.set(name, headers[name] ?? "");
  return reply;
}

const replyJsonOf = (value: unknown): Response => replyJson(value);

/** What other sites may read says so; a picture may stand in their pages. */
function openToAll(response: Response): Response {
  const { headers } = response;
  for (const [name, value] of Object.entries(openHeaders)) headers.set(name, value);
  if (headers.get("content-type")?.startsWith("image/"))
    headers.set("Cross-Origin-Resource-Policy", "cross-origin");
  return response;
}

/** The routes of the API's calls. */
export function serveApi(endpoints: readonly Endpoint[], server: ApiServer) {
  const app = new Elysia({ prefix: "/api" });
  for (const endpoint of endpoints) {
    const isOpen = isOpenToAll(endpoint);
    const handle = async ({
      request,
      params = {},
    }: {
      request: Request;
      params?: Record<string, string>;
    }) => {
      server.names.set(request, `/api${endpoint.path}`);
      const query = queryOf(request);
      const unscoped = await visitOf(request, requestLanguage(request, query), server.callers);
      const caller = withinScopes(endpoint, unscoped.caller);
      const visit = { ...unscoped, caller };
      const { jar } = visit;
      const apiRequest = { request, caller, jar, params, query };
      const uncached = await answer(endpoint, apiRequest, { ...server, visit });
      const response = endpoint.isLasting ? await withCacheHeaders(uncached, request) : uncached;
      for (const cookie of jar.changes) response.headers.append("Set-Cookie", cookie);
      return isOpen ? openToAll(response) : response;
    };
    app.route(endpoint.method, routeOf(endpoint), handle, { parse: "none" });
  }
  for (const [path, calls] of Map.groupBy(endpoints.filter(isOpenToAll), routeOf)) {
    const methods = calls.map(({ method }) => method);
    app.options(path, () => preflight(methods), { parse: "none" });
  }
  return app;
}
