import { type Static, Type } from "@sinclair/typebox";
import type { Answer } from "#core/action.ts";
import { arrayOf, choice, nullable, text } from "#core/schema.ts";
import { Country } from "#tools/ip/schema.ts";
import { readProxies, readProxy } from "./read-proxy.ts";
import { proxyProtocols } from "./parse.ts";

export const maxProxies = 200;
/** Of a list in one text: its proxies with long names and logins. */
const maxListLength = 20_000;
/** How many proxies of one list are checked at once; one place of the client's is left for other look-ups. */
export const maxConcurrentChecks = 5;

/** Whether the site behind the proxy learns who asks, or that somebody does through a proxy, or neither. */
export const anonymities = ["transparent", "anonymous", "elite"] as const;
export type Anonymity = (typeof anonymities)[number];

const proxyWords = "`host:port`, `user:pass@host:port`, or a URL with http, https, socks4 or socks5";

const proxyField = text({
  minLength: 1,
  maxLength: maxListLength,
  reads: readProxies,
  description: `${proxyWords}; several of them, such as one a line, are a list`,
});

/** What the form takes: a proxy, or several lines of them. */
export const ProxyInput = Type.Object({ proxy: proxyField });

/** What the API takes: one proxy, or a list of them. */
export const ProxiesInput = Type.Object({
  proxy: Type.Optional(proxyField),
  proxies: Type.Optional(
    arrayOf(text({ minLength: 1, maxLength: 1000, reads: readProxy, description: proxyWords }), {
      minItems: 1,
      maxItems: maxProxies,
      message: "proxy.invalid.list",
      description: `instead of \`proxy\`: up to ${maxProxies} of them`,
    }),
  ),
});
export type ProxiesInput = Static<typeof ProxiesInput>;

export const ProxyOutput = Type.Object({
  proxy: Type.String({ description: "the address without its login" }),
  alive: Type.Boolean(),
  summary: Type.String({ description: "a sentence in the reader's language" }),
  protocol: nullable(choice(proxyProtocols)),
  latency_ms: nullable(Type.Integer({ description: "until the judge's page had arrived" })),
  exit_ip: nullable(Type.String({ description: "the address that the proxy goes out with" })),
  country: nullable(Country),
  anonymity: nullable(choice(anonymities)),
  anonymity_meaning: nullable(Type.String()),
  traces: Type.Array(Type.String(), { description: "the headers that reveal the proxy" }),
  error: nullable(Type.String({ description: "why it is dead, in the reader's language" })),
});
export type ProxyAnswer = Answer<typeof ProxyOutput>;

/** One proxy of a list; `error` says too why it could not be tried at all. */
export const ProxyListItem = Type.Composite([
  Type.Object({
    index: Type.Integer({ description: "its place in the list, from 0" }),
    total: Type.Integer({ description: "how many the list has" }),
  }),
  ProxyOutput,
]);
export type ProxyListItem = Answer<typeof ProxyListItem>;
export type ProxyList = AsyncIterable<ProxyListItem>;

/** The answer for one proxy, or the items of a list as they come. */
export const ProxiesOutput = Type.Union([
  ProxyOutput,
  Type.Unsafe<ProxyList>(Type.AsyncIterator(ProxyListItem)),
]);

/** The same as JSON. */
export const ProxiesJson = Type.Union([ProxyOutput, Type.Object({ data: Type.Array(ProxyListItem) })]);

export const JudgeOutput = Type.Object({
  ip: Type.String({ description: "where the request came from" }),
  headers: Type.Record(Type.String(), Type.String()),
});
