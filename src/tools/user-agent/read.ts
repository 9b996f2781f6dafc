import { parse } from "bowser";
import { isbot } from "isbot";
import { message } from "#core/i18n.ts";
import { type Result, invalid, ok } from "#core/result.ts";
import { maxUserAgentLength, type ReadUserAgent, type ReadUserAgentInput } from "./schema.ts";
import { appIn, webViewIn } from "./apps.ts";
import { androidModelOf, deviceIn } from "./hardware.ts";
import { type ToldSystem, systemIn } from "./platform-tokens.ts";

/** What the library calls a browser that it does not know is a piece of the text. */
const isBrowserName = (browserName: string): boolean => !/^$|^Mozilla$|[/(;]/.test(browserName);

function browserOf(browserName: string, systemName: string | null): string | null {
  if (!isBrowserName(browserName)) return null;
  return systemName !== "Android" && browserName === "Samsung Internet for Android"
    ? "Samsung Internet"
    : browserName;
}

/** Internet Explorer names an older one of its kind where a page is shown as that one showed it; its engine's number is its own. */
function browserVersionOf(version: string | null | undefined, userAgent: string): string | null {
  const [, trident] = /\bTrident\/(\d+)/.exec(userAgent) ?? [];
  return trident && /\bMSIE \d/.test(userAgent) ? `${Number(trident) + 4}.0` : (version ?? null);
}

/** Whoever asks for a page for computers does so from a telephone or a tablet, and seldom says from which. */
function deviceKindOf(userAgent: string, { name, isBorrowed }: ToldSystem): ReadUserAgent["device"] {
  if (!isBorrowed) return deviceIn(userAgent);
  // `Android` in an app's name is no token of a platform, which would have "Mobile" on telephones
  const device = deviceIn(userAgent.replace(/\bAndroid\b/g, ""));
  if (device !== "desktop") return device;
  const isPhone = name === "Windows Phone" || (name === "Android" && /\bMobile\b/.test(userAgent));
  return isPhone ? "phone" : null;
}

/** Systems whose texts have a model behind `Android`; on others the whole of it is borrowed. */
const hasAndroidModel = ({ name }: ToldSystem): boolean =>
  name === null || name === "Android" || name === "HarmonyOS";

/** The library takes every Edge for the old one, whose sign was `Edge/`; later ones are Chromium, and WebKit on iOS. */
function engineOf(browserName: string | undefined, userAgent: string): string | null {
  if (browserName !== "EdgeHTML" || /\bEdge\//.test(userAgent)) return browserName ?? null;
  return /\bEdgiOS\//.test(userAgent) ? "WebKit" : "Blink";
}

export function describeUserAgent(userAgent: string): ReadUserAgent {
  const { browser, engine, os, platform } = parse(userAgent);
  const { name: browserName = "", version: browserVersion } =
    appIn(userAgent) ?? webViewIn(userAgent) ?? browser;
  const system = systemIn(userAgent, os);
  const ownModel = system.isBorrowed && system.name === "iOS" ? undefined : platform.model;
  const ownVendor =
    system.isBorrowed && system.name !== "iOS" && platform.vendor === "Apple" ? null : platform.vendor;
  const deviceModel = ownModel ?? (hasAndroidModel(system) ? androidModelOf(userAgent) : null);
  const deviceKind = deviceKindOf(userAgent, system);
  // A bot names the system of the browser that it stands in for.
  // A model may be called after what bots do, and programs of televisions are no browsers, yet no bots either.
  const bot =
    deviceKind !== "tv" && isbot(deviceModel === null ? userAgent : userAgent.replace(deviceModel, ""));
  return {
    userAgent,
    browser: browserOf(browserName, system.name),
    browser_version: isBrowserName(browserName) ? browserVersionOf(browserVersion, userAgent) : null,
    engine: engineOf(engine.name, userAgent),
    system: bot ? null : system.name,
    system_version: bot ? null : system.version,
    device: bot ? null : deviceKind,
    vendor: ownVendor ?? (deviceModel?.startsWith("SM-") ? "Samsung" : null),
    model: bot ? null : deviceModel,
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
