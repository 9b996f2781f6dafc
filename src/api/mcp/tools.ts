import type { TObject, TSchema } from "@sinclair/typebox";
import type { Action } from "#core/action.ts";
import { type Lang, localizer } from "#core/i18n.ts";
import { memoize } from "#core/memoize.ts";
import { type Tool, tools } from "#tools/catalog.ts";
import type { Endpoint } from "#api/endpoint.ts";
import { isRequired } from "#api/openapi.ts";
import { isStated, openApiSchema } from "#api/openapi-schema.ts";

type Schema = Readonly<Record<string, unknown>>;

/** A call as assistants list it. */
export type McpTool = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: Schema & { readonly type: "object" };
  readonly outputSchema?: Schema & { readonly type: "object" };
  readonly annotations: {
    readonly readOnlyHint: boolean;
    readonly destructiveHint: boolean;
    readonly idempotentHint: boolean;
    readonly openWorldHint: boolean;
  };
};

export type McpCall = {
  readonly endpoint: Endpoint & { readonly action: Action };
  readonly toolIn: (lang: Lang) => McpTool;
};

/** A longer one costs a model more than it tells; the answer is structured all the same. */
const maxOutputSchema = 1500;
const maxNameLength = 64;

/** `two-factor` and `decodeUuid` as `two_factor_decode_uuid`: letters that every model's API takes. */
export const mcpNameOf = (toolId: string, action: string): string =>
  `${toolId}_${action.replace(/(?<=[a-z])(?=[A-Z])/g, "_")}`
    .replace(/[^A-Za-z0-9]+/g, "_")
    .toLowerCase()
    .slice(0, maxNameLength);

const isEmpty = (value: unknown): boolean => JSON.stringify(value) === "{}";

/**
 * In words that every client knows: a pair says so by its length too, as some know no `items: false`, what may be
 * null is one of two schemas, as some take one `type` only, and what may be anything is no empty schema.
 */
function portable({ prefixItems, type, ...more }: Schema): Schema {
  const rest = Object.fromEntries(
    Object.entries(more).map(([name, value]) => [
      name,
      name === "additionalProperties" && isEmpty(value) ? true : portableIn(value),
    ]),
  );
  if (Array.isArray(prefixItems)) {
    const size = { minItems: prefixItems.length, maxItems: prefixItems.length };
    return { ...rest, type, items: portableIn(prefixItems[0]), ...size };
  }
  if (!Array.isArray(type)) return { ...(type !== undefined && { type: portableIn(type) }), ...rest };
  const { description, enum: choices, ...own } = rest;
  const choice = Array.isArray(choices) && { enum: choices.filter((one) => one !== null) };
  const members = type.map((one) => (one === "null" ? { type: one } : { type: one, ...choice, ...own }));
  return { ...(description !== undefined && { description }), anyOf: members };
}

function portableIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(portableIn);
  return typeof value === "object" && value !== null ? portable({ ...value }) : value;
}

const schemaOf = (schema: TSchema): Schema => portable(openApiSchema(schema));

function inputSchemaOf({ properties }: TObject): McpTool["inputSchema"] {
  const required = Object.entries<TSchema>(properties).flatMap(([name, schema]) =>
    isRequired(schema) ? [name] : [],
  );
  return {
    type: "object",
    properties: Object.fromEntries(
      Object.entries<TSchema>(properties).map(([name, schema]) => [name, schemaOf(schema)]),
    ),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

function outputSchemaOf(endpoint: Endpoint & { readonly action: Action }): McpTool["outputSchema"] {
  const { output, action, reply } = endpoint;
  const stated = output ?? action.output;
  if (reply || !isStated(stated) || stated["type"] !== "object") return undefined;
  const schema = schemaOf(stated);
  return JSON.stringify(schema).length <= maxOutputSchema ? { ...schema, type: "object" } : undefined;
}

const isPicture = ({ produces }: Endpoint): boolean => produces.startsWith("image/");

const isKeyless = ({ access, assistants }: Endpoint): boolean => access === "open" || assistants === true;

/**
 * Whether an assistant may have a call at all: it needs no key or is within a key's scopes, runs an action of a tool, and
 * answers with data or a picture.
 */
const isOffered = (endpoint: Endpoint): endpoint is McpCall["endpoint"] => {
  const isWithinReach = isKeyless(endpoint) || endpoint.scope !== undefined;
  const isData = endpoint.produces === "application/json" && !endpoint.takesAny;
  const isGetOfPost = endpoint.method === "GET" && endpoint.address !== "none";
  return isWithinReach && endpoint.action !== undefined && (isData || isPicture(endpoint)) && !isGetOfPost;
};

/** Changes nothing, whoever asks: no call of a store. */
const isReadOnly = (endpoint: Endpoint): boolean =>
  endpoint.method === "GET" || (endpoint.scope === undefined && isKeyless(endpoint));

/** What a tool is asked by, each under the name of its action; those that no assistant is offered are left out. */
export type CallsOfTool = (tool: Tool) => Iterable<readonly [name: string, endpoint: Endpoint]>;

function mcpCallOf({ id, label, group }: Tool, name: string, endpoint: McpCall["endpoint"]): McpCall {
  const ofTool = name.slice(mcpNameOf(id, "").length).replaceAll("_", " ");
  const describe = memoize((lang): McpTool => {
    const outputSchema = outputSchemaOf(endpoint);
    return {
      name,
      title: `${localizer(lang === "vi" ? "vi" : "en")(label)}: ${ofTool}`,
      description: endpoint.summary,
      inputSchema: inputSchemaOf(endpoint.action.input),
      ...(outputSchema && { outputSchema }),
      annotations: {
        readOnlyHint: isReadOnly(endpoint),
        destructiveHint: /DELETE|PUT|PATCH/.test(endpoint.method),
        idempotentHint: /GET|PUT|DELETE/.test(endpoint.method) || isReadOnly(endpoint),
        openWorldHint: group === "network",
      },
    };
  }, 2);
  return { endpoint, toolIn: describe };
}

/** Every call of a tool that an assistant may be offered, by its name; whose it is to make is another matter. */
export function mcpCallsOf(callsOf: CallsOfTool): ReadonlyMap<string, McpCall> {
  const calls = new Map<string, McpCall>();
  for (const tool of tools)
    for (const [action, endpoint] of callsOf(tool)) {
      const name = mcpNameOf(tool.id, action);
      if (isOffered(endpoint) && !calls.has(name)) calls.set(name, mcpCallOf(tool, name, endpoint));
    }
  return calls;
}
