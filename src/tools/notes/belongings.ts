import type { Caller, User } from "../../core/action.ts";
import type { NoteEffects } from "./actions.ts";
import { browserCookie, browserIdOf } from "./owner.ts";
import { show } from "./shown.ts";
import { mostNotes } from "./store.ts";
import type { Note } from "./schema.ts";

/** Whoever signs in takes along the notes that the browser had. */
export const adoptNotes =
  ({ notes }: Pick<NoteEffects, "notes">) =>
  async (user: User, { cookies }: Caller): Promise<void> => {
    const cookie = cookies.get(browserCookie);
    if (!cookie) return;
    await notes.adopt({ browser: await browserIdOf(cookie), userId: user.id });
    cookies.set(browserCookie, "", 0);
  };

/** All notes of a user, as they may take them along. */
export const exportNotes =
  ({ notes, now }: NoteEffects) =>
  async (userId: string): Promise<Note[]> => {
    const all = { folded: "", offset: 0, limit: mostNotes, at: now() };
    return (await notes.listOf({ kind: "user", id: userId }, all)).map(show);
  };
