import { afterAll, expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { localPath, tools } from "../../src/core/catalog.ts";
import { apiParts } from "../../src/core/documented-call.ts";
import { languages } from "../../src/core/i18n.ts";
import { decodeEntities } from "../support/product/code-lines.ts";
import type { Visitor } from "../support/people/visitor.ts";
import { mailEnv, openMailbox } from "../support/product/mailbox.ts";
import { withSignIn } from "../support/product/sign-in.ts";
import { record, startDnsServer } from "../support/servers/dns-server.ts";
import { freePort } from "../support/servers/free-port.ts";
import { startRdap } from "../support/servers/registries.ts";
import { sendJson, startHttpServer } from "../support/servers/http-server.ts";

/** A command line of a page, and the answer that the page shows below it. */
type Example = { readonly command: string; readonly answer: string | null };

const folder = await mkdtemp(join(tmpdir(), "api-examples-"));
afterAll(() => rm(folder, { recursive: true }));

async function examplesOf(address: string): Promise<readonly Example[]> {
  const html = await (await fetch(address)).text();
  return html
    .split('<code data-command="">')
    .slice(1)
    .map((rest) => {
      const [command = "", after = ""] = rest.split("</code>", 2);
      const [own = ""] = after.split(/<h3|<\/details>|<h2|data-island/);
      const answer = /<section class="output"[^>]*><pre>([^]*?)<\/pre>/.exec(own)?.[1];
      return {
        command: decodeEntities(command),
        answer: answer === undefined ? null : decodeEntities(answer),
      };
    });
}

type Ran = { readonly status: number; readonly type: string; readonly body: string };

/** Gives a line to a shell as a reader would, and has curl say its status and type besides. */
async function runInShell(command: string, variables: Record<string, string>): Promise<Ran> {
  const isEndless = command.includes("/events");
  const before = `curl() { command curl -sS --globoff ${isEndless ? "--max-time 1 " : ""}-w '\\n%{http_code} %{content_type}' "$@"; }`;
  const shell = Bun.spawn(["sh", "-c", `${before}\n${command}`], {
    cwd: folder,
    env: { ...process.env, ...variables },
    stdout: "pipe",
    stderr: "pipe",
  });
  // A text that is read from a response loses the byte order mark that it begins with.
  const out = Buffer.from(await new Response(shell.stdout).arrayBuffer()).toString();
  const complaint = await new Response(shell.stderr).text();
  if (!isEndless) expect([command, await shell.exited, complaint]).toEqual([command, 0, ""]);
  const at = out.lastIndexOf("\n");
  const [status = "", ...type] = out.slice(at + 1).split(" ");
  return { status: Number(status), type: type.join(" "), body: out.slice(0, at) };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Where an answer is not of the shape that its example has. */
function differenceIn(documented: unknown, given: unknown, at = "answer"): string | null {
  if (documented === null || given === null) return null;
  if (Array.isArray(documented))
    return Array.isArray(given)
      ? documented.length > 0 && given.length > 0
        ? differenceIn(documented[0], given[0], `${at}[0]`)
        : null
      : `${at} is no list`;
  if (isObject(documented)) {
    if (!isObject(given)) return `${at} is no object`;
    const differences = Object.entries(documented).map(([name, value]) =>
      Object.hasOwn(given, name)
        ? differenceIn(value, given[name], `${at}.${name}`)
        : `${at}.${name} is missing`,
    );
    return differences.find((one) => one !== null) ?? null;
  }
  return typeof documented === typeof given ? null : `${at} is a ${typeof given}`;
}

/** What depends on its input alone, so that the documented answer is the very answer. */
const isExact = (command: string): boolean =>
  /\/api\/(crypto\/(hash|jwt|uuid\/decode)|data\/|tools\/|vietqr\/payload|text-analyzer\/(analyze|lipsum))/.test(
    command,
  );

const allScopes = ["links", "notes", "history"];
const jsonOf = async (response: Response) => {
  expect(response.status).toBe(200);
  return response.json();
};

/** Somebody new, with one of everything that a command line may be about. */
async function newOwner(base: string, signedIn: () => Promise<Visitor>, smtpPort: number) {
  const owner = await signedIn();
  const post = async (path: string, body: object) =>
    jsonOf(await owner.call(path, { method: "POST", body: JSON.stringify(body) }));
  const { id: keyId, key } = await post("/account/keys", { name: "a", scopes: allScopes });
  const link = await post("/links", { url: "https://example.org/" });
  const note = await post("/notes", { content: "a" });
  for (const [path, body] of [
    ["/qr", { text: "a" }],
    ["/vietqr/image", { bank: "970436", account: "0123456789", amount: 1000, info: "a" }],
  ] as const)
    expect((await owner.call(path, { method: "POST", body: JSON.stringify(body) })).status).toBe(200);
  const idIn = async (kind: string) => (await jsonOf(await owner.call(`/${kind}/history`))).data[0].id;
  const box = await openMailbox(base, smtpPort);
  const mail = await box.receive({
    from: "an@x.example",
    subject: "Chào",
    html: "<p>Chào</p>",
    attachments: [{ filename: "a.txt", content: "a" }],
  });
  const places: [RegExp, string][] = [
    [/\/links\/CODE/, `/links/${link.code}`],
    [/\/notes\/ID/, `/notes/${note.id}`],
    [/\/notes\/public\/KEY/, `/notes/public/${note.public_key}`],
    [/\/keys\/ID/, `/keys/${keyId}`],
    [/\/qr\/history\/ID/, `/qr/history/${await idIn("qr")}`],
    [/\/vietqr\/history\/ID/, `/vietqr/history/${await idIn("vietqr")}`],
    [/\/mailbox\/TOKEN/, `/mailbox/${box.token}`],
    [/\/messages\/ID/, `/messages/${mail.id}`],
    [/\/attachments\/POSITION/, `/attachments/${mail.attachments[0]?.url.split("/").at(-1)}`],
  ];
  const variables = { KEY: key, TOKEN: owner.token ?? "" };
  const fill = (command: string) =>
    places.reduce((text, [pattern, value]) => text.replace(pattern, value), command);
  return { variables, fill };
}

/** The product with all that a documented call may ask elsewhere, on loopback. */
async function withWholeProduct(
  run: (places: { base: string; site: string; owner: () => ReturnType<typeof newOwner> }) => Promise<void>,
): Promise<void> {
  using dns = await startDnsServer(({ name, type }) => ({
    answers: type === "A" ? [record("A", name, "192.0.2.7")] : [],
  }));
  using site = await startHttpServer((_, response) =>
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end("ok"),
  );
  using rdap = startRdap({
    endings: ["com"],
    answer: (name) => Response.json({ objectClassName: "domain", ldhName: name, events: [], entities: [] }),
  });
  await using upstream = await startHttpServer(({ url }, reply) =>
    url.includes("chat/completions")
      ? reply
          .writeHead(200, { "content-type": "text/event-stream" })
          .end(
            `data: ${JSON.stringify({ choices: [{ delta: { content: "Hà Nội" }, finish_reason: "stop" }] })}\n\ndata: [DONE]\n\n`,
          )
      : sendJson(reply, { sentences: [{ trans: "Hello" }], src: "vi" }),
  );
  const port = await freePort();
  const { env, smtpPort } = await mailEnv();
  const rdapPort = new URL(rdap.list).port;
  const settings = {
    ...env,
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DNS_SERVERS: dns.address,
    RDAP_BOOTSTRAP_URL: rdap.list,
    OUTBOUND_ALLOW: [site.port, rdapPort, 1].map((one) => `127.0.0.1/32:${one}`).join(","),
    AI_BASE_URL: `${upstream.url}/v1`,
    AI_MODEL: "small",
    TRANSLATE_URL: upstream.url,
  };
  await withSignIn(
    ({ base, signedIn }) =>
      run({ base, site: site.url, owner: () => newOwner(base, () => signedIn(), smtpPort) }),
    settings,
  );
}

/** Names of the examples that lead out of this machine become those of servers on it. */
const onLoopback = (command: string, site: string): string =>
  command
    .replace(/https?:\/\/example\.com\//, /\/api\/http\//.test(command) ? site : "$&")
    .replace(/http%3A%2F%2Fexample\.com%2F/, /\/api\/http\//.test(command) ? encodeURIComponent(site) : "$&")
    .replace("203.162.4.191:1080", "127.0.0.1:1");

const changes = /-X (DELETE|PUT|PATCH)|\$(KEY|TOKEN)|mailbox\/TOKEN|notes\/public/;

test("every command line that a page documents is run by a shell, and gives what stands below it", async () => {
  await withWholeProduct(async ({ base, site, owner }) => {
    const pages = ["/api", ...apiParts.map((part) => `/api?tab=${part}`), ...tools.map(({ path }) => path)];
    const byPage = await Promise.all(
      pages.map(async (page) => ({ page, found: await examplesOf(base + page) })),
    );
    expect(byPage.filter(({ found }) => found.length === 0).map(({ page }) => page)).toEqual([]);
    const examples = new Map(
      byPage.flatMap(({ found }) => found).map(({ command, answer }) => [command, answer] as const),
    );
    expect(examples.size).toBeGreaterThan(100);
    const faults: string[] = [];
    let made = 0;
    for (const [command, documented] of examples) {
      made += 1;
      const own = changes.test(command) ? await owner() : null;
      const line = onLoopback(own?.fill(command) ?? command, site).replace("tet2027", `tet${made}`);
      const { status, type, body } = await runInShell(line, own?.variables ?? {});
      const wanted = /\/auth\/(google|facebook)/.test(line) ? 302 : 200;
      if (status !== wanted) faults.push(`${command} gives ${status} ${body.slice(0, 200)}`);
      else if (line.includes(" -o ") && !type.startsWith("image/")) faults.push(`${command} gives ${type}`);
      else if (documented !== null && line.includes("text/plain")) {
        const isSame = isExact(command) ? body === documented : type.startsWith("text/plain");
        if (!isSame) faults.push(`${command} gives ${JSON.stringify(body)}`);
      } else if (documented !== null) {
        const [wantedAnswer, answer]: unknown[] = [JSON.parse(documented), JSON.parse(body)];
        if (isExact(command) && !Bun.deepEquals(answer, wantedAnswer))
          faults.push(`${command} gives ${body}`);
        const difference = differenceIn(wantedAnswer, answer);
        if (difference) faults.push(`${command}: ${difference}`);
      }
    }
    expect(faults).toEqual([]);
  });
}, 300_000);

/** What is called, without the input: that of a page which opens with an answer is in its language. */
const callIn = (command: string): string => command.replace(/\s-d [\s\S]*$/, "").replace(/\?[^']*/g, "");

test("both languages document the same calls", () =>
  withSignIn(async ({ base }) => {
    for (const path of ["/api?tab=vietqr", "/api?tab=links", ...tools.map((tool) => tool.path)]) {
      const [vi, en] = await Promise.all(
        languages.map(async (lang) => {
          const [page = "", query = ""] = localPath(path, lang).split("?");
          return (await examplesOf(`${base}${page}${query && `?${query}`}`)).map(({ command }) =>
            callIn(command),
          );
        }),
      );
      expect(en).toEqual(vi ?? []);
    }
  }));

test("every address that README gives as an example is there", () =>
  withSignIn(async ({ base }) => {
    const readme = await Bun.file(new URL("../../README.md", import.meta.url)).text();
    const addresses = readme.match(/^ {4}\/\S+$/gm) ?? [];
    expect(addresses.length).toBeGreaterThan(1);
    for (const address of addresses) {
      const response = await fetch(base + address.trim());
      expect([address, response.status]).toEqual([address, 200]);
    }
  }));
