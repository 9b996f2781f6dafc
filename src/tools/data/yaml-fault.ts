import type { YAMLError } from "yaml";
import { type MessageKey, message } from "#core/i18n.ts";
import type { JsonDiagnostic } from "./json.ts";

type PlainKey = Extract<MessageKey, `data.yaml.fault.${string}`>;

const faultKeys: Readonly<Record<string, PlainKey>> = {
  BAD_INDENT: "data.yaml.fault.indent",
  TAB_AS_INDENT: "data.yaml.fault.tab",
  MISSING_CHAR: "data.yaml.fault.open",
  BLOCK_AS_IMPLICIT_KEY: "data.yaml.fault.colon",
  MULTILINE_IMPLICIT_KEY: "data.yaml.fault.noColon",
  BAD_DQ_ESCAPE: "data.yaml.fault.escape",
  TAG_RESOLVE_FAILED: "data.yaml.fault.tagHandle",
  BAD_SCALAR_START: "data.yaml.fault.start",
};

/** What the parser complains of, in our words; a wrong indent is shown where its line begins to say something. */
export function yamlFault(yamlText: string, { code, pos: [yamlOffset] }: YAMLError): JsonDiagnostic {
  const key = faultKeys[code] ?? "data.yaml.fault.unexpected";
  const lineMargin = /[ \t]*/y;
  lineMargin.lastIndex = yamlOffset;
  const indent = code === "BAD_INDENT" ? (lineMargin.exec(yamlText)?.[0].length ?? 0) : 0;
  return { offset: yamlOffset + indent, about: (yamlPosition) => message(key, yamlPosition) };
}
