import { OptionalKind, type TObject, type TSchema } from "@sinclair/typebox";
import type { DocumentDecoration } from "elysia";
import { limits } from "#core/limits.ts";
import { statusOf } from "#core/problem.ts";
import type { FailureCode } from "#core/result.ts";
import type { Endpoint } from "./endpoint.ts";
import { isStated, openApiSchema } from "./openapi-schema.ts";
import { plainTextOf } from "./plain-text.ts";

export const isRequired = (schema: TSchema): boolean =>
  schema[OptionalKind] !== "Optional" && schema["default"] === undefined;

/** An operation's tag: the first part of its path, without the kind of a file. */
export const tagOf = ({ path }: Pick<Endpoint, "path">): string => /^\/([^/.]*)/.exec(path)?.[1] ?? "";

/** Path parameters are text on their way, whatever they are read as. */
export const namesInPath = (path: string): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, paramName]) => paramName ?? "");

export const inputFieldsOf = (endpoint: Endpoint): TObject["properties"] =>
  endpoint.action?.input.properties ?? endpoint.query?.properties ?? {};

/** `getLinksByCodeAnalyticsCsv` for `GET /links/{code}/analytics.csv`. */
export function operationIdOf({ method, path }: Endpoint): string {
  const pathWords = path.replace(/\{(\w+)\}/g, "by-$1").match(/[A-Za-z0-9]+/g) ?? [];
  return [
    method.toLowerCase(),
    ...pathWords.map((pathWord) => pathWord[0]?.toUpperCase() + pathWord.slice(1)),
  ].join("");
}

/** Every refusal that a call can give, by its own account and by the frame's. */
export function problemCodesOf(endpoint: Endpoint): readonly FailureCode[] {
  const { action, method, path, scope, problems = [] } = endpoint;
  const signIn = endpoint.access === "owner";
  const hasInput = Object.keys(inputFieldsOf(endpoint)).length > 0;
  const failureCodes: readonly FailureCode[] = [
    ...(method !== "GET" && action
      ? (["malformed_body", "payload_too_large", "unsupported_media_type"] as const)
      : []),
    ...(method !== "GET" || signIn || scope ? (["forbidden"] as const) : []),
    ...(signIn || scope ? (["unauthorized"] as const) : []),
    ...(path.includes("{") ? (["not_found"] as const) : []),
    ...(action && hasInput ? (["invalid_input"] as const) : []),
    ...(action ? (["rate_limited"] as const) : []),
    // No room for what is sent, or for the answer.
    "busy",
    ...problems,
  ];
  return [...new Set(failureCodes)];
}

function refusalsOf(endpoint: Endpoint): Record<string, { $ref: string }> {
  const byStatus = Map.groupBy(problemCodesOf(endpoint), statusOf);
  const statedResponses = [...byStatus].map(([httpStatus, statusCodes]) => [
    String(httpStatus),
    responseRef(statusCodes.toSorted().join("-or-")),
  ]);
  return { ...Object.fromEntries(statedResponses), default: responseRef("problem") };
}

const responseRef = (responseName: string) => ({ $ref: `#/components/responses/${responseName}` });

/** What may stand in a path. */
const pathExamples: Readonly<Record<string, string | number>> = {
  id: "V1StGXR8_Z5j",
  code: "tet2027",
  key: "x3Jp0mB7cQ2vT9wL_sKd4R",
  token: "q3fXv0m4o2c7T1uZbJkPz8",
  position: "0",
};

function parametersOf(endpoint: Endpoint) {
  const inputFields = inputFieldsOf(endpoint);
  const inPath = namesInPath(endpoint.path);
  const inQuery = endpoint.method === "GET" || endpoint.query ? Object.keys(inputFields) : [];
  const givenExample: Readonly<Record<string, unknown>> = { ...endpoint.example?.body };
  const parameterOf = (paramName: string, paramPlace: "path" | "query") => {
    const schema = inputFields[paramName];
    const inPathExample = schema?.["type"] === "integer" ? 1 : pathExamples[paramName];
    const paramExample = paramPlace === "path" ? inPathExample : givenExample[paramName];
    const { description: paramDescription, ...paramSchema }: Record<string, unknown> = schema
      ? openApiSchema(schema)
      : { type: "string" };
    return {
      name: paramName,
      in: paramPlace,
      required: paramPlace === "path" || (schema !== undefined && isRequired(schema)),
      ...(typeof paramDescription === "string" && { description: paramDescription }),
      schema: paramSchema,
      ...(paramExample !== undefined && { example: paramExample }),
    };
  };
  return [
    ...inPath.map((paramName) => parameterOf(paramName, "path")),
    ...inQuery.filter((paramName) => !inPath.includes(paramName)).map((name) => parameterOf(name, "query")),
    ...(inQuery.includes("lang") ? [] : [{ $ref: "#/components/parameters/lang" }]),
    ...(endpoint.action?.runsOnce ? [{ $ref: "#/components/parameters/idempotencyKey" }] : []),
  ];
}

