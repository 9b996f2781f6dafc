import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import type { Era } from "./mcp-messages.ts";

const main = new URL("../../../src/main.ts", import.meta.url).pathname;

const clientOf = (era: Era): Client =>
  new Client(
    { name: "test", version: "1" },
    { versionNegotiation: { mode: era === "2026-07-28" ? { pin: era } : "legacy" } },
  );

async function withConnection(
  era: Era,
  transport: Parameters<Client["connect"]>[0],
  use: (client: Client) => Promise<void>,
): Promise<void> {
  const client = clientOf(era);
  await client.connect(transport);
  try {
    await use(client);
  } finally {
    await client.close();
  }
}

/** Runs a test with the protocol's own client at `hop-do-nghe mcp`, a process of its own with nothing set but what is given. */
export const withStdioClient = (
  era: Era,
  use: (client: Client) => Promise<void>,
  env: Record<string, string> = {},
): Promise<void> =>
  withConnection(
    era,
    new StdioClientTransport({
      command: process.execPath,
      args: [main, "mcp"],
      env: { PATH: process.env["PATH"] ?? "", ...env },
      stderr: "inherit",
    }),
    use,
  );

/** The same at a product's `/mcp`. */
export const withHttpClient = (
  era: Era,
  base: string,
  use: (client: Client) => Promise<void>,
): Promise<void> => withConnection(era, new StreamableHTTPClientTransport(new URL(`${base}/mcp`)), use);
