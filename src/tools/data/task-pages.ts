import type { ToolTask } from "#core/tool.ts";

/** Each direction that data is converted in. */
export default [
  { slug: { vi: "json-sang-csv", en: "json-to-csv" }, call: "json/csv", values: {} },
  { slug: { vi: "csv-sang-json", en: "csv-to-json" }, call: "csv/json", values: {} },
  { slug: { vi: "json-sang-yaml", en: "json-to-yaml" }, call: "json/yaml", values: {} },
  { slug: { vi: "yaml-sang-json", en: "yaml-to-json" }, call: "yaml/json", values: {} },
  { slug: { vi: "dinh-dang-json", en: "format-json" }, call: "json/pretty", values: {} },
] as const satisfies readonly ToolTask[];
