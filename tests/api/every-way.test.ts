import { afterAll, expect, setSystemTime, test } from "bun:test";
import type { ServerResponse } from "node:http";
import type { TSchema } from "@sinclair/typebox";
import type { Endpoint } from "#api/endpoint.ts";
import { apiCallsOf } from "#api/mcp/serve-mcp.ts";
import { type McpCall, mcpCallsOf } from "#api/mcp/tools.ts";
import type { Action } from "#core/action.ts";
import type { Lang } from "#core/i18n.ts";
import { localPath } from "#core/pages.ts";
import { pictureIn } from "#core/picture.ts";
import { plainTextOf } from "#api/plain-text.ts";
import { decodeEntities } from "#tests/support/product/code-lines.ts";
import { flagOf, isFlag, isList } from "#server/commands/flags.ts";
import { shellCallsOf, shellTools } from "#server/commands/tool-calls.ts";
import { runToolCommand } from "#server/commands/tool.ts";
import type { Page } from "#ssr/page.ts";
import { pathOf } from "#tools/catalog.ts";
import { type PageForm, formsIn, sendForm } from "#tests/support/product/forms.ts";
import { mcpMessage } from "#tests/support/product/mcp-messages.ts";
import { startTestProduct } from "#tests/support/product/product.ts";
import { type WholeNetwork, onLoopback, withWholeNetwork } from "#tests/support/product/whole-network.ts";
import { seededNumbers } from "#tests/support/samples/seeded-numbers.ts";

type Fields = Readonly<Record<string, unknown>>;
type Call = Endpoint & { readonly action: Action };
type Way = "page" | "GET" | "POST" | "MCP" | "shell";

const drawnTruly = { bytes: crypto.getRandomValues.bind(crypto), number: Math.random };
// The product takes it when it starts.
Math.random = () => 0.4;

/** Who asks, in the words of whoever sits at a machine of one's own. */
const sameAgent = "hop-do-nghe";

/** The outcomes of actions since they were forgotten last. */
const outcomes: { readonly action: unknown; readonly value: unknown }[] = [];
const network = Promise.withResolvers<WholeNetwork>();
const allAsked = Promise.withResolvers<void>();
/** The same whenever it is asked: without a date. */
function answerAsSite(response: ServerResponse): void {
  response.sendDate = false;
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end("ok");
}

const networkEnd = withWholeNetwork(
  (whole) => {
    network.resolve(whole);
    return allAsked.promise;
  },
  { site: answerAsSite },
);
const { settings, site } = await network.promise;
const product = await startTestProduct({
  env: settings,
  observe: (action, outcome) => void outcomes.push({ action, value: outcome.ok ? outcome.value : outcome }),
});
const { url, declared } = product;

afterAll(async () => {
  crypto.getRandomValues = drawnTruly.bytes;
  Math.random = drawnTruly.number;
  setSystemTime();
  await product.stop();
  allAsked.resolve();
  await networkEnd;
});

/** A tool's own code, or what runs a tool in the shell. */
const isDrawnByTool = (): boolean => /src\/tools\//.test(new Error("who draws").stack ?? "");

/** Time stands still, and what a tool draws is drawn alike from here on, in so many bytes at a time; not what others draw. */
function beginAnew(): void {
  outcomes.length = 0;
  setSystemTime(new Date("2026-02-28T23:59:48Z"));
  const drawn = new Map<number, () => number>();
  crypto.getRandomValues = <Of>(array: Of): Of => {
    if (!(array instanceof Uint8Array)) throw new TypeError("only bytes are drawn");
    if (!isDrawnByTool()) {
      drawnTruly.bytes(array);
      return array;
    }
    const next = drawn.get(array.length) ?? seededNumbers(array.length);
    drawn.set(array.length, next);
    for (let index = 0; index < array.length; index += 1) array[index] = next() >>> 24;
    return array;
  };
}

const inputOf = ({
  action,
  example,
}: Call): readonly (readonly [name: string, schema: TSchema, value: unknown])[] =>
  Object.entries<TSchema>(action.input.properties).map(([name, schema]) => {
    const body: Fields = { ...example?.body };
    return [name, schema, body[name]];
  });

const given = (call: Call) => inputOf(call).filter(([, , value]) => value !== undefined);

const asText = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

/** An answer as it can be compared: what JSON has of it without what was measured, a picture as its bytes. */
function comparable(answer: unknown): unknown {
  const picture = pictureIn(answer);
  return picture
    ? Buffer.from(picture.bytes).toString("base64")
    : JSON.parse(JSON.stringify(answer ?? null), (name, value: unknown) =>
        name.endsWith("_ms") ? "measured" : value,
      );
}

async function bodyOf(reply: Response): Promise<unknown> {
  expect([reply.url, reply.status, reply.ok ? "" : await reply.text()]).toEqual([reply.url, 200, ""]);
  const type = reply.headers.get("content-type") ?? "";
  return type.startsWith("image/") ? Buffer.from(await reply.arrayBuffer()).toString("base64") : reply.json();
}

