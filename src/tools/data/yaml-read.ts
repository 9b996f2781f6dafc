import { type Document, isScalar, parseAllDocuments } from "yaml";
import { message } from "../../core/i18n.ts";
import { ConversionError, type JsonNode, type Reading, list, maxDepth } from "./json.ts";
import { yamlFault } from "./yaml-fault.ts";
import { YamlConverter } from "./yaml-nodes.ts";

/** Reads YAML 1.2 (core schema, merge keys). Several documents become a list. */
export function readYaml(yaml: string): Reading<JsonNode> {
  const surrogate = yaml.search(/\p{Surrogate}/u);
  if (surrogate >= 0)
    return { ok: false, error: { offset: surrogate, about: (place) => message("data.surrogate", place) } };
  // YAML has no control characters (section 5.1), which the parser lets pass.
  const control = yaml.search(/(?![\t\n\r\u0085])\p{Cc}/u);
  if (control >= 0)
    return {
      ok: false,
      error: { offset: control, about: (place) => message("data.yaml.fault.unexpected", place) },
    };
  try {
    const documents = documentsIn(yaml);
    const [fault] = documents.flatMap(({ errors }) => errors);
    if (fault) return { ok: false, error: yamlFault(yaml, fault) };
    const { versions, wrong } = versionDirectives(yaml, documents);
    if (wrong !== null)
      return {
        ok: false,
        error: { offset: wrong, about: (place) => message("data.yaml.fault.unexpected", place) },
      };
    const converter = new YamlConverter();
    for (const directive of versions) converter.warnOfVersion(directive);
    const values = documents.filter(isDocument).map((document) => converter.convert(document));
    const [only = null] = values;
    return { ok: true, value: values.length > 1 ? list(values) : only, warnings: converter.warnings };
  } catch (stop) {
    if (stop instanceof ConversionError) return { ok: false, error: stop.diagnostic };
    throw stop;
  }
}

/** Between two `...` there is none (section 9.1.4), which the parser takes for an empty one. */
function isDocument({ contents, directives }: Document.Parsed, _: number, all: unknown[]): boolean {
  const isEmpty = isScalar(contents) && contents.source === "" && !contents.tag && !contents.anchor;
  return !isEmpty || directives.docStart === true || all.length === 1;
}

type VersionDirective = { readonly offset: number; readonly version: string };

/**
 * The versions that documents name with `%YAML`; `wrong` is where it stands twice before one document, before none
 * (section 6.8), or names another YAML than 1, all of which the parser lets pass.
 */
function versionDirectives(yaml: string, documents: readonly Document.Parsed[]) {
  const versions: VersionDirective[] = [];
  let from = 0;
  for (const { range } of documents) {
    const [first, second] = yaml.slice(from, range[0]).matchAll(/^%YAML\s+(\S+)/gm);
    if (second) return { versions, wrong: from + second.index };
    if (first) versions.push({ offset: from + first.index, version: first[1] ?? "" });
    [, , from] = range;
  }
  const alone = documents.length === 0 ? yaml.search(/^%\S/m) : -1;
  const unknown = versions.find(({ version }) => !version.startsWith("1."));
  return { versions, wrong: unknown?.offset ?? (alone < 0 ? null : alone) };
}

function documentsIn(yaml: string): Document.Parsed[] {
  try {
    return [
      ...parseAllDocuments(yaml, {
        schema: "core",
        uniqueKeys: false,
        prettyErrors: false,
        logLevel: "silent",
      }),
    ];
  } catch (fault) {
    // The parser calls itself for each level.
    if (!(fault instanceof RangeError)) throw fault;
    throw new ConversionError({
      offset: 0,
      about: (place) => message("data.deep", { ...place, max: maxDepth }),
    });
  }
}
