import { tools } from "#tools/catalog.ts";
import type { ApiPart, CallField, DocumentedCall } from "#tools/documented-call.ts";
import type { Endpoint } from "./endpoint.ts";
import {
  exampleText,
  inputFieldsOf,
  isRequired,
  namesInPath,
  operationIdOf,
  problemCodesOf,
  tagOf,
} from "./openapi.ts";
import { openApiSchema } from "./openapi-schema.ts";

const partOf = (endpoint: Endpoint): ApiPart =>
  tools.find((tool) => tool.path === `/${tagOf(endpoint)}`)?.id ?? "account";

function fieldsOf(endpoint: Endpoint): readonly CallField[] {
  const inputFields = inputFieldsOf(endpoint);
  const inPath = namesInPath(endpoint.path);
  const isQuery = endpoint.method === "GET" || endpoint.query !== undefined;
  return [...new Set([...inPath, ...Object.keys(inputFields)])].map((fieldName) => {
    const schema = inputFields[fieldName];
    const fieldPlace = inPath.includes(fieldName) ? "path" : isQuery ? "query" : "body";
    return {
      name: fieldName,
      place: fieldPlace,
      isRequired: fieldPlace === "path" || (schema !== undefined && isRequired(schema)),
      schema: schema ? openApiSchema(schema) : { type: "string" },
    };
  });
}

const takesOf = ({ body, takesForm }: Endpoint): string | null =>
  body?.type ?? (takesForm ? "application/x-www-form-urlencoded" : null);

function documentedCall(endpoint: Endpoint, callMethods: readonly string[]): DocumentedCall {
  const { path, summary, access, keeps, scope, produces, example, action } = endpoint;
  return {
    id: operationIdOf(endpoint),
    part: partOf(endpoint),
    methods: callMethods,
    path,
    summary,
    fields: fieldsOf(endpoint),
    limit: action?.limit ?? null,
    problems: problemCodesOf(endpoint),
    isOpen: access === "open",
    isStateless: access !== "owner" && !keeps,
    needsSignIn: access === "owner",
    scope: scope ?? null,
    takes: takesOf(endpoint),
    produces,
    example: {
      body: example?.body ? { ...example.body } : null,
      answer: example?.answer,
      text: exampleText(endpoint),
    },
    action: action ?? null,
  };
}

/** Every call as the documentation shows it; the GET of what is safe stands with its POST. */
export const documentedCalls = (endpoints: readonly Endpoint[]): readonly DocumentedCall[] =>
  [
    ...Map.groupBy(endpoints, ({ method, path, address }) =>
      address === "none" ? `${method} ${path}` : path,
    ).values(),
  ].flatMap((sameCalls) => {
    const [firstCall] = sameCalls;
    return firstCall ? [documentedCall(firstCall, sameCalls.map(({ method }) => method).toSorted())] : [];
  });
