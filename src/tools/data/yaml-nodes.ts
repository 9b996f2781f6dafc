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
import { message } from "#core/i18n.ts";
import {
  type JsonDiagnostic,
  type JsonNode,
  type JsonObjectNode,
  ConversionError,
  list,
  maxDepth,
  maxOutput,
  object,
} from "./json.ts";
import { writeJson } from "./json-write.ts";
import {
  type NumberWarning,
  type TagState,
  type TaggedNode,
  collectionTag,
  isUnresolved,
  mergeTag,
  shortTag,
  taggedScalar,
  yamlNumber,
} from "./yaml-tags.ts";

type YamlNode = ParsedNode | Pair<ParsedNode, ParsedNode | null> | null;

const maxWarnings = 20;
const offsetOf = (yamlNode: YamlNode): number =>
  isPair(yamlNode) ? offsetOf(yamlNode.key) : (yamlNode?.range[0] ?? 0);

/** Makes JSON of parsed documents; what JSON has no form for, or another reader takes otherwise, is a warning. */
export class YamlConverter {
  readonly warnings: JsonDiagnostic[] = [];
  /** An anchored node is converted once, so that a document that multiplies itself costs nothing here. */
  #anchors = new Map<string, { readonly node: ParsedNode; value?: JsonNode }>();
  /** Where tags stand that the parser has not resolved, and how many of them were met. */
  #tagOffsets: readonly number[] = [];
  #tagCount = 0;
  #depth = 0;
  #keyLength = 0;
  #mergedLength = 0;

  /** Other versions of YAML 1 are read as 1.2, and that is told (section 6.8.1). */
  warnOfVersion({ offset, version }: { readonly offset: number; readonly version: string }): void {
    if (version !== "1.2")
      this.#warn(offset, (yamlPosition) => message("data.yaml.version", { ...yamlPosition, version }));
  }

  convert(yamlDocument: Document.Parsed): JsonNode {
    this.#anchors = new Map();
    this.#tagCount = 0;
    this.#tagOffsets = yamlDocument.warnings
      .filter(({ code }) => code === "TAG_RESOLVE_FAILED")
      .map(({ pos: [tagOffset] }) => tagOffset);
    return this.#value(yamlDocument.contents);
  }

