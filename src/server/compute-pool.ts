import { type Pool, type PoolOptions, createPool } from "#compute/pool.ts";
import { embeddedPath } from "#core/embedded.ts";
import type { Metrics } from "./metrics.ts";

/** The module that a pool's workers run. */
export const computeScript = (): URL | string =>
  embeddedPath("compute-worker") ?? new URL("./compute-worker.ts", import.meta.url);

type ComputePoolOptions = Omit<PoolOptions, "script" | "onRefusal">;

/** A pool for the work of `poolName`, whose refusals are counted. */
export const computePool = (
  poolName: "tools" | "mail",
  poolOptions: ComputePoolOptions,
  metrics: Metrics | null,
): Pool =>
  createPool({
    ...poolOptions,
    script: computeScript(),
    onRefusal: (reason) => metrics?.onPoolRefusal(poolName, reason),
  });

/** The tools' pool, whose work is counted too. */
export function toolPool(poolOptions: ComputePoolOptions, metrics: Metrics | null): Pool {
  const pool = computePool("tools", poolOptions, metrics);
  metrics?.gauge("compute_running", "Heavy work that runs", () => pool.load().running);
  metrics?.gauge("compute_waiting", "Heavy work that waits", () => pool.load().waiting);
  return pool;
}
