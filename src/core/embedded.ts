declare global {
  // oxlint-disable-next-line no-var -- a global of TypeScript is declared so
  var embeddedFiles: Readonly<Record<string, string>> | undefined;
}

/** Where the binary has a file that was built into it, by its name; null when the product runs from its sources. */
export const embeddedPath = (embeddedName: string): string | null =>
  globalThis.embeddedFiles?.[embeddedName] ?? null;

export const embeddedNames = (): readonly string[] => Object.keys(globalThis.embeddedFiles ?? {});
