const maxBytes = 65_536;

async function textOf(response: Response): Promise<string | null> {
  const decoder = new TextDecoder();
  let [text, size] = ["", 0];
  for await (const piece of response.body ?? []) {
    size += piece.byteLength;
    if (size > maxBytes) return null;
    text += decoder.decode(piece, { stream: true });
  }
  return text + decoder.decode();
}

/**
 * The JSON object that a server named by the operator answers with; null for any other answer, for more than 64 KiB,
 * and for a redirect. A visitor's own addresses go through the guard instead.
 */
export async function parseUpstreamJson(
  address: string,
  init: { method?: "POST"; body?: URLSearchParams; headers?: Record<string, string>; signal: AbortSignal },
): Promise<object | null> {
  try {
    const headers = { ...init.headers, accept: "application/json" };
    const response = await fetch(address, { ...init, headers, redirect: "error" });
    const text = response.ok ? await textOf(response) : null;
    const value: unknown = text === null ? null : JSON.parse(text);
    return typeof value === "object" ? value : null;
  } catch {
    return null;
  }
}
