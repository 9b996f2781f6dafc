import { isCrossSite } from "../http/body.ts";
import { type Callers, type Identify, type Identity, cookieName, readCookie } from "../http/caller.ts";
import { sessionCookie } from "../tools/sign-in/cookies.ts";
import { bearerOf } from "../http/bearer.ts";
import type { Sessions } from "../tools/sign-in/effects.ts";
import { dayInVietnam } from "../core/days.ts";
import { hashSecret } from "../core/secret.ts";
import { keyPrefix } from "../tools/account/names.ts";
import type { KeyStore } from "../tools/account/store.ts";

const isApi = ({ url }: Request): boolean => url.startsWith("/api/", url.indexOf("/", 8));

/** The API takes the cookie for what a page of ours reads; a page also for its forms, which are checked by themselves. */
function mayUseCookie(request: Request, ownOrigin: string): boolean {
  if (!isApi(request)) return true;
  return (request.method === "GET" || request.method === "HEAD") && !isCrossSite(request, ownOrigin);
}

type Identities = {
  readonly sessions: Sessions;
  readonly keys: KeyStore;
  readonly now: () => Date;
  /** Whether a fault will pass by itself: who asks is not known until then, and tools that store nothing go on. */
  readonly isTransient: (fault: unknown) => boolean;
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
    if (token.startsWith(keyPrefix)) return await identityOfKey(token, identities);
    const user = await identities.sessions.userOf(token);
    return user && { user };
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
