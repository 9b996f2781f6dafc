import type { IconName } from "./icons.ts";
import type { MessageKey } from "./i18n.ts";

/** The groups of the navigation, in its order; a group's name is `group.<id>`. */
export const groups = ["codes", "text", "network", "security", "language"] as const;
export type GroupId = (typeof groups)[number];

/**
 * Every tool, in the order of the navigation, group by group. Adding one is a line here; its texts (`<id>.label`,
 * `.short`, `.line`, `.title`, `.summary`, `.intro`, `.privacy`, `.faq.1.q` to `.faq.3.a`), files and page follow
 * from the id, and the compiler names what is missing. Tools of a group are shown as related.
 */
const toolEntries = [
  { id: "qr", path: "/qr", icon: "qr-code", group: "codes" },
  { id: "vietqr", path: "/vietqr", icon: "landmark", group: "codes" },
  { id: "links", path: "/links", icon: "link", group: "codes" },
  { id: "data", path: "/data", icon: "arrow-left-right", group: "text" },
  { id: "text-analyzer", path: "/text-analyzer", icon: "text-search", group: "text" },
  { id: "notes", path: "/notes", icon: "notebook-pen", group: "text" },
  { id: "encode", path: "/tools", icon: "binary", group: "text" },
  { id: "cron", path: "/cron", icon: "calendar-clock", group: "text" },
  { id: "whois", path: "/whois", icon: "globe", group: "network" },
  { id: "ip", path: "/ip", icon: "map-pin", group: "network" },
  { id: "dns", path: "/dns", icon: "network", group: "network" },
  { id: "http", path: "/http", icon: "activity", group: "network" },
  { id: "proxy", path: "/proxy", icon: "route", group: "network" },
  { id: "user-agent", path: "/ua", icon: "tablet-smartphone", group: "network" },
  { id: "crypto", path: "/crypto", icon: "fingerprint-pattern", group: "security" },
  { id: "two-factor", path: "/2fa", icon: "shield-check", group: "security" },
  { id: "temp-mail", path: "/temp-mail", icon: "mails", group: "security" },
  { id: "chat", path: "/chatgpt", icon: "messages-square", group: "language" },
  { id: "translate", path: "/translate", icon: "languages", group: "language" },
] as const satisfies readonly { id: string; path: `/${string}`; icon: IconName; group: GroupId }[];

export type ToolId = (typeof toolEntries)[number]["id"];

export const tools = toolEntries.map((toolEntry) => ({
  ...toolEntry,
  label: `${toolEntry.id}.label` satisfies MessageKey,
  short: `${toolEntry.id}.short` satisfies MessageKey,
  line: `${toolEntry.id}.line` satisfies MessageKey,
  summary: `${toolEntry.id}.summary` satisfies MessageKey,
}));
export type Tool = (typeof tools)[number];

/** The tools that work on the device, and so without a network. */
export const deviceTools = tools.filter(({ id }) =>
  ["qr", "vietqr", "data", "text-analyzer", "encode", "cron", "crypto", "two-factor"].includes(id),
);

/** The pages that are not tools. `donate` has a place of its own in the navigation. */
export const otherPages = [
  { id: "home", path: "/" },
  { id: "donate", path: "/donate" },
  { id: "api", path: "/api" },
  { id: "privacy", path: "/privacy" },
  { id: "terms", path: "/terms" },
  { id: "data-deletion", path: "/data-deletion" },
  { id: "account", path: "/account" },
  { id: "own-data", path: "/history" },
  { id: "callback", path: "/auth/callback" },
  { id: "sign-out", path: "/auth/logout" },
  { id: "offline", path: "/offline" },
] as const;

export type PageId = ToolId | (typeof otherPages)[number]["id"];

const pathByPage = new Map<PageId, string>([...tools, ...otherPages].map(({ id, path }) => [id, path]));

export function pathOf(id: PageId): string {
  const path = pathByPage.get(id);
  if (path === undefined) throw new Error(`No page has the id ${id}`);
  return path;
}

/** Where a page stands in a language: Vietnamese at `/x`, English at `/en/x`. */
export function localPath(path: string, lang: "vi" | "en"): string {
  if (lang === "vi") return path;
  return path === "/" ? "/en" : `/en${path}`;
}

/** Up to four tools to go on with: those of the same group first, then the next ones in the navigation. */
export function relatedTo(id: ToolId): readonly Tool[] {
  const toolIndex = tools.findIndex((tool) => tool.id === id);
  const otherTools = [...tools.slice(toolIndex + 1), ...tools.slice(0, toolIndex)];
  const toolGroup = tools[toolIndex]?.group;
  const inGroup = otherTools.filter((tool) => tool.group === toolGroup);
  return [...new Set([...inGroup, ...otherTools])].slice(0, 4);
}
