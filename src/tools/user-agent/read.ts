import { parse } from "bowser";
import { isbot } from "isbot";
import { message } from "#core/i18n.ts";
import { type Result, invalid, ok } from "#core/result.ts";
import { appIn, webViewIn } from "./apps.ts";
import { type ToldSystem, systemIn } from "./platform-tokens.ts";
import { type ReadUserAgent, type ReadUserAgentInput, maxUserAgentLength } from "./schema.ts";

/** Sets and boxes; most say neither "Mobile" nor anything else that tells them from a tablet. */
const television =
  /\b(?:smart-?a?tv|hbbtv|web0s|netcast|googletv|google tv|android ?tv|bravia|viera|crkey|chromecast|aft[a-z]{1,4}\d?|shield android|tv safari|dtv|ce-html|nettv|inettvbrowser|opera tv|vidaa|tbrowser|kreatv|omi)\b|\b(?:smarttv|apple ?tv|roku|mitv|mibox|netrange)|_TV_|SonyDTV/i;

/** Boxes and sets with Android, by the names of their series. */
const androidTelevision =
  /(?:tv|box|stb)\b|\b(?:x9[68]|h96|t95|tx\d|mxq|m8s|a95x|hk1|q plus|tanix|zidoo|formuler|led\d|uhd|\d{2}[a-z]{1,4}\d{2,})/i;

/** What stands beside "Android" in its brackets. */
const besideAndroid = (userAgent: string): string =>
  /Android([^)]*)/i.exec(userAgent)?.[1]?.split(";").slice(1).join(";") ?? "";

const isTelevision = (userAgent: string): boolean =>
  television.test(userAgent) ||
  (androidTelevision.test(besideAndroid(userAgent)) && !/\bMobile\b/.test(userAgent));

/** Words and series of models that stand for tablets, also where a browser says "Mobile". */
const tablet =
  /\b(?:ipad[\d,]*|playbook|kindle|nook|tab|apad|nexus (?:7|9|10)|pixel c|sm-[tpx]\d{3}\w*|gt-p\d{4}|kf[a-z]{3,5}|tb\d?-\w+|tb\d{3}\w*|(?:bah|kob|agr|sht|cpn|agassi|jdn|scm)\d?-[awl]\w+)\b|[^a-z]tablet|\b(?!phone|think)\w*pad\b(?!phone)/i;
const phone =
  /\b(?:iphone|ipod|windows phone|windows ce|iemobile|midp|cldc|up\.browser|maui|j2me|symbian\w*|series ?[46]0|blackberry\w*|bb10|kaios|netfront|wap-?browser|opera mini)\b|iPhone_OS/i;
const desktop =
  /\b(?:windows nt|win(?:9[58x]|10|11)\b|macintosh|mac os\/|macbook\w*|imac\w*|x11|cros|os\/2|beos|haiku|amigaos|desktop)\b|Windows\/\d/i;

const isDarwin = (userAgent: string): boolean =>
  /x86_64|i386/i.test(userAgent.slice(userAgent.search(/Darwin|$/i)));

/** What a user agent is of, as far as it says so. Android leaves "Mobile" out on what is larger than a phone. */
export function deviceIn(userAgent: string): "desktop" | "phone" | "tablet" | "tv" | null {
  if (tablet.test(userAgent)) return "tablet";
  if (isTelevision(userAgent)) return "tv";
  if (phone.test(userAgent)) return "phone";
  // Glasses and game consoles are none of these.
  if (/\bOculusBrowser\/|\bXbox\b/.test(userAgent)) return null;
  if (/\bAndroid\b/.test(userAgent)) {
    if (/\bMobile\b|\bAndroid [12]\./.test(userAgent)) return "phone";
    return /\bChrome\/|\bAndroid 3\.|\bOpera Tablet/.test(userAgent) ? "tablet" : null;
  }
  if (desktop.test(userAgent) || isDarwin(userAgent)) return "desktop";
  return /\bMobile\b/.test(userAgent) ? "phone" : null;
}

/** The model that Android names after its version; Chrome says `K` on every phone, and Firefox none. */
function androidModelOf(userAgent: string): string | null {
  const androidModel = /Android [\d.]+; (?:(?:[a-z]{2}[-_][a-z]{2}|HarmonyOS); )*([^;)]+)[;)]/i
    .exec(userAgent)?.[1]
    ?.replace(/ Build\/[^]*/i, "");
  return androidModel === undefined || /^(?:K|Mobile|Tablet|wv|rv:.*)$/.test(androidModel)
    ? null
    : androidModel;
}

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
