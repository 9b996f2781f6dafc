import { expect, test } from "bun:test";
import { runMcpCommand } from "#server/commands/mcp.ts";
import { withHttpClient, withStdioClient } from "#tests/support/product/mcp-client.ts";
import { eras } from "#tests/support/product/mcp-messages.ts";
import { sharedProduct } from "#tests/support/product/product.ts";

const main = new URL("../../src/main.ts", import.meta.url).pathname;

const { url } = await sharedProduct();

test.each(eras)(
  "%s: an assistant on one's own machine is offered what a server offers without a key; no setting can stop it",
  (era) =>
    withStdioClient(
      era,
      async (client) => {
        const { tools } = await client.listTools();
        expect(tools.length).toBeGreaterThan(30);
        await withHttpClient(era, url, async (atServer) => {
          const { tools: served } = await atServer.listTools();
          expect(tools.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual(
            served.toSorted((a, b) => a.name.localeCompare(b.name)),
          );
        });
        const hash = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        const hashed = await client.callTool({
          name: "crypto_hash",
          arguments: { algo: "sha256", text: "abc" },
        });
        expect([hashed.content, hashed.structuredContent]).toEqual([
          [{ type: "text", text: hash }],
          { hash, algo: "sha256", hmac: false, matches: null, matching: null, digests: [] },
        ]);
        const refused = await client.callTool({ name: "cron_preview", arguments: { expr: "61 * * * *" } });
        expect([refused.isError, JSON.stringify(refused.content)]).toEqual([
          true,
          expect.stringContaining("The minute “61” is not valid"),
        ]);
        const unknown = client.callTool({ name: "links_list", arguments: {} });
        expect(await unknown.catch(String)).toContain("Unknown tool");
      },
      { PORT: "no port", DATABASE_URL: "what" },
    ),
);

test("it speaks Vietnamese where the locale does", () =>
  withStdioClient(
    "2025-11-25",
    async (client) => {
      const { tools } = await client.listTools();
      expect(tools.find(({ name }) => name === "qr_text")?.title).toBe("Mã QR: text");
      const { content } = await client.callTool({ name: "cron_preview", arguments: { expr: "61 * * * *" } });
      expect(JSON.stringify(content)).toContain("Phút “61”");
    },
    { LANG: "vi_VN.UTF-8" },
  ));

test("it ends with its messages, having written nothing but answers, whatever they were", async () => {
  const initialize = {
    jsonrpc: "2.0",
    id: 1,
    method: "initialize",
    params: {
      protocolVersion: "2025-11-25",
      capabilities: {},
      clientInfo: { name: "test", version: "1" },
    },
  };
  const list = { jsonrpc: "2.0", id: 2, method: "tools/list" };
  const server = Bun.spawn([process.execPath, main, "mcp"], {
    env: { PATH: process.env["PATH"] ?? "" },
    stdin: "pipe",
    stdout: "pipe",
    stderr: "pipe",
  });
  const lines = `not JSON\n{"half":\n[]\n${JSON.stringify(initialize)}\n${JSON.stringify(list)}\n`;
  for (const piece of [lines.slice(0, 40), lines.slice(40)]) {
    await server.stdin.write(piece);
    await server.stdin.flush();
  }
  let out = "";
  const decoder = new TextDecoder();
  for await (const piece of server.stdout) {
    out += decoder.decode(piece, { stream: true });
    if (out.trimEnd().split("\n").length === 2 && out.endsWith("\n")) await server.stdin.end();
  }
  expect(await server.exited).toBe(0);
  const answers = out.trimEnd().split("\n");
  expect(answers.map((answer) => JSON.parse(answer).id)).toEqual([1, 2]);
  expect(await new Response(server.stderr).text()).toBe("");
});

test("a line that no message can be is not read to its end", async () => {
  const server = Bun.spawn([process.execPath, main, "mcp"], {
    env: { PATH: process.env["PATH"] ?? "" },
    stdin: new Blob(["a".repeat(40_000_000)]),
    stdout: "pipe",
    stderr: "pipe",
  });
  expect([await server.exited, await new Response(server.stdout).text()]).toEqual([0, ""]);
});

test("it says how it is used, in the language of the locale", async () => {
  const run = async (words: readonly string[], env: Record<string, string>) => {
    let [out, complaint] = ["", ""];
    const code = await runMcpCommand(words, {
      env,
      out: { isTTY: true, write: (text) => void (out += String(text)) },
      complain: (text) => void (complaint += text),
      readInput: () => null,
    });
    return { code, out, complaint };
  };
  expect(await run(["--help"], { LANG: "en" })).toEqual({
    code: 0,
    out: expect.stringContaining("Usage: hop-do-nghe mcp\n"),
    complaint: "",
  });
  expect(await run(["--nothing"], {})).toEqual({
    code: 2,
    out: "",
    complaint: expect.stringMatching(/Không có cờ “--nothing”[^]*hop-do-nghe mcp/),
  });
});
