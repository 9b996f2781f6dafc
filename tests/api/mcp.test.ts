import { expect, test } from "bun:test";
import { limits } from "#core/limits.ts";
import { type Era, eras, mcpMessage } from "#tests/support/product/mcp-messages.ts";
import { sharedProduct, withProduct } from "#tests/support/product/product.ts";
import { withSignIn } from "#tests/support/product/sign-in.ts";

const { url } = await sharedProduct();

type Message = Readonly<Record<string, unknown>>;

const headers = { "Content-Type": "application/json", Accept: "application/json, text/event-stream" };

const post = (body: unknown, more: Readonly<Record<string, string>> = {}, base = url) =>
  fetch(`${base}/mcp`, { method: "POST", headers: { ...headers, ...more }, body: JSON.stringify(body) });

async function ask(
  era: Era,
  method: string,
  params: Message = {},
  { more = {}, base = url }: { more?: Readonly<Record<string, string>>; base?: string } = {},
) {
  const sent = mcpMessage(era, method, params);
  const reply = await post(sent.body, { ...sent.headers, ...more }, base);
  return { status: reply.status, type: reply.headers.get("content-type"), message: await reply.json() };
}

const call = (name: string, args: Message, more = {}) =>
  ask("2025-11-25", "tools/call", { name, arguments: args }, { more });

test.each(eras)(
  "%s: the tools are those that are open to all, each with schemas and annotations",
  async (era) => {
    const { status, type, message } = await ask(era, "tools/list");
    expect([status, type?.split(";")[0]]).toEqual([200, "application/json"]);
    const { tools } = message.result;
    const names: string[] = tools.map(({ name }: { name: string }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[a-z][a-z0-9_]{1,63}$/.test(name))).toEqual([]);
    expect(names).toEqual(
      expect.arrayContaining([
        "qr_text",
        "cron_preview",
        "whois_lookup",
        "data_json_pretty",
        "crypto_decode_uuid",
      ]),
    );
    expect(
      names.filter((name) =>
        /^(chat|translate|http|proxy|links|notes|temp_mail)_|history|list|remove|clear/.test(name),
      ),
    ).toEqual([]);
    expect(names.length).toBeGreaterThan(25);
    for (const { name, description, inputSchema, annotations } of tools) {
      expect([name, inputSchema.type, inputSchema.additionalProperties]).toEqual([name, "object", false]);
      expect(description.length).toBeGreaterThanOrEqual(10);
      expect([name, annotations.readOnlyHint, annotations.destructiveHint]).toEqual([name, true, false]);
    }
  },
);

test.each(eras)("%s: a call gives text and structured content, as the API answers it", async (era) => {
  const { message } = await ask(era, "tools/call", {
    name: "crypto_hash",
    arguments: { algo: "sha256", text: "abc" },
  });
  const { content, structuredContent, isError } = message.result;
  const hash = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
  expect([content, isError ?? false]).toEqual([[{ type: "text", text: hash }], false]);
  const api = await fetch(`${url}/api/crypto/hash`, {
    method: "POST",
    headers,
    body: JSON.stringify({ algo: "sha256", text: "abc" }),
  });
  expect(structuredContent).toEqual(await api.json());
});

test.each(eras)(
  "%s: a long answer is sent as it is read, one that no model takes is refused in words",
  async (era) => {
    const asked = (signs: number) => {
      const params = { name: "encode_urlencode", arguments: { text: "ệ".repeat(signs) } };
      return mcpMessage(era, "tools/call", params);
    };
    const [long, tooLong] = [asked(10_000), asked(150_000)];
    const reply = await post(long.body, long.headers);
    expect([reply.status, reply.headers.get("Content-Length")]).toEqual([200, null]);
    const { result } = await reply.json();
    expect(result.structuredContent).toEqual({ result: "%E1%BB%87".repeat(10_000) });
    const refused = (await (await post(tooLong.body, tooLong.headers)).json()).result;
    expect([refused.isError, refused.structuredContent]).toEqual([true, undefined]);
    expect(refused.content[0].text).toContain("longer than what an assistant is sent");
  },
);

test("a picture comes as an image", async () => {
  const { message } = await call("qr_text", { text: "xin chào" });
  const [{ type, mimeType, data }] = message.result.content;
  expect([type, mimeType, data.slice(0, 8)]).toEqual(["image", "image/png", "iVBORw0K"]);
});

