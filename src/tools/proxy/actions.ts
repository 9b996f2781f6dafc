import { type Caller, action } from "../../core/action.ts";
import { type Lang, type Message, readMessage, message } from "../../core/i18n.ts";
import { type Result, ok } from "../../core/result.ts";
import { countryName } from "../ip/actions.ts";
import { type Judgement, anonymityOf, traces } from "./anonymity.ts";
import type { Protocol } from "./names.ts";
import { type ProxyAddress, describeProxy, parseProxy } from "./parse.ts";
import { type ProxyAnswer, ProxyInput, ProxyOutput } from "./schema.ts";

/** Whether a proxy fetched the judge's page, and what the judge saw. */
export type ProxyCheck =
  | {
      readonly isAlive: true;
      readonly protocol: Protocol;
      readonly latencyMs: number;
      readonly judgement: Judgement;
    }
  | { readonly isAlive: false; readonly reason: Message };

export type ProxyEffects = {
  readonly check: (proxy: ProxyAddress, caller: Caller) => Promise<Result<ProxyCheck>>;
  readonly countryOf: (address: string) => string | null;
};

export type ProxyActions = ReturnType<typeof proxyActions>;

export const proxyActions = (effects: ProxyEffects) => ({
  check: action(ProxyInput, ProxyOutput, "proxy", async ({ proxy: text }, caller) => {
    const proxy = parseProxy(text);
    if (!proxy.ok) return proxy;
    const result = await effects.check(proxy.value, caller);
    return result.ok ? ok(answerOf(proxy.value, result.value, { lang: caller.lang, ...effects })) : result;
  }),
});

type Context = { readonly lang: Lang; readonly countryOf: ProxyEffects["countryOf"] };

function answerOf(proxy: ProxyAddress, result: ProxyCheck, { lang, countryOf }: Context): ProxyAnswer {
  if (!result.isAlive) {
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
      error: readMessage(lang, result.reason),
    };
  }
  const { protocol, latencyMs, judgement } = result;
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
