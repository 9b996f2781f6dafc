import { dayInVietnam } from "#core/days.ts";
import { message } from "#core/i18n.ts";
import { type Failure, type Result, ok } from "#core/result.ts";
import { type ClickEffects, type ClickVisit, classifyUserAgent, isClick, visitorOn } from "./click.ts";
import type { ClickStore, LinkStore, StoredLink } from "./store.ts";
import { isTargetBlocked } from "./target.ts";

/**
 * A look-up that is made once for all who ask for the same key within one turn of the event loop: at its end, so that
 * nobody gets what was true before they asked. What many follow at once costs one look.
 */
export function oncePerTurn<Value>(lookUp: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const askedThisTurn = new Map<string, Promise<Value>>();
  return (key) => {
    const alreadyAsked = askedThisTurn.get(key);
    if (alreadyAsked) return alreadyAsked;
    const { promise, resolve } = Promise.withResolvers<Value>();
    setImmediate(() => {
      askedThisTurn.delete(key);
      resolve(lookUp(key));
    });
    askedThisTurn.set(key, promise);
    return promise;
  };
}

/** One subscriber takes at most this part of a link's clicks a day, and at least one. */
export const clickShare = 0.1;

export type FollowEffects = {
  readonly links: LinkStore;
  readonly clicks: ClickStore;
  readonly isBlocked: (hostname: string) => boolean;
  /** Resolves once the click is on the disk. */
  readonly recordVisit: (visit: ClickVisit) => Promise<void>;
  /** Whether one more click of an address is counted: one subscriber adds a limited number a day. */
  readonly mayCount: (linkId: string, address: string) => boolean;
  readonly visitorOf: ClickEffects["visitorOf"];
  readonly now: () => Date;
};

export type LinkVisit = {
  readonly code: string;
  /** The client's address, used for country and visitor, stored nowhere. */
  readonly address: string;
  readonly request: Pick<Request, "method" | "headers">;
};

/** Why a code leads nowhere: there is no link, its time is over, or the operator removed it or blocked its host. */
export type DeadEnd = "missing" | "over" | "removed" | "blocked";

const failures: Readonly<Record<DeadEnd, Failure>> = {
  missing: { code: "not_found" },
  over: { code: "gone", detail: message("links.gone") },
  removed: { code: "gone", detail: message("links.removed") },
  blocked: { code: "gone", detail: message("links.blocked") },
};

export const deadEndFailure = (linkEnd: DeadEnd): Failure => failures[linkEnd];

const deadEnd = (linkEnd: DeadEnd): Result<never> => ({ ok: false, failure: failures[linkEnd] });

/** Whether a link's time is over; that its clicks are used up shows when one is taken. */
const isOver = ({ expiresAt, maxClicks, takenClicks }: StoredLink, now: Date): boolean =>
  (expiresAt !== null && expiresAt <= now) || (maxClicks !== null && takenClicks >= maxClicks);

type LinkFinding = Pick<FollowEffects, "links" | "isBlocked" | "now">;

/** The link a code stands for, or why it leads nowhere. */
async function resolveLink(
  linkCode: string,
  { links, isBlocked, now }: LinkFinding,
): Promise<StoredLink | DeadEnd> {
  const link = await links.find(linkCode);
  if (!link) return (await links.isRemoved(linkCode)) ? "removed" : "missing";
  if (link.isBlocked) return "removed";
  if (isTargetBlocked(link.target, isBlocked)) return "blocked";
  return isOver(link, now()) ? "over" : link;
}

export async function findLink(linkCode: string, effects: LinkFinding): Promise<Result<StoredLink>> {
  const link = await resolveLink(linkCode, effects);
  return typeof link === "string" ? deadEnd(link) : ok(link);
}

/** Where a short link leads, or why it leads nowhere. */
export type FollowedLink =
  | { readonly state: "open"; readonly target: string }
  | { readonly state: "locked" | DeadEnd };

/** Follows links; a click is stored before its promise resolves. */
export function linkFollower(effects: FollowEffects): (visit: LinkVisit) => Promise<FollowedLink> {
  const resolve = oncePerTurn((linkCode) => resolveLink(linkCode, effects));
  return async (linkVisit) => {
    const link = await resolve(linkVisit.code);
    if (typeof link === "string") return { state: link };
    return link.passwordHash === null ? openLink(link, linkVisit, effects) : { state: "locked" };
  };
}

/** What somebody gets who may follow a link. */
export async function openLink(
  link: StoredLink,
  linkVisit: Omit<LinkVisit, "code">,
  effects: FollowEffects,
): Promise<FollowedLink> {
  const { address, request } = linkVisit;
  if (!isClick(request)) return { state: "open", target: link.target };
  const userAgent = request.headers.get("user-agent") ?? "";
  const visit: ClickVisit = {
    linkId: link.id,
    day: dayInVietnam(effects.now().getTime()),
    address,
    userAgent,
    referer: request.headers.get("referer"),
  };
  // What is beyond a subscriber's part leads on, and takes none of the link's clicks either.
  if (!effects.mayCount(link.id, address)) return { state: "open", target: link.target };
  if (link.maxClicks !== null && !classifyUserAgent(userAgent).isBot) {
    const { day } = visit;
    const visitor = await visitorOn(visit, effects.visitorOf);
    const share = Math.max(1, Math.floor(link.maxClicks * clickShare));
    if (!(await effects.links.takeClick({ id: link.id, day, visitor, share }))) return { state: "over" };
  }
  await effects.recordVisit(visit);
  return { state: "open", target: link.target };
}