test("a refusal is a tool's error in the product's words, in the language that is asked for, English where none is", async () => {
  const english = await call("cron_preview", { expr: "61 * * * *" });
  expect(english.message.result.isError).toBe(true);
  expect(english.message.result.content[0].text).toMatch(/^Invalid input[^]*expr: .*61/);
  const vietnamese = await call("cron_preview", { expr: "61 * * * *" }, { "Accept-Language": "vi" });
  expect(vietnamese.message.result.content[0].text).toContain("Phút");
  const unknown = await call("cron_preview", { expr: "* * * * *", colour: "red" });
  expect([unknown.message.result.isError, unknown.message.result.content[0].text.includes("colour")]).toEqual(
    [true, true],
  );
});

test("the handshake of 2025 clients is answered, what is not there is an error of the protocol", async () => {
  const client = {
    protocolVersion: "2025-11-25",
    capabilities: {},
    clientInfo: { name: "test", version: "1" },
  };
  const { message } = await ask("2025-11-25", "initialize", client);
  expect(message.result).toMatchObject({
    protocolVersion: "2025-11-25",
    serverInfo: { name: "hop-do-nghe" },
    capabilities: { tools: {} },
  });
  expect((await call("no_such_tool", {})).message.error.code).toBe(-32602);
  expect((await ask("2025-11-25", "resources/list")).message.error.code).toBe(-32601);
  for (const era of eras) {
    const { status, message: refused } = await ask(era, "subscriptions/listen");
    expect([era, status, refused.error.code]).toEqual([era, 404, -32601]);
  }
});

test("pages of other sites, batches, other methods and large bodies are refused", async () => {
  const list = { jsonrpc: "2.0", id: 1, method: "tools/list" };
  for (const origin of ["https://evil.example", "null", "http://localhost.evil.example"])
    expect([origin, (await post(list, { Origin: origin })).status]).toEqual([origin, 403]);
  expect((await post(list, { Origin: "http://localhost:5173" })).status).toBe(200);
  expect((await post([list, list])).status).toBe(400);
  expect((await post({ ...list, padding: "a".repeat(1024 * 1024) })).status).toBe(413);
  for (const method of ["GET", "DELETE", "PUT"]) {
    const reply = await fetch(`${url}/mcp`, { method });
    expect([method, reply.status, reply.headers.get("allow"), reply.headers.get("content-type")]).toEqual([
      method,
      405,
      "POST",
      "application/problem+json",
    ]);
  }
});

test("a key opens what its scopes name; a session speaks for nobody, neither by cookie nor as a token", () =>
  withSignIn(async ({ base, signedIn }) => {
    const owner = await signedIn();
    const made = await owner.call("/account/keys", {
      method: "POST",
      body: JSON.stringify({ name: "assistant", scopes: ["links"] }),
    });
    const { key } = await made.json();
    const link = await (
      await owner.call("/links", { method: "POST", body: '{"url":"https://example.com/"}' })
    ).json();
    const asking = async (more: Record<string, string>, name: string, args: Message = {}) => {
      const { status, message } = await ask(
        "2025-11-25",
        "tools/call",
        { name, arguments: args },
        { more, base },
      );
      return {
        status,
        text: message.result?.content[0].text ?? "",
        isError: message.result?.isError ?? false,
      };
    };
    const withKey = { Authorization: `Bearer ${key}` };
    const listed = await ask("2025-11-25", "tools/list", {}, { more: withKey, base });
    const names = listed.message.result.tools.map(({ name }: { name: string }) => name);
    expect([names.includes("links_list"), names.includes("notes_list"), names.includes("qr_text")]).toEqual([
      true,
      false,
      true,
    ]);
    // What the API keeps to our own pages is nobody's here.
    expect(names.filter((name: string) => /^(chat|translate|http|proxy|temp_mail)_/.test(name))).toEqual([]);
    expect(
      (await ask("2025-11-25", "tools/call", { name: "http_status" }, { more: withKey, base })).message,
    ).toMatchObject({ error: { code: -32602 } });
    expect((await asking(withKey, "links_list")).text).toContain(link.code);
    expect((await asking(withKey, "notes_list")).isError).toBe(true);
    const cookie = { Cookie: `session=${owner.token}` };
    for (const more of [cookie, {}]) {
      const refused = await asking(more, "links_list");
      expect([refused.isError, refused.text.includes(link.code)]).toEqual([true, false]);
    }
    for (const bad of [`Bearer ${owner.token}`, "Bearer key_wrong", "Basic YTpi"])
      expect([
        bad,
        (await post({ jsonrpc: "2.0", id: 1, method: "tools/list" }, { Authorization: bad }, base)).status,
      ]).toEqual([bad, 401]);
  }));

