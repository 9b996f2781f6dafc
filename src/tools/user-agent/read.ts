import { type Static, Type } from "@sinclair/typebox";
import { parse } from "bowser";
import { isbot } from "isbot";
import { say } from "../../i18n.ts";
import { type Result, invalid, ok } from "../../result.ts";

export const ReadInput = Type.Object({
  userAgent: Type.Optional(Type.String({ maxLength: 1024, description: "the visitor's own when left out" })),
});
export type ReadInput = Static<typeof ReadInput>;

export type ReadUserAgent = {
  userAgent: string;
  browser: string | null;
  browser_version: string | null;
  engine: string | null;
  system: string | null;
  system_version: string | null;
  device: "desktop" | "phone" | "tablet" | "tv" | null;
  vendor: string | null;
  model: string | null;
  bot: boolean;
};

/** Browsers and apps, many of them Vietnamese ones' favourites, that the library takes for the engine inside. */
const apps = [
  ["Cốc Cốc", /coc_coc_browser\/([\d.]+)/i],
  ["Zalo", /\bZalo(?:\w*)?(?:\/([\d.]+))?/i],
  ["Messenger", /\bFBAN\/Messenger|\bFB_IAB\/(?:Orca|MESSENGER)/],
  ["Facebook", /\b(?:FBAN|FBAV|FB_IAB)\b/],
  ["Instagram", /\bInstagram ([\d.]+)/],
  ["TikTok", /\b(?:BytedanceWebview|musical_ly|trill_)/],
  ["LINE", /\bLine\/([\d.]+)/],
] as const satisfies [string, RegExp][];

const devices: Readonly<Record<string, ReadUserAgent["device"]>> = {
  desktop: "desktop",
  mobile: "phone",
  tablet: "tablet",
  tv: "tv",
};

function appIn(userAgent: string): { browser: string; browser_version: string | null } | null {
  for (const [browser, pattern] of apps) {
    const found = pattern.exec(userAgent);
    if (found) return { browser, browser_version: found[1] ?? null };
  }
  return null;
}

/** Chromium and Firefox no longer say which macOS, Windows or Android it is: those numbers are frozen. */
const isFrozen = (userAgent: string): boolean =>
  /Mac OS X 10[._]15|Windows NT 10\.0|Android 10; K\)/.test(userAgent);

export function describeUserAgent(userAgent: string): ReadUserAgent {
  const { browser, engine, os, platform } = parse(userAgent);
  const own = appIn(userAgent) ?? { browser: browser.name ?? null, browser_version: browser.version ?? null };
  const bot = isbot(userAgent);
  return {
    userAgent,
    browser: own.browser || null,
    browser_version: own.browser_version,
    engine: engine.name ?? null,
    system: os.name ?? null,
    system_version: isFrozen(userAgent) ? null : (os.version ?? null),
    device: bot ? null : (devices[platform.type ?? ""] ?? (os.name === "Chrome OS" ? "desktop" : null)),
    vendor: platform.vendor ?? null,
    model: platform.model ?? null,
    bot,
  };
}

/** `own` is what the visitor's browser sent along. */
export function readUserAgent(input: ReadInput, own: string): Result<ReadUserAgent> {
  const userAgent = (input.userAgent ?? own).trim().slice(0, 1024);
  return userAgent === ""
    ? invalid("userAgent", say("user-agent.error.empty"))
    : ok(describeUserAgent(userAgent));
}
