import { readMail } from "#mail/parse-task.ts";
import { rasterize } from "#compute/rasterize.ts";
import type { Task } from "#core/task.ts";
import { decodedCalls } from "#core/tool.ts";
import { tools } from "#tools/registry.ts";

// oxlint-disable-next-line no-explicit-any -- a table of tasks whose inputs differ; the pool's callers are typed by the task they hold
type AnyTask = Task<any, unknown>;

const declared = tools.flatMap(({ calls }) => decodedCalls(calls).flatMap(([, { heavy = [] }]) => heavy));

const taskTable: readonly AnyTask[] = [...declared, readMail, rasterize];

/** Everything a worker can be asked to do. A task must stand here to be run in one. */
export const tasks: ReadonlyMap<string, AnyTask> = new Map(
  taskTable.map((computeTask) => [computeTask.name, computeTask]),
);
