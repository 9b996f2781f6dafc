import {
  type Alias,
  type Document,
  type Pair,
  type ParsedNode,
  type Scalar,
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
} from "yaml";
import { message } from "../../core/i18n.ts";
import {
  ConversionError,
  type Diagnostic,
  type JsonNode,
  type JsonObjectNode,
  list,
  maxDepth,
  maxOutput,
  object,
} from "./json.ts";
import { writeJson } from "./json-write.ts";
import { yamlNumber } from "./yaml-number.ts";

type Node = ParsedNode | Pair<ParsedNode, ParsedNode | null> | null;

const maxWarnings = 20;
const offsetOf = (node: Node): number => (isPair(node) ? offsetOf(node.key) : (node?.range[0] ?? 0));

/** Makes JSON of parsed documents; what JSON has no form for, or another reader takes otherwise, is a warning. */
export class YamlConverter {
  readonly warnings: Diagnostic[] = [];
  /** An anchored node is converted once, so that a document that multiplies itself costs nothing here. */
  #anchors = new Map<string, { readonly node: ParsedNode; value?: JsonNode }>();
  #depth = 0;
  #keyLength = 0;

  convert(document: Document.Parsed): JsonNode {
    this.#anchors = new Map();
    for (const { pos, code } of document.warnings)
      if (code === "TAG_RESOLVE_FAILED") this.#warn(pos[0], (place) => message("data.yaml.tag", place));
    return this.#value(document.contents);
  }

  #value(node: Node): JsonNode {
    if (node === null) return null;
    if (isAlias(node)) return this.#alias(node);
    const anchor = isPair(node) ? undefined : node.anchor;
    if (anchor === undefined || isPair(node)) return this.#inner(node);
    const entry: { node: ParsedNode; value?: JsonNode } = { node };
    this.#anchors.set(anchor, entry);
    entry.value = this.#inner(node);
    return entry.value;
  }

  #inner(node: NonNullable<Node>): JsonNode {
    if (isScalar(node)) return this.#scalar(node);
    this.#depth += 1;
    if (this.#depth > maxDepth)
      this.#stop(node, (place) => message("data.deep", { ...place, max: maxDepth }));
    const value = isSeq<ParsedNode>(node)
      ? list(node.items.map((item) => this.#value(item)))
      : this.#object(isMap<ParsedNode, ParsedNode | null>(node) ? node.items : isPair(node) ? [node] : []);
    this.#depth -= 1;
    return value;
  }

  #alias(alias: Alias.Parsed): JsonNode {
    const entry = this.#anchors.get(alias.source);
    if (!entry)
      return this.#stop(alias, (place) => message("data.yaml.alias", { ...place, name: alias.source }));
    if (entry.value === undefined) return this.#stop(alias, (place) => message("data.yaml.cycle", place));
    return entry.value;
  }

  #scalar(node: Scalar.Parsed): JsonNode {
    const { value, source } = node;
    if (typeof value === "string" || typeof value === "boolean" || value === null) return value;
    if (typeof value !== "number" && typeof value !== "bigint") return source;
    const { json, warning } = yamlNumber(source);
    if (warning)
      this.#warn(offsetOf(node), (place) => message(warning, { ...place, number: source.slice(0, 40) }));
    return json;
  }

  #object(pairs: readonly Pair<ParsedNode, ParsedNode | null>[]): JsonObjectNode {
    const members = new Map<string, JsonNode>();
    const own = new Set<string>();
    for (const { key, value } of pairs) {
      if (isMergeKey(key)) {
        for (const [name, inner] of this.#merged(key, this.#value(value)))
          if (!members.has(name)) members.set(name, inner);
        continue;
      }
      const name = this.#key(key);
      if (own.has(name))
        this.#warn(offsetOf(key), (place) =>
          message("data.yaml.duplicateKey", { ...place, key: name.slice(0, 40) }),
        );
      own.add(name);
      members.set(name, this.#value(value));
    }
    return object(Array.from(members, ([key, value]) => ({ key, value })));
  }

  /** What a merge key brings along: the members of a map, or of each map in a list; the first one counts. */
  #merged(key: ParsedNode, value: JsonNode): readonly (readonly [string, JsonNode])[] {
    const maps = typeof value === "object" && value?.kind === "list" ? value.items : [value];
    return maps.flatMap((map) => {
      if (typeof map === "object" && map?.kind === "object")
        return map.members.map(({ key: name, value: inner }) => [name, inner] as const);
      return this.#stop(key, (place) => message("data.yaml.merge", place));
    });
  }

  #key(node: ParsedNode): string {
    const value = this.#value(node);
    if (typeof value === "string") return value;
    if (isScalar(node) && typeof value === "object" && value?.kind === "number") return node.source;
    const text = writeJson(value, { indent: "", sortKeys: false });
    if (typeof value !== "object" || value === null) return text;
    this.#keyLength += text.length;
    if (this.#keyLength > maxOutput)
      this.#stop(node, () => message("data.tooMuch", { max: maxOutput / 1_048_576 }));
    this.#warn(offsetOf(node), (place) => message("data.yaml.key", place));
    return text;
  }

  #stop(node: Node, about: Diagnostic["about"]): never {
    throw new ConversionError({ offset: offsetOf(node), about });
  }

  #warn(offset: number, about: Diagnostic["about"]): void {
    if (this.warnings.length < maxWarnings) this.warnings.push({ offset, about });
  }
}

/** The parser takes `<<` for text, since YAML 1.2 has no merge; unquoted it is what nearly all readers merge by. */
const isMergeKey = (key: ParsedNode): boolean =>
  isScalar(key) && key.type === "PLAIN" && key.source === "<<" && key.tag === undefined;
