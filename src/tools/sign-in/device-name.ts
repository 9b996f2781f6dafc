import { knownNamesIn } from "#tools/user-agent/known-names.ts";

/** What is beyond says no more, and takes longer to read. */
const maxUserAgent = 512;

/** The browser and the system that a session is begun on, `Chrome · Android`; blank where neither is known. */
export function deviceName(userAgent: string): string {
  const { browser, system } = knownNamesIn(userAgent.slice(0, maxUserAgent).trim() || "-");
  return [browser, system].filter((name) => name !== null).join(" · ");
}
