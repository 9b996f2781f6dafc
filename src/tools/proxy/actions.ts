import { type Caller, action } from "../../core/action.ts";
import { type Lang, type Message, readMessage, message } from "../../core/i18n.ts";
import { problemOf } from "../../core/problem.ts";
import { type Failure, type Result, fail, invalid, ok } from "../../core/result.ts";
import { countryName } from "../ip/actions.ts";
import { type ProxyEvidence, anonymityOf, revealingHeaders } from "./anonymity.ts";
import type { Protocol } from "./names.ts";
import { mapConcurrent } from "./map-concurrent.ts";
import { maxConcurrentChecks } from "./bounds.ts";
import { type ProxyAddress, describeProxy, parseProxy, withoutLogin } from "./parse.ts";
import {
  ProxiesInput,
  ProxiesOutput,
  type ProxyAnswer,
  ProxyInput,
  type ProxyListItem,
  ProxyOutput,
} from "./schema.ts";

/** Whether a proxy fetched the judge's page, and what the judge saw. */
export type ProxyCheck =
  | {
      readonly isAlive: true;
      readonly protocol: Protocol;
      readonly latencyMs: number;
      readonly judgement: ProxyEvidence;
    }
  | { readonly isAlive: false; readonly reason: Message };

export type ProxyEffects = {
  readonly check: (proxy: ProxyAddress, caller: Caller) => Promise<Result<ProxyCheck>>;
  /** The same, but waits for a place instead of answering `busy`. */
  readonly checkWhenFree: ProxyEffects["check"];
  /** Takes the place of a list, of which a client has one; null when there is none, else what gives it back. */
  readonly takeList: (caller: Caller) => (() => void) | null;
  readonly countryOf: (address: string) => string | null;
};

export type ProxyActions = ReturnType<typeof proxyActions>;

export function proxyActions(effects: ProxyEffects) {
  async function checkProxyText(
    proxyText: string,
    caller: Caller,
    checkOne: ProxyEffects["check"],
  ): Promise<Result<ProxyAnswer>> {
    const proxy = parseProxy(proxyText);
    if (!proxy.ok) return proxy;
    const proxyCheck = await checkOne(proxy.value, caller);
    return proxyCheck.ok
      ? ok(proxyAnswerOf(proxy.value, proxyCheck.value, { lang: caller.lang, ...effects }))
      : proxyCheck;
  }

  async function* checkList(
    proxyTexts: readonly string[],
    caller: Caller,
    release: () => void,
  ): AsyncGenerator<ProxyListItem> {
    try {
      yield* mapConcurrent(
        proxyTexts,
        maxConcurrentChecks,
        async (proxyText, index): Promise<ProxyListItem> => {
          const checkOutcome = await checkProxyText(proxyText, caller, effects.checkWhenFree);
          return {
            index,
            ...(checkOutcome.ok
              ? checkOutcome.value
              : notTried(proxyText, checkOutcome.failure, caller.lang)),
          };
        },
      );
    } finally {
      release();
    }
  }

  return {
    check: action(ProxyInput, ProxyOutput, "proxy", ({ proxy }, caller) =>
      checkProxyText(proxy, caller, effects.check),
    ),
    /** One proxy, or a list of them, whose answers come one by one. */
    checkAny: action(ProxiesInput, ProxiesOutput, "proxy", async ({ proxy, proxies }, caller) => {
      if (!proxies) {
        return proxy === undefined
          ? invalid("proxy", message("invalid.required"))
          : checkProxyText(proxy, caller, effects.check);
      }
      if (proxy !== undefined) return invalid("proxies", message("proxy.invalid.both"));
      const release = effects.takeList(caller);
      return release ? ok(checkList(proxies, caller, release)) : fail("busy", message("proxy.listUnderWay"));
    }),
  };
}

type ProxyCheckContext = { readonly lang: Lang; readonly countryOf: ProxyEffects["countryOf"] };

/** A proxy of a list that was refused before it was tried. */
const notTried = (proxyText: string, proxyFailure: Failure, lang: Lang): ProxyAnswer => ({
  proxy: withoutLogin(proxyText),
  alive: false,
  summary: readMessage(lang, message("proxy.sum.notTried")),
  protocol: null,
  latency_ms: null,
  exit_ip: null,
  country: null,
  anonymity: null,
  anonymity_meaning: null,
  traces: [],
  error: problemOf(proxyFailure, lang).detail,
});

function proxyAnswerOf(
  proxy: ProxyAddress,
  proxyCheck: ProxyCheck,
  { lang, countryOf }: ProxyCheckContext,
): ProxyAnswer {
  if (!proxyCheck.isAlive) {
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
      error: readMessage(lang, proxyCheck.reason),
    };
  }
  const { protocol, latencyMs, judgement } = proxyCheck;
  const anonymity = anonymityOf(judgement);
  const exitCountry = countryOf(judgement.exitIp);
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
    country: exitCountry === null ? null : { code: exitCountry, name: countryName(exitCountry, lang) },
    anonymity,
    anonymity_meaning: readMessage(lang, { key: `proxy.anonymity.${anonymity}` }),
    traces: revealingHeaders(judgement),
    error: null,
  };
}
