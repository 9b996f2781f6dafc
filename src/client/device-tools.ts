import { readStored, writeStored } from "./storage.ts";

const mostRecent = 6;
const lists = { recent: "tools-recent", pinned: "tools-pinned" } as const;
export type DeviceList = keyof typeof lists;

/** A tool's address without its language: the same tool in both. */
export const withoutLang = (path: string): string => path.replace(/^\/en(?=\/)/, "");

/** Paths of tools that this device has used or pinned, the latest first. */
export function readTools(list: DeviceList): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readStored(lists[list]) ?? "[]");
    return Array.isArray(stored) ? stored.filter((path) => typeof path === "string") : [];
  } catch {
    return [];
  }
}

export function noteRecentTool(path: string): void {
  const tool = withoutLang(path);
  const others = readTools("recent").filter((one) => one !== tool);
  writeStored(lists.recent, JSON.stringify([tool, ...others].slice(0, mostRecent)));
}

/** Pins a tool, or takes its pin away. */
export function togglePin(path: string): void {
  const tool = withoutLang(path);
  const pinned = readTools("pinned");
  const others = pinned.filter((one) => one !== tool);
  writeStored(lists.pinned, JSON.stringify(others.length < pinned.length ? others : [tool, ...pinned]));
}
