import { OptionalKind, type TObject, type TSchema } from "@sinclair/typebox";
import type { DocumentDecoration } from "elysia";
import { limits } from "../core/limits.ts";
import { statusOf } from "../core/problem.ts";
import type { FailureCode } from "../core/result.ts";
import type { Endpoint } from "./endpoint.ts";
import { isStated, openApiSchema } from "./openapi-schema.ts";
import { plainTextOf } from "./plain-text.ts";

export const isRequired = (schema: TSchema): boolean =>
  schema[OptionalKind] !== "Optional" && schema["default"] === undefined;

/** Path parameters are text on their way, whatever they are read as. */
export const namesInPath = (path: string): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");

export const inputFieldsOf = (endpoint: Endpoint): TObject["properties"] =>
  endpoint.action?.input.properties ?? endpoint.query?.properties ?? {};

/** `getLinksByCodeAnalyticsCsv` for `GET /links/{code}/analytics.csv`. */
export function operationIdOf({ method, path }: Endpoint): string {
  const words = path.replace(/\{(\w+)\}/g, "by-$1").match(/[A-Za-z0-9]+/g) ?? [];
  return [method.toLowerCase(), ...words.map((word) => word[0]?.toUpperCase() + word.slice(1))].join("");
}

/** Every refusal that a call can give, by its own account and by the frame's. */
export function problemCodesOf(endpoint: Endpoint): readonly FailureCode[] {
  const { action, method, path, signIn, scope, problems = [] } = endpoint;
  const hasInput = Object.keys(inputFieldsOf(endpoint)).length > 0;
  const codes: readonly FailureCode[] = [
    ...(method !== "GET" && action
      ? (["malformed_body", "payload_too_large", "unsupported_media_type"] as const)
      : []),
    ...(method !== "GET" || signIn || scope ? (["forbidden"] as const) : []),
    ...(signIn || scope ? (["unauthorized"] as const) : []),
    ...(path.includes("{") ? (["not_found"] as const) : []),
    ...(action && hasInput ? (["invalid_input"] as const) : []),
    ...(action ? (["rate_limited"] as const) : []),
    ...problems,
  ];
  return [...new Set(codes)];
}

function refusalsOf(endpoint: Endpoint): Record<string, { $ref: string }> {
  const byStatus = Map.groupBy(problemCodesOf(endpoint), statusOf);
  const stated = [...byStatus].map(([status, codes]) => [
    String(status),
    responseRef(codes.toSorted().join("-or-")),
  ]);
  return { ...Object.fromEntries(stated), default: responseRef("problem") };
}

const responseRef = (name: string) => ({ $ref: `#/components/responses/${name}` });

/** What may stand in a path. */
const pathExamples: Readonly<Record<string, string | number>> = {
  id: "V1StGXR8_Z5j",
  code: "tet2027",
  key: "x3Jp0mB7cQ2vT9wL_sKd4R",
  token: "q3fXv0m4o2c7T1uZbJkPz8",
  position: "0",
};

function parametersOf(endpoint: Endpoint) {
  const properties = inputFieldsOf(endpoint);
  const inPath = namesInPath(endpoint.path);
  const inQuery = endpoint.method === "GET" || endpoint.query ? Object.keys(properties) : [];
  const given: Readonly<Record<string, unknown>> = { ...endpoint.example?.body };
  const one = (name: string, place: "path" | "query") => {
    const schema = properties[name];
    const inPathExample = schema?.["type"] === "integer" ? 1 : pathExamples[name];
    const example = place === "path" ? inPathExample : given[name];
    const { description, ...rest }: Record<string, unknown> = schema
      ? openApiSchema(schema)
      : { type: "string" };
    return {
      name,
      in: place,
      required: place === "path" || (schema !== undefined && isRequired(schema)),
      ...(typeof description === "string" && { description }),
      schema: rest,
      ...(example !== undefined && { example }),
    };
  };
  return [
    ...inPath.map((name) => one(name, "path")),
    ...inQuery.filter((name) => !inPath.includes(name)).map((name) => one(name, "query")),
    ...(inQuery.includes("lang") ? [] : [{ $ref: "#/components/parameters/lang" }]),
  ];
}

