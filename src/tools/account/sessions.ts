import { type Cookies, action } from "#core/action.ts";
import { fail, ok } from "#core/result.ts";
import { NoInput, Success } from "#core/schema.ts";
import type { OpenSession, Sessions } from "#tools/sign-in/effects.ts";
import { type AccountSession, AccountSessions, SessionId } from "./schema.ts";
import type { KeyStore } from "./store.ts";

export type SessionEffects = {
  readonly sessions: Pick<Sessions, "listOf" | "endOne" | "endAll">;
  readonly keys: Pick<KeyStore, "removeAll">;
  /** Deletes the browser's session cookie. */
  readonly signOut: (cookies: Cookies) => void;
};

const accountSessionOf = (
  { id, device, createdAt, lastUsedDay }: OpenSession,
  current: string | null | undefined,
): AccountSession => ({
  id,
  device: device || null,
  created_at: createdAt.toISOString(),
  last_used: lastUsedDay,
  current: id === current,
});

const unauthorized = fail("unauthorized");

/** A user's sessions, as they may take them along. */
export const exportSessions = ({ sessions }: Pick<SessionEffects, "sessions">) =>
  async function* (userId: string): AsyncGenerator<AccountSession> {
    yield* (await sessions.listOf(userId)).map((openSession) => accountSessionOf(openSession, null));
  };

/** Where somebody is signed in, and the way out of it: of one, or of all and whatever their keys open. */
export const sessionActions = ({ sessions, keys, signOut }: SessionEffects) => ({
  listSessions: action(NoInput, AccountSessions, "read", async (_input, { user, session }) =>
    user
      ? ok({
          data: (await sessions.listOf(user.id)).map((openSession) => accountSessionOf(openSession, session)),
        })
      : unauthorized,
  ),

  endSession: action(SessionId, Success, "write", async ({ id }, { user, session, cookies }) => {
    if (!user) return unauthorized;
    if (!(await sessions.endOne(user.id, id))) return fail("not_found");
    if (id === session) signOut(cookies);
    return ok({ success: true });
  }),

  signOutEverywhere: action(NoInput, Success, "write", async (_input, { user, cookies }) => {
    if (!user) return unauthorized;
    await Promise.all([sessions.endAll(user.id), keys.removeAll(user.id)]);
    signOut(cookies);
    return ok({ success: true });
  }),
});
