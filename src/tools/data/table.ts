import { message } from "#core/i18n.ts";
import type { JsonMember, JsonNode, JsonReading } from "./json.ts";

const isRow = (json: JsonNode): boolean =>
  typeof json === "object" && json !== null && json.kind === "object";

const isTable = ({ value }: JsonMember): boolean =>
  typeof value === "object" &&
  value !== null &&
  value.kind === "list" &&
  value.items.length > 0 &&
  value.items.every(isRow);

type Table = {
  readonly path: readonly string[];
  readonly rows: JsonNode;
  /** Whether there is nothing beside the rows. */
  readonly isAll: boolean;
};

/** What an answer says of itself, beside its rows: how many there are, how it went, where the next ones are. */
const envelope =
  /^(?:total|count|size|page|per_?page|limit|offset|next|prev|status|success|ok|errors?|message|msg|code|meta|links|paging|pagination|cursor|has_?more|version|time|took|request_?id)/i;

/** The only list of objects in an object, or in the only object in it: what an answer wraps its rows in. */
function tableOf(json: JsonNode, path: readonly string[] = [], isAllBefore = true): Table | null {
  if (typeof json !== "object" || json === null || json.kind !== "object") return null;
  const contents = json.members.filter(({ key }) => !envelope.test(key));
  const [only] = contents;
  if (!only || contents.length > 1) return null;
  const inner = [...path, only.key];
  const isAll = isAllBefore && json.members.length === 1;
  return isTable(only) ? { path: inner, rows: only.value, isAll } : tableOf(only.value, inner, isAll);
}

/** The rows that JSON has for a table: `{"data": [{…}, {…}]}` is a list of two, and it is told where they were. */
export function tableIn(reading: JsonReading<JsonNode>): JsonReading<JsonNode> {
  const table = reading.ok ? tableOf(reading.value) : null;
  if (!reading.ok || !table) return reading;
  const name = table.path.join(".").slice(0, 80);
  return {
    ok: true,
    value: table.rows,
    warnings: [
      { offset: 0, about: () => message(table.isAll ? "data.csv.rows" : "data.csv.table", { name }) },
      ...reading.warnings,
    ],
  };
}
