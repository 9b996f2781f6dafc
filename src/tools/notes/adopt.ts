import type { Caller, User } from "#core/action.ts";
import { browserCookie, browserIdOf } from "./owner.ts";
import type { NoteStore } from "./store.ts";

/** The notes that a browser has become those of whoever signs in with it. The browser keeps those that there is no room for. */
export const adoptNotes =
  ({ notes, now }: { readonly notes: Pick<NoteStore, "adopt">; readonly now: () => Date }) =>
  async (user: User, { cookies }: Caller): Promise<void> => {
    const cookie = cookies.get(browserCookie);
    if (!cookie) return;
    const left = await notes.adopt({ browser: await browserIdOf(cookie), userId: user.id, at: now() });
    if (left === 0) cookies.set(browserCookie, "", 0);
  };
