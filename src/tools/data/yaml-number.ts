import type { MessageKey } from "#core/i18n.ts";
import { type JsonNode, type NumberFault, number, numberFault, numberFaultKeys } from "./json.ts";

export type NumberWarning =
  | Extract<
      MessageKey,
      | "data.yaml.infinite"
      | "data.yaml.leadingZero"
      | "data.yaml.plus"
      | "data.yaml.thousands"
      | "data.yaml.rewritten"
    >
  | (typeof numberFaultKeys)[NumberFault];

/** A number of YAML's core schema as JSON writes it, with its digits as they are, and what of it may surprise. */
export function yamlNumber(yamlSource: string): {
  readonly json: JsonNode;
  readonly warning: NumberWarning | null;
} {
  const numberSign = yamlSource.startsWith("-") ? "-" : "";
  const digits = yamlSource.replace(/^[-+]/, "");
  if (/^0(?:x[\da-f]+|o[0-7]+)$/i.test(digits)) return exact(`${numberSign}${BigInt(digits)}`, yamlSource);
  const numberParts = /^(\d*)(?:\.(\d*))?(e[-+]?\d+)?$/i.exec(digits);
  if (!numberParts || !/\d/.test(digits)) return { json: null, warning: "data.yaml.infinite" };
  const [, writtenWhole = "", fraction = "", exponent = ""] = numberParts;
  const wholeDigits = writtenWhole.replace(/^0+(?=\d)/, "") || "0";
  const json = `${numberSign}${wholeDigits}${fraction && `.${fraction}`}${exponent}`;
  if (writtenWhole.length > wholeDigits.length)
    return { json: number(json), warning: "data.yaml.leadingZero" };
  // `+84912345678` is a telephone number, `+7` a country's clock.
  if (/^\+\d+$/.test(yamlSource)) return { json: number(json), warning: "data.yaml.plus" };
  // A measured value seldom ends in a zero after exactly three digits; a Vietnamese price mostly does.
  const isGrouped = /^[1-9]\d{0,2}\.\d\d0$/.test(digits);
  return isGrouped ? { json: number(json), warning: "data.yaml.thousands" } : exact(json, yamlSource);
}

function exact(json: string, yamlSource: string): { json: JsonNode; warning: NumberWarning | null } {
  const fault = numberFault(json);
  const key = json === yamlSource ? fault && numberFaultKeys[fault] : "data.yaml.rewritten";
  return { json: number(json), warning: fault && key };
}
