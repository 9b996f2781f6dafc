import { createLedger } from "#core/ledger.ts";
import { createLog } from "#http/log.ts";
import type { Config } from "./config.ts";
import { metricsEndpoint, metricsOf } from "./metrics-endpoint.ts";
import { openMailService } from "./mail-service.ts";
import type { Product } from "./product.ts";
import type { RuntimeDependencies } from "./product-parts.ts";
import { type Dependency, aliveAnswer, createReadiness, drain } from "./readiness.ts";
import { openSharedState } from "./shared-state.ts";
import { stopServing } from "./stop-serving.ts";
import { withListenError } from "./listen-error.ts";

const notFound = () =>
  new Response("Not Found", { status: 404, headers: { "Content-Type": "text/plain; charset=utf-8" } });

/** A process that receives mail for sites elsewhere; over HTTP it says only whether it is well. */
export async function startMailProcess(
  config: Config,
  { now, write }: Pick<RuntimeDependencies, "now" | "write">,
): Promise<Product> {
  const metrics = await metricsOf(config);
  const log = createLog(write, now);
  const reportFault = (fault: unknown, route = "background") => log.fault(fault, route);
  const sharedState = await openSharedState(config, { now, report: reportFault, onQuery: metrics?.onQuery });
  const mail = await openMailService(config, sharedState, {
    now,
    report: reportFault,
    ledger: createLedger(config.RATE_LIMIT, () => now().getTime()),
    metrics,
  });
  if (config.SMTP_PORT === 0) throw new Error("ROLE=mail: nothing receives, since SMTP_PORT is 0");
  // A port that is taken is tried again: the process before this one may still be ending.
  const receiver: Dependency = { name: "SMTP", isShared: false, isUp: async () => mail.port() !== null };
  const readiness = createReadiness([...sharedState.dependencies, receiver]);
  metrics?.dependencies(readiness.states);
  const answerMetrics = metrics && metricsEndpoint(config, metrics, now);
  const server = withListenError(config, () =>
    Bun.serve({
      port: config.PORT,
      hostname: config.HOST,
      routes: {
        "/healthz": aliveAnswer,
        "/readyz": readiness.answer,
      },
      fetch: (request, listening) =>
        answerMetrics && new URL(request.url).pathname === "/metrics"
          ? answerMetrics(request, listening.requestIP(request)?.address ?? "")
          : notFound(),
    }),
  );
  sharedState.database.endStart();
  return {
    url: server.url.origin,
    report: reportFault,
    drain: () => drain(readiness, config, log),
    stop: async () => {
      log.event("stopping");
      await Promise.all([mail.stop(), stopServing(server)]);
      await sharedState.close();
      log.flush();
    },
  };
}
