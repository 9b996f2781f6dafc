import { classifyUserAgent, isClick, referrerOf } from "./click.ts";
import { dayOf } from "./days.ts";
import type { ClickStore, LinkStore, StoredLink } from "./store.ts";
import { isTargetBlocked } from "./target.ts";

export type FollowEffects = {
  readonly links: LinkStore;
  readonly clicks: ClickStore;
  readonly isBlocked: (hostname: string) => boolean;
  readonly countryOf: (address: string) => string | null;
  readonly visitorOf: (visit: { day: string; key: string }) => Promise<Uint8Array>;
  readonly now: () => Date;
};

export type LinkVisit = {
  readonly code: string;
  /** The client's address, used for country and visitor, stored nowhere. */
  readonly address: string;
  readonly request: Pick<Request, "method" | "headers">;
};

/** The link a code stands for; null too when its target was put on the blocklist since it was made. */
export async function findLink(
  code: string,
  { links, isBlocked }: Pick<FollowEffects, "links" | "isBlocked">,
): Promise<StoredLink | null> {
  const link = await links.find(code);
  return link && !isTargetBlocked(link.target, isBlocked) ? link : null;
}

/** Where a short link leads; the click is stored before this resolves. */
export async function followLink(visit: LinkVisit, effects: FollowEffects): Promise<string | null> {
  const link = await findLink(visit.code, effects);
  if (link && isClick(visit.request)) await recordClick(link, visit, effects);
  return link && link.target;
}

async function recordClick(link: StoredLink, { address, request }: LinkVisit, effects: FollowEffects) {
  const day = dayOf(effects.now().getTime());
  const userAgent = request.headers.get("user-agent") ?? "";
  await effects.clicks.record({
    ...classifyUserAgent(userAgent),
    referrer: referrerOf(request.headers.get("referer")),
    linkId: link.id,
    day,
    country: effects.countryOf(address),
    visitor: await effects.visitorOf({ day, key: [address, userAgent, link.id].join("|") }),
  });
}
