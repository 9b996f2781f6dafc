import { Type } from "@sinclair/typebox";
import { afterAll, expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { declaredEndpoint } from "#api/endpoint.ts";
import { performMcpCall } from "#api/mcp/call.ts";
import type { McpOffer } from "#api/mcp/protocol-server.ts";
import { answerProtocol } from "#api/mcp/serve-mcp.ts";
import { mcpCallsOf } from "#api/mcp/tools.ts";
import { PictureAnswer } from "#core/picture.ts";
import { invalid, ok } from "#core/result.ts";
import { type Calls, bindCalls, call, sendsPicture } from "#core/tool.ts";
import { message } from "#core/i18n.ts";
import { unlimited } from "#http/rate-limiter.ts";
import { ownVisit } from "#server/commands/tool-calls.ts";
import { type Era, eras } from "#tests/support/product/mcp-messages.ts";
import { sharedProduct } from "#tests/support/product/product.ts";
import { protocolTools } from "#tests/support/protocol/tools.ts";

const folder = await protocolTools();
const results = await mkdtemp(join(tmpdir(), "protocol-"));
afterAll(() => rm(results, { recursive: true }));

async function run(program: string, args: readonly string[]) {
  const job = Bun.spawn(
    [process.execPath, "--bun", join(folder ?? "", "node_modules/@modelcontextprotocol", program), ...args],
    {
      cwd: results,
      env: { PATH: process.env["PATH"] ?? "", HOME: results, NO_COLOR: "1" },
      stdin: "ignore",
      stdout: "pipe",
      stderr: "pipe",
    },
  );
  const [out, complaint] = await Promise.all([
    new Response(job.stdout).text(),
    new Response(job.stderr).text(),
  ]);
  return { code: await job.exited, out, complaint };
}

const conformance = (url: string, args: readonly string[]) =>
  run("conformance/dist/index.js", ["server", "--url", `${url}/mcp`, "-o", results, ...args]);

const inspect = (args: readonly string[]) =>
  run("inspector/clients/launcher/build/index.js", ["--cli", ...args]);

for (const era of eras)
  test.skipIf(folder === null)(
    `${era}: every scenario of the protocol's own suite passes, but for those of what is not offered, which are listed`,
    async () => {
      const { url } = await sharedProduct();
      const expected = join(import.meta.dir, `../support/protocol/expected-failures-${era}.yml`);
      // It also fails where a scenario that is listed passes by now.
      const { code, out, complaint } = await conformance(url, [
        "--requirements",
        era,
        "--expected-failures",
        expected,
      ]);
      expect([code, code === 0 ? "" : out + complaint]).toEqual([0, ""]);
      expect(out).toContain("✓ tools-list");
      expect(out).toContain("✓ dns-rebinding-protection");
    },
  );

const nothing = Type.Object({});
const facts = { limit: "read", access: "open", address: "none", example: {} } as const;
const picture = {
  type: "image/png",
  name: "a.png",
  bytes: Uint8Array.fromBase64(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  ),
} as const;

const simpleText = "This is a simple text response for testing.";

/** Calls of the kinds that ours are of, declared as ours are: a text, a picture, a refusal. */
const suiteCalls: Calls = {
  simple_text: call(nothing, Type.Object({ text: Type.String() }), {
    ...facts,
    path: "/text",
    plain: () => simpleText,
    run: () => () => ok({ text: simpleText }),
  }),
  image_content: call(nothing, PictureAnswer, {
    ...facts,
    path: "/picture",
    sends: sendsPicture,
    run: () => () => ok(picture),
  }),
  error_handling: call(nothing, Type.Object({}), {
    ...facts,
    path: "/error",
    run: () => () => invalid("text", message("requests.unknownField", { name: "text" })),
  }),
};

/** They stand where a tool's would, under the names that the suite asks for. */
function suiteOffer(): McpOffer {
  const endpoints = Object.entries(bindCalls(suiteCalls, {})).flatMap(([name, one]) =>
    "input" in one ? [[name, declaredEndpoint(one, "A call of the suite's.")] as const] : [],
  );
  const inPlace = mcpCallsOf(({ id }) => (id === "cron" ? endpoints : []));
  const calls = new Map([...inPlace].map(([name, one]) => [name.replace("cron_", "test_"), one]));
  return {
    list: () => [...calls].map(([name, { toolIn }]) => ({ ...toolIn("en"), name })),
    call: async (name, given) => {
      const asked = calls.get(name);
      return asked ? performMcpCall(asked, given, { visit: ownVisit("en"), limiter: unlimited }) : null;
    },
  };
}

async function withSuiteServer(use: (url: string) => Promise<void>): Promise<void> {
  const offer = suiteOffer();
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    fetch: async (request) =>
      request.method === "POST"
        ? answerProtocol(await request.clone().json(), request, offer)
        : new Response(null, { status: 405 }),
  });
  try {
    await use(server.url.origin);
  } finally {
    await server.stop(true);
  }
}

const ofOurKinds = ["tools-list", "tools-call-simple-text", "tools-call-image", "tools-call-error"];

for (const era of eras)
  test.skipIf(folder === null)(
    `${era}: calls of the suite's own, declared as ours are and answered by the same handler, pass its scenarios`,
    () =>
      withSuiteServer(async (url) => {
        for (const scenario of ofOurKinds) {
          const { code, out, complaint } = await conformance(url, [
            "--scenario",
            scenario,
            "--spec-version",
            era,
          ]);
          expect([scenario, code, code === 0 ? "" : out + complaint]).toEqual([scenario, 0, ""]);
        }
      }),
  );

const eraOption: Readonly<Record<Era, string>> = { "2025-11-25": "legacy", "2026-07-28": "modern" };

const main = new URL("../../src/main.ts", import.meta.url).pathname;

for (const era of eras)
  test.skipIf(folder === null)(
    `${era}: the protocol's inspector lists the tools without a complaint about their schemas, and calls one, at a server and on one's own machine`,
    async () => {
      const { url } = await sharedProduct();
      for (const target of [[`${url}/mcp`], [process.execPath, main, "mcp"]]) {
        const options = ["--protocol-era", eraOption[era]];
        const listed = await inspect([...target, ...options, "--method", "tools/list", "--strict"]);
        expect([listed.code, /^(?:Warning|Error):.*/m.exec(listed.complaint)?.[0] ?? ""]).toEqual([0, ""]);
        expect(JSON.parse(listed.out).tools.length).toBeGreaterThan(30);
        const asked = "--method tools/call --tool-name crypto_hash --tool-arg algo=sha256 text=abc".split(
          " ",
        );
        const called = await inspect([...target, ...options, ...asked]);
        expect([called.code, JSON.parse(called.out).structuredContent?.hash]).toEqual([
          0,
          "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
        ]);
      }
    },
  );