test("every documented example of an open call is answered as its own schema says", async () => {
  const { message } = await ask("2025-11-25", "tools/list");
  const { default: Ajv } = await import("ajv/dist/2020.js");
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const { paths } = await (await fetch(`${url}/api/openapi.json`)).json();
  const inputs = new Map<string, Message>();
  for (const [path, { post: operation }] of Object.entries<{
    post?: { requestBody?: { content: Record<string, { example?: Message }> } };
  }>(paths))
    inputs.set(path, operation?.requestBody?.content["application/json"]?.example ?? {});
  const examples: Record<string, Message> = {
    crypto_hash: inputs.get("/api/crypto/hash") ?? {},
    cron_preview: inputs.get("/api/cron/preview") ?? {},
    data_json_yaml: inputs.get("/api/data/json/yaml") ?? {},
    encode_b64encode: inputs.get("/api/tools/b64encode") ?? {},
    text_analyzer_analyze: inputs.get("/api/text-analyzer/analyze") ?? {},
    crypto_uuid: {},
    crypto_password: {},
    two_factor_generate: { issuer: "a", account: "b" },
    user_agent_random: {},
    ip_lookup: { ip: "192.168.1.1" },
  };
  for (const tool of message.result.tools) {
    expect([tool.name, ajv.validateSchema(tool.inputSchema)]).toEqual([tool.name, true]);
    if (tool.outputSchema)
      expect([tool.name, ajv.validateSchema(tool.outputSchema)]).toEqual([tool.name, true]);
    const example = examples[tool.name];
    if (!example) continue;
    expect([tool.name, ajv.validate(tool.inputSchema, example)]).toEqual([tool.name, true]);
    const { result } = (await call(tool.name, example)).message;
    expect([tool.name, result.isError ?? false, typeof result.structuredContent]).toEqual([
      tool.name,
      false,
      "object",
    ]);
    if (tool.outputSchema)
      expect([tool.name, ajv.validate(tool.outputSchema, result.structuredContent)]).toEqual([
        tool.name,
        true,
      ]);
  }
});

/** What is sent, of which nothing is to be answered for good. */
const floods: readonly (readonly [
  string,
  (index: number) => Readonly<{ body: string; more?: object }>,
  number,
])[] = [
  ["a megabyte that is no JSON", () => ({ body: `{"a":"${"x".repeat(1_000_000)}` }), 400],
  ["no object", () => ({ body: "[1]" }), 400],
  ["another type", () => ({ body: "{}", more: { "Content-Type": "text/plain" } }), 415],
  ["a key that is none", (index) => ({ body: "{}", more: { Authorization: `Bearer hdn_${index}` } }), 401],
  ["a session's token", (index) => ({ body: "{}", more: { Authorization: `Bearer ${index}` } }), 401],
];

test.each(floods)("%s is counted, and once the limit is reached no body is read", (_, sent, status) =>
  withProduct(
    async (base) => {
      const send = (index: number) => {
        const { body, more } = sent(index);
        return fetch(`${base}/mcp`, { method: "POST", headers: { ...headers, ...more }, body });
      };
      const statuses = new Map<number, number>();
      for (let index = 0; index < limits.read.points + 20; index += 1) {
        const answered = (await send(index)).status;
        statuses.set(answered, (statuses.get(answered) ?? 0) + 1);
      }
      expect(Object.fromEntries(statuses)).toEqual({ [status]: limits.read.points, 429: 20 });
    },
    { env: { RATE_LIMIT: "1" } },
  ),
);

test("a call that its own limit refuses is counted as what is read", () =>
  withProduct(
    async (base) => {
      const ask = () =>
        post(
          {
            jsonrpc: "2.0",
            id: 1,
            method: "tools/call",
            params: { name: "qr_text", arguments: { text: "a", format: "svg" } },
          },
          {},
          base,
        );
      const statuses: number[] = [];
      const own = limits.compute.points;
      for (let index = 0; index < own + limits.read.points + 1; index += 1)
        statuses.push((await ask()).status);
      expect(statuses).toEqual([...Array<number>(own + limits.read.points).fill(200), 429]);
    },
    { env: { RATE_LIMIT: "1" } },
  ));

test("what is called that reaches no call is counted as what is read, and leaves the calls their own limit", () =>
  withProduct(
    async (base) => {
      const ask = (name: string, args: unknown) =>
        post({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: args } }, {}, base);
      const text = (index: number) => ask("qr_text", { text: `a${index}`, format: "svg" });
      for (let index = 0; index < 20; index += 1) expect((await text(index)).status).toBe(200);
      const statuses: number[] = [];
      for (let index = 0; index < limits.read.points + 1; index += 1)
        statuses.push((await (index % 2 ? ask("none", {}) : ask("qr_text", ["a"]))).status);
      expect(statuses).toEqual([...Array<number>(limits.read.points).fill(200), 429]);
    },
    { env: { RATE_LIMIT: "1" } },
  ));
