import * as icons from "lucide-react";
import type { MessageKey } from "./i18n.ts";

/**
 * Every tool, in the order of the navigation. Adding one is a line here; its texts (`<id>.label`, `.title`,
 * `.summary`, `.intro`, `.privacy`, `.faq.1.q` to `.faq.3.a`), files and page follow from the id, and the
 * compiler names what is missing. Tools of a group are shown as related.
 */
const entries = [
  { id: "qr", path: "/qr", icon: icons.QrCode, group: "codes" },
  { id: "vietqr", path: "/vietqr", icon: icons.Landmark, group: "codes" },
  { id: "links", path: "/links", icon: icons.Link, group: "codes" },
  { id: "notes", path: "/notes", icon: icons.NotebookPen, group: "text" },
  { id: "whois", path: "/whois", icon: icons.Globe, group: "network" },
  { id: "ip", path: "/ip", icon: icons.MapPin, group: "network" },
  { id: "dns", path: "/dns", icon: icons.Network, group: "network" },
  { id: "http", path: "/http", icon: icons.Activity, group: "network" },
  { id: "crypto", path: "/crypto", icon: icons.Fingerprint, group: "security" },
  { id: "data", path: "/data", icon: icons.ArrowLeftRight, group: "text" },
  { id: "cron", path: "/cron", icon: icons.CalendarClock, group: "text" },
  { id: "encode", path: "/tools", icon: icons.Binary, group: "text" },
  { id: "text-analyzer", path: "/text-analyzer", icon: icons.TextSearch, group: "text" },
  { id: "chat", path: "/chatgpt", icon: icons.MessagesSquare, group: "language" },
  { id: "translate", path: "/translate", icon: icons.Languages, group: "language" },
  { id: "two-factor", path: "/2fa", icon: icons.ShieldCheck, group: "security" },
  { id: "user-agent", path: "/ua", icon: icons.TabletSmartphone, group: "network" },
  { id: "proxy", path: "/proxy", icon: icons.Route, group: "network" },
  { id: "temp-mail", path: "/temp-mail", icon: icons.Mails, group: "security" },
] as const;

export type ToolId = (typeof entries)[number]["id"];

export const tools = entries.map((entry) => ({
  ...entry,
  label: `${entry.id}.label` satisfies MessageKey,
  summary: `${entry.id}.summary` satisfies MessageKey,
}));
export type Tool = (typeof tools)[number];

/** The pages that are not tools. `donate` has a place of its own in the navigation. */
export const otherPages = [
  { id: "home", path: "/" },
  { id: "donate", path: "/donate" },
  { id: "privacy", path: "/privacy" },
  { id: "terms", path: "/terms" },
  { id: "data-deletion", path: "/data-deletion" },
  { id: "callback", path: "/auth/callback" },
  { id: "sign-out", path: "/auth/logout" },
] as const;

export type PageId = ToolId | (typeof otherPages)[number]["id"];

const paths = new Map<PageId, string>([...tools, ...otherPages].map(({ id, path }) => [id, path]));

export function pathOf(id: PageId): string {
  const path = paths.get(id);
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
  const at = tools.findIndex((tool) => tool.id === id);
  const others = [...tools.slice(at + 1), ...tools.slice(0, at)];
  const group = tools[at]?.group;
  const inGroup = others.filter((tool) => tool.group === group);
  return [...new Set([...inGroup, ...others])].slice(0, 4);
}
