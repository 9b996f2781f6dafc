import type { CallToolResult, Tool } from "@modelcontextprotocol/server";
import type { RawInput } from "#core/read-fields.ts";
import type { McpResult } from "./call.ts";
import type { McpTool } from "./tools.ts";

export const loadProtocol = () => import("@modelcontextprotocol/server");
type McpProtocol = Awaited<ReturnType<typeof loadProtocol>>;

/** What whoever asks may use, whichever way the messages come. */
export type McpOffer = {
  readonly list: () => readonly McpTool[] | Promise<readonly McpTool[]>;
  /** Null where there is no call of that name; `signal` aborts when the asker has cancelled it. */
  readonly call: (name: string, given: RawInput, signal: AbortSignal) => Promise<McpResult | null>;
};

/** The package's own server over what is offered; each connection has one. */
export function protocolServer({ Server, ProtocolError }: McpProtocol, { list, call }: McpOffer) {
  const protocol = new Server({ name: "hop-do-nghe", version: "1.0.0" }, { capabilities: { tools: {} } });
  protocol.setRequestHandler("tools/list", async () => {
    const tools = await list();
    // oxlint-disable-next-line no-unsafe-type-assertion -- our schemas are objects of JSON Schema
    return { tools: tools as unknown as Tool[] };
  });
  protocol.setRequestHandler("tools/call", async ({ params }, { mcpReq }) => {
    const result = await call(params.name, params.arguments ?? {}, mcpReq.signal);
    if (!result) throw new ProtocolError(-32602, `Unknown tool: ${params.name.slice(0, 100)}`);
    // oxlint-disable-next-line no-unsafe-type-assertion -- the same, made of readonly parts
    return result as unknown as CallToolResult;
  });
  return protocol;
}