const headers = (lang: Lang) => ({
  "Accept-Language": lang,
  "Content-Type": "application/json",
  "User-Agent": sameAgent,
});

const byPost = async ({ path, example }: Call, lang: Lang): Promise<unknown> =>
  bodyOf(
    await fetch(`${url}/api${path}`, {
      method: "POST",
      headers: headers(lang),
      body: JSON.stringify(example?.body ?? {}),
    }),
  );

async function byGet(call: Call, lang: Lang): Promise<unknown> {
  const query = new URLSearchParams(given(call).map(([name, , value]) => [name, asText(value)]));
  return bodyOf(await fetch(`${url}/api${call.path}?${query}`, { headers: headers(lang) }));
}

async function byMcp(name: string, { example }: Call, lang: Lang): Promise<unknown> {
  const sent = mcpMessage("2025-11-25", "tools/call", { name, arguments: example?.body ?? {} });
  const reply = await fetch(`${url}/mcp`, {
    method: "POST",
    headers: { ...sent.headers, ...headers(lang) },
    body: JSON.stringify(sent.body),
  });
  const { result } = await reply.json();
  const [content] = result.content;
  expect([name, result.isError ?? false, result.isError ? content.text : ""]).toEqual([name, false, ""]);
  if (content.type === "image") return content.data;
  return result.structuredContent ?? Buffer.from(content.text).toString("base64");
}

async function byShell(words: readonly string[], call: Call, lang: Lang): Promise<unknown> {
  const flags = given(call).map(([name, schema, value]) => {
    const flag = flagOf(name);
    if (isFlag(schema)) return value === true ? `--${flag}` : `--no-${flag}`;
    return `--${flag}=${isList(schema) ? JSON.stringify(value) : asText(value)}`;
  });
  const written: Uint8Array[] = [];
  const complaints: string[] = [];
  // A site that stands on this machine is nobody's but to whoever sits at it.
  const own = asksOthers(call) ? ["--allow-private"] : [];
  const code = await runToolCommand([...words, ...flags, ...own, "--json"], {
    env: { LANG: lang },
    out: { isTTY: false, write: (output) => void written.push(Buffer.from(output)) },
    complain: (text) => void complaints.push(text),
    readInput: () => null,
  });
  expect([words, code, complaints]).toEqual([words, 0, []]);
  const output = Buffer.concat(written);
  return call.produces.startsWith("image/") ? output.toString("base64") : JSON.parse(output.toString());
}

/** A form filled in as the example has it, and sent as that call, where it has several. */
function filledForm({ controls, button, ...form }: PageForm, name: string, call: Call): PageForm {
  const inputs = new Map(inputOf(call).map(([field, ...facts]) => [field, facts] as const));
  const filled = controls.flatMap((control) => {
    if (control.name === "action")
      return control.type === "radio" && !control.options.includes(name) ? [] : [{ ...control, value: name }];
    const [schema, value] = inputs.get(control.name) ?? [];
    if (!schema) return [control];
    const shown: unknown = value ?? schema["default"] ?? "";
    if (control.type === "checkbox") return [{ ...control, value: shown === true ? "on" : null }];
    return [{ ...control, value: asText(shown) }];
  });
  return {
    ...form,
    controls: filled,
    button: button?.name === "action" ? { ...button, value: name } : button,
  };
}

type PageWay = { readonly page: Page; readonly name: string };

const pageOf = (call: Call): PageWay | null => {
  const ways = declared.pages.flatMap((page) =>
    Object.entries<unknown>(page.actions ?? {}).flatMap(([name, action]) =>
      action === call.action && page.id !== "api" && !page.path ? [{ page, name }] : [],
    ),
  );
  return ways[0] ?? null;
};

/** The form of a page for a call, and the address that it stands at; null where none opens with its fields. */
async function formFor({ page, name }: PageWay, call: Call, lang: Lang) {
  const path = localPath(pathOf(page.id), lang);
  const addresses = [path, ...(page.tabs ?? []).map((tab) => `${path}?tab=${tab}`)];
  const fields = given(call).map(([field]) => field);
  const fitting = (
    await Promise.all(
      addresses.map(async (address) =>
        (await formsIn(await (await fetch(url + address)).text())).map((form) => ({
          address: url + address,
          form,
        })),
      ),
    )
  )
    .flat()
    .filter(({ form }) => fields.every((field) => form.controls.some((control) => control.name === field)));
  const isOf = ({ form: { controls, button } }: (typeof fitting)[number]) =>
    (button?.name === "action" && button.value === name) ||
    controls.some(
      (one) => /^(?:action|tab)$/.test(one.name) && (one.value === name || one.options.includes(name)),
    );
  const named = fitting.filter(isOf);
  const fieldsOfCall = inputOf(call).map(([field]) => field);
  const shared = ({ form }: (typeof fitting)[number]) =>
    form.controls.filter((control) => fieldsOfCall.includes(control.name)).length;
  const [best] = (named.length > 0 ? named : fitting).toSorted((a, b) => shared(b) - shared(a));
  return best && shared(best) > 0 ? best : null;
}

