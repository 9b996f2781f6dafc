import { parse } from "bowser";
import { isbot } from "isbot";
import { appIn } from "../user-agent/apps.ts";

export const devices = ["mobile", "desktop", "tablet", "other"] as const;
export type Device = (typeof devices)[number];

/** What is kept of a click besides its day and country. */
export type ClickFacts = {
  readonly isBot: boolean;
  readonly device: Device;
  readonly browser: string;
  /** The host of the page it came from; `direct` when none is told. */
  readonly referrer: string;
};

export const directReferrer = "direct";
const unknownBrowser = "other";

const deviceOf = (platform: string | undefined): Device =>
  devices.find((device) => device === platform) ?? "other";

/** Only a GET that somebody waits for is a click: not HEAD, not what a browser fetches ahead of a press. */
export function isClick(request: Pick<Request, "method" | "headers">): boolean {
  if (request.method !== "GET") return false;
  const purposes = ["sec-purpose", "purpose", "x-purpose", "x-moz"].map((name) => request.headers.get(name));
  return !purposes.some((purpose) => /prefetch|prerender|preview/i.test(purpose ?? ""));
}

export function referrerOf(header: string | null): string {
  if (!header || !URL.canParse(header)) return directReferrer;
  const host = new URL(header).hostname.toLowerCase().replace(/^www\./, "");
  return host.slice(0, 100) || directReferrer;
}

/** Software that does not say what it is counts as a bot. */
export function clientOf(userAgent: string): Omit<ClickFacts, "referrer"> {
  if (!userAgent.trim()) return { isBot: true, device: "other", browser: unknownBrowser };
  const { browser, platform } = parse(userAgent);
  return {
    isBot: isbot(userAgent),
    device: deviceOf(platform.type),
    browser: appIn(userAgent)?.name ?? (browser.name || unknownBrowser).slice(0, 40),
  };
}
