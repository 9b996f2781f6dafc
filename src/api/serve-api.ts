import { Elysia } from "elysia";
import type { TObject } from "@sinclair/typebox";
import { knownUser } from "#core/action.ts";
import type { Lang } from "#core/i18n.ts";
import { readBackHeader, readBackOfInput } from "#core/read-back.ts";
import type { RawInput } from "#core/read-fields.ts";
import type { LimitName } from "#core/limits.ts";
import { isEmbedded, isFormAsJson, queryOf } from "#http/body.ts";
import { type Callers, type RequestVisit, requestLanguage, visitBy } from "#http/caller.ts";
import { type Limiter, allowanceHeaders } from "#http/rate-limiter.ts";
import { type Observe, overLimit, perform } from "#http/perform.ts";
import type { Failure } from "#core/result.ts";
import { type Site, failureAt } from "#core/site.ts";
import type { Idempotency } from "#http/idempotency.ts";
import type { RouteNames } from "#http/route-names.ts";
import { hasBody, readCallInput } from "./call-input.ts";
import { type ApiRequest, type Endpoint, routeOf } from "./endpoint.ts";
import { withCacheHeaders } from "./cache-headers.ts";
import { refusalOfKey, withinScopes } from "./key-scopes.ts";
import { plainTextOf, replyPlainText, wantsPlainText } from "./plain-text.ts";
import { jsonHeadersWith, replyJson, replyProblem } from "./reply.ts";
import { openHeaders, preflight } from "./script-access.ts";

function setHeaders(headers: Headers, fields: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(fields)) headers.set(name, value);
}

export type ApiServer = {
  readonly callers: Callers;
  readonly limiter: Limiter;
  readonly names: RouteNames;
  readonly site: Site;
  readonly observe?: Observe | undefined;
  readonly idempotency?: Idempotency | undefined;
};

type ApiRoute = { readonly endpoint: Endpoint; readonly isOpen: boolean };

/** What the path itself names wrongly is not there; only what was sent to it can be bad input. */
const isMisnamed = ({ code, errors = [] }: Failure, { params }: ApiRequest): boolean =>
  code === "invalid_input" && errors.some(({ path }) => path in params);

const acceptsEvents = (request: Request): boolean =>
  /(^|,)\s*text\/event-stream\s*(;|,|$)/i.test(request.headers.get("accept") ?? "");

/** Answers without an action, which its own limit counts: requests refused before an action runs, and calls that answer for themselves. */
async function answerCounted(
  limitName: LimitName | null,
  { visit: { caller }, limiter }: { readonly visit: RequestVisit; readonly limiter: Limiter },
  give: () => Response | Promise<Response>,
): Promise<Response> {
  const limitOutcome = limitName && (await limiter.take(limitName, caller));
  if (!limitOutcome || limitOutcome.allowance.isAllowed) return give();
  const headers = allowanceHeaders(limitOutcome.allowance);
  return replyProblem(overLimit(limitOutcome.allowance, caller.lang), caller.lang, { headers });
}

/** A GET that does what a POST does. */
const isGetOfCall = ({ method, address }: Endpoint): boolean => method === "GET" && address !== "none";

/** Why whoever asks may not make this call; null where they may. */
function refusalOf(
  { endpoint, isOpen }: ApiRoute,
  { request, caller }: ApiRequest,
  { callers }: ApiServer,
): Failure | null {
  if (!isOpen && caller.isCrossSiteNavigation && hasBody(request)) return { code: "forbidden" };
  if (!isOpen && isGetOfCall(endpoint) && isEmbedded(request, callers.origin)) return { code: "forbidden" };
  const refusedKey = refusalOfKey(endpoint, request, caller);
  if (refusedKey) return refusedKey;
  return endpoint.access === "owner" && !caller.user ? { code: "unauthorized" } : null;
}

/** Tells a page's own form what was read of its fields. */
function readBackHeaders(schema: TObject, sent: RawInput, lang: Lang): Record<string, string> {
  const readBack = readBackOfInput(schema, sent, lang);
  return readBack ? { [readBackHeader]: encodeURIComponent(JSON.stringify(readBack)) } : {};
}

