import type { Caller, User } from "../../core/action.ts";
import { browserCookie, browserIdOf } from "./owner.ts";
import type { NoteStore } from "./store.ts";

/** The notes that a browser has become those of whoever signs in with it. */
export const adoptNotes =
  ({ notes }: { readonly notes: NoteStore }) =>
  async (user: User, { cookies }: Caller): Promise<void> => {
    const cookie = cookies.get(browserCookie);
    if (!cookie) return;
    await notes.adopt({ browser: await browserIdOf(cookie), userId: user.id });
    cookies.set(browserCookie, "", 0);
  };
