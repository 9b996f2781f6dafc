import { isPublicAddress } from "#core/address-ranges.ts";
import { payerOf } from "#core/client-key.ts";
import { type Message, type MessageKey, message } from "#core/i18n.ts";
import type { Places } from "#core/places.ts";
import { type Result, fail, ok } from "#core/result.ts";
import { isInsideName } from "#core/special-names.ts";
import type { ProxyCheck } from "#tools/proxy/answer.ts";
import type { ProxyEffects } from "#tools/proxy/tool.ts";
import type { ProxyAddress } from "#tools/proxy/parse.ts";
import { isLiteral } from "#net/address.ts";
import type { Guard } from "#net/guard.ts";
import type { Resolver } from "#net/resolve.ts";
import { attempt, detect, reasonOf } from "./attempt.ts";
import type { TunnelDestination } from "./tunnel.ts";
import { createDirectBaseline } from "./direct-baseline.ts";

/**
 * A proxy that has not fetched the judge's page by then counts as dead; the operation ends a little later. Shorter
 * than the guard's idle time, after which a silent proxy would look like one that hung up.
 */
const defaultTimeoutMs = 7500;
const graceMs = 3000;
/** How often, and for how long, a proxy of a list waits for a place among the outbound operations. */
const retryMs = 250;
const maxWaitMs = 60_000;

export type ProxyParts = {
  readonly guard: Guard;
  readonly lists: Pick<Places, "take">;
  readonly resolver: Pick<Resolver, "addresses">;
  readonly judgeUrl: string;
  readonly userAgent: string;
  readonly countryOf: ProxyEffects["countryOf"];
  readonly now: () => Date;
  readonly timeoutMs?: number;
  readonly ca?: string;
};

/** What a proxy that works says too when it cannot reach the judge. */
const aboutJudge: readonly MessageKey[] = ["proxy.dead.status", "proxy.dead.refused", "proxy.dead.notJudge"];

const deadProxy = (deadReason: Message): ProxyCheck => ({ isAlive: false, reason: deadReason });

const isInsideHost = (host: string): boolean =>
  isLiteral(host) ? !isPublicAddress(host) : isInsideName(host);

const judgeHostOf = (judgeUrl: URL): string => judgeUrl.hostname.replace(/^\[|\]$/g, "");

async function judgeDestination(
  judgeUrl: URL,
  resolver: ProxyParts["resolver"],
  signal: AbortSignal,
): Promise<TunnelDestination> {
  const judgeHost = judgeHostOf(judgeUrl);
  const port = Number(judgeUrl.port) || (judgeUrl.protocol === "https:" ? 443 : 80);
  const isHostName = isLiteral(judgeHost) === 0;
  const judgeAddresses = isHostName ? await resolver.addresses(judgeHost, signal).catch(() => []) : [];
  return {
    host: judgeHost,
    port,
    ipv4: judgeAddresses.find((judgeAddress) => isLiteral(judgeAddress) === 4) ?? null,
  };
}

/** A page that nobody gets says nothing of the proxy. */
async function whyDead(reason: Message, directBaseline: () => Promise<unknown>): Promise<Result<ProxyCheck>> {
  const isJudgeDown = aboutJudge.includes(reason.key) && (await directBaseline()) === null;
  return isJudgeDown ? fail("upstream_error", message("proxy.judgeDown")) : ok(deadProxy(reason));
}

/** Checks proxies by having them fetch the judge's page, and nothing else. */
export function proxyEffects(proxyParts: ProxyParts): ProxyEffects {
  const { guard, lists, resolver, userAgent, countryOf, now, ca, timeoutMs = defaultTimeoutMs } = proxyParts;
  const judgeUrl = new URL(proxyParts.judgeUrl);
  const judgeHost = judgeHostOf(judgeUrl);
  const directBaseline = createDirectBaseline({ judge: judgeUrl, now: () => now().getTime() });

  async function tryProxy(proxy: ProxyAddress, proxyDeadline: AbortSignal): Promise<Result<ProxyCheck>> {
    const signal = AbortSignal.any([proxyDeadline, AbortSignal.timeout(timeoutMs)]);
    const proxyTarget = await guard.check(proxy.host, proxy.port, signal);
    if (!proxyTarget.ok)
      return proxyTarget.failure.code === "upstream_error"
        ? ok(deadProxy(reasonOf(proxyTarget)))
        : proxyTarget;
    if (isInsideHost(judgeHost) && proxyTarget.value.addresses.every(isPublicAddress)) {
      return fail("not_configured", message("proxy.noJudge"));
    }
    const contextParts = {
      guard,
      userAgent,
      proxy,
      judge: judgeUrl,
      timeoutMs,
      ca,
      signal,
      target: proxyTarget.value,
    };
    const checkContext = { ...contextParts, destination: await judgeDestination(judgeUrl, resolver, signal) };
    const attemptOutcome =
      proxy.protocol === null ? await detect(checkContext) : await attempt(proxy.protocol, checkContext);
    if (!attemptOutcome.ok) return whyDead(reasonOf(attemptOutcome), directBaseline);
    const { protocol, latencyMs, local, judgeReply } = attemptOutcome.value;
    const baseline = await directBaseline();
    const judgement = {
      headers: judgeReply.headers,
      exitIp: judgeReply.ip,
      baseline: baseline?.headers ?? null,
      ownAddresses: [local, ...(baseline ? [baseline.ip] : [])],
    };
    return ok({ isAlive: true, protocol, latencyMs, judgement });
  }

  const checkProxy: ProxyEffects["check"] = async (proxy, caller) => {
    const proxyResult = await guard.run(caller, (signal) => tryProxy(proxy, signal), timeoutMs + graceMs);
    const isLate = !proxyResult.ok && proxyResult.failure.code === "upstream_timeout";
    return isLate ? ok(deadProxy(message("proxy.dead.timeout"))) : proxyResult;
  };

  return {
    countryOf,
    check: checkProxy,
    async checkWhenFree(proxy, caller) {
      for (let waitedMs = 0; ; waitedMs += retryMs) {
        const proxyResult = await checkProxy(proxy, caller);
        const isBusy = !proxyResult.ok && proxyResult.failure.code === "busy";
        if (!isBusy || waitedMs >= maxWaitMs || caller.signal.aborted) return proxyResult;
        await Bun.sleep(retryMs);
      }
    },
    takeList: (caller) => lists.take(payerOf(caller)),
  };
}
