import { type Caller, type User, knownUser } from "#core/action.ts";
import type { NoteStore, Owner } from "./store.ts";

/** The notes that a browser has become those of whoever signs in with it. The browser keeps those that there is no room for. */
export const adoptNotes =
  ({ notes, now }: { readonly notes: Pick<NoteStore, "adopt">; readonly now: () => Date }) =>
  async (user: User, { cookies }: Caller): Promise<void> => {
    const cookie = cookies.get(browserCookie);
    if (!cookie) return;
    const left = await notes.adopt({ browser: await browserIdOf(cookie), userId: user.id, at: now() });
    if (left === 0) cookies.set(browserCookie, "", 0);
  };

/** The cookie by which an anonymous browser's notes are found. */
export const browserCookie = "browser";

/** The longest lifetime that browsers give a cookie. */
const cookieLifetimeS = 400 * 86_400;

/** Stored instead of the cookie's value, so that whoever reads the database cannot act as that browser. */
export async function browserIdOf(cookie: string): Promise<string> {
  const cookieDigest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(cookie));
  return new Uint8Array(cookieDigest).toHex();
}

type NoteWriter = Pick<Caller, "user" | "identityFault" | "cookies">;

/** Whoever a browser's notes belong to besides the user's who is signed in with it; null where there are none. */
export async function browserOf({ cookies }: Pick<Caller, "cookies">): Promise<Owner | null> {
  const cookie = cookies.get(browserCookie);
  return cookie ? { kind: "browser", id: await browserIdOf(cookie) } : null;
}

/** Null for an anonymous browser that owns nothing yet. */
export async function ownerOf(noteWriter: NoteWriter): Promise<Owner | null> {
  const user = knownUser(noteWriter);
  return user ? { kind: "user", id: user.id } : browserOf(noteWriter);
}

/** The owner of a note that is about to be stored; an anonymous browser is given its cookie, or a longer lifetime of it. */
export async function ensureOwner(noteWriter: NoteWriter, newSecret: () => string): Promise<Owner> {
  const [user, { cookies }] = [knownUser(noteWriter), noteWriter];
  if (user) return { kind: "user", id: user.id };
  const cookie = cookies.get(browserCookie) || newSecret();
  cookies.set(browserCookie, cookie, cookieLifetimeS);
  return { kind: "browser", id: await browserIdOf(cookie) };
}
