import type { User } from "../../core/action.ts";
import type { Lang } from "../../core/i18n.ts";
import type { Result } from "../../core/result.ts";
import type { ProviderName } from "./names.ts";

/** A person as a provider describes them; `subject` is its own id for them. */
export type Profile = {
  readonly subject: string;
  readonly name: string;
  readonly email: string;
  /** Whether the provider says that the address is theirs. */
  readonly isEmailVerified: boolean;
  readonly avatar: string | null;
};

export type IdentityProvider = {
  consentUrl(ask: { state: string; verifier: string }): string;
  profileOf(grant: { code: string; verifier: string; signal: AbortSignal }): Promise<Result<Profile>>;
};

export type Users = {
  /** Creates the user at the first sign-in, and updates the profile at each other; null for one who is blocked. */
  upsert(profile: Profile & { provider: ProviderName; at: Date }): Promise<User | null>;
};

type StartedSignIn = { stateHash: string; browserHash: string; provider: ProviderName };

export type PendingSignIns = {
  begin(signIn: StartedSignIn & { verifier: string; lang: Lang; expiresAt: Date }): Promise<void>;
  /** Hands one out once, to the browser that began it with that provider. */
  take(signIn: StartedSignIn & { at: Date }): Promise<{ verifier: string; lang: Lang } | null>;
  deleteExpired(before: Date): Promise<void>;
};

export type SessionRows = {
  open(session: { idHash: string; userId: string; at: Date; expiresAt: Date }): Promise<void>;
  find(idHash: string): Promise<{ user: User; expiresAt: Date } | null>;
  extend(idHash: string, expiresAt: Date): Promise<void>;
  close(idHash: string): Promise<void>;
  deleteExpired(before: Date): Promise<void>;
};

export type Sessions = {
  /** Returns the token that stands for the session from now on. */
  start(userId: string): Promise<string>;
  /** Null unless this product issued the token and its session is open. */
  userOf(token: string): Promise<User | null>;
  end(token: string): Promise<void>;
};

/** A sign-in on its way through a provider. */
export type SignIn = {
  isAvailable(name: ProviderName): boolean;
  /** Says where to send the visitor, and the secret that their browser has to bring back. */
  start(visit: {
    provider: ProviderName;
    browser: string | undefined;
    lang: Lang;
  }): Promise<Result<{ browser: string; url: string }>>;
  /** Takes what the provider sent back. `lang` is the one the sign-in was begun in; null where that cannot be found out. */
  finish(visit: {
    provider: ProviderName;
    browser: string | undefined;
    query: Readonly<Record<string, string | undefined>>;
    signal: AbortSignal;
  }): Promise<{ lang: Lang | null; outcome: Result<{ token: string; user: User }> }>;
};
