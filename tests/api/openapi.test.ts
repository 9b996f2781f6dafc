import { createConfig, lintFromString } from "@redocly/openapi-core";
import { Type } from "@sinclair/typebox";
import { expect, test } from "bun:test";
import { openApiSchema } from "#api/openapi-schema.ts";
import { apiParts } from "#tools/documented-call.ts";
import { choice } from "#core/schema.ts";
import { withProduct } from "#tests/support/product/product.ts";

type Operation = {
  operationId: string;
  tags: string[];
  requestBody?: { content: Record<string, object> };
  security?: object[];
  responses: Record<string, { content?: Record<string, { schema?: object }> }>;
};
type Document = {
  openapi: string;
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, { description: string; content: object }> };
};

type Exemplified = {
  parameters: { name?: string; required?: boolean; example?: unknown }[];
  requestBody?: { content: Record<string, { example?: unknown }> };
  responses: Record<string, { content?: Record<string, { example?: unknown }> }>;
};

const documentOf = async (base: string): Promise<Document> =>
  (await fetch(`${base}/api/openapi.json`)).json();

const operationsOf = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      call: `${method.toUpperCase()} ${path}`,
      ...operation,
    })),
  );

test("a linter finds no error in the OpenAPI document", () =>
  withProduct(async (base) => {
    const source = await (await fetch(`${base}/api/openapi.json`)).text();
    const config = await createConfig({
      extends: ["recommended"],
      rules: {
        // The test product's address is the loopback.
        "no-server-example.com": "off",
        "no-invalid-media-type-examples": "error",
        "no-invalid-schema-examples": "error",
        "no-invalid-parameter-examples": "error",
      },
    });
    const problems = await lintFromString({ source, config });
    const errors = problems.filter(({ severity }) => severity === "error");
    expect(errors.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
      [],
    );
  }));

test("the linter would find one", async () => {
  const config = await createConfig({ extends: ["recommended"] });
  const source = JSON.stringify({ openapi: "3.1.0", info: { title: "x", version: "1" }, paths: { x: {} } });
  const problems = await lintFromString({ source, config });
  expect(problems.some(({ severity }) => severity === "error")).toBe(true);
});

test("a call is described from its schemas, with examples", () =>
  withProduct(async (base) => {
    const document = await documentOf(base);
    expect(document.openapi).toBe("3.1.0");
    expect(document.paths["/api/qr"]?.["post"]).toMatchObject({
      operationId: "postQr",
      tags: ["qr"],
      requestBody: {
        content: {
          "application/json": {
            schema: {
              required: ["text"],
              properties: { level: { type: "string", enum: ["L", "M", "Q", "H"], default: "M" } },
            },
            example: { text: "https://example.com/" },
          },
        },
      },
      parameters: [{ $ref: "#/components/parameters/lang" }],
      responses: { "422": { $ref: "#/components/responses/invalid_input" } },
    });
    expect(document.components.responses["invalid_input"]?.content).toMatchObject({
      "application/problem+json": {
        examples: {
          "invalid_input.vi": { value: { title: "Dữ liệu chưa hợp lệ", status: 422 } },
          "invalid_input.en": { value: { code: "invalid_input" } },
        },
      },
    });
  }));

test("every call has an id of its own, the tag of its tool, and names each refusal by its status", () =>
  withProduct(async (base) => {
    const document = await documentOf(base);
    const operations = operationsOf(document);
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    const tags = document.tags.map(({ name }) => name);
    expect(operations.filter((operation) => !tags.includes(operation.tags[0] ?? ""))).toEqual([]);
    const withoutRefusals = operations.filter(({ responses }) => !("default" in responses));
    expect(withoutRefusals.map(({ call }) => call)).toEqual([]);
  }));

test("refusals of a body are stated where there is one, of a name where there is one, of a stranger where nobody else may", () =>
  withProduct(async (base) => {
    const document = await documentOf(base);
    const wrong = operationsOf(document).flatMap(({ call, requestBody, responses, security }) => {
      const needsSignIn = security?.every((one) => Object.keys(one).length > 0) === true;
      const expected = [
        ...(requestBody?.content["application/json"] ? ["400", "413", "415", "422"] : []),
        ...(call.includes("{") ? ["404"] : []),
        ...(needsSignIn ? ["401", "403"] : []),
      ];
      const unexpected = call.startsWith("GET ") ? ["413", "415"] : [];
      return [
        ...expected.filter((status) => !(status in responses)).map((status) => `${call} lacks ${status}`),
        ...unexpected.filter((status) => status in responses).map((status) => `${call} states ${status}`),
      ];
    });
    expect(wrong).toEqual([]);
  }));

