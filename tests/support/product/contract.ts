import { expect, test } from "bun:test";
import { tools } from "#tools/catalog.ts";
import { type ToolId, tools as declared } from "#tools/registry.ts";
import { sharedProduct } from "./product.ts";
import { keyedText } from "./text-names.ts";

export type ContractPart = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is ContractPart =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const objectIn = (value: unknown): ContractPart => (isObject(value) ? value : {});
/** A description by its key where a dictionary has it. */
export const keyedWords = (value: unknown): string =>
  typeof value === "string" ? keyedText(value, "en") : "";
const allTools = JSON.stringify(tools.map(({ id }) => id));
const rest = (json: ContractPart): string =>
  Object.keys(json).length === 0 ? "" : ` ${JSON.stringify(json).replace(allTools, "‹all tools›")}`;

/** A line for each value of a shape: its place, whether it may be missing, its type and bounds, and what it is. */
export function fieldLines(schema: unknown, place: string): string[] {
  const { type, properties, items, required, description, example, ...bounds } = objectIn(schema);
  const words = description === undefined ? "" : ` – ${keyedWords(description)}`;
  const own = `${place}: ${JSON.stringify(type)}${rest(bounds)}${example === undefined ? "" : ", with an example"}${words}`;
  const needed = new Set(Array.isArray(required) ? required : []);
  const parts = Object.entries(objectIn(properties)).flatMap(([name, part]) =>
    fieldLines(part, `${place}.${name}${needed.has(name) ? "" : "?"}`),
  );
  const inList = items === undefined ? [] : fieldLines(items, `${place}[]`);
  const below = [...parts, ...inList];
  const isShownByThem = below.length > 0 && words === "" && Object.keys(bounds).length === 0;
  return isShownByThem ? below : [own, ...below];
}

/** What is sent or answered, by media type; examples are held to the shapes by other tests. JSON with an example is the rule. */
const bodyLines = (content: unknown, place: string, more = ""): string[] =>
  Object.entries(objectIn(content)).flatMap(([type, media]) => {
    const { schema, ...examples } = objectIn(media);
    const lines = schema === undefined ? [] : fieldLines(schema, place);
    const head = [`${place} as ${type}`, ...Object.keys(examples)].join(", ") + more;
    if (lines.join() === `${place}: "string"`) return [head];
    return /^\S+ as application\/json, example$/.test(head) && lines.length > 0 ? lines : [head, ...lines];
  });

/** An answer with what it is and the headers that it has, where it is not simply the answer. */
export function answerLines(status: string, answer: unknown): string[] {
  const { description, headers, content, ...more } = objectIn(answer);
  const named = Object.entries(objectIn(headers)).map(
    ([name, header]) => ` ${name} ${JSON.stringify(header)}`,
  );
  const about = `${keyedWords(description)}${named.join("")}${rest(more)}`;
  const lines = bodyLines(content, status);
  return about === "The answer" && lines.length > 0 ? lines : [`${status} – ${about}`, ...lines];
}

const nameOf = (reference: unknown): string => String(objectIn(reference)["$ref"]).split("/").at(-1) ?? "";

/** A parameter as a field of the body would be; its example is held to the shape by other tests. */
function parameterLines({ name, in: place, required, ...parameter }: ContractPart): string[] {
  const { example: _, schema, ...more } = parameter;
  return fieldLines(
    { ...objectIn(schema), ...more },
    `${String(place)}.${String(name)}${required === true ? "" : "?"}`,
  );
}

/** Who may make a call: anybody, or whoever has what is named, with its scopes. */
const callersIn = (security: unknown): string =>
  (Array.isArray(security) ? security : [])
    .map((way: ContractPart) =>
      Object.entries(way)
        .map(([name, scopes]) => [name, ...(Array.isArray(scopes) ? scopes : [])].join(" "))
        .join("+"),
    )
    .map((way) => way || "anybody")
    .join(", ");

/** Who may make a call and what it is, a line for all that is sent, one for all that is answered. */
function partsOf(call: ContractPart) {
  const { operationId, summary, description, tags, security, parameters, requestBody, responses, ...more } =
    call;
  const answers = Object.entries(objectIn(responses));
  const refusals = answers.filter(([, answer]) => objectIn(answer)["$ref"]);
  const { content, required, ...body } = objectIn(requestBody);
  const sentBesides = rest(required === true ? body : { ...body, required });
  const others = Array.isArray(tags) && tags.length > 1 ? { ...more, tags } : more;
  const all: readonly ContractPart[] = Array.isArray(parameters) ? parameters : [];
  const shared = all.flatMap((one) => (one["$ref"] ? [nameOf(one)] : []));
  return {
    head: `${String(operationId)} by ${callersIn(security)}, with ${shared.join(", ")}${rest(others)}: ${keyedWords(summary)} – ${keyedWords(description)}`,
    asked: all.flatMap((one) => (one["$ref"] ? [] : parameterLines(one))),
    sent: requestBody === undefined ? [] : bodyLines(content, "sent", sentBesides),
    answered: answers.flatMap(([status, answer]) =>
      objectIn(answer)["$ref"] ? [] : answerLines(status, answer),
    ),
    refused: `refusals: ${refusals.map(([status, answer]) => `${status} ${nameOf(answer)}`).join(", ")}`,
  };
}