function requestBodyOf(endpoint: Endpoint) {
  const { action, method, path, body, example, takesForm } = endpoint;
  if (body) return { required: true, content: { [body.type]: { schema: openApiSchema(body.schema) } } };
  if (!action || method === "GET") return null;
  const inPath = namesInPath(path);
  const properties = Object.entries<TSchema>(action.input.properties).filter(
    ([name]) => !inPath.includes(name),
  );
  if (properties.length === 0) return null;
  const required = properties.filter(([, schema]) => isRequired(schema)).map(([name]) => name);
  const schema = {
    type: "object" as const,
    properties: Object.fromEntries(properties.map(([name, property]) => [name, openApiSchema(property)])),
    ...(required.length > 0 && { required }),
  };
  const type = takesForm ? "application/x-www-form-urlencoded" : "application/json";
  return {
    required: required.length > 0,
    content: { [type]: { schema, ...(example?.body && { example: example.body }) } },
  };
}

/** The main value of a call's example as text; null where the call has none. */
export const exampleText = ({
  path,
  example,
  handle,
  ...call
}: Endpoint & { reply?: unknown }): string | null =>
  call.reply || handle ? null : plainTextOf(path, example?.answer);

const isJson = (type: string): boolean => /\bjson$/.test(type);

function answerOf(endpoint: Endpoint): Record<string, object> {
  if (endpoint.redirects) {
    const Location = { description: "The address", schema: { type: "string" as const } };
    return { "302": { description: "Where to go on", headers: { Location } } };
  }
  const { produces, example, streamed: followed } = endpoint;
  const output = endpoint.output ?? endpoint.action?.output;
  const stated = isStated(output) ? openApiSchema(output) : null;
  const isText = stated?.["type"] === "string";
  const schema = isJson(produces) || isText ? stated : { type: "string" };
  const content = {
    [produces]: {
      ...(schema && { schema }),
      ...(isJson(produces) && example?.answer !== undefined && { example: example.answer }),
    },
    ...(followed && {
      "text/event-stream": { schema: { type: "string", description: followed.action.output.description } },
    }),
  };
  return { "200": { description: "The answer", content } };
}

/** As words: were it a second type of the answer, generated clients would have each answer as text or JSON. */
const plainText = "With `Accept: text/plain` the main value alone, several one on a line.";

function descriptionOf(endpoint: Endpoint): string | null {
  const { action } = endpoint;
  const sentences = exampleText(endpoint) === null ? [] : [plainText];
  if (action && typeof action.limit === "string") {
    const { points, seconds } = limits[action.limit];
    sentences.push(`At most ${points} requests in ${seconds} s from one client.`);
  }
  return sentences.join(" ") || null;
}

/** The OpenAPI 3.1 operation of a call, from the very schemas that check it. */
export function operationOf(endpoint: Endpoint): DocumentDecoration {
  const description = descriptionOf(endpoint);
  const requestBody = requestBodyOf(endpoint);
  const operation = {
    operationId: operationIdOf(endpoint),
    summary: endpoint.summary,
    tags: [endpoint.path.split("/")[1] ?? ""],
    ...(description && { description }),
    security: [
      ...(endpoint.signIn ? [] : [{}]),
      { bearer: endpoint.scope ? [endpoint.scope] : [] },
      ...(endpoint.method === "GET" ? [{ session: [] }] : []),
    ],
    parameters: parametersOf(endpoint),
    ...(requestBody && { requestBody }),
    responses: { ...answerOf(endpoint), ...refusalsOf(endpoint) },
  };
  // oxlint-disable-next-line no-unsafe-type-assertion -- the type knows OpenAPI 3.0 only, where a type is one word
  return operation as DocumentDecoration;
}

/** Each set of codes that calls share a response for, by the response's name. */
export const problemSetsOf = (endpoints: readonly Endpoint[]): ReadonlyMap<string, readonly FailureCode[]> =>
  new Map(
    endpoints
      .flatMap((endpoint) => [...Map.groupBy(problemCodesOf(endpoint), statusOf).values()])
      .map((codes) => [codes.toSorted().join("-or-"), codes.toSorted()]),
  );
