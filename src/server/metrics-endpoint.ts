import { timingSafeEqual } from "node:crypto";
import type { Metrics } from "./metrics.ts";

/** Null without a token; then nothing is counted, and what counts is not even loaded. */
export async function metricsOf({
  METRICS_TOKEN: token,
}: {
  METRICS_TOKEN: string;
}): Promise<Metrics | null> {
  if (token === "") return null;
  const { createMetrics } = await import("./metrics.ts");
  return createMetrics();
}

const digestOf = (tokenText: string): Uint8Array => new Bun.CryptoHasher("sha256").update(tokenText).digest();

/** Answers whoever brings the operator's token with the metrics of this process. */
export function metricsEndpoint(token: string, { text, contentType }: Metrics) {
  const expectedDigest = digestOf(`Bearer ${token}`);
  return async (request: Request): Promise<Response> => {
    const headers = { "Cache-Control": "no-store" };
    if (!timingSafeEqual(digestOf(request.headers.get("authorization") ?? ""), expectedDigest))
      return new Response("Unauthorized", {
        status: 401,
        headers: { ...headers, "Content-Type": "text/plain; charset=utf-8", "WWW-Authenticate": "Bearer" },
      });
    return new Response(await text(), { headers: { ...headers, "Content-Type": contentType } });
  };
}
