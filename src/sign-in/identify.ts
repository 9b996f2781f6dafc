import { isCrossSite } from "#http/body.ts";
import { type Callers, type Identify, type Identity, cookieName, readCookie } from "#http/caller.ts";
import { sessionCookie } from "#tools/sign-in/cookies.ts";
import { bearerOf } from "#http/bearer.ts";
import type { Sessions } from "#tools/sign-in/effects.ts";
import { dayInVietnam } from "#core/days.ts";
import { ownTurn } from "#core/own-turn.ts";
import { hashSecret } from "#core/secret.ts";
import { within } from "#core/within.ts";
import { keyPrefix } from "#tools/account/schema.ts";
import type { KeyStore } from "#tools/account/store.ts";

/** The calls for programs: the API, and the same for assistants. */
function isApi({ url }: Request): boolean {
  const at = url.indexOf("/", 8);
  return url.startsWith("/api/", at) || /^\/mcp(\?|$)/.test(url.slice(at, at + 5));
}

/** The API takes the cookie for what a page of ours reads; a page also for its forms, which are checked by themselves. */
function mayUseCookie(request: Request, ownOrigin: string): boolean {
  if (!isApi(request)) return true;
  return (request.method === "GET" || request.method === "HEAD") && !isCrossSite(request, ownOrigin);
}

type Identities = {
  readonly sessions: Pick<Sessions, "find">;
  readonly keys: Pick<KeyStore, "find" | "touch">;
  readonly now: () => Date;
  /** Whether a fault will pass by itself: who asks is not known until then, and tools that store nothing go on. */
  readonly isTransient: (fault: unknown) => boolean;
  /** How long it may take to find out who asks; null where nobody else is asked. */
  readonly answerMs: number | null;
};

/** Whose a key is; only the API takes one. */
async function identityOfKey(secret: string, { keys, now }: Identities): Promise<Identity | null> {
  const storedKey = await keys.find(hashSecret(secret));
  if (!storedKey) return null;
  const { id, scopes, user } = storedKey;
  const usedDay = dayInVietnam(now().getTime());
  if (storedKey.lastUsedDay !== usedDay) await keys.touch(id, usedDay);
  return { user, key: { id, ownerId: user.id, scopes } };
}

async function identityOf(token: string, identities: Identities): Promise<Identity | null> {
  try {
    const isKey = token.startsWith(keyPrefix);
    const finding = isKey ? identityOfKey(token, identities) : identities.sessions.find(token);
    const identity = await (identities.answerMs === null ? finding : within(identities.answerMs, finding));
    // Many requests of one user learn it in the same turn, and would all be answered in it.
    await ownTurn();
    return identity;
  } catch (sessionFault) {
    if (identities.isTransient(sessionFault)) return { user: null, fault: sessionFault };
    throw sessionFault;
  }
}

/** Who a request is from: an `Authorization` field that is there decides alone. */
export const identifyBy =
  (identities: Identities, { origin, isSecure }: Pick<Callers, "origin" | "isSecure">): Identify =>
  (request) => {
    const { headers } = request;
    const isNamed = headers.has("authorization");
    const cookies = isNamed ? null : headers.get("cookie");
    if (!isNamed && cookies === null) return null;
    const fromCookie = !isNamed && mayUseCookie(request, origin);
    const token = fromCookie ? readCookie(cookies, cookieName(sessionCookie, isSecure)) : bearerOf(request);
    if (!token || (token.startsWith(keyPrefix) && !(isNamed && isApi(request)))) return null;
    return identityOf(token, identities);
  };
