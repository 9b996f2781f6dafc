import { isbot } from "isbot";
import { type Payer, addressKeyOf, payerOf } from "#core/client-key.ts";
import { memoize } from "#core/memoize.ts";
import { browserNames, knownNamesIn } from "#tools/user-agent/known-names.ts";
import { subscriberBits } from "./click-bounds.ts";

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
  /** Whose share of the day's room its rows take; stored nowhere. */
  readonly payer: Payer;
};

export const directReferrer = "direct";
const unknownBrowser = "other";

/** The most names that clicks are counted under as browsers. */
export const maxBrowserNames = browserNames.size + 1;

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
  const { browser, platform } = knownNamesIn(userAgent);
  return {
    isBot: isbot(userAgent),
    device: deviceOf(platform),
    browser: browser ?? unknownBrowser,
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

/** So many bytes of a visitor are the same for all browsers of one subscriber. */
export const subscriberBytes = 4;

/**
 * Who clicks, for one link and one day: four bytes of a hash of the subscriber, and four of one of address and browser.
 * Whoever changes browsers is another visitor of the same subscriber.
 */
export async function visitorOn(
  { linkId, day, address, userAgent }: Omit<ClickVisit, "referer">,
  visitorOf: ClickEffects["visitorOf"],
): Promise<Uint8Array> {
  const subscriber = addressKeyOf(address, subscriberBits);
  const [ofSubscriber, ofBrowser] = await Promise.all([
    visitorOf({ day, key: [subscriber, linkId].join("|") }),
    visitorOf({ day, key: [address, userAgent, linkId].join("|") }),
  ]);
  const visitor = new Uint8Array(2 * subscriberBytes);
  visitor.set(ofSubscriber.subarray(0, subscriberBytes));
  visitor.set(ofBrowser.subarray(0, subscriberBytes), subscriberBytes);
  return visitor;
}

/** What is stored of a visit: nothing that says whose it was. */
export async function clickOf(visit: ClickVisit, { countryOf, visitorOf }: ClickEffects): Promise<Click> {
  const { linkId, day, address, userAgent, referer } = visit;
  return {
    ...classifyUserAgent(userAgent),
    referrer: referrerOf(referer),
    linkId,
    day,
    country: countryOf(address),
    visitor: await visitorOn(visit, visitorOf),
    payer: payerOf({ address, user: null }),
  };
}
