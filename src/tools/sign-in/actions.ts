import { Type } from "@sinclair/typebox";
import { type Caller, type User, action } from "../../core/action.ts";
import { localPath } from "../../core/catalog.ts";
import type { Lang } from "../../core/i18n.ts";
import { problemOf } from "../../core/problem.ts";
import { type Failure, ok } from "../../core/result.ts";
import { dropSession, expectToken, keepSession, sessionCookie, signInCookie } from "./cookies.ts";
import { type ProviderName, type Sessions, type SignIn, signInTimeoutS } from "./effects.ts";

/** What else happens when somebody has signed in: what their browser kept becomes theirs. */
export type AfterSignIn = (user: User, caller: Caller) => Promise<void>;

const NoInput = Type.Object({});

const Answered = Type.Object({
  code: Type.Optional(Type.String()),
  state: Type.Optional(Type.String()),
  error: Type.Optional(Type.String()),
});

const callbackPage = (lang: Lang, query: Record<string, string>) =>
  ok({ location: `${localPath("/auth/callback", lang)}?${new URLSearchParams(query)}` });

const refused = (lang: Lang, failure: Failure) =>
  callbackPage(lang, { error: problemOf(failure, lang).detail });

export function signInActions(effects: {
  readonly signIn: SignIn;
  readonly sessions: Sessions;
  readonly afterSignIn: readonly AfterSignIn[];
}) {
  const { signIn, sessions, afterSignIn } = effects;

  /** The way to a provider and back; each ends in an address to go to. */
  const by = (provider: ProviderName) => ({
    start: action(NoInput, "signIn", async (_input, { cookies, lang }) => {
      const browser = cookies.get(signInCookie) ?? undefined;
      const started = await signIn.start({ provider, browser, lang });
      if (!started.ok) return refused(lang, started.failure);
      cookies.set(signInCookie, started.value.browser, signInTimeoutS);
      return ok({ location: started.value.url });
    }),

    finish: action(Answered, "signIn", async (query, caller) => {
      const { cookies, signal } = caller;
      const browser = cookies.get(signInCookie) ?? undefined;
      const { lang, outcome } = await signIn.finish({ provider, browser, query, signal });
      if (!outcome.ok) return refused(lang ?? caller.lang, outcome.failure);
      const { token, user } = outcome.value;
      const before = cookies.get(sessionCookie);
      if (before) await sessions.end(before);
      for (const step of afterSignIn) await step(user, caller);
      keepSession(cookies, token);
      expectToken(cookies, token);
      return callbackPage(lang ?? caller.lang, { token, user: JSON.stringify(user) });
    }),
  });

  return {
    google: by("google"),
    facebook: by("facebook"),

    /** Ends the session of the page's own form; the API's call ends that of its token. */
    signOut: action(NoInput, "signIn", async (_input, { cookies }) => {
      const token = cookies.get(sessionCookie);
      if (token) await sessions.end(token);
      dropSession(cookies);
      return ok({ success: true });
    }),

    end: (token: string) => sessions.end(token),
  };
}

export type SignInActions = ReturnType<typeof signInActions>;
