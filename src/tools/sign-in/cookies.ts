import type { Cookies } from "#core/action.ts";
import { hashSecret } from "#core/secret.ts";
import { signInTimeoutS } from "./schema.ts";

/** The token, for pages and pictures; it ends with the session, not by itself. */
export const sessionCookie = "session";
const sessionLifetimeS = 365 * 86_400;

/** The browser's own secret while a sign-in is on its way. */
export const signInCookie = "sign_in";

/** The hash of a token that this browser has just been given. */
const freshTokenCookie = "fresh_token";
const freshTokenLifetimeS = 120;

/** The page that the sign-in was begun on; home offers it until this has run out. */
const originPageCookie = "sign_in_page";

export const setOriginPage = (cookies: Cookies, page: string): void =>
  cookies.set(originPageCookie, page, signInTimeoutS);

/** A tool's id and its tab, as the browser says. */
export const originPageOf = (cookies: Cookies): readonly [id: string, tab: string | undefined] | null => {
  const [id = "", tab] = cookies.get(originPageCookie)?.split("~") ?? [];
  return id === "" ? null : [id, tab];
};

export const setSessionCookie = (cookies: Cookies, token: string): void =>
  cookies.set(sessionCookie, token, sessionLifetimeS);

export const clearSessionCookie = (cookies: Cookies): void => cookies.set(sessionCookie, "", 0);

export const setFreshTokenCookie = (cookies: Cookies, token: string): void =>
  cookies.set(freshTokenCookie, hashSecret(token), freshTokenLifetimeS);

/** Whether a token in an address came from a sign-in that this very browser has made. */
export const isFreshToken = (cookies: Cookies, token: string): boolean =>
  cookies.get(freshTokenCookie) === hashSecret(token);
