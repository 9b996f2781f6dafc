import { type Pool, type PoolOptions, createPool } from "../compute/pool.ts";
import { embeddedPath } from "../core/embedded.ts";
import type { Metrics } from "./metrics.ts";

/** The module that a pool's workers run. */
export const computeScript = (): URL | string =>
  embeddedPath("compute-worker") ?? new URL("./compute-worker.ts", import.meta.url);

/** A pool whose work and refusals are counted. */
export function countedPool(options: Omit<PoolOptions, "script">, metrics: Metrics | null): Pool {
  const pool = createPool({
    ...options,
    script: computeScript(),
    onRefusal: (reason) => metrics?.onPoolRefusal("tools", reason),
  });
  metrics?.gauge("compute_running", "Heavy work that runs", () => pool.load().running);
  metrics?.gauge("compute_waiting", "Heavy work that waits", () => pool.load().waiting);
  return pool;
}
