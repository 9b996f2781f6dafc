import { BROWSER_MAP, OS_MAP, parse } from "bowser";
import { appIn, appNames, webViewIn } from "./apps.ts";
import { systemIn } from "./platform-tokens.ts";

/** What the library calls a browser or a system that it does not know is a piece of the text, which is the sender's to choose. */
export const browserNames: ReadonlySet<string> = new Set([...appNames, ...Object.values(BROWSER_MAP)]);
const systemNames: ReadonlySet<string> = new Set(Object.values(OS_MAP));

type KnownNames = {
  readonly browser: string | null;
  readonly system: string | null;
  /** As the library says it, which sees only a computer where its token is borrowed. */
  readonly platform: string | undefined;
};

/** The browser and the system of a user agent; null where their names are none that are known. */
export function knownNamesIn(userAgent: string): KnownNames {
  const { browser, os, platform } = parse(userAgent);
  const browserName = (appIn(userAgent) ?? webViewIn(userAgent) ?? browser).name ?? "";
  const { name: systemName, isBorrowed } = systemIn(userAgent, os);
  return {
    browser: browserNames.has(browserName) ? browserName : null,
    system: systemName !== null && systemNames.has(systemName) ? systemName : null,
    platform: isBorrowed && platform.type === "desktop" ? undefined : platform.type,
  };
}
