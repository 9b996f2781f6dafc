import http from "node:http";
import type net from "node:net";
import { message } from "#core/i18n.ts";
import { fail, ok, type Result } from "#core/result.ts";
import type { Phases, TlsFacts } from "#tools/http/effects.ts";
import { withoutMapping } from "./address.ts";
import { codeOf, connectionFailure } from "./failures.ts";
import type { Guard } from "./guard.ts";
import { badlyFramed } from "./http-body.ts";
import { HeadFault, ReadableHead, maxHeadBytes } from "./http-head.ts";
import { secure } from "./tls.ts";

export type OutgoingRequest = {
  readonly method: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string | undefined;
  /** Carries nothing of the visitor's. */
  readonly isAnonymous: boolean;
};

export type HttpExchange = {
  readonly message: http.IncomingMessage;
  readonly address: string;
  readonly phases: Phases;
  readonly tls: TlsFacts | null;
};

export type TlsTrust = {
  readonly ca: string | undefined;
  /** Goes on with a certificate that is not to be trusted, as long as the request is bare. */
  readonly showsBadCertificate: boolean;
};

/** More than any honest server sends; Node sets no limit (`103 Early Hints` in a loop never ends). */
const maxInterimResponses = 8;

/** One request and the head of its answer, over a connection that the guard has made. */
export async function exchange(
  guard: Guard,
  url: URL,
  outgoing: OutgoingRequest,
  trust: TlsTrust,
  signal: AbortSignal,
): Promise<Result<HttpExchange>> {
  const isSecure = url.protocol === "https:";
  const startedAt = performance.now();
  const port = url.port === "" ? (isSecure ? 443 : 80) : Number(url.port);
  const checkedTarget = await guard.check(url.hostname, port, signal);
  if (!checkedTarget.ok) return checkedTarget;
  const checkedAt = performance.now();
  const socket = await guard.connect(checkedTarget.value, signal);
  if (!socket.ok) return socket;
  const connectedAt = performance.now();
  const isNamed = checkedTarget.value.addresses[0] !== checkedTarget.value.host;
  const securedSocket = isSecure
    ? await secure(socket.value, { host: checkedTarget.value.host, ca: trust.ca }, signal)
    : ok({ socket: socket.value, facts: null });
  if (!securedSocket.ok) return securedSocket;
  const { facts } = securedSocket.value;
  if (facts?.error && !(trust.showsBadCertificate && outgoing.isAnonymous)) {
    socket.value.destroy();
    return fail("upstream_error", message("net.certificate", { reason: facts.error }));
  }
  const readyAt = performance.now();
  const response = await sendRequest(securedSocket.value.socket, url, outgoing, signal);
  if (!response.ok) {
    socket.value.destroy();
    return response;
  }
  return ok({
    message: response.value,
    address: withoutMapping(socket.value.remoteAddress ?? ""),
    tls: facts,
    phases: {
      dns: isNamed ? checkedAt - startedAt : null,
      connect: connectedAt - checkedAt,
      tls: isSecure ? readyAt - connectedAt : null,
      firstByte: performance.now() - readyAt,
    },
  });
}

/** One request on a connected socket. `path` is what stands in its first line; a proxy wants the whole address. */
export async function sendRequest(
  socket: net.Socket,
  url: URL,
  {
    method,
    headers,
    body,
    path = url.pathname + url.search,
  }: Omit<OutgoingRequest, "isAnonymous"> & { path?: string },
  signal: AbortSignal,
): Promise<Result<http.IncomingMessage>> {
  const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>();
  const connection = new ReadableHead(socket);
  const request = http.request({
    createConnection: () => connection,
    host: url.hostname,
    path,
    method,
    setHost: false,
    maxHeaderSize: 2 * maxHeadBytes,
    headers: headers.flat(),
  });
  let interim = 0;
  request.on("information", () => {
    interim += 1;
    if (interim > maxInterimResponses)
      request.destroy(new HeadFault(message("net.head.interim", { max: maxInterimResponses })));
  });
  request.on("upgrade", (_message, upgraded) => {
    upgraded.destroy();
    reject(new HeadFault(message("net.head.upgrade")));
  });
  let received: http.IncomingMessage | null = null;
  request.on("response", (response) => {
    received = response;
    const { head } = connection;
    // As they came: the parser was given what it takes.
    if (head) response.rawHeaders = head.fields.flat();
    if (head) response.httpVersion = head.version;
    resolve(response);
  });
  request.on("error", (error) => {
    // The head was read by then: what the parser refuses is how the body is framed.
    if (received && codeOf(error).startsWith("HPE_")) badlyFramed.add(received);
    reject(error);
  });
  request.end(body);
  try {
    return ok(await promise);
  } catch (error) {
    if (error instanceof HeadFault && !signal.aborted) return fail("upstream_error", error.about);
    const exchangeFailure = connectionFailure(error, signal);
    const isKnownFailure =
      exchangeFailure.ok ||
      exchangeFailure.failure.detail ||
      exchangeFailure.failure.code === "upstream_timeout";
    return isKnownFailure ? exchangeFailure : fail("upstream_error", message("net.head.other"));
  }
}
