import { Elysia } from "elysia";
import { languageFor } from "../../core/i18n.ts";
import type { RawInput } from "../../core/read-fields.ts";
import type { Failure } from "../../core/result.ts";
import { bearerOf } from "../../http/bearer.ts";
import { readJsonBody } from "../../http/body.ts";
import { type RequestVisit, visitBy } from "../../http/caller.ts";
import { overLimit } from "../../http/perform.ts";
import { respond } from "../../http/respond.ts";
import { allowanceHeaders } from "../../http/rate-limiter.ts";
import { keyPrefix } from "../../tools/account/names.ts";
import type { Actions } from "../../tools/actions.ts";
import type { Endpoint } from "../endpoint.ts";
import { apiHeaders, replyProblem } from "../reply.ts";
import { failureAt } from "../../core/site.ts";
import type { ApiServer } from "../serve-api.ts";
import { makeMcpCall, refusalOfCaller } from "./call.ts";
import { type McpOffer, loadProtocol, protocolServer } from "./protocol-server.ts";
import { type CallsOfTool, type McpCall, mcpCallsOf } from "./tools.ts";

export const mcpPath = "/mcp";

type Asked = {
  readonly calls: ReadonlyMap<string, McpCall>;
  readonly request: Request;
  readonly visit: RequestVisit;
  readonly server: ApiServer;
  /** Says that a call was reached, which is counted by its own limit. */
  readonly onCall: () => void;
};

/** What a key opens, or nobody's. */
const offerTo = ({ calls, request, visit, server, onCall }: Asked): McpOffer => ({
  list: () =>
    [...calls.values()]
      .filter((call) => refusalOfCaller(call, request, visit) === null)
      .map(({ toolIn }) => toolIn(visit.caller.lang)),
  call: async (name, given) => {
    const call = calls.get(name);
    if (!call) return null;
    onCall();
    return makeMcpCall(call, given, { request, visit, server });
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
    if ("code" in visit) return replyProblem(failureAt(server.site, visit), "en");
    const { caller } = visit;
    // A batch is no object, and so refused with all else that is none.
    const body = await readJsonBody(request);
    if (!body.ok) return replyProblem(body.failure, caller.lang);
    const message = body.value;
    // A call is counted by its own limit; what is called that reaches none, as all else here.
    let isCounted = message["method"] !== "tools/call";
    const allowance = isCounted
      ? (await server.limiter.take("read", caller))?.allowance
      : await server.limiter.peek("read", caller);
    if (allowance && (isCounted ? !allowance.isAllowed : allowance.remaining === 0))
      return replyProblem(overLimit(allowance, caller.lang), caller.lang, {
        headers: allowanceHeaders(allowance),
      });
    if (message["method"] === streamMethod) return rpcError(-32601, "Method not found", 404);
    calls ??= mcpCallsOf(apiCallsOf(endpoints, actions));
    const onCall = () => {
      isCounted = true;
    };
    const response = await answerProtocol(
      message,
      request,
      offerTo({ calls, request, visit, server, onCall }),
    );
    if (!isCounted) await server.limiter.take("read", caller);
    response.headers.set("Cache-Control", "no-store");
    // The package gives it whole, and what nobody reads takes room in the ledger.
    return response.body ? respond(await response.text(), response) : response;
  };
  return new Elysia().post(mcpPath, ({ request }) => answer(request), { parse: "none" });
}
