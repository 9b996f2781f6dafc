import { type Document, parseAllDocuments } from "yaml";
import { message } from "../../core/i18n.ts";
import { ConversionError, type JsonNode, type Reading, list, maxDepth } from "./json.ts";
import { yamlFault } from "./yaml-fault.ts";
import { YamlConverter } from "./yaml-nodes.ts";

/** Reads YAML 1.2 (core schema, merge keys). Several documents become a list. */
export function readYaml(text: string): Reading<JsonNode> {
  const surrogate = text.search(/\p{Surrogate}/u);
  if (surrogate >= 0)
    return { ok: false, error: { offset: surrogate, about: (place) => message("data.surrogate", place) } };
  // YAML has no control characters (section 5.1), which the parser lets pass.
  const control = text.search(/(?![\t\n\r\u0085])\p{Cc}/u);
  if (control >= 0)
    return {
      ok: false,
      error: { offset: control, about: (place) => message("data.yaml.fault.unexpected", place) },
    };
  try {
    const documents = documentsIn(text);
    const [fault] = documents.flatMap(({ errors }) => errors);
    if (fault) return { ok: false, error: yamlFault(text, fault) };
    const converter = new YamlConverter();
    const values = documents.map((document) => converter.convert(document));
    const [only = null] = values;
    return { ok: true, value: values.length > 1 ? list(values) : only, warnings: converter.warnings };
  } catch (stop) {
    if (stop instanceof ConversionError) return { ok: false, error: stop.diagnostic };
    throw stop;
  }
}

function documentsIn(text: string): Document.Parsed[] {
  try {
    return [
      ...parseAllDocuments(text, {
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
