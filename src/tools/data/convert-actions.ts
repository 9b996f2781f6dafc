import type { Static, TObject } from "@sinclair/typebox";
import { action } from "../../core/action.ts";
import { readMessage } from "../../core/i18n.ts";
import { ok } from "../../core/result.ts";
import type { Compute, Task } from "../../core/task.ts";
import type { Converted } from "./convert.ts";
import type { dataFormats } from "./names.ts";
import { CsvInput, DataAnswer, PrettyInput, TableInput, TextInput } from "./schema.ts";
import { conversionTasks } from "./tasks.ts";

export type DataEffects = { readonly compute: Compute };

export const conversionAction = <Input extends TObject>(
  input: Input,
  {
    compute,
    task,
    format,
  }: DataEffects & {
    readonly task: Task<Static<Input>, Converted>;
    readonly format: (typeof dataFormats)[number];
  },
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

/** Every conversion but that of YAML. */
export const convertActions = ({ compute }: DataEffects) => ({
  "json/pretty": conversionAction(PrettyInput, {
    compute,
    task: conversionTasks["json/pretty"],
    format: "json",
  }),
  "json/yaml": conversionAction(TextInput, { compute, task: conversionTasks["json/yaml"], format: "yaml" }),
  "csv/json": conversionAction(CsvInput, { compute, task: conversionTasks["csv/json"], format: "json" }),
  "json/csv": conversionAction(TableInput, { compute, task: conversionTasks["json/csv"], format: "csv" }),
});
