import type { Static, TObject } from "@sinclair/typebox";
import { action } from "../../core/action.ts";
import { readMessage } from "../../core/i18n.ts";
import { ok } from "../../core/result.ts";
import type { Compute, Task } from "../../core/task.ts";
import type { conversions, dataFormats } from "./names.ts";
import { CsvInput, DataAnswer, PrettyInput, TableInput, TextInput } from "./schema.ts";
import { type Converted, conversionTasks } from "./tasks.ts";

export type DataEffects = { readonly compute: Compute };

export type DataActions = ReturnType<typeof dataActions>;

export function dataActions({ compute }: DataEffects) {
  const offer = <Input extends TObject>(
    input: Input,
    task: Task<Static<Input>, Converted>,
    format: (typeof dataFormats)[number] = "json",
  ) =>
    action(input, DataAnswer, "compute", async (values, caller) => {
      const outcome = await compute(task, values, caller);
      if (!outcome.ok) return outcome;
      const { result, warnings } = outcome.value;
      return ok({
        result,
        format,
        warnings: warnings.map((one) => ({ ...one, message: readMessage(caller.lang, one.message) })),
      });
    });
  return {
    "json/pretty": offer(PrettyInput, conversionTasks["json/pretty"]),
    "json/yaml": offer(TextInput, conversionTasks["json/yaml"], "yaml"),
    "yaml/json": offer(TextInput, conversionTasks["yaml/json"]),
    "csv/json": offer(CsvInput, conversionTasks["csv/json"]),
    "json/csv": offer(TableInput, conversionTasks["json/csv"], "csv"),
  } satisfies Record<(typeof conversions)[number], unknown>;
}
