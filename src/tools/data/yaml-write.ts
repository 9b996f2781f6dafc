import type { JsonNode } from "./json.ts";
import { JsonWriter } from "./json-write.ts";

/** Block YAML 1.2. What some reader could take for anything but text (`no`, `1.0`, `2024-01-01`) is quoted. */
export function writeYaml(json: JsonNode): string {
  const yamlOutput = new JsonWriter();
  writeNode(yamlOutput, json, "", "start");
  return yamlOutput.toString();
}

/** `yamlMargin` is that of the value's own lines when it takes several. */
function writeNode(
  yamlOutput: JsonWriter,
  json: JsonNode,
  yamlMargin: string,
  afterToken: "start" | "key" | "dash",
): void {
  const inline = inlineOf(json, yamlMargin);
  if (inline !== null) return yamlOutput.add(afterToken === "start" ? `${inline}\n` : ` ${inline}\n`);
  if (afterToken !== "start") yamlOutput.add(afterToken === "key" ? "\n" : " ");
  let lead = afterToken === "dash" ? "" : yamlMargin;
  for (const { key, item: yamlItem } of entriesOf(json)) {
    yamlOutput.add(key === null ? `${lead}-` : `${lead}${yamlKeyOf(key, yamlMargin)}:`);
    writeNode(yamlOutput, yamlItem, `${yamlMargin}  `, key === null ? "dash" : "key");
    lead = yamlMargin;
  }
}

function entriesOf(json: JsonNode): { key: string | null; item: JsonNode }[] {
  if (typeof json !== "object" || json === null || json.kind === "number") return [];
  if (json.kind === "list") return json.items.map((yamlItem) => ({ key: null, item: yamlItem }));
  return json.members.map(({ key, value: yamlItem }) => ({ key, item: yamlItem }));
}

/** What can begin on the line of its key or dash; null for a list or a map with something in it. */
function inlineOf(json: JsonNode, yamlMargin: string): string | null {
  if (typeof json === "string") return blockOf(json, yamlMargin || "  ") ?? scalarOf(json);
  if (json === null || typeof json === "boolean") return String(json);
  if (json.kind === "number") return json.source;
  if (json.kind === "list") return json.items.length === 0 ? "[]" : null;
  return json.members.length === 0 ? "{}" : null;
}

/** An implicit key may have at most 1024 characters. */
const yamlKeyOf = (key: string, yamlMargin: string): string =>
  key.length > 500 ? `? ${quotedScalar(key)}\n${yamlMargin}` : scalarOf(key);

const plainPattern = /^[\p{L}_][\p{L}\p{M}\p{N}\p{P}\p{S} ]*$/u;
const specialScalar = /^(?:true|false|null|yes|no|on|off|y|n)$|: |:$| #| $/i;

const scalarOf = (yamlText: string): string =>
  plainPattern.test(yamlText) && !specialScalar.test(yamlText) ? yamlText : quotedScalar(yamlText);

/** The double-quoted form is JSON's, but for characters that YAML counts as breaks or as unprintable. */
const quotedScalar = (yamlText: string): string =>
  JSON.stringify(yamlText).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (controlSign) => `\\u${controlSign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** Text of several lines as a literal block, where that gives it back exactly. */
function blockOf(yamlText: string, yamlMargin: string): string | null {
  if (!/^[^\s][^\n]*\n/.test(yamlText) || /[^\n\p{L}\p{M}\p{N}\p{P}\p{S} ]/u.test(yamlText)) return null;
  const blockEnding = yamlText.endsWith("\n\n") ? "+" : yamlText.endsWith("\n") ? "" : "-";
  const blockLines = yamlText.endsWith("\n") ? yamlText.slice(0, -1) : yamlText;
  return `|${blockEnding}\n${blockLines.replace(/^(?=[^\n])/gm, yamlMargin)}`;
}
