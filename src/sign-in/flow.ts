import type { User } from "#core/action.ts";
import type { IdentityProvider, PendingSignIns, Sessions, SignIn, Users } from "#tools/sign-in/effects.ts";
import { type ProviderName, signInTimeoutS } from "#tools/sign-in/schema.ts";
import { deviceName } from "#tools/sign-in/device-name.ts";
import { type Lang, languages, message } from "#core/i18n.ts";
import { type Result, fail, ok } from "#core/result.ts";
import { hashSecret, newSecret } from "#core/secret.ts";

export type SignInParts = {
  /** Those that have a client id here. */
  readonly providers: Readonly<Partial<Record<ProviderName, IdentityProvider>>>;
  readonly pending: PendingSignIns;
  readonly users: Users;
  readonly sessions: Sessions;
  readonly now: () => Date;
};

/** The browser's own secret, which binds a sign-in to it; held in a cookie between start and finish. */
const browserSecret = /^[\w-]{43}$/;

/** The language that a sign-in says it was begun in, also where it is not ours to finish. */
const langOf = (signInState: string | undefined): Lang | null =>
  languages.find((lang) => signInState?.endsWith(`.${lang}`)) ?? null;

export const createSignIn = ({ providers, pending, users, sessions, now }: SignInParts): SignIn => ({
  isAvailable: (providerName: ProviderName): boolean => providers[providerName] !== undefined,

  /** Says where to send the visitor, and the secret that their browser has to bring back. */
  async start(signInVisit: { provider: ProviderName; browser: string | undefined; lang: Lang }) {
    const provider = providers[signInVisit.provider];
    if (!provider) return fail("not_configured", message("sign-in.notConfigured"));
    const browser = browserSecret.test(signInVisit.browser ?? "") ? String(signInVisit.browser) : newSecret();
    const [signInState, verifier] = [`${newSecret()}.${signInVisit.lang}`, newSecret()];
    await pending.begin({
      stateHash: hashSecret(signInState),
      browserHash: hashSecret(browser),
      provider: signInVisit.provider,
      verifier,
      lang: signInVisit.lang,
      expiresAt: new Date(now().getTime() + signInTimeoutS * 1000),
    });
    return ok({ browser, url: provider.consentUrl({ state: signInState, verifier }) });
  },

  /** Takes what the provider sent back. `lang` is the one the sign-in was begun in; null where that cannot be found out. */
  async finish(callbackVisit: {
    provider: ProviderName;
    browser: string | undefined;
    userAgent: string;
    query: Readonly<Record<string, string | undefined>>;
    signal: AbortSignal;
  }): Promise<{ lang: Lang | null; outcome: Result<{ token: string; user: User }> }> {
    const { code: providerCode, state: returnedState, error } = callbackVisit.query;
    const provider = providers[callbackVisit.provider];
    if (!provider) return { lang: null, outcome: fail("not_configured", message("sign-in.notConfigured")) };
    const begunSignIn = await pending.take({
      stateHash: hashSecret(returnedState ?? ""),
      browserHash: hashSecret(callbackVisit.browser ?? ""),
      provider: callbackVisit.provider,
      at: now(),
    });
    if (!begunSignIn) {
      const failureReason = callbackVisit.browser ? message("sign-in.unknown") : message("sign-in.noCookie");
      return { lang: langOf(returnedState), outcome: fail("forbidden", failureReason) };
    }
    const { lang, verifier } = begunSignIn;
    if (!providerCode) {
      const failureReason =
        error === "access_denied" ? message("sign-in.declined") : message("sign-in.failed");
      return { lang, outcome: fail("forbidden", failureReason) };
    }
    const profile = await provider.profileOf({ code: providerCode, verifier, signal: callbackVisit.signal });
    if (!profile.ok) return { lang, outcome: profile };
    const user = await users.upsert({ ...profile.value, provider: callbackVisit.provider, at: now() });
    if (!user) return { lang, outcome: fail("forbidden", message("sign-in.blocked")) };
    return {
      lang,
      outcome: ok({ user, token: await sessions.start(user.id, deviceName(callbackVisit.userAgent)) }),
    };
  },
});