async function answerApi(
  route: ApiRoute,
  request: ApiRequest,
  requestVisit: RequestVisit,
  server: ApiServer,
): Promise<Response> {
  const { limiter, observe, idempotency } = server;
  const { endpoint, isOpen } = route;
  const { caller } = requestVisit;
  const { lang } = caller;
  const refusal = refusalOf(route, request, server);
  if (refusal) {
    if (refusal.code === "unauthorized") knownUser(caller);
    return answerCounted("read", { visit: requestVisit, limiter }, () =>
      replyProblem(failureAt(server.site, refusal), lang),
    );
  }
  if (endpoint.handle) {
    const endpointLimit = endpoint.limit === undefined ? "read" : endpoint.limit;
    return answerCounted(endpointLimit, { visit: requestVisit, limiter }, () => endpoint.handle(request));
  }
  const streamedAnswer = endpoint.streamed && acceptsEvents(request.request) ? endpoint.streamed : null;
  const action = streamedAnswer?.action ?? endpoint.action;
  let sent: RawInput = {};
  const readSent = async () => {
    const input = await readCallInput(endpoint, request);
    if (input.ok) sent = input.value;
    return input;
  };
  const { outcome, allowance, refund } = await perform(action, readSent, {
    visit: requestVisit,
    limiter,
    from: endpoint.takesForm ? "form" : "json",
    observe,
    idempotency,
  });
  if (!outcome.ok) {
    const apiFailure = isMisnamed(outcome.failure, request)
      ? ({ code: "not_found" } as const)
      : failureAt(server.site, outcome.failure);
    return replyProblem(apiFailure, lang, allowance ? { headers: allowanceHeaders(allowance) } : {});
  }
  const plainAnswer =
    endpoint.reply || !wantsPlainText(request.request) ? null : plainTextOf(endpoint, outcome.value);
  const makeReply = streamedAnswer?.reply ?? endpoint.reply ?? (isOpen ? replyOpenJson : replyClosedJson);
  const onFailure = async ({ isSpent }: Failure) => void (isSpent || (await refund?.()));
  const madeReply =
    plainAnswer === null ? makeReply(outcome.value, request, onFailure) : replyPlainText(plainAnswer);
  const apiReply = madeReply instanceof Promise ? await madeReply : madeReply;
  if (allowance) setHeaders(apiReply.headers, allowanceHeaders(allowance));
  if (isFormAsJson(request.request)) setHeaders(apiReply.headers, readBackHeaders(action.input, sent, lang));
  return apiReply;
}

const openJsonHeaders = jsonHeadersWith(openHeaders);

const replyClosedJson = (answerValue: unknown): Response => replyJson(answerValue);
const replyOpenJson = (answerValue: unknown): Response => replyJson(answerValue, openJsonHeaders);

/** What other sites may read says so; a picture may stand in their pages. */
function openToAll(response: Response): Response {
  const { headers } = response;
  if (headers.has("Access-Control-Allow-Origin")) return response;
  setHeaders(headers, openHeaders);
  if (headers.get("content-type")?.startsWith("image/"))
    headers.set("Cross-Origin-Resource-Policy", "cross-origin");
  return response;
}

/** Answers a call by its name among the routes. */
const answererOf =
  (endpoint: Endpoint, routeName: string, server: ApiServer) =>
  async ({
    request,
    params = {},
  }: {
    request: Request;
    params?: Record<string, string>;
  }): Promise<Response> => {
    const route = { endpoint, isOpen: endpoint.access === "open" };
    server.names.set(request, routeName);
    const callQuery = queryOf(request);
    const { callers } = server;
    const identifying = callers.identify(request);
    const identity = identifying && (await identifying);
    const unscoped = visitBy(identity, { request, lang: requestLanguage(request, callQuery), callers });
    const caller = withinScopes(endpoint, unscoped.caller);
    const callVisit = caller === unscoped.caller ? unscoped : { ...unscoped, caller };
    const { jar } = callVisit;
    const apiRequest = { request, caller, jar, params, query: callQuery };
    const uncached = await answerApi(route, apiRequest, callVisit, server);
    const response =
      endpoint.method === "GET" && endpoint.address === "lasting"
        ? await withCacheHeaders(uncached, request)
        : uncached;
    for (const cookie of jar.changes) response.headers.append("Set-Cookie", cookie);
    return route.isOpen ? openToAll(response) : response;
  };

/** The routes of the API's calls. */
export function serveApi(endpoints: readonly Endpoint[], server: ApiServer) {
  const app = new Elysia({ prefix: "/api" });
  for (const endpoint of endpoints)
    app.route(endpoint.method, routeOf(endpoint), answererOf(endpoint, `/api${endpoint.path}`, server), {
      parse: "none",
    });
  for (const [path, callsOfPath] of Map.groupBy(
    endpoints.filter(({ access }) => access === "open"),
    routeOf,
  )) {
    const pathMethods = callsOfPath.map(({ method }) => method);
    app.options(path, () => preflight(pathMethods), { parse: "none" });
  }
  return app;
}

/** The addresses that calls have beside the API's. */
export function serveBeside(endpoints: readonly Endpoint[], server: ApiServer) {
  const besideApp = new Elysia();
  for (const endpoint of endpoints) {
    if (!endpoint.action || endpoint.method !== "GET") continue;
    for (const [path, written] of Object.entries(endpoint.beside ?? {})) {
      const reply = (answer: unknown) => {
        if (written === "json") return replyJson(answer);
        const text = written(answer);
        return replyPlainText(`${text ?? ""}\n`);
      };
      besideApp.get(path, answererOf({ ...endpoint, reply }, path, server), { parse: "none" });
      if (endpoint.access === "open") besideApp.options(path, () => preflight(["GET"]), { parse: "none" });
    }
  }
  return besideApp;
}
