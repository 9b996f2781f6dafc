import type net from "node:net";
import { message } from "#core/i18n.ts";
import { type Result, fail, ok } from "#core/result.ts";
import { isJsonObject, parseJson } from "#core/json.ts";
import { parseAddress } from "#tools/ip/address.ts";
import type { ForwardedHeaders } from "#tools/proxy/answer.ts";
import { readResponseBody } from "#net/http-body.ts";
import { type OutgoingRequest, sendRequest } from "#net/http-exchange.ts";
import { secure } from "#net/tls.ts";

/** What the judge saw of a request: the address it came from, and its headers. */
export type JudgeReply = { readonly ip: string; readonly headers: ForwardedHeaders };

const maxBytes = 64 * 1024;
const bodyTimeoutMs = 5000;

/** Reads `{ ip, headers }`; null when somebody else answered in the judge's place. */
export function parseJudgeReply(judgeText: string): JudgeReply | null {
  const json = parseJson(judgeText);
  const { ip, headers = null } = isJsonObject(json) ? json : {};
  const exitAddress = typeof ip === "string" ? parseAddress(ip) : null;
  if (!exitAddress || !isJsonObject(headers)) return null;
  const headerEntries = Object.entries(headers).map(([headerName, headerValue]) => [
    headerName.toLowerCase(),
    [headerValue]
      .flat()
      .filter((headerLine) => typeof headerLine === "string")
      .join(", ")
      .slice(0, 1000),
  ]);
  return { ip: exitAddress.ip, headers: Object.fromEntries(headerEntries) };
}

export type JudgeRequest = {
  readonly judge: URL;
  readonly userAgent: string;
  /** Headers for a proxy that forwards, which also gets the whole URL; null for a tunnel. */
  readonly forward: readonly (readonly [string, string])[] | null;
  readonly ca: string | undefined;
};

/** Asks the judge over a socket that leads to it, or to a proxy that forwards. */
export async function askJudge(
  socket: net.Socket,
  request: JudgeRequest,
  signal: AbortSignal,
): Promise<Result<JudgeReply> | number> {
  const url = new URL(request.judge);
  // No cache on the way has this address.
  url.searchParams.set("nonce", crypto.randomUUID());
  let connection = socket;
  if (url.protocol === "https:" && !request.forward) {
    const securedSocket = await secure(socket, { host: url.hostname, ca: request.ca }, signal);
    if (!securedSocket.ok) return securedSocket;
    if (securedSocket.value.facts.error) return fail("upstream_error", message("proxy.dead.certificate"));
    connection = securedSocket.value.socket;
  }
  const headers: OutgoingRequest["headers"] = [
    ["Host", url.host],
    ["User-Agent", request.userAgent],
    ["Accept", "application/json"],
    ["Connection", "close"],
    ...(request.forward ?? []),
  ];
  const outgoing = { method: "GET", headers, body: undefined, ...(request.forward && { path: url.href }) };
  const responseHead = await sendRequest(connection, url, outgoing, signal);
  if (!responseHead.ok) return responseHead;
  const judgeStatus = responseHead.value.statusCode ?? 0;
  if (judgeStatus !== 200) {
    responseHead.value.destroy();
    return judgeStatus;
  }
  const body = await readResponseBody(responseHead.value, {
    keepBytes: maxBytes,
    maxBytes,
    timeoutMs: bodyTimeoutMs,
  });
  if (signal.aborted) return fail("upstream_timeout");
  const judgeReply = parseJudgeReply(new TextDecoder().decode(body.bytes));
  return judgeReply ? ok(judgeReply) : fail("upstream_error", message("proxy.dead.notJudge"));
}
