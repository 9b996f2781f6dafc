import { Kind, OptionalKind, type TSchema } from "@sinclair/typebox";
import type { Action } from "#core/action.ts";
import { pathOf } from "#tools/catalog.ts";
import { mcpCallsOf } from "#api/mcp/tools.ts";
import { apiCallsOf, mcpPath } from "#api/mcp/serve-mcp.ts";
import type { Declared } from "#server/app.ts";
import { type Era, eras } from "./mcp-messages.ts";

/** JSON Schema, as far as texts in it are concerned. */
export type TextSchema = {
  readonly type?: string;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly items?: TextSchema;
  readonly anyOf?: readonly TextSchema[];
  readonly properties?: Readonly<Record<string, TextSchema>>;
  readonly additionalProperties?: unknown;
};

/** A place where a visitor's text comes in: one field of one call, form, picture or address. */
export type Door = {
  readonly name: string;
  readonly method: string;
  /** With `{name}` for what is a parameter. */
  readonly path: string;
  readonly place: "json" | "form" | "query" | "path" | "mcp";
  /** How an assistant asks, where `place` is `mcp`. */
  readonly asked?: { readonly tool: string; readonly era: Era };
  readonly field: string;
  readonly schema: TextSchema;
  /** The field takes texts of one's own, and not only a choice, a number or the name of something that exists. */
  readonly takesText: boolean;
  /** What the other fields hold that must hold something, and those of them that the declaration shows no value of. */
  readonly others: Readonly<Record<string, unknown>>;
  readonly unknown: readonly string[];
  /** The field's example. */
  readonly example: unknown;
  /** Some other field holds another choice than usual. */
  readonly isBesideChoice?: true;
  /** The same for all doors that lead to one action; null for those that lead to none. */
  readonly action: number | null;
};

type Fields = Readonly<Record<string, TSchema>>;

const anyText: TextSchema = { type: "string" };

/** A choice, a number and a boolean are read from texts as well, however long. */
const textSchemaOf = (schema: TSchema): TextSchema =>
  takesTextIn(schema) ? JSON.parse(JSON.stringify(schema)) : anyText;

function takesTextIn(schema: TSchema): boolean {
  const parts: TSchema[] = [
    ...(schema["anyOf"] ?? []),
    ...(schema["items"] ? [schema["items"]] : []),
    ...Object.values<TSchema>(schema["properties"] ?? {}),
  ];
  return schema[Kind] === "String" || schema["additionalProperties"] === true || parts.some(takesTextIn);
}

/** What a choice may be; of yes and no both. */
const choicesIn = (schema: TSchema): readonly unknown[] =>
  schema[Kind] === "Boolean"
    ? [true, false]
    : (schema["anyOf"] ?? []).flatMap((one: TSchema) => ("const" in one ? [one["const"]] : []));

const isRequired = (schema: TSchema): boolean =>
  schema[OptionalKind] !== "Optional" && schema["default"] === undefined;

const parameterOf = /:(\w+)/g;

/** What stands in the place of a name in an address. */
const parametersOf = (routes: Declared["routes"]): readonly Door[] =>
  routes
    .filter(({ method, path }) => method !== "OPTIONS" && !path.includes("*"))
    .flatMap(({ method, path: pattern }) => {
      const path = pattern.replace(parameterOf, "{$1}");
      return [...pattern.matchAll(parameterOf)].map(([, field = ""]): Door => {
        const name = `${method} ${path} (${field})`;
        const parameter = { field, schema: anyText, takesText: false, others: {}, unknown: [] };
        return { ...parameter, name, method, path, place: "path", example: undefined, action: null };
      });
    });

/** What the declarations say of a field besides its schema. */
function fieldFacts({ endpoints, routes }: Pick<Declared, "endpoints" | "routes">) {
  const examples = new Map<unknown, Readonly<Record<string, unknown>>>();
  const common: Record<string, unknown> = {};
  for (const { action, example } of endpoints) {
    if (action && example?.body) examples.set(action, { ...example.body });
    Object.assign(common, { ...example?.body, ...common });
  }
  const names = new Set(
    routes.flatMap(({ path }) => [...path.matchAll(parameterOf)].map(([, name]) => name)),
  );
  const ownExample = (action: unknown, field: string): unknown => examples.get(action)?.[field];
  return {
    /** Its own, or what others have in a field of that name. */
    exampleOf: (action: unknown, field: string): unknown => ownExample(action, field) ?? common[field],
    /** What it may hold beside another; of a choice the first. */
    valueOf: (action: unknown, field: string, schema: TSchema): unknown =>
      ownExample(action, field) ?? schema["anyOf"]?.[0]?.const ?? common[field],
    /** It says which of the things that are there is meant. */
    isName: (action: unknown, field: string): boolean =>
      names.has(field) && ownExample(action, field) === undefined,
  };
}

