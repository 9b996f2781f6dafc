import type { User } from "../core/action.ts";
import type { Lang } from "../core/i18n.ts";
import { say } from "../core/i18n.ts";
import { type Result, fail, ok } from "../core/result.ts";
import { hashSecret, newSecret } from "../core/secret.ts";
import type { Sessions } from "./session.ts";

export const providerNames = ["google", "facebook"] as const;
export type ProviderName = (typeof providerNames)[number];

/** What a provider tells of a person; `subject` is its own id for them. */
export type Profile = {
  readonly subject: string;
  readonly name: string;
  readonly email: string;
  readonly avatar: string | null;
};

export type IdentityProvider = {
  consentUrl(ask: { state: string; verifier: string }): string;
  profileOf(grant: { code: string; verifier: string; signal: AbortSignal }): Promise<Result<Profile>>;
};

export type Users = {
  /** Makes the user at the first sign-in, and brings what the provider tells up to date at each other. */
  remember(profile: Profile & { provider: ProviderName; at: Date }): Promise<User>;
};

type Started = { stateHash: string; browserHash: string; provider: ProviderName };

export type PendingSignIns = {
  begin(signIn: Started & { verifier: string; lang: Lang; expiresAt: Date }): Promise<void>;
  /** Hands one out once, to the browser that began it with that provider. */
  take(signIn: Started & { at: Date }): Promise<{ verifier: string; lang: Lang } | null>;
  purge(before: Date): Promise<void>;
};

export type SignInEffects = {
  /** Those that have a client id here. */
  readonly providers: Readonly<Partial<Record<ProviderName, IdentityProvider>>>;
  readonly pending: PendingSignIns;
  readonly users: Users;
  readonly sessions: Sessions;
  readonly now: () => Date;
};

/** How long a visitor may take at the provider. */
export const patienceS = 600;

/** The browser's own secret, which binds a sign-in to it; kept in a cookie between start and finish. */
const browserSecret = /^[\w-]{43}$/;

export const createSignIn = ({ providers, pending, users, sessions, now }: SignInEffects) => ({
  isAvailable: (name: ProviderName): boolean => providers[name] !== undefined,

  /** Says where to send the visitor, and the secret that their browser has to bring back. */
  async start(visit: { provider: ProviderName; browser: string | undefined; lang: Lang }) {
    const provider = providers[visit.provider];
    if (!provider) return fail("not_configured", say("sign-in.notConfigured"));
    const browser = browserSecret.test(visit.browser ?? "") ? String(visit.browser) : newSecret();
    const [state, verifier] = [newSecret(), newSecret()];
    await pending.begin({
      stateHash: hashSecret(state),
      browserHash: hashSecret(browser),
      provider: visit.provider,
      verifier,
      lang: visit.lang,
      expiresAt: new Date(now().getTime() + patienceS * 1000),
    });
    return ok({ browser, url: provider.consentUrl({ state, verifier }) });
  },

  /** Takes what the provider sent back. `lang` is the one the sign-in was begun in, if it is known. */
  async finish(visit: {
    provider: ProviderName;
    browser: string | undefined;
    query: Readonly<Record<string, string | undefined>>;
    signal: AbortSignal;
  }): Promise<{ lang: Lang | null; outcome: Result<{ token: string; user: User }> }> {
    const { code, state, error } = visit.query;
    const provider = providers[visit.provider];
    if (!provider) return { lang: null, outcome: fail("not_configured", say("sign-in.notConfigured")) };
    const begun = await pending.take({
      stateHash: hashSecret(state ?? ""),
      browserHash: hashSecret(visit.browser ?? ""),
      provider: visit.provider,
      at: now(),
    });
    if (!begun) return { lang: null, outcome: fail("forbidden", say("sign-in.unknown")) };
    const { lang, verifier } = begun;
    if (!code) {
      const reason = error === "access_denied" ? say("sign-in.declined") : say("sign-in.failed");
      return { lang, outcome: fail("forbidden", reason) };
    }
    const profile = await provider.profileOf({ code, verifier, signal: visit.signal });
    if (!profile.ok) return { lang, outcome: profile };
    const user = await users.remember({ ...profile.value, provider: visit.provider, at: now() });
    return { lang, outcome: ok({ user, token: await sessions.start(user.id) }) };
  },
});

export type SignIn = ReturnType<typeof createSignIn>;
