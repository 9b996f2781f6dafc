/** The two eras of the protocol: of `initialize`, and of messages that say who sends them. */
export const eras = ["2025-11-25", "2026-07-28"] as const;
export type Era = (typeof eras)[number];

type Fields = Readonly<Record<string, unknown>>;

const common = { "Content-Type": "application/json", Accept: "application/json, text/event-stream" };

/** A message as a client of that era sends it, with the headers that go with it. */
export function mcpMessage(
  era: Era,
  method: string,
  params: Fields = {},
): { readonly body: Fields; readonly headers: Readonly<Record<string, string>> } {
  const body = { jsonrpc: "2.0", id: 1, method };
  if (era === "2025-11-25") return { body: { ...body, params }, headers: common };
  const sender = {
    "io.modelcontextprotocol/protocolVersion": era,
    "io.modelcontextprotocol/clientInfo": { name: "test", version: "1" },
    "io.modelcontextprotocol/clientCapabilities": {},
  };
  const { name } = params;
  return {
    body: { ...body, params: { ...params, _meta: sender } },
    headers: {
      ...common,
      "Mcp-Method": method,
      "Mcp-Protocol-Version": era,
      ...(typeof name === "string" && { "Mcp-Name": name }),
    },
  };
}
