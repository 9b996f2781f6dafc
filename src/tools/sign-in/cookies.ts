import type { Cookies } from "../../core/action.ts";
import { hashSecret } from "../../core/secret.ts";

/** The token, for pages and pictures; it ends with the session, not by itself. */
export const sessionCookie = "session";
const sessionS = 365 * 86_400;

/** The browser's own secret while a sign-in is on its way. */
export const signInCookie = "sign_in";

/** The hash of a token that this browser has just been given. */
const freshCookie = "fresh_token";
const freshS = 120;

export const keepSession = (cookies: Cookies, token: string): void =>
  cookies.set(sessionCookie, token, sessionS);

export const dropSession = (cookies: Cookies): void => cookies.set(sessionCookie, "", 0);

export const expectToken = (cookies: Cookies, token: string): void =>
  cookies.set(freshCookie, hashSecret(token), freshS);

/** Whether a token in an address came from a sign-in that this very browser has made. */
export const isExpected = (cookies: Cookies, token: string): boolean =>
  cookies.get(freshCookie) === hashSecret(token);
