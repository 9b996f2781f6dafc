import type { User } from "#core/action.ts";
import type { Lang } from "#core/i18n.ts";
import type { Result } from "#core/result.ts";
import type { ProviderName } from "./schema.ts";

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

export type NewSession = {
  readonly idHash: string;
  readonly userId: string;
  readonly at: Date;
  readonly expiresAt: Date;
  /** What it was begun on, in names that are known; blank where they are not. */
  readonly device: string;
};

export type SessionRows = {
  /** Opens a session; of more than `max` of one user those end that would end first. */
  open(session: NewSession & { max: number }): Promise<void>;
  find(idHash: string): Promise<{ user: User; expiresAt: Date } | null>;
  extend(idHash: string, expiresAt: Date): Promise<void>;
  close(idHash: string): Promise<void>;
  /** A user's, those used last first. */
  listOf(userId: string): Promise<readonly StoredSession[]>;
  /** Closes those of a user, or the one whose hash begins so; says how many there were. */
  closeOf(userId: string, hashPrefix?: string): Promise<number>;
  deleteExpired(before: Date): Promise<void>;
};

export type StoredSession = {
  readonly idHash: string;
  readonly device: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

/** A session as its user sees it. */
export type OpenSession = {
  /** Names it among the user's, and opens nothing. */
  readonly id: string;
  readonly device: string;
  readonly createdAt: Date;
  /** In Vietnam, `YYYY-MM-DD`. */
  readonly lastUsedDay: string;
};

export type Sessions = {
  /** Returns the token that stands for the session from now on. */
  start(userId: string, device: string): Promise<string>;
  /** Null unless this product issued the token and its session is open. */
  find(token: string): Promise<{ readonly user: User; readonly session: string } | null>;
  end(token: string): Promise<void>;
  listOf(userId: string): Promise<readonly OpenSession[]>;
  /** Ends one of a user's sessions; false where there is none of this id. */
  endOne(userId: string, id: string): Promise<boolean>;
  endAll(userId: string): Promise<void>;
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
    userAgent: string;
    query: Readonly<Record<string, string | undefined>>;
    signal: AbortSignal;
  }): Promise<{ lang: Lang | null; outcome: Result<{ token: string; user: User }> }>;
};