function requestBodyOf(endpoint: Endpoint) {
  const { action, method, path, body, example, takesForm } = endpoint;
  if (body) return { required: true, content: { [body.type]: { schema: openApiSchema(body.schema) } } };
  if (!action || method === "GET") return null;
  const inPath = namesInPath(path);
  const bodyProperties = Object.entries<TSchema>(action.input.properties).filter(
    ([bodyField]) => !inPath.includes(bodyField),
  );
  if (bodyProperties.length === 0) return null;
  const required = bodyProperties.filter(([, schema]) => isRequired(schema)).map(([bodyField]) => bodyField);
  const schema = {
    type: "object" as const,
    properties: Object.fromEntries(
      bodyProperties.map(([bodyField, bodySchema]) => [bodyField, openApiSchema(bodySchema)]),
    ),
    ...(required.length > 0 && { required }),
  };
  const contentType = takesForm ? "application/x-www-form-urlencoded" : "application/json";
  return {
    required: required.length > 0,
    content: { [contentType]: { schema, ...(example?.body && { example: example.body }) } },
  };
}

/** The main value of a call's example as text; null where the call has none. */
export const exampleText = (endpoint: Endpoint): string | null =>
  endpoint.handle || endpoint.reply || endpoint.example?.answer === undefined
    ? null
    : plainTextOf(endpoint, endpoint.example.answer);

const isJson = (mediaType: string): boolean => /\bjson$/.test(mediaType);

function documentedAnswerOf(endpoint: Endpoint): Record<string, object> {
  if (endpoint.redirects) {
    const Location = { description: "The address", schema: { type: "string" as const } };
    return { "302": { description: "Where to go on", headers: { Location } } };
  }
  const { produces, example, streamed: followed } = endpoint;
  const outputSchema = endpoint.output ?? endpoint.action?.output;
  const statedSchema = isStated(outputSchema) ? openApiSchema(outputSchema) : null;
  const isText = statedSchema?.["type"] === "string";
  const schema = isJson(produces) || isText ? statedSchema : { type: "string" };
  const responseContent = {
    [produces]: {
      ...(schema && { schema }),
      ...(isJson(produces) && example?.answer !== undefined && { example: example.answer }),
    },
    ...(followed && {
      "text/event-stream": { schema: { type: "string", description: followed.action.output.description } },
    }),
  };
  return { "200": { description: "The answer", content: responseContent } };
}

/** As words: were it a second type of the answer, generated clients would have each answer as text or JSON. */
const plainText = "With `Accept: text/plain` the main value alone, several one on a line.";

function descriptionOf(endpoint: Endpoint): string | null {
  const { action } = endpoint;
  const descriptionSentences = exampleText(endpoint) === null ? [] : [plainText];
  if (action && typeof action.limit === "string") {
    const { points, seconds } = limits[action.limit];
    descriptionSentences.push(`At most ${points} requests in ${seconds} s from one client.`);
  }
  return descriptionSentences.join(" ") || null;
}

/** The OpenAPI 3.1 operation of a call, from the very schemas that check it. */
export function operationOf(endpoint: Endpoint): DocumentDecoration {
  const operationDescription = descriptionOf(endpoint);
  const requestBody = requestBodyOf(endpoint);
  const operation = {
    operationId: operationIdOf(endpoint),
    summary: endpoint.summary,
    tags: [tagOf(endpoint)],
    ...(operationDescription && { description: operationDescription }),
    security: [
      ...(endpoint.access === "owner" ? [] : [{}]),
      { bearer: endpoint.scope ? [endpoint.scope] : [] },
      ...(endpoint.method === "GET" ? [{ session: [] }] : []),
    ],
    parameters: parametersOf(endpoint),
    ...(requestBody && { requestBody }),
    responses: { ...documentedAnswerOf(endpoint), ...refusalsOf(endpoint) },
  };
  // oxlint-disable-next-line no-unsafe-type-assertion -- the type knows OpenAPI 3.0 only, where a type is one word
  return operation as DocumentDecoration;
}

/** Each set of codes that calls share a response for, by the response's name. */
export const problemSetsOf = (endpoints: readonly Endpoint[]): ReadonlyMap<string, readonly FailureCode[]> =>
  new Map(
    endpoints
      .flatMap((endpoint) => [...Map.groupBy(problemCodesOf(endpoint), statusOf).values()])
      .map((sharedCodes) => [sharedCodes.toSorted().join("-or-"), sharedCodes.toSorted()]),
  );
