import { Elysia } from "elysia";
import { isCrossSite, queryOf, readFormBody, readJsonBody } from "../http/body.ts";
import { type Callers, type RequestVisit, requestLanguage, visitOf } from "../http/caller.ts";
import { type Limiter, allowanceHeaders } from "../http/rate-limiter.ts";
import { type Observe, perform } from "../http/perform.ts";
import type { Failure, Result } from "../core/result.ts";
import type { RouteNames } from "../http/route-names.ts";
import { type ApiRequest, type Endpoint } from "./endpoint.ts";
import { operationOf } from "./openapi.ts";
import { replyJson, replyProblem } from "./reply.ts";

export type ApiServer = {
  readonly callers: Callers;
  readonly limiter: Limiter;
  readonly names: RouteNames;
  readonly observe?: Observe | undefined;
};

const hasBody = (request: Request): boolean => request.method !== "GET" && request.method !== "HEAD";

async function inputOf(
  { request, params, query }: ApiRequest,
  takesForm: boolean,
): Promise<Result<Record<string, unknown>>> {
  const readBody = takesForm ? readFormBody : readJsonBody;
  const body = hasBody(request) ? await readBody(request) : { ok: true as const, value: {} };
  return body.ok ? { ok: true, value: { ...Object.fromEntries(query), ...body.value, ...params } } : body;
}

/** What the path itself names wrongly is not there; only what was sent to it can be bad input. */
const isMisnamed = ({ code, errors = [] }: Failure, { params }: ApiRequest): boolean =>
  code === "invalid_input" && errors.some(({ path }) => path in params);

const acceptsEvents = (request: Request): boolean =>
  /(^|,)\s*text\/event-stream\s*(;|,|$)/i.test(request.headers.get("accept") ?? "");

const replyJsonOf = (answer: unknown): Response => replyJson(answer);

async function answer(
  endpoint: Endpoint,
  asked: ApiRequest,
  { visit, limiter, observe }: ApiServer & { readonly visit: RequestVisit },
): Promise<Response> {
  const { request, caller } = asked;
  const { lang } = caller;
  if (hasBody(request) && isCrossSite(request)) return replyProblem({ code: "forbidden" }, lang);
  if (endpoint.signIn && !caller.user) return replyProblem({ code: "unauthorized" }, lang);
  if (endpoint.handle) return endpoint.handle(asked);
  const followed = endpoint.followed && acceptsEvents(request) ? endpoint.followed : null;
  const read = () => inputOf(asked, endpoint.takesForm ?? false);
  const { outcome, allowance } = await perform(followed?.action ?? endpoint.action, read, {
    visit,
    limiter,
    from: endpoint.takesForm ? "form" : "json",
    observe,
  });
  const headers = allowance ? allowanceHeaders(allowance) : {};
  if (!outcome.ok) {
    const failure = isMisnamed(outcome.failure, asked) ? ({ code: "not_found" } as const) : outcome.failure;
    return replyProblem(failure, lang, { headers });
  }
  const make = followed?.reply ?? endpoint.reply ?? replyJsonOf;
  const reply = await make(outcome.value, asked);
  for (const [name, value] of Object.entries(headers)) reply.headers.set(name, value);
  return reply;
}

/** The routes of the API's calls. */
export function serveApi(endpoints: readonly Endpoint[], server: ApiServer) {
  const app = new Elysia({ prefix: "/api" });
  for (const endpoint of endpoints) {
    const handle = async ({
      request,
      params = {},
    }: {
      request: Request;
      params?: Record<string, string>;
    }) => {
      server.names.set(request, `/api${endpoint.path}`);
      const visit = await visitOf(request, requestLanguage(request), server.callers);
      const { caller, jar } = visit;
      const query = queryOf(request);
      const response = await answer(endpoint, { request, caller, jar, params, query }, { ...server, visit });
      for (const cookie of jar.changes) response.headers.append("Set-Cookie", cookie);
      return response;
    };
    const path = endpoint.path.replace(/\{(\w+)\}/g, ":$1");
    app.route(endpoint.method, path, handle, { parse: "none", detail: operationOf(endpoint) });
  }
  return app;
}
