import { send } from "./upstream.ts";

const maxBytes = 65_536;

async function responseTextOf(response: Response): Promise<string | null> {
  const decoder = new TextDecoder();
  let [responseText, responseSize] = ["", 0];
  for await (const responsePiece of response.body ?? []) {
    responseSize += responsePiece.byteLength;
    if (responseSize > maxBytes) return null;
    responseText += decoder.decode(responsePiece, { stream: true });
  }
  return responseText + decoder.decode();
}

/**
 * The JSON object that a server named by the operator answers with; null for any other answer, for more than 64 KiB,
 * and for a redirect. A visitor's own addresses go through the guard instead.
 */
export async function parseUpstreamJson(
  upstreamUrl: string,
  init: { method?: "POST"; body?: URLSearchParams; headers?: Record<string, string>; signal: AbortSignal },
): Promise<object | null> {
  try {
    const headers = { ...init.headers, accept: "application/json" };
    const response = await send(upstreamUrl, { ...init, headers }, init.signal);
    const responseText = response.ok ? await responseTextOf(response) : null;
    const responseJson: unknown = responseText === null ? null : JSON.parse(responseText);
    return typeof responseJson === "object" ? responseJson : null;
  } catch {
    return null;
  }
}
