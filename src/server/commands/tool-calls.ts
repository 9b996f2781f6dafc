import type { Action, Caller } from "#core/action.ts";
import type { ApiTextKey } from "#core/described.ts";
import { folderLoaders } from "#core/folder-modules.ts";
import type { Lang } from "#core/i18n.ts";
import { type AnyTool, type BoundCalls, type Calls, bindTool } from "#core/tool.ts";
import type { RequestVisit } from "#http/caller.ts";
import { type Endpoint, declaredEndpoint } from "#api/endpoint.ts";
import { effectsOf } from "./tool-effects.ts";

type ToolModule = { readonly default: AnyTool };

/** The tools that need an account, a server which others reach, or somebody's money. */
const serverTools: ReadonlySet<string> = new Set([
  "chat",
  "links",
  "notes",
  "proxy",
  "temp-mail",
  "translate",
]);

/** All others, each of which loads alone. */
// oxlint-disable-next-line no-unsafe-type-assertion -- each exports its declaration
export const shellTools = Object.fromEntries(
  Object.entries(folderLoaders(import.meta, "../../tools/*/tool.ts")).filter(([id]) => !serverTools.has(id)),
) as Readonly<Record<string, () => Promise<ToolModule>>>;

export type ShellCall = { readonly name: string; readonly endpoint: Endpoint & { readonly action: Action } };

/** `json/pretty` and `decodeUuid` as they are typed: `json-pretty`, `decode-uuid`. */
const wordOf = (key: string): string =>
  key
    .replace(/(?<=[a-z])(?=[A-Z])/g, "-")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .toLowerCase();

const isOffered = (endpoint: Endpoint | undefined): endpoint is ShellCall["endpoint"] => {
  if (!endpoint?.action || endpoint.access === "owner" || endpoint.scope || endpoint.takesAny) return false;
  return endpoint.produces === "application/json" || endpoint.produces.startsWith("image/");
};

async function boundTool(tool: AnyTool, isPrivateAllowed: boolean): Promise<BoundCalls<Calls>> {
  const effects = await effectsOf(tool.id, isPrivateAllowed);
  // oxlint-disable-next-line no-unsafe-type-assertion -- a tool's effects are what it was declared to need
  return bindTool(tool, effects as never) as BoundCalls<Calls>;
}

/** A tool's calls for the command line, by the words that are typed. */
export async function shellCallsOf(
  tool: AnyTool,
  { isPrivateAllowed = false }: { readonly isPrivateAllowed?: boolean } = {},
): Promise<ReadonlyMap<string, ShellCall>> {
  const bound = await boundTool(tool, isPrivateAllowed);
  return new Map(
    Object.keys(tool.calls).flatMap((key) => {
      const call = bound[key];
      // oxlint-disable-next-line no-unsafe-type-assertion -- a test holds that each call has its words
      const summary = `${tool.id}.api.${key}` as ApiTextKey;
      const endpoint = call && "input" in call ? declaredEndpoint(call, summary) : undefined;
      const name = wordOf(key);
      return isOffered(endpoint) ? [[name, { name, endpoint }] as const] : [];
    }),
  );
}

/** The visit of whoever sits at the machine. */
export function ownVisit(lang: Lang, signal = new AbortController().signal): RequestVisit {
  const cookies: Caller["cookies"] = { get: () => null, set: () => {} };
  const caller: Caller = {
    lang,
    address: "127.0.0.1",
    userAgent: "hop-do-nghe",
    user: null,
    cookies,
    isCrossSiteNavigation: false,
    isEmbedded: false,
    signal,
  };
  return { caller, jar: { ...cookies, changes: [] }, isBrowser: false, resume: () => {} };
}
