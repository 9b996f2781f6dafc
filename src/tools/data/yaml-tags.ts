import { type Scalar, type YAMLMap, type YAMLSeq, isMap, isPair, isScalar } from "yaml";
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

export type TagState = "fits" | "misfits" | "unknown";

/** What a scalar is by its tag. One that does not fit its tag, or whose tag is not known, is its text. */
export type TaggedScalar = {
  readonly json: JsonNode;
  readonly state: TagState;
  readonly warning: NumberWarning | null;
};

const yamlOrg = "tag:yaml.org,2002:";
export const mergeTag = `${yamlOrg}merge`;

/** As it is mostly written. */
export const shortTag = (tag: string): string =>
  (tag.startsWith(yamlOrg) ? `!!${tag.slice(yamlOrg.length)}` : tag).slice(0, 40);

/** YAML 1.2.2, section 10.3.2: the forms of the core schema, which plain text is resolved by. */
const nullForm = /^(?:null|Null|NULL|~|)$/;
const boolForm = /^(?:true|True|TRUE|false|False|FALSE)$/;
const intForm = /^(?:[-+]?\d+|0o[0-7]+|0x[\da-f]+)$/i;
const floatForm =
  /^(?:[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:e[-+]?\d+)?|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/i;
/** The forms of yaml.org/type, which JSON has only as text. */
const binaryForm = /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/;
const timestampForm =
  /^\d{4}-\d\d-\d\d$|^\d{4}-\d\d?-\d\d?(?:[Tt]|[ \t]+)\d\d?:\d\d:\d\d(?:\.\d*)?(?:[ \t]*(?:Z|[-+]\d\d?(?::?\d\d)?))?$/;

/** A tag says what the text is, however it is quoted or folded; the line feed at a block's end belongs to no number. */
export function taggedScalar(tag: string, source: string): TaggedScalar {
  const fits = (json: JsonNode, warning: NumberWarning | null = null): TaggedScalar => ({
    json,
    state: "fits",
    warning,
  });
  const otherwise = (state: TagState): TaggedScalar => ({ json: source, state, warning: null });
  const text = source.replace(/\n$/, "");
  const fitting = (form: RegExp, make: () => TaggedScalar) =>
    form.test(text) ? make() : otherwise("misfits");
  switch (tag) {
    case "!":
    case `${yamlOrg}str`:
      return fits(source);
    case `${yamlOrg}null`:
      return fitting(nullForm, () => fits(null));
    case `${yamlOrg}bool`:
      return fitting(boolForm, () => fits(/^t/i.test(text)));
    case `${yamlOrg}int`:
      return fitting(intForm, () => taggedNumber(text));
    case `${yamlOrg}float`:
      return fitting(floatForm, () => taggedNumber(text));
    case `${yamlOrg}binary`: {
      const base64 = source.replace(/\s/g, "");
      return binaryForm.test(base64) ? fits(base64) : otherwise("misfits");
    }
    case `${yamlOrg}timestamp`:
      return fitting(timestampForm, () => fits(text));
    case `${yamlOrg}value`:
    case mergeTag:
      return fits(source);
    default:
      return otherwise(collectionTags.has(tag) ? "misfits" : "unknown");
  }
}

/** Who writes the tag knows that it is a number: only what JSON's readers make of it is told. */
function taggedNumber(text: string): TaggedScalar {
  const { json, warning } = yamlNumber(text);
  const isOwnForm =
    warning === "data.yaml.leadingZero" || warning === "data.yaml.plus" || warning === "data.yaml.thousands";
  return { json, state: "fits", warning: isOwnForm ? null : warning };
}

const collectionTags = new Set(["map", "seq", "set", "omap", "pairs"].map((name) => yamlOrg + name));
const scalarTags = new Set(
  ["str", "null", "bool", "int", "float", "binary", "timestamp", "value", "merge"].map(
    (name) => yamlOrg + name,
  ),
);

type Collection = YAMLMap.Parsed | YAMLSeq.Parsed;
export type TaggedNode = Scalar.Parsed | Collection;

/** Whether the parser, which goes by text alone, has found nothing that has this tag. */
export function isUnresolved(node: TaggedNode): boolean {
  const { tag = "!" } = node;
  if (isScalar(node)) return typeof node.value === "string" && tag !== "!" && tag !== `${yamlOrg}str`;
  return tag !== "!" && tag !== yamlOrg + (isMap(node) ? "map" : "seq");
}

/** Whether a map or list is what its tag says; it is converted as it stands in any case. */
export function collectionTag(collection: Collection): TagState {
  const { tag } = collection;
  if (tag === undefined || tag === "!") return "fits";
  const fitsIf = (isFit: boolean): TagState => (isFit ? "fits" : "misfits");
  switch (tag) {
    case `${yamlOrg}map`:
      return fitsIf(isMap(collection));
    case `${yamlOrg}seq`:
      return fitsIf(!isMap(collection));
    case `${yamlOrg}set`:
      return fitsIf(
        isMap(collection) &&
          collection.items.every(({ value }) => value === null || (isScalar(value) && value.value === null)),
      );
    case `${yamlOrg}pairs`:
    case `${yamlOrg}omap`:
      return fitsIf(!isMap(collection) && collection.items.every(isSinglePair));
    default:
      return scalarTags.has(tag) ? "misfits" : "unknown";
  }
}

const isSinglePair = (item: unknown): boolean => isPair(item) || (isMap(item) && item.items.length === 1);
