import { Elysia } from "elysia";
import type { Caller } from "#core/action.ts";
import { type Lang, languageFor } from "#core/i18n.ts";
import type { RawInput } from "#core/read-fields.ts";
import type { Failure } from "#core/result.ts";
import { bearerOf } from "#http/bearer.ts";
import { readJsonBody } from "#http/body.ts";
import { type RequestVisit, visitBy } from "#http/caller.ts";
import { overLimit } from "#http/perform.ts";
import { respond } from "#http/respond.ts";
import { type Allowance, type Limiter, allowanceHeaders } from "#http/rate-limiter.ts";
import { keyPrefix } from "#tools/account/schema.ts";
import type { Actions } from "#tools/actions.ts";
import type { Endpoint } from "#api/endpoint.ts";
import { apiHeaders, replyProblem } from "#api/reply.ts";
import { failureAt } from "#core/site.ts";
import type { ApiServer } from "#api/serve-api.ts";
import { makeMcpCall, refusalOfCaller } from "./call.ts";
import { type McpOffer, loadProtocol, protocolServer } from "./protocol-server.ts";
import { type CallsOfTool, type McpCall, mcpCallsOf } from "./tools.ts";

export const mcpPath = "/mcp";

type Asked = {
  readonly calls: ReadonlyMap<string, McpCall>;
  readonly request: Request;
  readonly visit: RequestVisit;
  readonly server: ApiServer;
};

/** A limiter that tells whether anything was counted by it. */
function noting(limiter: Limiter): Limiter & { readonly hasCounted: () => boolean } {
  let hasCounted = false;
  return {
    hasCounted: () => hasCounted,
    peek: limiter.peek,
    take: async (name, client) => {
      const taken = await limiter.take(name, client);
      hasCounted ||= taken?.allowance.isAllowed ?? false;
      return taken;
    },
  };
}

/** What a key opens, or nobody's. */
const offerTo = ({ calls, request, visit, server }: Asked): McpOffer => ({
  list: () =>
    [...calls.values()]
      .filter((call) => refusalOfCaller(call, request, visit) === null)
      .map(({ toolIn }) => toolIn(visit.caller.lang)),
  call: async (name, given) => {
    const call = calls.get(name);
    return call ? makeMcpCall(call, given, { request, visit, server }) : null;
  },
});

/** A page of another site may not ask through its visitor's browser, by whatever name it reaches this machine. */
function isForeign({ headers }: Request, ownOrigin: string): boolean {
  const origin = headers.get("origin");
  if (origin === null || origin === ownOrigin) return false;
  if (!URL.canParse(origin)) return true;
  return !["localhost", "127.0.0.1", "[::1]"].includes(new URL(origin).hostname);
}

/** The protocol's own shape of a refusal that concerns no call. */
const rpcError = (code: number, message: string, status: number): Response =>
  Response.json({ jsonrpc: "2.0", error: { code, message }, id: null }, { status, headers: apiHeaders });

/** Streams of the protocol, which nothing here would ever send on. */
const streamMethod = "subscriptions/listen";

/** One server for each request: so the package keeps nothing between two. */
export async function answerProtocol(
  message: RawInput,
  request: Request,
  offer: McpOffer,
): Promise<Response> {
  const protocol = await loadProtocol();
  const { createMcpHandler, isLegacyRequest, WebStandardStreamableHTTPServerTransport } = protocol;
  const parsed = { parsedBody: message };
  if (!(await isLegacyRequest(request, message))) {
    const handler = createMcpHandler(() => protocolServer(protocol, offer), {
      legacy: "reject",
    });
    return handler.fetch(request, parsed);
  }
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await protocolServer(protocol, offer).connect(transport);
  return transport.handleRequest(request, parsed);
}

const refuseOver = (allowance: Allowance, lang: Lang): Response =>
  replyProblem(overLimit(allowance, lang), lang, { headers: allowanceHeaders(allowance) });

