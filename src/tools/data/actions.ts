import { conversionAction, convertActions, type DataEffects } from "./convert-actions.ts";
import type { conversions } from "./names.ts";
import { TextInput } from "./schema.ts";
import { conversionTasks } from "./tasks.ts";
import { yamlTask } from "./yaml-task.ts";

export const dataTasks = [...Object.values(conversionTasks), yamlTask];

/** Of two parts, so that a device need not take the parser of YAML. */
export const dataActions = ({ compute }: DataEffects) =>
  ({
    ...convertActions({ compute }),
    "yaml/json": conversionAction(TextInput, { compute, task: yamlTask, format: "json" }),
  }) satisfies Record<(typeof conversions)[number], unknown>;

export type DataActions = ReturnType<typeof dataActions>;
