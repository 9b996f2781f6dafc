import { parse } from "bowser";
import { isbot } from "isbot";
import { message } from "../../core/i18n.ts";
import { type Result, invalid, ok } from "../../core/result.ts";
import { maxUserAgentLength, type ReadUserAgent, type ReadUserAgentInput } from "./schema.ts";
import { appIn, webViewIn } from "./apps.ts";
import { androidModelOf, deviceIn } from "./hardware.ts";

/** Chromium and Firefox no longer say which macOS, Windows or Android it is: those numbers are frozen. */
const isFrozen = (userAgent: string): boolean =>
  /Mac OS X 10[._]15|Windows NT 10\.0|Android 10; K\)/.test(userAgent);

/** What the library calls a browser that it does not know is a piece of the text. */
const isBrowserName = (browserName: string): boolean => !/^$|^Mozilla$|[/(;]/.test(browserName);

function browserOf(browserName: string, deviceKind: ReadUserAgent["device"]): string | null {
  if (!isBrowserName(browserName)) return null;
  return deviceKind === "tv" && browserName === "Samsung Internet for Android"
    ? "Samsung Internet"
    : browserName;
}

/** The library takes every Edge for the old one, whose sign was `Edge/`; later ones are Chromium, and WebKit on iOS. */
function engineOf(browserName: string | undefined, userAgent: string): string | null {
  if (browserName !== "EdgeHTML" || /\bEdge\//.test(userAgent)) return browserName ?? null;
  return /\bEdgiOS\//.test(userAgent) ? "WebKit" : "Blink";
}

export function describeUserAgent(userAgent: string): ReadUserAgent {
  const { browser, engine, os, platform } = parse(userAgent);
  const { name: browserName = "", version: browserVersion } =
    appIn(userAgent) ?? webViewIn(userAgent) ?? browser;
  const deviceModel = platform.model ?? androidModelOf(userAgent);
  const deviceKind = deviceIn(userAgent);
  // A model may be called after what bots do, and programs of televisions are no browsers, yet no bots either.
  const bot =
    deviceKind !== "tv" && isbot(deviceModel === null ? userAgent : userAgent.replace(deviceModel, ""));
  return {
    userAgent,
    browser: browserOf(browserName, deviceKind),
    browser_version: isBrowserName(browserName) ? (browserVersion ?? null) : null,
    engine: engineOf(engine.name, userAgent),
    system: os.name ?? null,
    system_version: isFrozen(userAgent) ? null : (os.version ?? null),
    device: bot ? null : deviceKind,
    vendor: platform.vendor ?? (deviceModel?.startsWith("SM-") ? "Samsung" : null),
    model: deviceModel,
    bot,
  };
}

/** `ownUserAgent` is what the visitor's browser sent along. */
export function readUserAgent(readInput: ReadUserAgentInput, ownUserAgent: string): Result<ReadUserAgent> {
  const userAgent = (readInput.userAgent ?? ownUserAgent).trim().slice(0, maxUserAgentLength);
  return userAgent === ""
    ? invalid("userAgent", message("user-agent.error.empty"))
    : ok(describeUserAgent(userAgent));
}
