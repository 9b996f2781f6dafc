import { expect, test } from "bun:test";
import { sharedProduct } from "#tests/support/product/product.ts";
import { keyedText } from "#tests/support/product/text-names.ts";

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const objectIn = (value: unknown): Json => (isObject(value) ? value : {});
/** A description by its key where a dictionary has it. */
const said = (value: unknown): string => (typeof value === "string" ? keyedText(value, "en") : "");
const rest = (json: Json): string => (Object.keys(json).length === 0 ? "" : ` ${JSON.stringify(json)}`);

/** A line for each value of a shape: its place, whether it may be missing, its type and bounds, and what it is. */
function linesOf(schema: unknown, place: string): string[] {
  const { type, properties, items, required, description, example, ...bounds } = objectIn(schema);
  const words = description === undefined ? "" : ` – ${said(description)}`;
  const own = `${place}: ${JSON.stringify(type)}${rest(bounds)}${example === undefined ? "" : ", with an example"}${words}`;
  const needed = new Set(Array.isArray(required) ? required : []);
  const parts = Object.entries(objectIn(properties)).flatMap(([name, part]) =>
    linesOf(part, `${place}.${name}${needed.has(name) ? "" : "?"}`),
  );
  if (parts.length > 0 && bounds["additionalProperties"] === undefined && words === "") return parts;
  return [own, ...parts, ...(items === undefined ? [] : linesOf(items, `${place}[]`))];
}

/** What is sent or answered, by media type; examples are held to the shapes by other tests. */
const bodyLines = (content: unknown, place: string, more = ""): string[] =>
  Object.entries(objectIn(content)).flatMap(([type, media]) => {
    const { schema, ...examples } = objectIn(media);
    const lines = schema === undefined ? [place] : linesOf(schema, place);
    return [`${[`${place} as ${type}`, ...Object.keys(examples)].join(", ")}${more}`, ...lines];
  });

function answerLines(status: string, answer: unknown): string[] {
  const { description, headers, content, ...more } = objectIn(answer);
  const named = Object.entries(objectIn(headers)).map(
    ([name, header]) => ` ${name} ${JSON.stringify(header)}`,
  );
  const [first = status, ...lines] = bodyLines(content, status);
  return [`${first} – ${said(description)}${named.join("")}${rest(more)}`, ...lines];
}

const nameOf = (reference: unknown): string => String(objectIn(reference)["$ref"]).split("/").at(-1) ?? "";

/** A parameter as a field of the body would be; its example is held to the shape by other tests. */
function parameterLines({ name, in: place, required, ...parameter }: Json): string[] {
  const { example: _, schema, ...more } = parameter;
  return linesOf(
    { ...objectIn(schema), ...more },
    `${String(place)}.${String(name)}${required === true ? "" : "?"}`,
  );
}

/** Who may make a call and what it is, a line for all that is sent, one for all that is answered. */
function partsOf(call: Json) {
  const { operationId, summary, description, tags, security, parameters, requestBody, responses, ...more } =
    call;
  const answers = Object.entries(objectIn(responses));
  const refusals = answers.filter(([, answer]) => objectIn(answer)["$ref"]);
  const { content, ...body } = objectIn(requestBody);
  const all: readonly Json[] = Array.isArray(parameters) ? parameters : [];
  const shared = all.flatMap((one) => (one["$ref"] ? [nameOf(one)] : []));
  return {
    head: [
      `${String(operationId)} of ${JSON.stringify(tags)}, by ${JSON.stringify(security)}, with ${shared.join(", ")}${rest(more)}`,
      `${said(summary)} – ${said(description)}`,
    ],
    asked: all.flatMap((one) => (one["$ref"] ? [] : parameterLines(one))),
    sent: requestBody === undefined ? [] : bodyLines(content, "sent", rest(body)),
    answered: answers.flatMap(([status, answer]) =>
      objectIn(answer)["$ref"] ? [] : answerLines(status, answer),
    ),
    refused: `refusals: ${refusals.map(([status, answer]) => `${status} ${nameOf(answer)}`).join(", ")}`,
  };
}

/** What a GET takes and answers is that of the POST at its address, where it is. */
function callLines(call: Json, post: Json | undefined): string[] {
  const { head, asked, sent, answered, refused } = partsOf(call);
  const other = post && partsOf(post);
  const isAsked = other?.sent.slice(1).join() === asked.join().replace(/(?<=^|,)query\./g, "sent.");
  const isAnswered = other?.answered.join() === answered.join();
  return [
    ...head,
    ...(isAsked ? ["asked for what POST is sent"] : asked),
    ...sent,
    ...(isAnswered ? ["answers what POST does"] : answered),
    refused,
  ];
}

const { url } = await sharedProduct();
const document = objectIn(await (await fetch(`${url}/api/openapi.json`)).json());
const { paths, components, tags, info, servers, ...frame } = document;
const calls = Object.entries(objectIn(paths)).flatMap(([path, methods]) =>
  Object.entries(objectIn(methods)).map(([method, call]) => {
    const post = method === "get" ? objectIn(methods)["post"] : undefined;
    const lines = callLines(objectIn(call), post === undefined ? undefined : objectIn(post));
    return [`${method.toUpperCase()} ${path}`, lines.join("\n")] as const;
  }),
);
const { responses, schemas, ...shared } = objectIn(components);

/** What the API takes, answers and promises, a line a field: `bun test tests/api/contract.test.ts -u` after an intended change. */
test.each(calls)("%s", (_, lines) => {
  expect(lines).toMatchSnapshot();
});

test("what stands around the calls", () => {
  const named = (Array.isArray(tags) ? tags : []).map(
    (tag: Json) => `${String(tag["name"])}: ${said(tag["description"])}`,
  );
  const parts = Object.entries(shared).flatMap(([kind, group]) =>
    Object.entries(objectIn(group)).map(([name, part]) => `${kind} ${name}: ${JSON.stringify(part)}`),
  );
  const { description, ...titles } = objectIn(info);
  const lines = [JSON.stringify(frame), JSON.stringify(servers).replace(/:\d+/, ""), JSON.stringify(titles)];
  expect([...lines, String(description), ...named, ...parts].join("\n")).toMatchSnapshot();
});

test("what refusals are", () => {
  const refusals = Object.entries(objectIn(responses)).flatMap(([name, answer]) => answerLines(name, answer));
  const shapes = Object.entries(objectIn(schemas)).flatMap(([name, schema]) => linesOf(schema, name));
  expect([...refusals, ...shapes].join("\n")).toMatchSnapshot();
});
