import type net from "node:net";
import { type Message, message } from "#core/i18n.ts";
import { type Result, fail, ok } from "#core/result.ts";
import type { Protocol, ProxyAddress } from "#tools/proxy/parse.ts";
import { withoutMapping } from "#net/address.ts";
import type { CheckedTarget, Guard } from "#net/guard.ts";
import { secure } from "#net/tls.ts";
import { type JudgeReply, askJudge } from "./judge.ts";
import { type TunnelDestination, basicLogin, connectTunnel, httpRefusal, socksTunnel } from "./tunnel.ts";

export type CheckContext = {
  readonly guard: Guard;
  readonly userAgent: string;
  readonly proxy: ProxyAddress;
  readonly target: CheckedTarget;
  readonly judge: URL;
  readonly destination: TunnelDestination;
  readonly timeoutMs: number;
  /** PEM of an authority to trust besides the well-known ones; for tests. */
  readonly ca: string | undefined;
  readonly signal: AbortSignal;
};

export type ProxySuccess = {
  readonly protocol: Protocol;
  readonly latencyMs: number;
  /** The address from which this server reached the proxy. */
  readonly local: string;
  readonly judgeReply: JudgeReply;
};

/** Why an attempt failed, in words. */
export function reasonOf(attemptOutcome: Result<unknown>): Message {
  if (attemptOutcome.ok) return message("proxy.dead.other");
  const { code, detail } = attemptOutcome.failure;
  return code === "upstream_timeout"
    ? message("proxy.dead.timeout")
    : (detail ?? message("proxy.dead.other"));
}

/** Tries three protocols at once; the first that fetches the judge's page counts. */
export async function detect(checkContext: CheckContext): Promise<Result<ProxySuccess>> {
  const otherAttempts = new AbortController();
  const signal = AbortSignal.any([checkContext.signal, otherAttempts.signal]);
  const { promise, resolve, reject } = Promise.withResolvers<Result<ProxySuccess>>();
  const attempts = (["http", "socks5", "socks4"] as const).map(async (proxyProtocol) => {
    const attemptOutcome = await attempt(proxyProtocol, { ...checkContext, signal });
    if (attemptOutcome.ok) resolve(attemptOutcome);
    return attemptOutcome;
  });
  Promise.all(attempts).then((attemptOutcomes) => resolve(mostSpecific(attemptOutcomes)), reject);
  const attemptOutcome = await promise.finally(() => otherAttempts.abort());
  // It speaks HTTP and does not forward: it may open tunnels only.
  return reasonOf(attemptOutcome).key === "proxy.dead.status"
    ? attempt("https", checkContext)
    : attemptOutcome;
}

/** A missing login says more than a protocol that is not spoken; else the reason that all attempts share. */
function mostSpecific(attemptOutcomes: readonly Result<ProxySuccess>[]): Result<ProxySuccess> {
  const specific = attemptOutcomes.find((attemptOutcome) =>
    /Login$|status$/.test(reasonOf(attemptOutcome).key),
  );
  if (specific) return specific;
  const [firstOutcome] = attemptOutcomes;
  const reasonKeys = new Set(attemptOutcomes.map((attemptOutcome) => reasonOf(attemptOutcome).key));
  return firstOutcome && reasonKeys.size === 1
    ? firstOutcome
    : fail("upstream_error", message("proxy.dead.noProtocol"));
}

/** Has the proxy fetch the judge's page over one protocol. */
export async function attempt(
  proxyProtocol: Protocol,
  checkContext: CheckContext,
): Promise<Result<ProxySuccess>> {
  const attemptOutcome = await fetchThrough(proxyProtocol, checkContext, { isSecure: false });
  const mayBeSecure = proxyProtocol === "https" && reasonOf(attemptOutcome).key === "proxy.dead.notHttp";
  // Some proxies are themselves reached over TLS.
  return mayBeSecure ? fetchThrough(proxyProtocol, checkContext, { isSecure: true }) : attemptOutcome;
}

async function fetchThrough(
  proxyProtocol: Protocol,
  checkContext: CheckContext,
  { isSecure }: { isSecure: boolean },
): Promise<Result<ProxySuccess>> {
  const { guard, judge, proxy, signal, userAgent, ca } = checkContext;
  const startMs = performance.now();
  const socket = await guard.connect(checkContext.target, signal);
  if (!socket.ok) return socket;
  const localAddress = withoutMapping(socket.value.localAddress ?? "");
  const isForwarded = proxyProtocol === "http" && judge.protocol === "http:";
  try {
    const tunnel = isForwarded
      ? socket
      : await openTunnel(proxyProtocol, socket.value, checkContext, isSecure);
    if (!tunnel.ok) return signal.aborted ? fail("upstream_timeout") : tunnel;
    const forward = isForwarded ? basicLogin(proxy.login) : null;
    const judgeReply = await askJudge(tunnel.value, { judge, userAgent, forward, ca }, signal);
    if (typeof judgeReply === "number") return httpRefusal(judgeReply, proxy.login);
    if (!judgeReply.ok) return judgeReply;
    return ok({
      protocol: proxyProtocol,
      latencyMs: performance.now() - startMs,
      local: localAddress,
      judgeReply: judgeReply.value,
    });
  } finally {
    socket.value.destroy();
  }
}

async function openTunnel(
  proxyProtocol: Protocol,
  socket: net.Socket,
  { destination, proxy, signal, timeoutMs, ca }: CheckContext,
  isSecure: boolean,
): Promise<Result<net.Socket>> {
  const { login } = proxy;
  if (proxyProtocol === "socks4" || proxyProtocol === "socks5") {
    return socksTunnel(socket, {
      version: proxyProtocol === "socks4" ? 4 : 5,
      destination,
      login,
      timeoutMs,
    });
  }
  if (!isSecure) return connectTunnel(socket, destination, login);
  const securedSocket = await secure(socket, { host: proxy.host, ca }, signal);
  if (!securedSocket.ok) return securedSocket;
  if (securedSocket.value.facts.error && login)
    return fail("upstream_error", message("proxy.dead.certificate"));
  return connectTunnel(securedSocket.value.socket, destination, login);
}
