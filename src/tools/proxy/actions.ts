import { Type } from "@sinclair/typebox";
import { type Caller, action } from "../../core/action.ts";
import { type Lang, type Message, readMessage, message } from "../../core/i18n.ts";
import { type Result, ok } from "../../core/result.ts";
import { countryName } from "../ip/actions.ts";
import { type Judgement, anonymityOf, traces } from "./anonymity.ts";
import { type Protocol, type ProxyAddress, describeProxy, parseProxy } from "./parse.ts";

export const ProxyInput = Type.Object({
  proxy: Type.String({
    minLength: 1,
    maxLength: 1000,
    description: "`host:port`, `user:pass@host:port`, or a URL with http, https, socks4 or socks5",
  }),
});

/** What became of a proxy that was asked to fetch the judge's page. */
export type Trial =
  | {
      readonly isAlive: true;
      readonly protocol: Protocol;
      readonly latencyMs: number;
      readonly judgement: Judgement;
    }
  | { readonly isAlive: false; readonly reason: Message };

export type ProxyEffects = {
  readonly tryProxy: (proxy: ProxyAddress, caller: Caller) => Promise<Result<Trial>>;
  readonly countryOf: (address: string) => string | null;
};

export type ProxyActions = ReturnType<typeof proxyActions>;

export const proxyActions = (effects: ProxyEffects) => ({
  check: action(ProxyInput, "proxy", async ({ proxy: text }, caller) => {
    const proxy = parseProxy(text);
    if (!proxy.ok) return proxy;
    const trial = await effects.tryProxy(proxy.value, caller);
    return trial.ok ? ok(answerOf(proxy.value, trial.value, { lang: caller.lang, ...effects })) : trial;
  }),
});

type Reader = { readonly lang: Lang; readonly countryOf: ProxyEffects["countryOf"] };

function answerOf(proxy: ProxyAddress, trial: Trial, { lang, countryOf }: Reader) {
  if (!trial.isAlive) {
    return {
      proxy: describeProxy(proxy, proxy.protocol),
      alive: false,
      summary: readMessage(lang, message("proxy.sum.dead")),
      protocol: proxy.protocol,
      latency_ms: null,
      exit_ip: null,
      country: null,
      anonymity: null,
      anonymity_meaning: null,
      traces: [],
      error: readMessage(lang, trial.reason),
    };
  }
  const { protocol, latencyMs, judgement } = trial;
  const anonymity = anonymityOf(judgement);
  const code = countryOf(judgement.exitIp);
  return {
    proxy: describeProxy(proxy, protocol),
    alive: true,
    summary: readMessage(
      lang,
      message("proxy.sum.alive", { protocol: protocol.toUpperCase(), ms: Math.round(latencyMs) }),
    ),
    protocol,
    latency_ms: Math.round(latencyMs),
    exit_ip: judgement.exitIp,
    country: code === null ? null : { code, name: countryName(code, lang) },
    anonymity,
    anonymity_meaning: readMessage(lang, { key: `proxy.anonymity.${anonymity}` }),
    traces: traces(judgement),
    error: null,
  };
}

export type ProxyAnswer = ReturnType<typeof answerOf>;
