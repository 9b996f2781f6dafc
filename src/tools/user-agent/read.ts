import { parse } from "bowser";
import { isbot } from "isbot";
import { message } from "../../core/i18n.ts";
import { type Result, invalid, ok } from "../../core/result.ts";
import { maxUserAgentLength } from "./bounds.ts";
import { appIn } from "./apps.ts";
import { androidModelOf, isTelevision, isTelevisionApp } from "./hardware.ts";
import type { ReadUserAgent, ReadUserAgentInput } from "./schema.ts";

const deviceNames: Readonly<Record<string, ReadUserAgent["device"]>> = {
  desktop: "desktop",
  mobile: "phone",
  tablet: "tablet",
  tv: "tv",
};

/** Chromium and Firefox no longer say which macOS, Windows or Android it is: those numbers are frozen. */
const isFrozen = (userAgent: string): boolean =>
  /Mac OS X 10[._]15|Windows NT 10\.0|Android 10; K\)/.test(userAgent);

export function describeUserAgent(userAgent: string): ReadUserAgent {
  const { browser, engine, os, platform } = parse(userAgent);
  const { name, version } = appIn(userAgent) ?? browser;
  const bot = isbot(userAgent) && !isTelevisionApp(userAgent);
  const kind = isTelevision(userAgent) ? "tv" : (deviceNames[platform.type ?? ""] ?? null);
  const model = platform.model ?? androidModelOf(userAgent);
  return {
    userAgent,
    browser: kind === "tv" && name === "Samsung Internet for Android" ? "Samsung Internet" : name || null,
    browser_version: version ?? null,
    engine: engine.name ?? null,
    system: os.name ?? null,
    system_version: isFrozen(userAgent) ? null : (os.version ?? null),
    device: bot ? null : (kind ?? (os.name === "Chrome OS" ? "desktop" : null)),
    vendor: platform.vendor ?? (model?.startsWith("SM-") ? "Samsung" : null),
    model,
    bot,
  };
}

/** `own` is what the visitor's browser sent along. */
export function readUserAgent(input: ReadUserAgentInput, own: string): Result<ReadUserAgent> {
  const userAgent = (input.userAgent ?? own).trim().slice(0, maxUserAgentLength);
  return userAgent === ""
    ? invalid("userAgent", message("user-agent.error.empty"))
    : ok(describeUserAgent(userAgent));
}