test("every call states what it answers and takes", () =>
  withProduct(async (base) => {
    const silent = operationsOf(await documentOf(base)).flatMap(({ call, responses }) => {
      if ("302" in responses) return [];
      const contents = Object.entries(responses["200"]?.content ?? { none: {} });
      const missing = contents.filter(([, { schema }]) => !schema || Object.keys(schema).length === 0);
      return missing.map(([type]) => `${call} ${type}`);
    });
    expect(silent).toEqual([]);
  }));

test("every call has an example of what it takes and of what it answers", () =>
  withProduct(async (base) => {
    const { paths }: { paths: Record<string, Record<string, Exemplified>> } = await (
      await fetch(`${base}/api/openapi.json`)
    ).json();
    /** Bytes and streams, of which no text is an example. */
    const isData = (type: string) => !/json$|urlencoded$|^text\/plain$/.test(type);
    const missing = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { parameters, requestBody, responses }]) => {
        const contents = { ...requestBody?.content, ...responses["200"]?.content };
        return [
          ...parameters.filter((one) => one.required && one.example === undefined).map(({ name }) => name),
          ...Object.entries(contents)
            .filter(([type, { example }]) => !isData(type) && example === undefined)
            .map(([type]) => type),
        ].map((what) => `${method} ${path}: ${what}`);
      }),
    );
    expect(missing).toEqual([]);
  }));

test("the OpenAPI document has every call there is", () =>
  withProduct(async (base) => {
    const described = operationsOf(await documentOf(base)).map(({ call }) => call);
    const pages = await Promise.all(
      apiParts.map(async (part) => (await fetch(`${base}/api?tab=${part}`)).text()),
    );
    const shown = [...pages.join("").matchAll(/<summary><h2><code>([A-Z, ]+) (\/api[^<]*)<\/code>/g)].flatMap(
      ([, methods = "", path]) => methods.split(", ").map((method) => `${method} ${path}`),
    );
    expect(described.toSorted()).toEqual(shown.toSorted());
  }));

test("schemas are written as OpenAPI 3.1 has them", () => {
  expect(
    openApiSchema(
      Type.Object({
        level: choice(["L", "M"], { default: "M", description: "of correction" }),
        mode: Type.Union([Type.Literal("a"), Type.Literal("b"), Type.Null()]),
        name: Type.Union([Type.String({ maxLength: 9 }), Type.Null()]),
        nested: Type.Array(Type.Object({ size: Type.Optional(choice([6, 8])) })),
        either: Type.Union([Type.Object({ a: Type.String() }), Type.Null()]),
        both: Type.Union([Type.String(), Type.Integer()]),
        headers: Type.Record(Type.String(), Type.String({ message: "ours.alone" })),
        pair: Type.Tuple([Type.String(), Type.Integer()]),
        bytes: Type.Uint8Array(),
      }),
    ),
  ).toEqual({
    type: "object",
    required: ["level", "mode", "name", "nested", "either", "both", "headers", "pair", "bytes"],
    properties: {
      level: { type: "string", enum: ["L", "M"], default: "M", description: "of correction" },
      mode: { type: ["string", "null"], enum: ["a", "b", null] },
      name: { type: ["string", "null"], maxLength: 9 },
      nested: {
        type: "array",
        items: { type: "object", properties: { size: { type: "number", enum: [6, 8] } } },
      },
      either: { type: ["object", "null"], required: ["a"], properties: { a: { type: "string" } } },
      both: { anyOf: [{ type: "string" }, { type: "integer" }] },
      headers: { type: "object", additionalProperties: { type: "string" } },
      pair: {
        type: "array",
        prefixItems: [{ type: "string" }, { type: "integer" }],
        items: false,
        minItems: 2,
        maxItems: 2,
      },
      bytes: { type: "string", format: "binary" },
    },
  });
});
