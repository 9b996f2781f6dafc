import type { Caller } from "../../core/action.ts";
import type { Owner } from "./store.ts";

/** Holds what an anonymous browser's notes are found by. */
export const browserCookie = "browser";

/** The longest that browsers keep a cookie. */
const cookieLifeS = 400 * 86_400;

/** Kept instead of the cookie's value, so that who reads the database cannot be that browser. */
export async function browserIdOf(cookie: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(cookie));
  return new Uint8Array(digest).toHex();
}

/** Null for an anonymous browser for which nothing has been kept yet. */
export async function ownerOf({ user, cookies }: Pick<Caller, "user" | "cookies">): Promise<Owner | null> {
  if (user) return { kind: "user", id: user.id };
  const cookie = cookies.get(browserCookie);
  return cookie ? { kind: "browser", id: await browserIdOf(cookie) } : null;
}

/** The owner of what is about to be kept; the browser's cookie is made, or lives anew. */
export async function settleOwner(
  { user, cookies }: Pick<Caller, "user" | "cookies">,
  newSecret: () => string,
): Promise<Owner> {
  if (user) return { kind: "user", id: user.id };
  const cookie = cookies.get(browserCookie) || newSecret();
  cookies.set(browserCookie, cookie, cookieLifeS);
  return { kind: "browser", id: await browserIdOf(cookie) };
}
