import { isCrossSite } from "../http/body.ts";
import { type Identify, readCookie } from "../http/caller.ts";
import { sessionCookie } from "../tools/sign-in/cookies.ts";
import { bearerOf } from "../http/bearer.ts";
import type { Sessions } from "../tools/sign-in/effects.ts";

const isApi = ({ url }: Request): boolean => url.startsWith("/api/", url.indexOf("/", 8));

/** The API takes the cookie for what a page of ours reads; a page also for its forms, which are checked by themselves. */
function mayUseCookie(request: Request): boolean {
  if (!isApi(request)) return true;
  return (request.method === "GET" || request.method === "HEAD") && !isCrossSite(request);
}

/** Who a request is from: an `Authorization` field that is there decides alone. */
export const identifyBy =
  (sessions: Sessions): Identify =>
  (request) => {
    const isNamed = request.headers.has("authorization");
    const fromCookie = !isNamed && mayUseCookie(request);
    const token = fromCookie ? readCookie(request.headers.get("cookie"), sessionCookie) : bearerOf(request);
    return token ? sessions.userOf(token) : null;
  };
