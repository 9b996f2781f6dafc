import { readStored, writeStored } from "./storage.ts";

const maxRecentTools = 6;
const deviceListKeys = { recent: "tools-recent", pinned: "tools-pinned" } as const;
export type DeviceList = keyof typeof deviceListKeys;

/** A tool's address without its language: the same tool in both. */
export const withoutLang = (path: string): string => path.replace(/^\/en(?=\/)/, "");

/** Paths of tools that this device has used or pinned, the latest first. */
export function readTools(deviceList: DeviceList): readonly string[] {
  try {
    const storedTools: unknown = JSON.parse(readStored(deviceListKeys[deviceList]) ?? "[]");
    return Array.isArray(storedTools) ? storedTools.filter((path) => typeof path === "string") : [];
  } catch {
    return [];
  }
}

export function noteRecentTool(path: string): void {
  const tool = withoutLang(path);
  const otherTools = readTools("recent").filter((otherTool) => otherTool !== tool);
  writeStored(deviceListKeys.recent, JSON.stringify([tool, ...otherTools].slice(0, maxRecentTools)));
}

export const writePins = (pinnedPaths: readonly string[]): boolean =>
  writeStored(deviceListKeys.pinned, JSON.stringify(pinnedPaths));

/** The pins with one more, or without it. */
export const withToggled = (pinnedTools: readonly string[], path: string): readonly string[] => {
  const tool = withoutLang(path);
  const otherTools = pinnedTools.filter((otherTool) => otherTool !== tool);
  return otherTools.length < pinnedTools.length ? otherTools : [tool, ...pinnedTools];
};
