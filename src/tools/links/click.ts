import { parse } from "bowser";
import { isbot } from "isbot";
import { appIn } from "../user-agent/apps.ts";

export const devices = ["mobile", "desktop", "tablet", "other"] as const;
export type Device = (typeof devices)[number];

/** What is stored of a click besides its day and country. */
export type ClickFacts = {
  readonly isBot: boolean;
  readonly device: Device;
  readonly browser: string;
  /** The host of the page it came from; `direct` when there is none. */
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

type Client = Omit<ClickFacts, "referrer">;

/** Software that does not say what it is counts as a bot. */
function readClient(userAgent: string): Client {
  if (!userAgent.trim()) return { isBot: true, device: "other", browser: unknownBrowser };
  const { browser, platform } = parse(userAgent);
  return {
    isBot: isbot(userAgent),
    device: deviceOf(platform.type),
    browser: appIn(userAgent)?.name ?? (browser.name || unknownBrowser).slice(0, 40),
  };
}

/** Reading a user agent is a sixth of a redirect's work, and few are in use at a time. */
const clients = new Map<string, Client>();
const mostClients = 1000;
const longestUserAgent = 512;

export function classifyUserAgent(userAgent: string): Client {
  const cached = clients.get(userAgent);
  if (cached) return cached;
  const client = readClient(userAgent);
  if (clients.size >= mostClients) clients.clear();
  if (userAgent.length <= longestUserAgent) clients.set(userAgent, client);
  return client;
}
