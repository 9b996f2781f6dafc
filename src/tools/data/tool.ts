import { tool } from "#core/tool.ts";
import convertCalls, { conversionCall } from "./convert-calls.ts";
import { TextInput } from "./schema.ts";
import { yamlTask } from "./yaml-task.ts";
import taskPages from "./task-pages.ts";

/** Of two parts, so that a device need not take the parser of YAML. */
export default tool({
  id: "data",
  path: "/data",
  group: "text",
  icon: "arrow-left-right",
  calls: {
    "json/pretty": convertCalls["json/pretty"],
    "json/repair": convertCalls["json/repair"],
    "json/yaml": convertCalls["json/yaml"],
    "yaml/json": conversionCall("yaml/json", TextInput, {
      task: yamlTask,
      format: "json",
      isOnDevice: false,
      example: {
        body: { text: "quả: bưởi\n" },
        answer: { result: '{\n  "quả": "bưởi"\n}', format: "json", warnings: [] },
      },
    }),
    "csv/json": convertCalls["csv/json"],
    "json/csv": convertCalls["json/csv"],
  },
  tasks: taskPages,
});
