import type { Static, TObject } from "@sinclair/typebox";
import { readMessage } from "#core/i18n.ts";
import { ok } from "#core/result.ts";
import type { Bounded } from "#core/schema.ts";
import type { Compute, Task } from "#core/task.ts";
import { type Call, call } from "#core/tool.ts";
import type { ConvertedData } from "./convert.ts";
import {
  type conversions,
  type dataFormats,
  CsvInput,
  DataAnswer,
  PrettyInput,
  TableInput,
  TextInput,
} from "./schema.ts";
import { conversionTasks } from "./tasks.ts";

type DataEffects = { readonly compute: Compute };

export const conversionCall = <Input extends TObject>(
  name: (typeof conversions)[number],
  input: Input & Bounded<Input>,
  {
    task,
    format,
    example,
    isOnDevice = true,
  }: Pick<Call<Input, typeof DataAnswer, DataEffects>, "example"> & {
    readonly task: Task<Static<Input>, ConvertedData>;
    readonly format: (typeof dataFormats)[number];
    readonly isOnDevice?: boolean;
  },
): Call<Input, typeof DataAnswer, DataEffects> =>
  call(input, DataAnswer, {
    path: `/data/${name}`,
    limit: "compute",
    access: "open",
    address: "none",
    ...(isOnDevice && { device: true }),
    heavy: [task],
    refusals: ["busy"],
    plain: ({ result }) => result,
    glance: ({ result }) => ({ value: result, kind: "value" }),
    example,
    run:
      ({ compute }: DataEffects) =>
      async (given, caller) => {
        const converted = await compute(task, given, caller);
        if (!converted.ok) return converted;
        const { result, warnings, changes } = converted.value;
        return ok({
          result,
          format,
          ...(changes && { changes }),
          warnings: warnings.map((warning) => ({
            ...warning,
            message: readMessage(caller.lang, warning.message),
          })),
        });
      },
  });

/** Every conversion but that of YAML. */
export default {
  "json/pretty": conversionCall("json/pretty", PrettyInput, {
    task: conversionTasks["json/pretty"],
    format: "json",
    example: {
      body: { text: '{"b":[1],"a":1.50}', indent: "2", sort_keys: false },
      answer: { result: '{\n  "b": [\n    1\n  ],\n  "a": 1.50\n}', format: "json", warnings: [] },
    },
  }),
  "json/repair": conversionCall("json/repair", PrettyInput, {
    task: conversionTasks["json/repair"],
    format: "json",
    example: {
      body: { text: "{giá: 45000,}", indent: "none" },
      answer: {
        result: '{"giá":45000}',
        format: "json",
        warnings: [],
        changes: [
          {
            line: 1,
            parts: [
              { kind: "same", text: "{" },
              { kind: "added", text: '"' },
              { kind: "same", text: "giá" },
              { kind: "added", text: '"' },
              { kind: "same", text: ": 45000" },
              { kind: "removed", text: "," },
              { kind: "same", text: "}" },
            ],
          },
        ],
      },
    },
  }),
  "json/yaml": conversionCall("json/yaml", TextInput, {
    task: conversionTasks["json/yaml"],
    format: "yaml",
    example: {
      body: { text: '{"quả":["bưởi","cam"]}' },
      answer: { result: "quả:\n  - bưởi\n  - cam\n", format: "yaml", warnings: [] },
    },
  }),
  "csv/json": conversionCall("csv/json", CsvInput, {
    task: conversionTasks["csv/json"],
    format: "json",
    example: {
      body: { text: "tên,giá\nbưởi,45000\n", types: true },
      answer: {
        result: '[\n  {\n    "tên": "bưởi",\n    "giá": 45000\n  }\n]',
        format: "json",
        warnings: [],
      },
    },
  }),
  "json/csv": conversionCall("json/csv", TableInput, {
    task: conversionTasks["json/csv"],
    format: "csv",
    example: {
      body: { text: '[{"tên":"bưởi","giá":45000}]', delimiter: "semicolon", bom: true },
      answer: { result: "\uFEFFtên;giá\r\nbưởi;45000\r\n", format: "csv", warnings: [] },
    },
  }),
};
