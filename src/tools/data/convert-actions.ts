import type { Static, TObject } from "@sinclair/typebox";
import { action } from "../../core/action.ts";
import { readMessage } from "../../core/i18n.ts";
import { ok } from "../../core/result.ts";
import type { Compute, Task } from "../../core/task.ts";
import type { ConvertedData } from "./convert.ts";
import type { dataFormats } from "./names.ts";
import { CsvInput, DataAnswer, PrettyInput, TableInput, TextInput } from "./schema.ts";
import { conversionTasks } from "./tasks.ts";

export type DataEffects = { readonly compute: Compute };

export const conversionAction = <Input extends TObject>(
  inputSchema: Input,
  {
    compute,
    task,
    format,
  }: DataEffects & {
    readonly task: Task<Static<Input>, ConvertedData>;
    readonly format: (typeof dataFormats)[number];
  },
) =>
  action(inputSchema, DataAnswer, "compute", async (conversionInput, caller) => {
    const conversionOutcome = await compute(task, conversionInput, caller);
    if (!conversionOutcome.ok) return conversionOutcome;
    const { result: convertedText, warnings } = conversionOutcome.value;
    return ok({
      result: convertedText,
      format,
      warnings: warnings.map((conversionWarning) => ({
        ...conversionWarning,
        message: readMessage(caller.lang, conversionWarning.message),
      })),
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