/** A call's text beside each other choice that the call takes: behind each may be another function. */
const besideChoices = (door: Door, fields: Fields): readonly Door[] =>
  door.place !== "json" || !door.takesText
    ? []
    : Object.entries(fields).flatMap(([name, schema]) =>
        choicesIn(schema)
          .filter((value) => value !== (door.others[name] ?? schema["default"]) && name !== door.field)
          .map((value) => ({
            ...door,
            isBesideChoice: true,
            name: `${door.name}, ${name} ${String(value)}`,
            others: { ...door.others, [name]: value },
          })),
      );

/** Every field that the product declares, with what it is reached by. */
export function doorsOf({ endpoints, pages, routes, actions: bound }: Declared): readonly Door[] {
  const { exampleOf, valueOf, isName } = fieldFacts({ endpoints, routes });
  const actions: unknown[] = [];
  const numberOf = (action: unknown): number =>
    actions.includes(action) ? actions.indexOf(action) : actions.push(action) - 1;

  const doorsIn = (
    { action, fields }: { action: unknown; fields: Fields },
    at: Pick<Door, "method" | "path" | "place">,
    chosen: Readonly<Record<string, string>> = {},
  ): Door[] =>
    Object.entries(fields)
      .filter(([field]) => !at.path.includes(`{${field}}`))
      .flatMap(([field, schema]) => {
        const needed = Object.entries(fields)
          .filter(([other, one]) => other !== field && isRequired(one) && !at.path.includes(`{${other}}`))
          .map(([other, one]) => [other, valueOf(action, other, one)] as const);
        const door: Door = {
          ...at,
          name: [at.method, at.path, ...Object.values(chosen), field].join(" "),
          field,
          schema: textSchemaOf(schema),
          takesText: takesTextIn(schema) && !isName(action, field),
          others: { ...chosen, ...Object.fromEntries(needed.filter(([, value]) => value !== undefined)) },
          unknown: needed.filter(([, value]) => value === undefined).map(([other]) => other),
          example: exampleOf(action, field),
          action: action ? numberOf(action) : null,
        };
        return [door, ...besideChoices(door, fields)];
      });

  const calls = endpoints.flatMap(({ method, path, action, takesForm, query }) =>
    doorsIn(
      { action, fields: action ? action.input.properties : { ...query?.properties } },
      {
        method,
        path: `/api${path}`,
        place: method === "GET" || !action ? "query" : takesForm ? "form" : "json",
      },
    ),
  );
  const forms = pages.flatMap((page) => {
    const path = (page.path ?? pathOf(page.id)).replace(parameterOf, "{$1}");
    return Object.entries<Action>(page.actions ?? {}).flatMap(([name, action]) => {
      const asked = { action, fields: action.input.properties };
      return [
        ...doorsIn(asked, { method: "POST", path, place: "form" }, { action: name }),
        ...(page.shareable?.includes(name)
          ? doorsIn(asked, { method: "GET", path, place: "query" }, { action: name })
          : []),
      ];
    });
  });
  const mcpCalls = [...mcpCallsOf(apiCallsOf(endpoints, bound))];
  // The eras in turn: what differs is around the arguments.
  const asked = mcpCalls.flatMap(
    (
      [
        tool,
        {
          endpoint: { action },
        },
      ],
      index,
    ) => {
      const era = eras[index % eras.length] ?? eras[0];
      const at = { method: "POST", path: mcpPath, place: "mcp" } as const;
      return doorsIn({ action, fields: action.input.properties }, at).map((door): Door => ({
        ...door,
        name: `${door.method} ${door.path} ${tool} ${door.field}`,
        asked: { tool, era },
      }));
    },
  );
  return [...calls, ...forms, ...asked, ...messageDoors, ...parametersOf(routes)];
}

const rpc = { jsonrpc: "2.0", id: 1 };

/** The fields of the protocol's own messages, which lead to no action. */
const messageDoors: readonly Door[] = [
  { field: "method", schema: anyText, others: rpc },
  { field: "id", schema: anyText, others: { ...rpc, method: "ping" } },
  {
    field: "params",
    schema: { properties: { name: anyText, arguments: { additionalProperties: true } } },
    others: { ...rpc, method: "tools/call" },
  },
].map((one) => ({
  ...one,
  name: `POST ${mcpPath} message ${one.field}`,
  method: "POST",
  path: mcpPath,
  place: "json",
  takesText: true,
  unknown: [],
  example: undefined,
  action: null,
}));
