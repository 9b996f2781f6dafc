import { createLog } from "../http/log.ts";
import type { Config } from "./config.ts";
import { metricsEndpoint, metricsOf } from "./metrics-endpoint.ts";
import { openMailService } from "./mail-service.ts";
import type { Product } from "./product.ts";
import type { RuntimeDependencies } from "./product-parts.ts";
import { cachedCheck } from "./readiness.ts";
import { openSharedState } from "./shared-state.ts";
import { stopServing } from "./stop-serving.ts";
import { withListenError } from "./listen-error.ts";

const plainResponse = (plainText: string, status = 200) =>
  new Response(plainText, { status, headers: { "Content-Type": "text/plain; charset=utf-8" } });

/** A process that receives mail for sites elsewhere; over HTTP it says only whether it is well. */
export async function startMailProcess(
  config: Config,
  { now, write }: Pick<RuntimeDependencies, "now" | "write">,
): Promise<Product> {
  const metrics = await metricsOf(config);
  const log = createLog(write, now);
  const reportFault = (fault: unknown) => log.fault(fault, "background");
  const sharedState = await openSharedState(config, { now, report: reportFault, onQuery: metrics?.onQuery });
  const mail = await openMailService(config, sharedState, { now, report: reportFault, metrics });
  if (mail.port === null)
    throw new Error("ROLE=mail: nothing receives; set SMTP_PORT to a port that is free");
  const isHealthy = cachedCheck(sharedState.database.isHealthy);
  const answerMetrics = metrics && metricsEndpoint(config.METRICS_TOKEN, metrics);
  const server = withListenError(config, () =>
    Bun.serve({
      port: config.PORT,
      hostname: config.HOST,
      routes: {
        "/healthz": () => plainResponse("ok"),
        "/readyz": async () => ((await isHealthy()) ? plainResponse("ok") : plainResponse("database", 503)),
      },
      fetch: (request) =>
        answerMetrics && new URL(request.url).pathname === "/metrics"
          ? answerMetrics(request)
          : plainResponse("Not Found", 404),
    }),
  );
  return {
    url: server.url.origin,
    report: reportFault,
    stop: async () => {
      log.event("stopping");
      await Promise.all([mail.stop(), stopServing(server)]);
      await sharedState.close();
      log.flush();
    },
  };
}
