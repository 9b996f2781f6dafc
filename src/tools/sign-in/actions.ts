import { type Caller, type User, action } from "#core/action.ts";
import { localPath } from "#core/pages.ts";
import type { Lang } from "#core/i18n.ts";
import { problemOf } from "#core/problem.ts";
import { type Failure, ok } from "#core/result.ts";
import { NoInput, Success } from "#core/schema.ts";
import {
  clearSessionCookie,
  sessionCookie,
  setFreshTokenCookie,
  setOriginPage,
  setSessionCookie,
  signInCookie,
} from "./cookies.ts";
import type { Sessions, SignIn } from "./effects.ts";
import { type ProviderName, CallbackQuery, Redirection, SignInStart, signInTimeoutS } from "./schema.ts";

/** A step after somebody has signed in, such as making what their browser owned theirs. */
export type AfterSignIn = (user: User, caller: Caller) => Promise<void>;

const callbackPage = (lang: Lang, callbackQuery: Record<string, string>) =>
  ok({ location: `${localPath("/auth/callback", lang)}?${new URLSearchParams(callbackQuery)}` });

const refusedSignIn = (lang: Lang, signInFailure: Failure) =>
  callbackPage(lang, { error: problemOf(signInFailure, lang).detail });

export type SignInEffects = {
  readonly signIn: SignIn;
  readonly sessions: Pick<Sessions, "end">;
  readonly afterSignIn: readonly AfterSignIn[];
};

export function signInActions({ signIn, sessions, afterSignIn }: SignInEffects) {
  /** The way to a provider and back; each ends in an address to go to. */
  const actionsOf = (provider: ProviderName) => ({
    start: action(SignInStart, Redirection, "signIn", async ({ from }, { cookies, lang }) => {
      const browser = cookies.get(signInCookie) ?? undefined;
      const startedSignIn = await signIn.start({ provider, browser, lang });
      if (!startedSignIn.ok) return refusedSignIn(lang, startedSignIn.failure);
      cookies.set(signInCookie, startedSignIn.value.browser, signInTimeoutS);
      if (from && /^[\w~-]+$/.test(from)) setOriginPage(cookies, from);
      return ok({ location: startedSignIn.value.url });
    }),

    finish: action(CallbackQuery, Redirection, "signIn", async (callbackQuery, caller) => {
      const { cookies, signal, userAgent } = caller;
      const browser = cookies.get(signInCookie) ?? undefined;
      const { lang, outcome: signInOutcome } = await signIn.finish({
        provider,
        browser,
        userAgent,
        query: callbackQuery,
        signal,
      });
      if (!signInOutcome.ok) return refusedSignIn(lang ?? caller.lang, signInOutcome.failure);
      const { token, user } = signInOutcome.value;
      const previousSession = cookies.get(sessionCookie);
      if (previousSession) await sessions.end(previousSession);
      for (const afterSignInStep of afterSignIn) await afterSignInStep(user, caller);
      setSessionCookie(cookies, token);
      setFreshTokenCookie(cookies, token);
      return callbackPage(lang ?? caller.lang, { token, user: JSON.stringify(user) });
    }),
  });

  return {
    google: actionsOf("google"),
    facebook: actionsOf("facebook"),

    /** Ends the session of the page's own form; the API's call ends that of its token. */
    signOut: action(NoInput, Success, "signIn", async (_input, { cookies }) => {
      const token = cookies.get(sessionCookie);
      if (token) await sessions.end(token);
      clearSessionCookie(cookies);
      return ok({ success: true });
    }),

    end: (token: string) => sessions.end(token),
  };
}

export type SignInActions = ReturnType<typeof signInActions>;
