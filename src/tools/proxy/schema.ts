import { Type } from "@sinclair/typebox";
import type { Answer } from "../../core/action.ts";
import { choice, nullable } from "../../core/schema.ts";
import { Country } from "../ip/schema.ts";
import { maxProxies } from "./bounds.ts";
import { anonymities, proxyProtocols } from "./names.ts";

const ProxyText = Type.String({
  minLength: 1,
  maxLength: 1000,
  description: "`host:port`, `user:pass@host:port`, or a URL with http, https, socks4 or socks5",
});

export const ProxyInput = Type.Object({ proxy: ProxyText });

/** What the API takes: one proxy, or a list of them. */
export const ProxiesInput = Type.Object({
  proxy: Type.Optional(ProxyText),
  proxies: Type.Optional(
    Type.Array(ProxyText, {
      minItems: 1,
      maxItems: maxProxies,
      message: "proxy.invalid.list",
      description: `instead of \`proxy\`: up to ${maxProxies} of them`,
    }),
  ),
});

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
  Type.Object({ index: Type.Integer({ description: "its place in the list, from 0" }) }),
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
