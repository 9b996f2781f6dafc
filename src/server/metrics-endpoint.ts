import { operatorSecret } from "#core/operator-secret.ts";
import type { Config } from "./config.ts";
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

/** Answers whoever brings the operator's token with the metrics of this process. */
export function metricsEndpoint(
  { METRICS_TOKEN: token, METRICS_TOKEN_OLD: oldToken }: Pick<Config, "METRICS_TOKEN" | "METRICS_TOKEN_OLD">,
  { text, contentType }: Metrics,
  now: () => Date,
) {
  const checkToken = operatorSecret(token, now, oldToken);
  const refuse = (status: number, refusal: string, fields: Record<string, string>) =>
    new Response(refusal, {
      status,
      headers: { "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8", ...fields },
    });
  return async (request: Request, client: string): Promise<Response> => {
    const verdict = checkToken(client, request.headers.get("authorization"));
    if (verdict.is === "unheard")
      return refuse(429, "Too Many Requests", { "Retry-After": String(verdict.retryAfterS) });
    if (verdict.is === "wrong") return refuse(401, "Unauthorized", { "WWW-Authenticate": "Bearer" });
    return new Response(await text(), {
      headers: { "Cache-Control": "no-store", "Content-Type": contentType },
    });
  };
}