/** Null while something is left of what whoever asks may read, of which a call that is reached takes nothing. */
async function refusalOver(limiter: Limiter, caller: Caller): Promise<Response | null> {
  const allowance = await limiter.peek("read", caller);
  return allowance && allowance.remaining === 0 ? refuseOver(allowance, caller.lang) : null;
}

/** Counts what reached no call as what is read; null while it may go on. */
async function countRead(limiter: Limiter, caller: Caller): Promise<Response | null> {
  const { allowance } = (await limiter.take("read", caller)) ?? {};
  return allowance && !allowance.isAllowed ? refuseOver(allowance, caller.lang) : null;
}

/** Who asks: whoever a key is of, and nobody else; a session, by cookie or as a token, speaks for nobody here. */
async function visitOfKey(request: Request, { callers }: ApiServer): Promise<RequestVisit | Failure> {
  const bearer = bearerOf(request);
  if (request.headers.has("authorization") && !bearer?.startsWith(keyPrefix)) return { code: "unauthorized" };
  const identity = bearer ? await callers.identify(request) : null;
  if (identity?.fault) throw identity.fault;
  if (bearer && !identity?.key) return { code: "unauthorized" };
  // Models choose by the descriptions, and most clients name no language.
  const accepted = request.headers.get("accept-language");
  return visitBy(identity, { request, lang: accepted === null ? "en" : languageFor(accepted), callers });
}

/** The calls of a tool as the API has them, by the names of their actions. */
export const apiCallsOf = (endpoints: readonly Endpoint[], actions: Actions): CallsOfTool => {
  const byAction: ReadonlyMap<unknown, readonly Endpoint[]> = Map.groupBy(endpoints, ({ action }) => action);
  return ({ id }) =>
    Object.entries<unknown>({ ...actions[id] }).flatMap(([name, action]) =>
      (byAction.get(action) ?? []).map((endpoint) => [name, endpoint] as const),
    );
};

/** `POST /mcp`: the Model Context Protocol over the calls of the API, in both of its eras, without sessions. */
export function serveMcp(endpoints: readonly Endpoint[], actions: Actions, server: ApiServer) {
  let calls: ReadonlyMap<string, McpCall> | null = null;
  const answer = async (request: Request): Promise<Response> => {
    server.names.set(request, mcpPath);
    if (isForeign(request, server.callers.origin)) return replyProblem({ code: "forbidden" }, "en");
    const visit = await visitOfKey(request, server);
    if ("code" in visit) {
      const { caller } = visitBy(null, { request, lang: "en", callers: server.callers });
      return (await countRead(server.limiter, caller)) ?? replyProblem(failureAt(server.site, visit), "en");
    }
    const { caller } = visit;
    const limiter = noting(server.limiter);
    // Before the body: who has nothing left does not have a megabyte parsed.
    const refusal = await refusalOver(limiter, caller);
    if (refusal) return refusal;
    // A batch is no object, and so refused with all else that is none.
    const body = await readJsonBody(request);
    const isCall = body.ok && body.value["method"] === "tools/call";
    const readRefusal = isCall ? null : await countRead(limiter, caller);
    if (readRefusal) return readRefusal;
    if (!body.ok) return replyProblem(body.failure, caller.lang);
    const message = body.value;
    if (message["method"] === streamMethod) return rpcError(-32601, "Method not found", 404);
    calls ??= mcpCallsOf(apiCallsOf(endpoints, actions));
    const offer = offerTo({ calls, request, visit, server: { ...server, limiter } });
    const response = await answerProtocol(message, request, offer);
    // A call is counted by its own limit; one that reaches none, or is refused by it, as what is read.
    if (!limiter.hasCounted()) await limiter.take("read", caller);
    response.headers.set("Cache-Control", "no-store");
    // The package gives it whole, and what nobody reads takes room in the ledger.
    return response.body ? respond(await response.text(), response) : response;
  };
  return new Elysia().post(mcpPath, ({ request }) => answer(request), { parse: "none" });
}