  #value(yamlNode: YamlNode): JsonNode {
    if (yamlNode === null) return null;
    if (isAlias(yamlNode)) return this.#alias(yamlNode);
    const anchor = isPair(yamlNode) ? undefined : yamlNode.anchor;
    if (anchor === undefined || isPair(yamlNode)) return this.#inner(yamlNode);
    const anchorEntry: { node: ParsedNode; value?: JsonNode } = { node: yamlNode };
    this.#anchors.set(anchor, anchorEntry);
    anchorEntry.value = this.#inner(yamlNode);
    return anchorEntry.value;
  }

  #inner(yamlNode: NonNullable<YamlNode>): JsonNode {
    if (isScalar(yamlNode)) return this.#scalar(yamlNode);
    if (isMap<ParsedNode, ParsedNode | null>(yamlNode) || isSeq<ParsedNode>(yamlNode))
      this.#checkTag(yamlNode, collectionTag(yamlNode));
    this.#depth += 1;
    if (this.#depth > maxDepth)
      this.#stop(yamlNode, (yamlPosition) => message("data.deep", { ...yamlPosition, max: maxDepth }));
    const yamlValue = isSeq<ParsedNode>(yamlNode)
      ? list(yamlNode.items.map((yamlItem) => this.#value(yamlItem)))
      : this.#object(
          isMap<ParsedNode, ParsedNode | null>(yamlNode)
            ? yamlNode.items
            : isPair(yamlNode)
              ? [yamlNode]
              : [],
        );
    this.#depth -= 1;
    return yamlValue;
  }

  #alias(alias: Alias.Parsed): JsonNode {
    const anchorEntry = this.#anchors.get(alias.source);
    if (!anchorEntry)
      return this.#stop(alias, (yamlPosition) =>
        message("data.yaml.alias", { ...yamlPosition, name: alias.source.slice(0, 40) }),
      );
    if (anchorEntry.value === undefined)
      return this.#stop(alias, (yamlPosition) => message("data.yaml.cycle", yamlPosition));
    return anchorEntry.value;
  }

  #scalar(yamlNode: Scalar.Parsed): JsonNode {
    const { value: yamlValue, source: numberSource, tag } = yamlNode;
    if (tag !== undefined) {
      const tagged = taggedScalar(tag, numberSource);
      this.#checkTag(yamlNode, tagged.state);
      if (tagged.warning) this.#warnOfNumber(yamlNode, tagged.warning, tagged.json);
      return tagged.json;
    }
    if (typeof yamlValue === "string" || typeof yamlValue === "boolean" || yamlValue === null)
      return yamlValue;
    if (typeof yamlValue !== "number" && typeof yamlValue !== "bigint") return numberSource;
    const { json, warning } = yamlNumber(numberSource);
    if (warning) this.#warnOfNumber(yamlNode, warning, json);
    return json;
  }

  #warnOfNumber({ source, range: [offset] }: Scalar.Parsed, warning: NumberWarning, json: JsonNode): void {
    const written = typeof json === "object" && json?.kind === "number" ? json.source : "null";
    this.#warn(offset, (yamlPosition) =>
      message(warning, {
        ...yamlPosition,
        number: source.slice(0, 40),
        json: written.length > 40 ? `${written.slice(0, 39)}…` : written,
      }),
    );
  }

  #checkTag(yamlNode: TaggedNode, state: TagState): void {
    const { tag = "", range } = yamlNode;
    // Both go through a document from its begin to its end, an outer value before what it holds.
    const parserOffset = isUnresolved(yamlNode) ? this.#tagOffsets[this.#tagCount++] : undefined;
    if (state === "fits") return;
    const key = state === "unknown" ? "data.yaml.tag" : "data.yaml.tagMisfit";
    this.#warn(parserOffset ?? range[0], (yamlPosition) =>
      message(key, { ...yamlPosition, tag: shortTag(tag) }),
    );
  }

  #object(yamlPairs: readonly Pair<ParsedNode, ParsedNode | null>[]): JsonObjectNode {
    const members = new Map<string, JsonNode>();
    const ownKeys = new Set<string>();
    for (const { key: yamlKey, value: yamlValue } of yamlPairs) {
      if (isMergeKey(yamlKey)) {
        this.#checkTag(yamlKey, "fits");
        for (const [mergedKey, mergedValue] of this.#merged(yamlKey, this.#value(yamlValue)))
          if (!members.has(mergedKey)) members.set(mergedKey, mergedValue);
        continue;
      }
      const memberKey = this.#key(yamlKey);
      if (ownKeys.has(memberKey))
        this.#warn(offsetOf(yamlKey), (yamlPosition) =>
          message("data.yaml.duplicateKey", { ...yamlPosition, key: memberKey.slice(0, 40) }),
        );
      ownKeys.add(memberKey);
      members.set(memberKey, this.#value(yamlValue));
    }
    return object(Array.from(members, ([yamlKey, yamlValue]) => ({ key: yamlKey, value: yamlValue })));
  }

  /** What a merge key brings along: the members of a map, or of each map in a list; the first one counts. */
  #merged(yamlKey: ParsedNode, yamlValue: JsonNode): readonly (readonly [string, JsonNode])[] {
    const maps = typeof yamlValue === "object" && yamlValue?.kind === "list" ? yamlValue.items : [yamlValue];
    return maps.flatMap((map) => {
      if (typeof map !== "object" || map?.kind !== "object")
        return this.#stop(yamlKey, (yamlPosition) => message("data.yaml.merge", yamlPosition));
      // Before they are made: a text may bring the same thousand members along in each of a thousand lines.
      this.#mergedLength += map.members.reduce((length, { key: { length: own } }) => length + own + 3, 0);
      if (this.#mergedLength > maxOutput)
        this.#stop(yamlKey, () => message("data.tooMuch", { max: maxOutput / 1_048_576 }));
      return map.members.map(({ key: memberKey, value: memberValue }) => [memberKey, memberValue] as const);
    });
  }

  #key(yamlNode: ParsedNode): string {
    const yamlValue = this.#value(yamlNode);
    if (typeof yamlValue === "string") return yamlValue;
    if (isScalar(yamlNode) && typeof yamlValue === "object" && yamlValue?.kind === "number")
      return yamlNode.source;
    const keyText = writeJson(yamlValue, { indent: "", sortKeys: false });
    if (typeof yamlValue !== "object" || yamlValue === null) return keyText;
    this.#keyLength += keyText.length;
    if (this.#keyLength > maxOutput)
      this.#stop(yamlNode, () => message("data.tooMuch", { max: maxOutput / 1_048_576 }));
    this.#warn(offsetOf(yamlNode), (yamlPosition) => message("data.yaml.key", yamlPosition));
    return keyText;
  }

  #stop(yamlNode: YamlNode, about: JsonDiagnostic["about"]): never {
    throw new ConversionError({ offset: offsetOf(yamlNode), about });
  }

  #warn(offset: number, about: JsonDiagnostic["about"]): void {
    if (this.warnings.length < maxWarnings) this.warnings.push({ offset, about });
  }
}

/** The parser takes `<<` for text, since YAML 1.2 has no merge; unquoted it is what nearly all readers merge by. */
const isMergeKey = (yamlKey: ParsedNode): yamlKey is Scalar.Parsed =>
  isScalar(yamlKey) &&
  yamlKey.source === "<<" &&
  (yamlKey.tag === undefined ? yamlKey.type === "PLAIN" : yamlKey.tag === mergeTag);
