import { tokenKey } from "./api.ts";
import { reportFault } from "./report-fault.ts";
import { readStored, writeStored } from "./storage.ts";

const maxRecentTools = 6;
const deviceListKeys = { recent: "tools-recent", pinned: "tools-pinned" } as const;
export type DeviceList = keyof typeof deviceListKeys;

/** A tool's address without its language: the same tool in both. */
export const withoutLang = (path: string): string => path.replace(/^\/en(?=\/)/, "");

/** Paths of tools that this device has used or pinned, the latest first. */
export function readTools(list: DeviceList): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readStored(deviceListKeys[list]) ?? "[]");
    return Array.isArray(stored) ? stored.filter((path) => typeof path === "string") : [];
  } catch {
    return [];
  }
}

export function noteRecentTool(path: string): void {
  const tool = withoutLang(path);
  const others = readTools("recent").filter((one) => one !== tool);
  writeStored(deviceListKeys.recent, JSON.stringify([tool, ...others].slice(0, maxRecentTools)));
}

export const writePins = (paths: readonly string[]): boolean =>
  writeStored(deviceListKeys.pinned, JSON.stringify(paths));

/** The pins with one more, or without it. */
export const withToggled = (pinned: readonly string[], path: string): readonly string[] => {
  const tool = withoutLang(path);
  const others = pinned.filter((one) => one !== tool);
  return others.length < pinned.length ? others : [tool, ...pinned];
};

/** Keeps the pins in the account of whoever is signed in; without a network they stay on this device. */
export async function storePins(ids: readonly string[]): Promise<void> {
  const token = readStored(tokenKey);
  if (token === null) return;
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  const body = JSON.stringify({ tools: ids });
  const answer = await fetch("/api/account/pins", { method: "PUT", headers, body }).catch(() => null);
  if (answer && !answer.ok && answer.status !== 401) reportFault(new Error(`Pins: ${answer.status}`));
}