/** What a call takes, answers and refuses; of a GET beside a POST, what is not the same. */
function callLines(call: ContractPart, get: unknown): string[] {
  const { head, asked, sent, answered, refused } = partsOf(call);
  const other = get === undefined ? null : partsOf(objectIn(get));
  const isAsked = other?.asked.join().replace(/(?<=^|,)query\./g, "sent.") === sent.join();
  const isAnswered = other?.answered.join() === answered.join();
  const ofGet = other && [
    `GET: ${other.head}`,
    ...(isAsked ? [] : other.asked),
    ...(isAnswered ? [] : other.answered),
    `GET ${other.refused}`,
  ];
  return [head, ...asked, ...sent, ...answered, refused, ...(ofGet ?? [])];
}

/** A field's place without the object that it is in: `data[].code` is the `code` of another answer. */
const parentOf = (line: string): string => /^[^\s:]*\.(?=[^\s.:]+:)/.exec(line)?.[0] ?? "";
const minRepeated = 3;

type Told = { readonly name: string; readonly lines: readonly string[] };

/** How many lines from one place on are those of another call from another place on, in whatever object they are. */
function repeatedFrom(lines: readonly string[], at: number, other: readonly string[], from: number): number {
  const [parent, otherParent] = [parentOf(lines[at] ?? ""), parentOf(other[from] ?? "")];
  if (parent === "" || otherParent === "") return 0;
  const isSame = (count: number): boolean => {
    const [one, two] = [lines[at + count], other[from + count]];
    return (
      one !== undefined &&
      two?.startsWith(otherParent) === true &&
      one.startsWith(parent) &&
      one.slice(parent.length) === two.slice(otherParent.length)
    );
  };
  let count = 0;
  while (isSame(count)) count += 1;
  return count;
}

/** Fields that an earlier call has too are named by their first and their last. */
function withoutRepeats({ lines }: Told, earlier: readonly Told[]): string[] {
  const placeOf = (line = "") => line.replace(/:.*/s, "");
  const written: string[] = [];
  for (let at = 0; at < lines.length;) {
    const found = earlier
      .flatMap(({ name, lines: other }) =>
        other.map((_, from) => ({
          name,
          from: parentOf(other[from] ?? ""),
          count: repeatedFrom(lines, at, other, from),
        })),
      )
      .reduce((best, one) => (one.count > best.count ? one : best), { name: "", from: "", count: 0 });
    const isRepeat = found.count >= minRepeated;
    const line = isRepeat
      ? `${placeOf(lines[at])} to ${placeOf(lines[at + found.count - 1])}: as ${found.from}* of ${found.name}`
      : (lines[at] ?? "");
    written.push(line);
    at += isRepeat ? found.count : 1;
  }
  return written;
}

/** The document that describes the API. */
export const openApi = async (): Promise<ContractPart> =>
  objectIn(await (await fetch(`${(await sharedProduct()).url}/api/openapi.json`)).json());

const tagOf = ({ path }: (typeof tools)[number]): string => path.slice(1);
const toolTags = new Map<string, string>(tools.map((tool) => [tagOf(tool), tool.id]));

/** Whether a GET makes the call that the POST at its address makes, with the same texts. */
const isOnePair = (get: unknown, post: unknown): boolean =>
  objectIn(get)["summary"] === objectIn(post)["summary"];

/** The calls of a tool, or those of none, each with its lines, in the document's order. */
async function callsOf(id: ToolId | null): Promise<readonly Told[]> {
  const { paths } = await openApi();
  const calls = Object.entries(objectIn(paths)).flatMap(([path, methods]) =>
    Object.entries(objectIn(methods)).flatMap(([method, call]) => {
      const { tags } = objectIn(call);
      const owner = Array.isArray(tags) ? (toolTags.get(String(tags[0])) ?? null) : null;
      if (owner !== id) return [];
      const { get, post } = objectIn(methods);
      const isPair = get !== undefined && post !== undefined && isOnePair(get, post);
      if (isPair && method === "get") return [];
      const lines = callLines(objectIn(call), isPair && method === "post" ? get : undefined);
      return [{ name: `${method.toUpperCase()} ${path}`, lines }];
    }),
  );
  return calls.map((call, index) => ({
    name: call.name,
    lines: withoutRepeats(call, calls.slice(0, index)),
  }));
}

const stated = ["access", "address", "limit", "form", "device", "keeps", "assistants", "runsOnce", "opening"];

/** What a tool declares of its calls that the document does not show, by method and path. */
const factsOf = (id: ToolId | null): ReadonlyMap<string, string> =>
  new Map(
    declared
      .filter((tool) => tool.id === id)
      .flatMap(({ calls }) => Object.values<ContractPart>(calls))
      .map((call) => [
        `${typeof call["method"] === "string" ? call["method"] : "POST"} /api${String(call["path"])}`,
        stated.flatMap((name) => (name in call ? `${name} ${JSON.stringify(call[name])}` : [])).join(", "),
      ]),
  );

/** What a tool's calls take, answer and promise, or those of none: a line a field, below each call's own. */
export async function testContract(id: ToolId | null): Promise<void> {
  const [calls, facts] = [await callsOf(id), factsOf(id)];
  test("what its calls promise", () => {
    const lines = calls.flatMap(({ name, lines: [head, ...more] }) => [
      `${name}: ${head} ${facts.get(name) ?? ""}`.trimEnd(),
      ...more.map((line) => `  ${line}`),
    ]);
    expect(lines.join("\n")).toMatchSnapshot();
  });
}
