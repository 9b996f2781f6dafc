import net from "node:net";
import type { Caller } from "#core/action.ts";
import { payerOf } from "#core/client-key.ts";
import { message } from "#core/i18n.ts";
import { fail, ok, type Result } from "#core/result.ts";
import { isLiteral, withoutMapping } from "./address.ts";
import { connectionFailure, deadlineFailure, dnsFailure, orAborted, resetFailure } from "./failures.ts";
import { normalHost } from "./host.ts";
import type { OutboundPolicy } from "./policy.ts";
import type { Resolver } from "./resolve.ts";
import type { Places } from "#core/places.ts";

/** Not exported as a value, so that only the guard can make an instance. */
class Checked {
  readonly #isChecked = true;
  readonly host: string;
  readonly port: number;
  readonly addresses: readonly string[];
  constructor(host: string, port: number, resolvedAddresses: readonly string[]) {
    this.host = host;
    this.port = port;
    this.addresses = resolvedAddresses;
  }
  static isInstance(candidateTarget: object): boolean {
    return #isChecked in candidateTarget && candidateTarget.#isChecked;
  }
}

/** A host and port that may be reached, at exactly these addresses. */
export type CheckedTarget = Checked;

/** On whose behalf a connection is made; the signal aborts when the visitor leaves. */
export type OutboundCaller = Pick<Caller, "address" | "user" | "signal">;

/** Makes every connection to a host that a visitor names. */
export type Guard = {
  /**
   * Runs one outbound operation where there is a place for it, else `busy`. Its signal aborts at the deadline or when
   * the visitor leaves, upon which the answer is `upstream_timeout` at once.
   */
  readonly run: <Value>(
    caller: OutboundCaller,
    run: (signal: AbortSignal) => Promise<Result<Value>>,
    deadlineMs?: number,
  ) => Promise<Result<Value>>;
  /** Resolves a host and refuses it with `blocked_target` unless every one of its addresses may be reached. */
  readonly check: (host: string, port: number, signal: AbortSignal) => Promise<Result<CheckedTarget>>;
  /** Connects to the first checked address that answers. The socket ends at the signal, or when idle for long. */
  readonly connect: (target: CheckedTarget, signal: AbortSignal) => Promise<Result<net.Socket>>;
};

export type GuardParts = {
  readonly policy: OutboundPolicy;
  readonly resolver: Pick<Resolver, "addresses">;
  readonly places: Pick<Places, "take">;
  readonly deadlineMs?: number;
  readonly idleMs?: number;
};

const maxAddresses = 4;
const connectTimeoutMs = 2500;
const retryAfterBusyS = 3;

export function createGuard(guardParts: GuardParts): Guard {
  const { policy, resolver, places, deadlineMs = 10_000, idleMs = 8000 } = guardParts;
  return {
    async run(caller, runOutbound, ownDeadlineMs = deadlineMs) {
      const release = places.take(payerOf(caller));
      if (!release)
        return {
          ok: false,
          failure: { code: "busy", detail: message("net.busy"), retryAfterS: retryAfterBusyS },
        };
      const signal = AbortSignal.any([caller.signal, AbortSignal.timeout(ownDeadlineMs)]);
      const outboundWork = runOutbound(signal).finally(release);
      return orAborted(outboundWork, signal).catch((error: unknown) => {
        if (signal.aborted) return fail("upstream_timeout");
        throw error;
      });
    },

    async check(givenHost, port, signal) {
      const host = normalHost(givenHost);
      if (host === null) return fail("blocked_target", message("net.notHost"));
      const isAddress = isLiteral(host) !== 0;
      if (!isAddress && policy.refusesName(host, port)) return fail("blocked_target");
      const hostAddresses = isAddress ? ok([host]) : await addressesOf(resolver, host, signal);
      if (!hostAddresses.ok) return hostAddresses;
      const verdicts = hostAddresses.value.map((hostAddress) => policy.judge(hostAddress, port));
      if (verdicts.includes("closed_address")) return fail("blocked_target");
      if (verdicts.includes("closed_port"))
        return fail("blocked_target", message("net.port", { port: String(port) }));
      return ok(new Checked(host, port, hostAddresses.value.slice(0, maxAddresses)));
    },

    async connect(checkedTarget, signal) {
      if (!Checked.isInstance(checkedTarget))
        throw new TypeError("Only a target that the guard checked is connected to");
      let connectOutcome: Result<net.Socket> = fail("upstream_error");
      for (const [index, targetAddress] of checkedTarget.addresses.entries()) {
        const timeoutMs = index === checkedTarget.addresses.length - 1 ? deadlineMs : connectTimeoutMs;
        connectOutcome = await openSocket(
          { address: targetAddress, port: checkedTarget.port, timeoutMs, idleMs },
          signal,
        );
        if (connectOutcome.ok || signal.aborted) break;
      }
      return connectOutcome;
    },
  };
}

async function addressesOf(
  resolver: GuardParts["resolver"],
  host: string,
  signal: AbortSignal,
): Promise<Result<readonly string[]>> {
  try {
    const hostAddresses = await resolver.addresses(host, signal);
    return hostAddresses.length > 0
      ? ok(hostAddresses)
      : fail("upstream_error", message("net.noAddress", { host }));
  } catch (error) {
    return dnsFailure(error);
  }
}

type ConnectOptions = { address: string; port: number; timeoutMs: number; idleMs: number };

async function openSocket(connectOptions: ConnectOptions, signal: AbortSignal): Promise<Result<net.Socket>> {
  if (signal.aborted) return fail("upstream_timeout");
  const socket = net.connect({ host: connectOptions.address, port: connectOptions.port });
  const endConnecting = () => socket.destroy(deadlineFailure());
  signal.addEventListener("abort", endConnecting, { once: true });
  socket.once("close", () => signal.removeEventListener("abort", endConnecting));
  const connectTimer = setTimeout(endConnecting, connectOptions.timeoutMs);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  socket.once("connect", resolve);
  socket.on("error", reject); // stays, so that the socket always has a listener for its errors
  try {
    await promise;
    // A connection that was reset at once has no peer any more.
    if (socket.remoteAddress === undefined) throw resetFailure();
  } catch (error) {
    socket.destroy();
    return connectionFailure(error, signal);
  } finally {
    clearTimeout(connectTimer);
  }
  if (withoutMapping(socket.remoteAddress) !== withoutMapping(connectOptions.address)) {
    socket.destroy();
    return fail("blocked_target");
  }
  socket.setTimeout(connectOptions.idleMs, endConnecting);
  return ok(socket);
}
