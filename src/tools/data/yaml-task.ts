import type { Task } from "#core/task.ts";
import { type ConvertedData, convert, yamlCost } from "./convert.ts";
import { writeJson } from "./json-write.ts";
import type { TextInput } from "./schema.ts";

export const yamlTask: Task<TextInput, ConvertedData> = {
  name: "data.yamlJson",
  cost: yamlCost,
  run: async ({ text: yamlText }) => {
    // The parser is large, and few ask for it.
    const { readYaml } = await import("./yaml-read.ts");
    return convert(yamlText, readYaml(yamlText), (jsonValue) =>
      writeJson(jsonValue, { indent: "  ", sortKeys: false }),
    );
  },
};
