import type { Lang } from "./i18n.ts";

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

/** Where a page stands in a language: Vietnamese at `/x`, English at `/en/x`. */
export function localPath(path: string, lang: Lang): string {
  if (lang === "vi") return path;
  return path === "/" ? "/en" : `/en${path}`;
}
