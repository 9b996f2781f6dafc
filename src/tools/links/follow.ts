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

/** Where a short link leads, or why it leads nowhere; null when there is none. */
export type Followed =
  | { readonly state: "open"; readonly target: string }
  | { readonly state: "locked" | "gone" }
  | null;

/** Whether a link's time is over; that its clicks are used up shows when one is taken. */
export const isOver = ({ expiresAt, maxClicks, clicks }: StoredLink, now: Date): boolean =>
  (expiresAt !== null && expiresAt <= now) || (maxClicks !== null && clicks >= maxClicks);

/** The click is stored before this resolves. */
export async function followLink(visit: LinkVisit, effects: FollowEffects): Promise<Followed> {
  const link = await findLink(visit.code, effects);
  if (!link) return null;
  if (isOver(link, effects.now())) return { state: "gone" };
  return link.passwordHash === null ? openLink(link, visit, effects) : { state: "locked" };
}

/** What somebody gets who may follow a link. */
export async function openLink(
  link: StoredLink,
  visit: Omit<LinkVisit, "code">,
  effects: FollowEffects,
): Promise<Exclude<Followed, null>> {
  const isCounted = isClick(visit.request);
  const { isBot } = classifyUserAgent(visit.request.headers.get("user-agent") ?? "");
  if (isCounted && !isBot && link.maxClicks !== null && !(await effects.links.takeClick(link.id)))
    return { state: "gone" };
  if (isCounted) await recordClick(link, visit, effects);
  return { state: "open", target: link.target };
}

async function recordClick(
  link: StoredLink,
  { address, request }: Omit<LinkVisit, "code">,
  effects: FollowEffects,
) {
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
