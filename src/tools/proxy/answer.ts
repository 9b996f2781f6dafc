import { type Lang, type Message, message, readMessage } from "#core/i18n.ts";
import { problemOf } from "#core/problem.ts";
import type { Failure } from "#core/result.ts";
import { countryName } from "#tools/ip/answer.ts";
import { type ProxyEvidence, anonymityOf, revealingHeaders } from "./anonymity.ts";
import type { ProxyAnswer } from "./schema.ts";
import { type Protocol, type ProxyAddress, describeProxy, withoutLogin } from "./parse.ts";

/** Whether a proxy fetched the judge's page, and what the judge saw. */
export type ProxyCheck =
  | {
      readonly isAlive: true;
      readonly protocol: Protocol;
      readonly latencyMs: number;
      readonly judgement: ProxyEvidence;
    }
  | { readonly isAlive: false; readonly reason: Message };

type Reader = { readonly lang: Lang; readonly countryOf: (address: string) => string | null };

/** Of a proxy that does not answer. */
const nothingLearned = {
  alive: false,
  latency_ms: null,
  exit_ip: null,
  country: null,
  anonymity: null,
  anonymity_meaning: null,
  traces: [],
} as const;

/** A proxy of a list that was refused before it was tried. */
export const notTried = (text: string, failure: Failure, lang: Lang): ProxyAnswer => ({
  proxy: withoutLogin(text),
  ...nothingLearned,
  summary: readMessage(lang, message("proxy.sum.notTried")),
  protocol: null,
  error: problemOf(failure, lang).detail,
});

/** What came of a check, in the reader's words. */
export function proxyAnswerOf(
  proxy: ProxyAddress,
  check: ProxyCheck,
  { lang, countryOf }: Reader,
): ProxyAnswer {
  if (!check.isAlive) {
    return {
      proxy: describeProxy(proxy, proxy.protocol),
      ...nothingLearned,
      summary: readMessage(lang, message("proxy.sum.dead")),
      protocol: proxy.protocol,
      error: readMessage(lang, check.reason),
    };
  }
  const { protocol, latencyMs, judgement } = check;
  const anonymity = anonymityOf(judgement);
  const country = countryOf(judgement.exitIp);
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
    country: country === null ? null : { code: country, name: countryName(country, lang) },
    anonymity,
    anonymity_meaning: readMessage(lang, { key: `proxy.anonymity.${anonymity ?? "unknown"}` }),
    traces: revealingHeaders(judgement),
    error: null,
  };
}
