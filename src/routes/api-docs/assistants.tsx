import { Fragment } from "react";
import { textsOf } from "#core/i18n.ts";
import { canSignIn } from "#core/site.ts";
import CopyTextIsland, { copyTextIslandTexts } from "#islands/copy-text.tsx";
import { PageCommandLine } from "#ssr/command.tsx";
import { Island } from "#ssr/island.tsx";
import type { ApiView } from "./try-form.tsx";

const name = "hop-do-nghe";

const mcpCall = {
  jsonrpc: "2.0",
  id: 1,
  method: "tools/call",
  params: { name: "cron_preview", arguments: { expr: "0 8 * * 1-5" } },
};

const settingsOf = (settings: object): string => JSON.stringify(settings, null, 2);

/** What is put into a client, as its own documentation has it. */
const clients = [
  ["Claude Code", (url: string) => `claude mcp add --transport http ${name} ${url}`],
  ["Codex", (url: string) => `codex mcp add ${name} --url ${url}`],
  ["Gemini CLI", (url: string) => `gemini mcp add --transport http ${name} ${url}`],
  ["Cursor: ~/.cursor/mcp.json", (url: string) => settingsOf({ mcpServers: { [name]: { url } } })],
  ["VS Code: .vscode/mcp.json", (url: string) => settingsOf({ servers: { [name]: { type: "http", url } } })],
] as const;

const ownClients = [
  ["Claude Code", `claude mcp add ${name} -- hop-do-nghe mcp`],
  [
    "Claude Desktop: claude_desktop_config.json · Cursor: ~/.cursor/mcp.json",
    settingsOf({ mcpServers: { [name]: { command: "hop-do-nghe", args: ["mcp"] } } }),
  ],
] as const;

/** How assistants are told of the tools, each way to be copied. */
export function Assistants({ view: { t, lang, site } }: { view: ApiView }) {
  const url = `${site.origin}/mcp`;
  const texts = textsOf(lang, copyTextIslandTexts);
  const copied = (id: string, client: string, text: string) => (
    <Fragment key={id}>
      <p className="hint">{client}</p>
      <div className="terminal">
        {/* oxlint-disable-next-line no-noninteractive-tabindex -- what scrolls must take the focus */}
        <pre tabIndex={0} translate="no">
          <code id={id}>{text}</code>
        </pre>
        <Island name="copy-text" of={CopyTextIsland} with={{ texts, of: `#${id}`, isInside: true }} />
      </div>
    </Fragment>
  );
  return (
    <section aria-labelledby="mcp">
      <h2 id="mcp">{t("api.mcp")}</h2>
      <p>{t("api.mcp.body")}</p>
      {clients.map(([client, textOf], index) => copied(`mcp-${index}`, client, textOf(url)))}
      {copied("mcp-web", t("api.mcp.web"), url)}
      {canSignIn(site) && <p>{t("api.mcp.key")}</p>}
      <p>{t("api.mcp.curl")}</p>
      <PageCommandLine
        lang={lang}
        command={`curl '${url}' \\\n  -H 'Content-Type: application/json' \\\n  -H 'Accept: application/json, text/event-stream' \\\n  -d '${JSON.stringify(mcpCall)}'`}
      />
      <h3 id="mcp-own">{t("api.mcp.own")}</h3>
      <p>{t("api.mcp.own.body")}</p>
      {ownClients.map(([client, text], index) => copied(`mcp-own-${index}`, client, text))}
    </section>
  );
}
