import type { JsonNode } from "./json.ts";
import { JsonWriter } from "./json-write.ts";

/** Block YAML 1.2. What some reader could take for anything but text (`no`, `1.0`, `2024-01-01`) is quoted. */
export function writeYaml(json: JsonNode): string {
  const output = new JsonWriter();
  write(output, json, "", "start");
  return output.toString();
}

/** `margin` is that of the value's own lines when it takes several. */
function write(output: JsonWriter, json: JsonNode, margin: string, after: "start" | "key" | "dash"): void {
  const inline = inlineOf(json, margin);
  if (inline !== null) return output.add(after === "start" ? `${inline}\n` : ` ${inline}\n`);
  if (after !== "start") output.add(after === "key" ? "\n" : " ");
  let lead = after === "dash" ? "" : margin;
  for (const { key, item } of entriesOf(json)) {
    output.add(key === null ? `${lead}-` : `${lead}${keyOf(key, margin)}:`);
    write(output, item, `${margin}  `, key === null ? "dash" : "key");
    lead = margin;
  }
}

function entriesOf(json: JsonNode): { key: string | null; item: JsonNode }[] {
  if (typeof json !== "object" || json === null || json.kind === "number") return [];
  if (json.kind === "list") return json.items.map((item) => ({ key: null, item }));
  return json.members.map(({ key, value: item }) => ({ key, item }));
}

/** What can begin on the line of its key or dash; null for a list or a map with something in it. */
function inlineOf(json: JsonNode, margin: string): string | null {
  if (typeof json === "string") return blockOf(json, margin || "  ") ?? scalarOf(json);
  if (json === null || typeof json === "boolean") return String(json);
  if (json.kind === "number") return json.source;
  if (json.kind === "list") return json.items.length === 0 ? "[]" : null;
  return json.members.length === 0 ? "{}" : null;
}

/** An implicit key may have at most 1024 characters. */
const keyOf = (key: string, margin: string): string =>
  key.length > 500 ? `? ${quoted(key)}\n${margin}` : scalarOf(key);

const plainPattern = /^[\p{L}_][\p{L}\p{M}\p{N}\p{P}\p{S} ]*$/u;
const special = /^(?:true|false|null|yes|no|on|off|y|n)$|: |:$| #| $/i;

const scalarOf = (text: string): string =>
  plainPattern.test(text) && !special.test(text) ? text : quoted(text);

/** The double-quoted form is JSON's, but for characters that YAML counts as breaks or as unprintable. */
const quoted = (text: string): string =>
  JSON.stringify(text).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** Text of several lines as a literal block, where that gives it back exactly. */
function blockOf(text: string, margin: string): string | null {
  if (!/^[^\s][^\n]*\n/.test(text) || /[^\n\p{L}\p{M}\p{N}\p{P}\p{S} ]/u.test(text)) return null;
  const end = text.endsWith("\n\n") ? "+" : text.endsWith("\n") ? "" : "-";
  const lines = text.endsWith("\n") ? text.slice(0, -1) : text;
  return `|${end}\n${lines.replace(/^(?=[^\n])/gm, margin)}`;
}
