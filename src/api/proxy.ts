import type { ProxyActions } from "../tools/proxy/actions.ts";
import { JudgeOutput } from "../tools/proxy/schema.ts";
import { endpoint, rawEndpoint, outboundProblems } from "./endpoint.ts";
import { replyJson } from "./reply.ts";

/** Credentials are left out: a script of the page could otherwise read the HttpOnly cookie back. */
const credentialHeaders = new Set(["cookie", "authorization", "proxy-authorization"]);

const shownHeaders = ({ headers }: Request): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => !credentialHeaders.has(name.toLowerCase())));

export const proxyApi = ({ check }: ProxyActions) => [
  endpoint({
    method: "POST",
    path: "/proxy/check",
    summary: "Try a proxy: alive, protocol, latency, exit address, anonymity",
    problems: [...outboundProblems, "not_configured"],
    action: check,
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
