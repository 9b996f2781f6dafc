import { Type } from "@sinclair/typebox";
import type { Answer } from "../../core/action.ts";
import { choice, nullable } from "../../core/schema.ts";
import { Country } from "../ip/schema.ts";
import { anonymities, proxyProtocols } from "./names.ts";

export const ProxyInput = Type.Object({
  proxy: Type.String({
    minLength: 1,
    maxLength: 1000,
    description: "`host:port`, `user:pass@host:port`, or a URL with http, https, socks4 or socks5",
  }),
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

export const JudgeOutput = Type.Object({
  ip: Type.String({ description: "where the request came from" }),
  headers: Type.Record(Type.String(), Type.String()),
});
