import { Kind, OptionalKind, type TSchema } from "@sinclair/typebox";
import type { DocumentDecoration } from "elysia";
import { limits } from "../core/limits.ts";
import type { Endpoint } from "./endpoint.ts";

const problemType = "application/problem+json";

/** A schema as OpenAPI wants it: alternatives of fixed values become an enumeration, our own notes go. */
function plainSchema(schema: TSchema): object {
  const { message: _message, missing: _missing, ...known } = schema;
  // oxlint-disable-next-line no-unsafe-type-assertion -- TypeBox types a union's members as any
  const members = (schema["anyOf"] ?? []) as TSchema[];
  if (schema[Kind] !== "Union" || !members.every((member) => member[Kind] === "Literal")) return { ...known };
  const { anyOf: _anyOf, ...rest } = known;
  return { ...rest, type: typeof members[0]?.["const"], enum: members.map((member) => member["const"]) };
}

function refusals(endpoint: Endpoint): Record<string, object> {
  const problem = (description: string) => ({
    description,
    content: { [problemType]: { schema: { $ref: "#/components/schemas/Problem" } } },
  });
  return {
    ...(endpoint.action && { "422": problem("Bad input; `errors` names each field") }),
    ...(endpoint.action && { "429": problem("Over the limit; `Retry-After` says when to come back") }),
    ...(endpoint.signIn && { "401": problem("Not signed in") }),
    default: problem("Any other refusal"),
  };
}

/** The OpenAPI 3 operation of a call, from the very schema that checks it. */
export function operationOf(endpoint: Endpoint): DocumentDecoration {
  const properties: Record<string, TSchema> = endpoint.action?.input.properties ?? {};
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");
  const others = Object.entries(properties).filter(([name]) => !inPath.includes(name));
  const isRequired = (schema: TSchema) =>
    schema[OptionalKind] !== "Optional" && schema["default"] === undefined;
  const parameters = [
    ...inPath.map((name) => ({ name, in: "path", required: true, schema: { type: "string" } })),
    ...(endpoint.method === "GET"
      ? others.map(([name, schema]) => ({
          name,
          in: "query",
          required: isRequired(schema),
          schema: plainSchema(schema),
        }))
      : []),
  ];
  const body = {
    type: "object" as const,
    properties: Object.fromEntries(others.map(([name, schema]) => [name, plainSchema(schema)])),
    required: others.filter(([, schema]) => isRequired(schema)).map(([name]) => name),
  };
  const limit =
    endpoint.action && typeof endpoint.action.limit === "string" ? limits[endpoint.action.limit] : null;
  const { body: sent, answer } = endpoint.example ?? {};
  const output = endpoint.output ?? endpoint.action?.output;
  const schema = output && plainSchema(output);
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split("/")[1] ?? ""],
    ...(limit && { description: `At most ${limit.points} requests in ${limit.seconds} s from one client.` }),
    ...(endpoint.signIn && { security: [{ bearer: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.method !== "GET" &&
      others.length > 0 && {
        requestBody: {
          required: true,
          content: { "application/json": { schema: body, ...(sent && { example: sent }) } },
        },
      }),
    responses: {
      ...(endpoint.redirects
        ? {
            "302": {
              description: "Where to go on",
              headers: { Location: { schema: { type: "string" as const } } },
            },
          }
        : {
            "200": {
              description: "The answer",
              content: {
                [endpoint.produces]: {
                  ...(schema && { schema }),
                  ...(answer !== undefined && { example: answer }),
                },
                ...(endpoint.followed && { "text/event-stream": {} }),
              },
            },
          }),
      ...refusals(endpoint),
    },
  };
}