/** What the call answered that a page's form made run, as the page shows it; null where it has no such form. */
async function byPage(pageWay: PageWay, call: Call, lang: Lang): Promise<unknown> {
  const found = await formFor(pageWay, call, lang);
  if (!found) return null;
  beginAnew();
  const form = filledForm(found.form, pageWay.name, call);
  const reply = await sendForm(found.address, form, {}, { "User-Agent": sameAgent });
  const html = await reply.text();
  expect([call.path, reply.status]).toEqual([call.path, 200]);
  // The first: another may run for what the page opens with besides.
  const outcome = outcomes.find(({ action }) => action === call.action);
  if (!outcome) return null;
  const { value } = outcome;
  const main = call.reply ? null : plainTextOf(call, value);
  const shown = decodeEntities(html.replaceAll(/<[^>]+>/g, "")).replaceAll(/\s/g, "");
  for (const line of main?.split("\n") ?? [])
    expect([call.path, shown]).toEqual([call.path, expect.stringContaining(line.replaceAll(/\s/g, ""))]);
  return comparable(value);
}

const refusesBy = ({ problems = [] }: Endpoint, code: (typeof problems)[number]): boolean =>
  problems.includes(code);

const asksOthers = (call: Endpoint): boolean => refusesBy(call, "upstream_error");

/** What asks registries and name servers: no setting sends a command to others than the world's. */
const asksServers = ({ path }: Endpoint): boolean => ["/whois", "/ip", "/dns"].includes(path);

/** A call that leaves nothing: it computes with what it is given, or asks others without a setting of the operator's. */
const isFree = (endpoint: Endpoint): endpoint is Call =>
  endpoint.action !== undefined &&
  !endpoint.keeps &&
  !endpoint.takesAny &&
  (asksOthers(endpoint) ? !refusesBy(endpoint, "not_configured") : endpoint.access === "open");

/** The same call with others on this machine in place of those that its example names. */
const withPeers = (call: Call): Call => ({
  ...call,
  ...(call.example && { example: onLoopback(call.example, site) }),
});

const calls = declared.endpoints
  .filter(isFree)
  .filter(({ method, address }) => method === "POST" || address === "none")
  .map((call) => (asksOthers(call) ? withPeers(call) : call));

const assistants: ReadonlyMap<string, McpCall> = mcpCallsOf(apiCallsOf(declared.endpoints, declared.actions));

/** The words of each command, by its call's path. */
const commands = new Map(
  (
    await Promise.all(
      Object.entries(shellTools).map(async ([id, load]) => {
        const offered = await shellCallsOf((await load()).default, { lang: "en" });
        return [...offered.values()].map(({ name, endpoint }) => [endpoint.path, [id, name]] as const);
      }),
    )
  ).flat(),
);

const ways: Record<Way, string[]> = { page: [], GET: [], POST: [], MCP: [], shell: [] };

for (const [index, call] of calls.entries())
  test(`${call.method} ${call.path}: its documented example gives one answer, whichever way it is asked`, async () => {
    const lang: Lang = index % 2 ? "en" : "vi";
    const answers: Partial<Record<Way, unknown>> = {};
    const note = async (way: Way, ask: () => Promise<unknown>) => {
      beginAnew();
      answers[way] = await ask();
      ways[way].push(call.path);
    };
    const isGetToo = declared.endpoints.some(({ method, path }) => method === "GET" && path === call.path);
    if (call.method === "POST") await note("POST", () => byPost(call, lang));
    if (isGetToo) await note("GET", () => byGet(call, lang));
    const [name] = [...assistants].find(([, { endpoint }]) => endpoint.action === call.action) ?? [];
    if (name !== undefined) await note("MCP", () => byMcp(name, call, lang));
    const words = commands.get(call.path);
    if (words && !asksServers(call)) await note("shell", () => byShell(words, call, lang));
    const pageWay = pageOf(call);
    const shown = pageWay && (await byPage(pageWay, call, lang));
    if (shown !== null) await note("page", () => Promise.resolve(shown));
    const [first] = Object.values(answers);
    for (const [way, answer] of Object.entries(answers))
      expect({ way, answer: comparable(answer) }).toEqual({ way, answer: comparable(first) });
  });

/**
 * Their pages have no form that opens with their fields: lists of banks, what other services' clients send, what follows an
 * answer, header fields that a page takes as lines.
 */
const withoutForm = [
  "/vietqr/banks",
  "/vietqr/v2/banks",
  "/vietqr/v2/generate",
  "/vietqr/payload",
  "/2fa/qr",
  "/http/request",
];

test("each was asked every way that it declares", () => {
  const paths = (fits: (call: Call) => boolean) => calls.filter(fits).map(({ path }) => path);
  expect(calls.length).toBeGreaterThan(30);
  expect(ways).toEqual({
    page: paths(({ path }) => !withoutForm.includes(path)),
    GET: paths(({ method, address }) => method === "GET" || address !== "none"),
    POST: paths(({ method }) => method === "POST"),
    MCP: paths(({ access, assistants: isOffered = false }) => access === "open" || isOffered),
    shell: paths((call) => !asksServers(call)),
  });
});
