import { afterAll, expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { localPath } from "#core/pages.ts";
import { tools } from "#tools/catalog.ts";
import { apiParts } from "#tools/documented-call.ts";
import { languages } from "#core/i18n.ts";
import { decodeEntities } from "#tests/support/product/code-lines.ts";
import { mailEnv } from "#tests/support/product/mailbox.ts";
import { withSignIn } from "#tests/support/product/sign-in.ts";
import { makeOneOfEach, withWholeNetwork } from "#tests/support/product/whole-network.ts";
import { freePort } from "#tests/support/servers/free-port.ts";

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
  /\/api\/(crypto\/(hash|jwt|uuid\/decode)|data\/|tools\/|vietqr\/payload|text-analyzer\/(analyze|change|lipsum))/.test(
    command,
  );

const withWholeProduct = (
  run: (places: {
    base: string;
    site: string;
    owner: () => Promise<{ variables: Record<string, string>; fill: (command: string) => string }>;
  }) => Promise<void>,
): Promise<void> =>
  withWholeNetwork(async ({ settings, site }) => {
    const port = await freePort();
    const { env, smtpPort } = await mailEnv();
    const ownPlace = { PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` };
    await withSignIn(
      ({ base, signedIn }) => {
        /** Somebody new, with one of everything that a command line may be about. */
        const owner = async () => {
          const visitor = await signedIn();
          const { places, key } = await makeOneOfEach(base, visitor, smtpPort);
          const documented = Object.entries(places).map(
            ([place, path]) =>
              [place.replace(/\{(\w+)\}/, (_, name: string) => name.toUpperCase()), path] as const,
          );
          return {
            variables: { KEY: key, TOKEN: visitor.token ?? "" },
            fill: (command: string) =>
              documented.reduce((text, [place, path]) => text.replace(place, path), command),
          };
        };
        return run({ base, site, owner });
      },
      { ...env, ...settings, ...ownPlace },
    );
  });

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

test("every address and command that README gives as an example is there", () =>
  withSignIn(async ({ base }) => {
    const readme = await Bun.file(new URL("../../README.md", import.meta.url)).text();
    const addresses = readme.match(/^\/\S+$/gm) ?? [];
    const commands = readme.match(/^curl .*/gm) ?? [];
    expect([addresses.length, commands.length]).toEqual([2, 3]);
    for (const address of addresses) {
      const response = await fetch(base + address.trim());
      expect([address, response.status]).toEqual([address, 200]);
    }
    for (const command of commands) {
      const { status } = await runInShell(command.replaceAll("https://example.com", base), {});
      expect([command, status]).toEqual([command, 200]);
    }
  }));
