import { idempotencyHeader, idempotencyKeyPattern } from "#core/idempotency.ts";
import { tools } from "#tools/catalog.ts";
import { type Lang, languages, message, readMessage, localizer } from "#core/i18n.ts";
import { failureCodes } from "#core/problem.ts";
import type { FailureCode } from "#core/result.ts";
import type { Site } from "#core/site.ts";
import { sessionCookie } from "#tools/sign-in/cookies.ts";
import type { Endpoint } from "./endpoint.ts";
import { operationOf, problemSetsOf, tagOf } from "./openapi.ts";
import { problemBody } from "./reply.ts";

const stringSchema = { type: "string" } as const;
const countSchema = { type: "integer", minimum: 1 } as const;

const problemSchema = {
  type: "object",
  description: "A refusal (RFC 9457). `detail` and `message` are in the reader's language.",
  required: ["type", "title", "status", "detail", "code"],
  properties: {
    type: stringSchema,
    title: stringSchema,
    status: { type: "integer" },
    detail: stringSchema,
    code: { ...stringSchema, enum: [...failureCodes] },
    success: { type: "boolean", const: false, description: "On 401 only" },
    errors: {
      type: "array",
      description: "Each field that is not valid; `line` and `column` say where in its text",
      items: {
        type: "object",
        required: ["path", "message"],
        properties: {
          path: stringSchema,
          message: stringSchema,
          line: countSchema,
          column: countSchema,
          excerpt: stringSchema,
        },
      },
    },
  },
} as const;

const exampleOf = (failureCode: FailureCode, lang: Lang) =>
  problemBody(
    failureCode === "invalid_input"
      ? { code: failureCode, errors: [{ path: "text", message: message("invalid.required") }] }
      : { code: failureCode },
    lang,
  );

const retryAfter = { "Retry-After": { description: "Seconds to wait", schema: countSchema } };
const headersOf: Readonly<Partial<Record<FailureCode, object>>> = {
  unauthorized: {
    "WWW-Authenticate": {
      description: "How to say who asks",
      schema: stringSchema,
      example: 'Bearer realm="api"',
    },
  },
  busy: retryAfter,
  site_limit: retryAfter,
  rate_limited: {
    ...retryAfter,
    RateLimit: {
      description: "What is left, and until when",
      schema: stringSchema,
      example: '"read";r=0;t=12',
    },
    "RateLimit-Policy": { description: "The limit", schema: stringSchema, example: '"read";q=600;w=60' },
  },
};

/** A response that gives one of `codes`, with the words of each in both languages as examples. */
function problemResponse(codes: readonly FailureCode[]) {
  const examples = codes.flatMap((failureCode) =>
    languages.map((lang) => [`${failureCode}.${lang}`, { value: exampleOf(failureCode, lang) }] as const),
  );
  const t = localizer("en");
  const headers = Object.assign({}, ...codes.map((failureCode) => headersOf[failureCode]));
  return {
    description: codes.map((failureCode) => `\`${failureCode}\`: ${t(`problem.${failureCode}`)}`).join(" "),
    ...(Object.keys(headers).length > 0 && { headers }),
    content: {
      "application/problem+json": {
        schema: { $ref: "#/components/schemas/Problem" },
        examples: Object.fromEntries(examples),
      },
    },
  };
}

const languageParameter = {
  name: "lang",
  in: "query",
  description: "The language of the answer's words; without it `Accept-Language` decides.",
  schema: { type: "string", enum: [...languages] },
  example: "en",
} as const;

const idempotencyParameter = {
  name: idempotencyHeader,
  in: "header",
  description:
    "Any key of your own, such as a UUID: the same call with the same key makes nothing a second time, and gives the same answer, for five minutes; with other input it is refused (422). For calls whose answer was lost, or was 503: such a call may have been carried out.",
  schema: { type: "string", pattern: idempotencyKeyPattern.source },
  example: "0d1f3f0e-6c7b-4d35-9a5e-2f7f8b1c9a60",
} as const;

/** What tags are about. */
const tagsOf = (endpoints: readonly Endpoint[]) =>
  [...new Set(endpoints.map(tagOf))].map((tagName) => {
    const tool = tools.find(({ path }) => path === `/${tagName}`);
    const tagDescription = tool ? readMessage("en", { key: tool.summary }) : `Calls below /api/${tagName}`;
    return { name: tagName, description: tagDescription };
  });

/** The operations by their paths, and there by their methods. */
function pathsOf(endpoints: readonly Endpoint[]) {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints)
    (paths[`/api${endpoint.path}`] ??= {})[endpoint.method.toLowerCase()] = operationOf(endpoint);
  return paths;
}

/** The OpenAPI document of all calls. */
export function openApiDocument(endpoints: readonly Endpoint[], site: Site): string {
  const responses = [...problemSetsOf(endpoints)].map(
    ([responseName, codes]) => [responseName, problemResponse(codes)] as const,
  );
  const document = {
    openapi: "3.1.0",
    info: {
      title: site.name,
      version: "1.0.0",
      description: "Everyday online utilities. Refusals are RFC 9457 problems in Vietnamese or English.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: site.origin }],
    tags: tagsOf(endpoints),
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", description: "The token that sign-in ends with" },
        session: {
          type: "apiKey",
          in: "cookie",
          name: sessionCookie,
          description: "What a signed-in browser sends by itself; for reading only",
        },
      },
      parameters: { lang: languageParameter, idempotencyKey: idempotencyParameter },
      responses: {
        ...Object.fromEntries(responses),
        problem: { ...problemResponse(["internal_error"]), description: "Any other refusal" },
      },
      schemas: { Problem: problemSchema },
    },
    paths: pathsOf(endpoints),
  };
  return JSON.stringify(document);
}
