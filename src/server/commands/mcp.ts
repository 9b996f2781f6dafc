import { performMcpCall } from "#api/mcp/call.ts";
import { type McpOffer, loadProtocol, protocolServer } from "#api/mcp/protocol-server.ts";
import { type McpCall, mcpCallsOf } from "#api/mcp/tools.ts";
import { type Lang, localizer } from "#core/i18n.ts";
import { unlimited } from "#http/rate-limiter.ts";
import { type Terminal, languageOf } from "./terminal.ts";
import { ownVisit, shellCallsOf, shellTools } from "./tool-calls.ts";

/** What a server offers without a key, of the tools that need none. */
async function callsIn(lang: Lang): Promise<ReadonlyMap<string, McpCall>> {
  const byTool = new Map(
    await Promise.all(
      Object.entries(shellTools).map(async ([id, load]) => {
        const { default: tool } = await load();
        return [id, await shellCallsOf(tool, { lang })] as const;
      }),
    ),
  );
  return mcpCallsOf(({ id }) =>
    [...(byTool.get(id) ?? [])].map(([name, { endpoint }]) => [name, endpoint] as const),
  );
}

/** Reads the tools when the first of them is asked for, so that the handshake does not wait for them. */
function offerOf(lang: Lang): McpOffer {
  let loading: ReturnType<typeof callsIn> | null = null;
  const calls = () => (loading ??= callsIn(lang));
  return {
    list: async () => [...(await calls()).values()].map(({ toolIn }) => toolIn(lang)),
    call: async (name, given, signal) => {
      const call = (await calls()).get(name);
      return call ? performMcpCall(call, given, { visit: ownVisit(lang, signal), limiter: unlimited }) : null;
    },
  };
}

/** Serves until whoever asks has closed its end, reads no more, or sends what no message can be. */
async function serve(offer: McpOffer): Promise<void> {
  const [protocol, { StdioServerTransport, serveStdio }] = await Promise.all([
    loadProtocol(),
    import("@modelcontextprotocol/server/stdio"),
  ]);
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  class OwnTransport extends StdioServerTransport {
    override async close() {
      await super.close();
      resolve();
    }
  }
  serveStdio(() => protocolServer(protocol, offer), { transport: new OwnTransport() });
  await closed;
}

/** The server for assistants, by stdin and stdout; gives the code to exit with. */
export async function runMcpCommand(
  [unknown]: readonly string[],
  { env, out, complain }: Terminal,
): Promise<number> {
  const t = localizer(languageOf(env));
  if (unknown === "--help") {
    out.write(`${t("command.mcp")}\n`);
    return 0;
  }
  if (unknown !== undefined) {
    complain(`${t("command.unknownFlag", { name: unknown })}\n\n${t("command.mcp")}\n`);
    return 2;
  }
  if (process.stdin.isTTY) complain(`${t("command.mcpWaits")}\n`);
  // Models choose by the words, and clients seldom hand on a locale.
  await serve(offerOf(languageOf(env, "en")));
  return 0;
}
