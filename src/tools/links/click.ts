import { parse } from "bowser";
import { isbot } from "isbot";
import { memoize } from "../../core/memoize.ts";
import { appIn, webViewIn } from "../user-agent/apps.ts";

export const devices = ["mobile", "desktop", "tablet", "other"] as const;
export type ClickDevice = (typeof devices)[number];

/** What is stored of a click besides its day and country. */
export type ClickFacts = {
  readonly isBot: boolean;
  readonly device: ClickDevice;
  readonly browser: string;
  /** The host of the page it came from; `direct` when there is none. */
  readonly referrer: string;
};

export type Click = ClickFacts & {
  readonly linkId: string;
  /** In Vietnam, `YYYY-MM-DD`. */
  readonly day: string;
  /** ISO 3166-1; null when it is not known. */
  readonly country: string | null;
  /** The same for all clicks of one visitor on one link in one day, and never again. */
  readonly visitor: Uint8Array;
};

export const directReferrer = "direct";
const unknownBrowser = "other";

const deviceOf = (platform: string | undefined): ClickDevice =>
  devices.find((device) => device === platform) ?? "other";

/** Only a GET that somebody waits for is a click: not HEAD, not what a browser fetches before a click. */
export function isClick(request: Pick<Request, "method" | "headers">): boolean {
  if (request.method !== "GET") return false;
  const purposes = ["sec-purpose", "purpose", "x-purpose", "x-moz"].map((headerName) =>
    request.headers.get(headerName),
  );
  return !purposes.some((purpose) => purpose !== null && /prefetch|prerender|preview/i.test(purpose));
}

export function referrerOf(header: string | null): string {
  if (!header || !URL.canParse(header)) return directReferrer;
  const host = new URL(header).hostname.toLowerCase().replace(/^www\./, "");
  return host.slice(0, 100) || directReferrer;
}

type ClickClient = Omit<ClickFacts, "referrer">;

/** What is beyond says no more, and takes longer to read. */
const maxUserAgent = 512;

/** Software that does not say what it is counts as a bot. */
function readClient(wholeUserAgent: string): ClickClient {
  const userAgent = wholeUserAgent.slice(0, maxUserAgent);
  if (!userAgent.trim()) return { isBot: true, device: "other", browser: unknownBrowser };
  const { browser, platform } = parse(userAgent);
  return {
    isBot: isbot(userAgent),
    device: deviceOf(platform.type),
    browser:
      (appIn(userAgent) ?? webViewIn(userAgent))?.name ?? (browser.name || unknownBrowser).slice(0, 40),
  };
}

/** Reading a user agent is a sixth of a redirect's work, and few are in use at a time. */
export const classifyUserAgent = memoize(readClient, 1000);

/** A visit that is to be counted, as the request told it: what a click is made of, on whichever thread. */
export type ClickVisit = {
  readonly linkId: string;
  readonly day: string;
  readonly address: string;
  readonly userAgent: string;
  readonly referer: string | null;
};

export type ClickEffects = {
  readonly countryOf: (address: string) => string | null;
  readonly visitorOf: (visit: { day: string; key: string }) => Promise<Uint8Array>;
};

/** What is stored of a visit: nothing that says whose it was. */
export async function clickOf(
  { linkId, day, address, userAgent, referer }: ClickVisit,
  { countryOf, visitorOf }: ClickEffects,
): Promise<Click> {
  return {
    ...classifyUserAgent(userAgent),
    referrer: referrerOf(referer),
    linkId,
    day,
    country: countryOf(address),
    visitor: await visitorOf({ day, key: [address, userAgent, linkId].join("|") }),
  };
}
