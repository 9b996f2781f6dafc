import { message } from "../../core/i18n.ts";
import {
  type JsonNode,
  type Reading,
  type Diagnostic,
  ConversionError,
  isExact,
  list,
  maxDepth,
  number,
  object,
} from "./json.ts";
import { duplicateKeyWarnings } from "./yaml-duplicate-keys.ts";
import { locateFault } from "./yaml-fault.ts";

/** Reads YAML 1.2 (core schema, merge keys). Several documents become a list. */
export function readYaml(text: string): Reading<JsonNode> {
  const surrogate = text.search(/\p{Surrogate}/u);
  if (surrogate >= 0)
    return { ok: false, error: { offset: surrogate, about: (place) => message("data.surrogate", place) } };
  let value: unknown;
  try {
    value = Bun.YAML.parse(text);
  } catch (fault) {
    return { ok: false, error: locateFault(text, fault) };
  }
  try {
    const warnings: Diagnostic[] = [];
    const json = toJson(value, spellingsIn(text), warnings);
    return {
      ok: true,
      value: json,
      warnings: [...warnings, ...mergeWarnings(text), ...duplicateKeyWarnings(text)],
    };
  } catch (stop) {
    if (stop instanceof ConversionError) return { ok: false, error: stop.diagnostic };
    throw stop;
  }
}

/** `Bun.YAML` takes a key for YAML 1.1's merge even in quotes, where it is a name like any other. */
function mergeWarnings(text: string): Diagnostic[] {
  const quoted = /(["'])<<\1 *:/.exec(text);
  return quoted ? [{ offset: quoted.index, about: (place) => message("data.yaml.merge", place) }] : [];
}

const stop = (about: Diagnostic["about"]): never => {
  throw new ConversionError({ offset: 0, about });
};

type Spellings = ReadonlyMap<number, ReadonlySet<string>>;

function toJson(root: unknown, spellings: Spellings, warnings: Diagnostic[]): JsonNode {
  // Aliases share one object: it is converted once, so that a multiplying document costs nothing here.
  const done = new Map<object, JsonNode>();
  const open = new Set<object>();
  const convert = (value: unknown): JsonNode => {
    if (typeof value === "string" || typeof value === "boolean") return value;
    if (typeof value === "number") return convertNumber(value, spellings, warnings);
    if (typeof value !== "object" || value === null) return null;
    const known = done.get(value);
    if (known !== undefined) return known;
    if (open.has(value)) stop(() => message("data.yaml.cycle"));
    open.add(value);
    if (open.size > maxDepth) stop((place) => message("data.deep", { ...place, max: maxDepth }));
    const json = Array.isArray(value)
      ? list(value.map(convert))
      : object(
          Object.entries(value).map(([key, inner]) => ({
            key: checkedKey(key, warnings),
            value: convert(inner),
          })),
        );
    open.delete(value);
    done.set(value, json);
    return json;
  };
  return convert(root);
}

function checkedKey(key: string, warnings: Diagnostic[]): string {
  if (key === "[object Object]") warnings.push({ offset: 0, about: () => message("data.yaml.key") });
  return key;
}

/** The number as it was written, where JavaScript cannot hold it. */
function convertNumber(value: number, spellings: Spellings, warnings: Diagnostic[]): JsonNode {
  const written = spellings.get(value);
  if (written && written.size > 1)
    return stop(() => message("data.yaml.number", { number: [...written][0] ?? "" }));
  for (const source of written ?? []) return number(source);
  if (Number.isFinite(value)) return number(Object.is(value, -0) ? "-0" : String(value));
  warnings.push({ offset: 0, about: () => message("data.yaml.infinite") });
  return null;
}

/** The long numbers in the text, by the value that they are rounded to. */
function spellingsIn(text: string): Spellings {
  const spellings = new Map<number, Set<string>>();
  for (const [token] of text.matchAll(/(?<![\w.+-])[-+]?[\d.][\w.]*(?:[-+]\d+)?(?![\w.])/g)) {
    if (token.length < 16 && !/e/i.test(token)) continue;
    const source = decimal(token);
    if (source === null || (token.length < 16 && isExact(source))) continue;
    const value = Number(source);
    const known = spellings.get(value) ?? new Set();
    spellings.set(value, known.add(source));
  }
  for (const [value, written] of spellings) if ([...written].every(isExact)) spellings.delete(value);
  const infinite = /(?<![\w.])([-+]?)\.inf\b/i.exec(text);
  if (infinite) spellings.get(infinite[1] === "-" ? -Infinity : Infinity)?.add(".inf");
  return spellings;
}

/** A number of YAML's core schema as JSON writes it. */
function decimal(token: string): string | null {
  const sign = token.startsWith("-") ? "-" : "";
  const digits = token.replace(/^[-+]/, "");
  if (/^0(?:x[\da-f]+|o[0-7]+)$/i.test(digits)) return BigInt(digits).toString();
  const parts = /^(\d*)(?:\.(\d*))?(e[-+]?\d+)?$/i.exec(digits);
  if (!parts || (!parts[1] && !parts[2])) return null;
  const whole = (parts[1] ?? "").replace(/^0+(?=\d)/, "") || "0";
  return `${sign}${whole}${parts[2] ? `.${parts[2]}` : ""}${parts[3] ?? ""}`;
}
