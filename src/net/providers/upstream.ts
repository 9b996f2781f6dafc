import { parseJson } from "#core/json.ts";

/** What became of one request to a server that the operator chose. `json` is undefined when it sent none. */
export type UpstreamReply =
  | { readonly kind: "answered"; readonly status: number; readonly json: unknown }
  | { readonly kind: "unreachable" }
  | { readonly kind: "late" };

export type UpstreamRequest = {
  readonly method?: "GET" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | URLSearchParams;
};

/**
 * Sends a request to an operator's server. Such a server may stand on a private address, so the outbound policy
 * does not apply; a redirect is an answer like any other and is not followed. What is posted has a connection of its
 * own: a kept one may be closed by the other end at that moment, and only what may be sent twice is sent again
 * (RFC 9110, section 9.2.2).
 */
export const send = (url: string, request: UpstreamRequest, signal: AbortSignal): Promise<Response> =>
  fetch(url, { ...request, redirect: "manual", signal, keepalive: request.method !== "POST" });

/** The body as text, piece by piece, whole characters only. Throws when it breaks off or grows too long. */
export async function* textOf(response: Response, maxBytes: number): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let bytesLeft = maxBytes;
  for await (const responseBytes of response.body ?? []) {
    bytesLeft -= responseBytes.byteLength;
    if (bytesLeft < 0) throw new RangeError(`The answer is longer than ${maxBytes} bytes`);
    yield decoder.decode(responseBytes, { stream: true });
  }
  yield decoder.decode();
}

/** Undefined where the text is no JSON, so that `null` can be told from it. */
const upstreamJsonIn = (responseText: string): unknown =>
  responseText.trim() === "null" ? null : (parseJson(responseText) ?? undefined);

/** One question, one answer in JSON, within a time and a size. */
export async function askJson(
  url: string,
  request: UpstreamRequest,
  {
    signal,
    deadlineMs,
    maxBytes = 1_000_000,
  }: { signal: AbortSignal; deadlineMs: number; maxBytes?: number },
): Promise<UpstreamReply> {
  const upstreamDeadline = AbortSignal.timeout(deadlineMs);
  try {
    const response = await send(url, request, AbortSignal.any([signal, upstreamDeadline]));
    let responseText = "";
    for await (const responsePiece of textOf(response, maxBytes)) responseText += responsePiece;
    return { kind: "answered", status: response.status, json: upstreamJsonIn(responseText) };
  } catch (error) {
    if (upstreamDeadline.aborted) return { kind: "late" };
    return error instanceof RangeError
      ? { kind: "answered", status: 502, json: undefined }
      : { kind: "unreachable" };
  }
}

/** An address from the settings, with `path` added when it names only an origin. Throws on any other kind. */
export function joinUrl(setting: { name: string; url: string; path: string }): string {
  const url = URL.canParse(setting.url) ? new URL(setting.url) : null;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error(
      `Settings that cannot be used: ${setting.name}: "${setting.url}" is not an http(s) address`,
    );
  }
  if (url.pathname === "/") url.pathname = setting.path;
  return url.href.replace(/\/$/, "");
}
