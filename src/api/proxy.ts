import type { ProxyActions } from "../tools/proxy/actions.ts";
import {
  JudgeOutput,
  ProxiesJson,
  type ProxyAnswer,
  type ProxyList,
  type ProxyListItem,
} from "../tools/proxy/schema.ts";
import { endpoint, rawEndpoint, outboundProblems } from "./endpoint.ts";
import { replyProxyEvents, replyProxyJson } from "./proxy-list.ts";
import { replyJson } from "./reply.ts";

/** Credentials are left out: a script of the page could otherwise read the HttpOnly cookie back. */
const credentialHeaders = new Set(["cookie", "authorization", "proxy-authorization"]);

const shownHeaders = ({ headers }: Request): Record<string, string> =>
  Object.fromEntries([...headers].filter(([headerName]) => !credentialHeaders.has(headerName.toLowerCase())));

type ProxyCheckReply = ProxyAnswer | ProxyList;

const isList = (proxyAnswer: ProxyCheckReply): proxyAnswer is ProxyList =>
  Symbol.asyncIterator in proxyAnswer;

async function* listOfOne(proxyAnswer: ProxyAnswer): AsyncGenerator<ProxyListItem> {
  yield { index: 0, ...proxyAnswer };
}

const replyAsJson = (proxyAnswer: ProxyCheckReply): Response =>
  isList(proxyAnswer) ? replyProxyJson(proxyAnswer) : replyJson(proxyAnswer);

const replyAsEvents = (proxyAnswer: ProxyCheckReply): Response =>
  replyProxyEvents(isList(proxyAnswer) ? proxyAnswer : listOfOne(proxyAnswer));

export const proxyApi = ({ checkAny }: ProxyActions) => [
  endpoint({
    method: "POST",
    path: "/proxy/check",
    summary:
      "Try a proxy, or a list of them: alive, protocol, latency, exit address, anonymity; with `Accept: text/event-stream` one event a proxy",
    problems: [...outboundProblems, "not_configured"],
    action: checkAny,
    output: ProxiesJson,
    reply: replyAsJson,
    streamed: { action: checkAny, reply: replyAsEvents },
    example: {
      body: { proxy: "socks5://203.162.4.191:1080" },
      answer: {
        proxy: "socks5://203.162.4.191:1080",
        alive: true,
        summary: "Proxy hoạt động: SOCKS5, độ trễ 182 ms.",
        protocol: "socks5",
        latency_ms: 182,
        exit_ip: "203.162.4.191",
        country: { code: "VN", name: "Việt Nam" },
        anonymity: "elite",
        anonymity_meaning: "Ẩn danh cao: không để lại dấu vết trong yêu cầu.",
        traces: [],
        error: null,
      },
    },
  }),
  rawEndpoint({
    method: "GET",
    path: "/proxy/judge",
    summary: "What a proxy that is tried has to fetch: the address and the headers that arrived",
    output: JudgeOutput,
    handle: ({ request, caller }) => replyJson({ ip: caller.address, headers: shownHeaders(request) }),
    example: {
      answer: { ip: "203.162.4.191", headers: { host: "example.com", accept: "application/json" } },
    },
  }),
];
