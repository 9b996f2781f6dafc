import { YAML } from "bun";
import Papa from "papaparse";
import { readCsv } from "#tools/data/csv-read.ts";
import { writeCsv } from "#tools/data/csv-write.ts";
import type { JsonNode, JsonReading } from "#tools/data/json.ts";
import { parseJsonText } from "#tools/data/json-read.ts";
import { writeJson } from "#tools/data/json-write.ts";
import { readYaml } from "#tools/data/yaml-read.ts";
import { writeYaml } from "#tools/data/yaml-write.ts";

const rows = Array.from({ length: 7000 }, (_, id) => ({
  id,
  name: `Nguyễn Văn ${id}`,
  email: `user${id}@example.com`,
  tags: ["một", "hai"],
  address: { city: "Hà Nội", zip: "100000", lat: 21.0285 + id / 10_000 },
}));
/** About one MiB. */
const json = JSON.stringify(rows);
const yaml = YAML.stringify(rows);
const csv = Papa.unparse(rows.map(({ id, name, email }) => ({ id, name, email })));

function valueOf(reading: JsonReading<JsonNode>): JsonNode {
  if (reading.ok) return reading.value;
  throw new Error("The sample cannot be read");
}

const writing = { delimiter: ",", bom: false, flatten: false, decimalSign: ".", escapeFormulas: false };

export const cases = [
  {
    name: "data: 1 MiB of JSON formatted",
    ours: () => writeJson(valueOf(parseJsonText(json)), { indent: "  ", sortKeys: false }),
    bare: () => JSON.stringify(JSON.parse(json), null, 2),
  },
  {
    name: "data: 1 MiB of JSON to YAML",
    ours: () => writeYaml(valueOf(parseJsonText(json))),
    bare: () => YAML.stringify(JSON.parse(json), null, 2),
  },
  {
    name: "data: YAML to JSON",
    ours: () => writeJson(valueOf(readYaml(yaml)), { indent: "  ", sortKeys: false }),
    bare: () => JSON.stringify(YAML.parse(yaml), null, 2),
  },
  {
    name: "data: CSV to JSON",
    ours: () =>
      writeJson(valueOf(readCsv(csv, { delimiter: null, header: true, types: false })), {
        indent: "  ",
        sortKeys: false,
      }),
    bare: () => JSON.stringify(Papa.parse(csv, { header: true }).data, null, 2),
  },
  {
    name: "data: 1 MiB of JSON to CSV",
    ours: () => writeCsv(valueOf(parseJsonText(json)), writing),
    bare: () => Papa.unparse(JSON.parse(json)),
  },
];
