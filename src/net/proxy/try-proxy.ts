import { isPublicAddress } from "../../core/address-ranges.ts";
import { clientKeyOf } from "../../core/client-key.ts";
import { createConcurrencyLimit } from "../../core/concurrency-limit.ts";
import { type Message, message } from "../../core/i18n.ts";
import { type Result, fail, ok } from "../../core/result.ts";
import { isInsideName } from "../../core/special-names.ts";
import type { ProxyCheck, ProxyEffects } from "../../tools/proxy/actions.ts";
import type { ProxyAddress } from "../../tools/proxy/parse.ts";
import { isLiteral } from "../address.ts";
import type { Guard } from "../guard.ts";
import type { Resolver } from "../resolve.ts";
import { attempt, detect, reasonOf } from "./attempt.ts";
import type { Destination } from "./tunnel.ts";
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
const maxLists = 8;

export type ProxyParts = {
  readonly guard: Guard;
  readonly resolver: Pick<Resolver, "addresses">;
  readonly judgeUrl: string;
  readonly userAgent: string;
  readonly countryOf: ProxyEffects["countryOf"];
  readonly now: () => Date;
  readonly timeoutMs?: number;
  readonly ca?: string;
};

const dead = (reason: Message): ProxyCheck => ({ isAlive: false, reason });

const isInside = (host: string): boolean => (isLiteral(host) ? !isPublicAddress(host) : isInsideName(host));

/** Checks proxies by having them fetch the judge's page, and nothing else. */
export function proxyEffects(parts: ProxyParts): ProxyEffects {
  const { guard, resolver, userAgent, countryOf, now, ca, timeoutMs = defaultTimeoutMs } = parts;
  const judge = new URL(parts.judgeUrl);
  const judgeHost = judge.hostname.replace(/^\[|\]$/g, "");
  const listLimit = createConcurrencyLimit({ total: maxLists, perClient: 1 });
  const directBaseline = createDirectBaseline({ judge, now: () => now().getTime() });

  async function destination(signal: AbortSignal): Promise<Destination> {
    const port = Number(judge.port) || (judge.protocol === "https:" ? 443 : 80);
    const isName = isLiteral(judgeHost) === 0;
    const addresses = isName ? await resolver.addresses(judgeHost, signal).catch(() => []) : [];
    return { host: judgeHost, port, ipv4: addresses.find((address) => isLiteral(address) === 4) ?? null };
  }

  async function run(proxy: ProxyAddress, deadline: AbortSignal): Promise<Result<ProxyCheck>> {
    const signal = AbortSignal.any([deadline, AbortSignal.timeout(timeoutMs)]);
    const target = await guard.check(proxy.host, proxy.port, signal);
    if (!target.ok) return target.failure.code === "upstream_error" ? ok(dead(reasonOf(target))) : target;
    if (isInside(judgeHost) && target.value.addresses.every(isPublicAddress)) {
      return fail("not_configured", message("proxy.noJudge"));
    }
    const parts = { guard, userAgent, proxy, judge, timeoutMs, ca, signal, target: target.value };
    const context = { ...parts, destination: await destination(signal) };
    const outcome = proxy.protocol === null ? await detect(context) : await attempt(proxy.protocol, context);
    if (!outcome.ok) return ok(dead(reasonOf(outcome)));
    const { protocol, latencyMs, local, judgeReply } = outcome.value;
    const baseline = await directBaseline();
    const judgement = {
      headers: judgeReply.headers,
      exitIp: judgeReply.ip,
      baseline: baseline?.headers ?? {},
      ownAddresses: [local, ...(baseline ? [baseline.ip] : [])],
    };
    return ok({ isAlive: true, protocol, latencyMs, judgement });
  }

  const check: ProxyEffects["check"] = async (proxy, caller) => {
    const result = await guard.run(caller, (signal) => run(proxy, signal), timeoutMs + graceMs);
    const isLate = !result.ok && result.failure.code === "upstream_timeout";
    return isLate ? ok(dead(message("proxy.dead.timeout"))) : result;
  };

  return {
    countryOf,
    check,
    async checkWhenFree(proxy, caller) {
      for (let waitedMs = 0; ; waitedMs += retryMs) {
        const result = await check(proxy, caller);
        const isBusy = !result.ok && result.failure.code === "busy";
        if (!isBusy || waitedMs >= maxWaitMs || caller.signal.aborted) return result;
        await Bun.sleep(retryMs);
      }
    },
    takeList: (caller) => listLimit.take(clientKeyOf(caller)),
  };
}
