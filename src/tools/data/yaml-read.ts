import { type Document, type YAMLError, isScalar, parseAllDocuments } from "yaml";
import { type MessageKey, message } from "#core/i18n.ts";
import {
  type JsonDiagnostic,
  type JsonNode,
  type JsonReading,
  ConversionError,
  list,
  maxDepth,
} from "./json.ts";
import { YamlConverter } from "./yaml-nodes.ts";

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
function yamlFault(yamlText: string, { code, pos: [yamlOffset] }: YAMLError): JsonDiagnostic {
  const key = faultKeys[code] ?? "data.yaml.fault.unexpected";
  const lineMargin = /[ \t]*/y;
  lineMargin.lastIndex = yamlOffset;
  const indent = code === "BAD_INDENT" ? (lineMargin.exec(yamlText)?.[0].length ?? 0) : 0;
  return { offset: yamlOffset + indent, about: (yamlPosition) => message(key, yamlPosition) };
}

/** Reads YAML 1.2 (core schema, merge keys). Several documents become a list. */
export function readYaml(yaml: string): JsonReading<JsonNode> {
  const surrogate = yaml.search(/\p{Surrogate}/u);
  if (surrogate >= 0)
    return {
      ok: false,
      error: { offset: surrogate, about: (yamlPosition) => message("data.surrogate", yamlPosition) },
    };
  // YAML has no control characters (section 5.1), which the parser lets pass.
  const controlAt = yaml.search(/(?![\t\n\r\u0085])\p{Cc}/u);
  if (controlAt >= 0)
    return {
      ok: false,
      error: {
        offset: controlAt,
        about: (yamlPosition) => message("data.yaml.fault.unexpected", yamlPosition),
      },
    };
  if (hasMoreValues(yaml, maxValues))
    return { ok: false, error: { offset: 0, about: () => message("data.tooMany", { max: maxValues }) } };
  try {
    const documents = documentsIn(yaml);
    const [firstFault] = documents.flatMap(({ errors }) => errors);
    if (firstFault) return { ok: false, error: yamlFault(yaml, firstFault) };
    const { versions, wrong: wrongDirectiveAt } = versionDirectives(yaml, documents);
    if (wrongDirectiveAt !== null)
      return {
        ok: false,
        error: {
          offset: wrongDirectiveAt,
          about: (yamlPosition) => message("data.yaml.fault.unexpected", yamlPosition),
        },
      };
    const converter = new YamlConverter();
    for (const directive of versions) converter.warnOfVersion(directive);
    const documentValues = documents
      .filter(isDocument)
      .map((yamlDocument) => converter.convert(yamlDocument));
    const [onlyValue = null] = documentValues;
    return {
      ok: true,
      value: documentValues.length > 1 ? list(documentValues) : onlyValue,
      warnings: converter.warnings,
    };
  } catch (conversionStop) {
    if (conversionStop instanceof ConversionError) return { ok: false, error: conversionStop.diagnostic };
    throw conversionStop;
  }
}

/** The parser takes some kilobyte for each, of which several people's texts must fit beside each other. */
const maxValues = 200_000;

/** Whether a text has more lines, entries, keys, anchors and aliases than so many: each may become a value. */
function hasMoreValues(yaml: string, max: number): boolean {
  const marks = /[\n,[{]|[:?-](?=\s)|[&*]/g;
  let count = 0;
  for (let mark = marks.exec(yaml); mark && count <= max; mark = marks.exec(yaml)) {
    const isName = mark[0] === "&" || mark[0] === "*";
    if (!isName || /[\s,[{:-]/.test(yaml.charAt(mark.index - 1))) count += 1;
  }
  return count > max;
}

/** Between two `...` there is none (section 9.1.4), which the parser takes for an empty one. */
function isDocument({ contents, directives }: Document.Parsed, _: number, allDocuments: unknown[]): boolean {
  const isEmpty = isScalar(contents) && contents.source === "" && !contents.tag && !contents.anchor;
  return !isEmpty || directives.docStart === true || allDocuments.length === 1;
}

type VersionDirective = { readonly offset: number; readonly version: string };

/**
 * The versions that documents name with `%YAML`; `wrong` is where it stands twice before one document, before none
 * (section 6.8), or names another YAML than 1, all of which the parser lets pass.
 */
function versionDirectives(yaml: string, documents: readonly Document.Parsed[]) {
  const versions: VersionDirective[] = [];
  let documentStart = 0;
  for (const { range } of documents) {
    const [firstDirective, secondDirective] = yaml
      .slice(documentStart, range[0])
      .matchAll(/^%YAML\s+(\S+)/gm);
    if (secondDirective) return { versions, wrong: documentStart + secondDirective.index };
    if (firstDirective)
      versions.push({ offset: documentStart + firstDirective.index, version: firstDirective[1] ?? "" });
    [, , documentStart] = range;
  }
  const aloneDirectiveAt = documents.length === 0 ? yaml.search(/^%\S/m) : -1;
  const unknownVersion = versions.find(({ version }) => !version.startsWith("1."));
  return { versions, wrong: unknownVersion?.offset ?? (aloneDirectiveAt < 0 ? null : aloneDirectiveAt) };
}

function documentsIn(yaml: string): Document.Parsed[] {
  try {
    return [
      ...parseAllDocuments(yaml, {
        schema: "core",
        // Tags are told apart afterwards: what the parser knows of some turns values into others, or refuses them.
        resolveKnownTags: false,
        uniqueKeys: false,
        prettyErrors: false,
        logLevel: "silent",
      }),
    ];
  } catch (parserFault) {
    // The parser calls itself for each level.
    if (!(parserFault instanceof RangeError)) throw parserFault;
    throw new ConversionError({
      offset: 0,
      about: (yamlPosition) => message("data.deep", { ...yamlPosition, max: maxDepth }),
    });
  }
}
