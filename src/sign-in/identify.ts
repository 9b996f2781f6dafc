import { isCrossSite } from "../http/body.ts";
import { type Callers, type Identify, cookieName, readCookie } from "../http/caller.ts";
import { sessionCookie } from "../tools/sign-in/cookies.ts";
import { bearerOf } from "../http/bearer.ts";
import type { Sessions } from "../tools/sign-in/effects.ts";

const isApi = ({ url }: Request): boolean => url.startsWith("/api/", url.indexOf("/", 8));

/** The API takes the cookie for what a page of ours reads; a page also for its forms, which are checked by themselves. */
function mayUseCookie(request: Request, origin: string): boolean {
  if (!isApi(request)) return true;
  return (request.method === "GET" || request.method === "HEAD") && !isCrossSite(request, origin);
}

/** Who a request is from: an `Authorization` field that is there decides alone. */
export const identifyBy =
  (sessions: Sessions, { origin, isSecure }: Pick<Callers, "origin" | "isSecure">): Identify =>
  (request) => {
    const header = request.headers.get("cookie");
    const isNamed = request.headers.has("authorization");
    const fromCookie = !isNamed && mayUseCookie(request, origin);
    const token = fromCookie ? readCookie(header, cookieName(sessionCookie, isSecure)) : bearerOf(request);
    return token ? sessions.userOf(token) : null;
  };
