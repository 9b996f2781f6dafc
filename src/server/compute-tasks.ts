import { readMail } from "../mail/parse-task.ts";
import { rasterize } from "../compute/rasterize.ts";
import type { Task } from "../core/task.ts";
import { cronTasks } from "../tools/cron/actions.ts";
import { dataTasks } from "../tools/data/actions.ts";
import { encodeTasks } from "../tools/encode/actions.ts";
import { qrTask } from "../tools/qr/task.ts";
import { textAnalyzerTasks } from "../tools/text-analyzer/actions.ts";

// oxlint-disable-next-line no-explicit-any -- a table of tasks whose inputs differ; the pool's callers are typed by the task they hold
type AnyTask = Task<any, unknown>;

const taskTable: readonly AnyTask[] = [
  ...cronTasks,
  ...dataTasks,
  ...encodeTasks,
  ...textAnalyzerTasks,
  qrTask,
  readMail,
  rasterize,
];

/** Everything a worker can be asked to do. A task must stand here to be run in one. */
export const tasks: ReadonlyMap<string, AnyTask> = new Map(
  taskTable.map((computeTask) => [computeTask.name, computeTask]),
);
