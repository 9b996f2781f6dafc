import { pathOf } from "#tools/catalog.ts";
import type { Config } from "./config.ts";
import { apiKeyStore } from "#db/api-keys.ts";
import { isUnavailable } from "#db/faults.ts";
import { sessionStore } from "#db/sessions.ts";
import { signInStore } from "#db/sign-ins.ts";
import { userStore } from "#db/users.ts";
import type { AfterSignIn, SignInEffects } from "#tools/sign-in/actions.ts";
import { clearSessionCookie } from "#tools/sign-in/cookies.ts";
import { createSignIn } from "#sign-in/flow.ts";
import { identifyBy } from "#sign-in/identify.ts";
import { type IdentitySettings, configuredProviders } from "./identity-providers.ts";
import type { Metrics } from "./metrics.ts";
import type { SharedState } from "./shared-state.ts";
import { createSessions } from "#sign-in/session.ts";

/** A page, or a tool that stores nothing, does not wait for longer than this to know who asks. */
const identityAnswerMs = 500;

/** Sign-in as the settings want it, on this database: who a request is from, the effects, and what expires. */
export async function startSignIn(
  config: IdentitySettings & Pick<Config, "SESSION_SECRET_OLD">,
  { database: { db, server }, secret }: Pick<SharedState, "database" | "secret">,
  {
    now,
    afterSignIn,
    metrics,
  }: {
    now: () => Date;
    afterSignIn: readonly AfterSignIn[];
    metrics: Pick<Metrics, "onUpstream"> | null;
  },
) {
  const [sessionRows, pendingSignIns, users] = [sessionStore(db), signInStore(db), userStore(db)];
  const apiKeys = apiKeyStore(db);
  const sessions = createSessions({
    secret,
    oldSecret: config.SESSION_SECRET_OLD,
    issuer: config.PUBLIC_URL,
    sessionRows,
    now,
  });
  const providers = await configuredProviders(config, metrics?.onUpstream);
  const signIn = createSignIn({ providers, pending: pendingSignIns, users, sessions, now });
  return {
    identify: identifyBy(
      {
        sessions,
        keys: apiKeys,
        now,
        isTransient: isUnavailable,
        answerMs: server ? identityAnswerMs : null,
      },
      {
        origin: config.PUBLIC_URL,
        isSecure: config.PUBLIC_URL.startsWith("https:"),
      },
    ),
    effects: {
      signIn: { signIn, sessions, afterSignIn } satisfies SignInEffects,
      account: {
        accounts: users,
        keys: apiKeys,
        sessions,
        facebookSecret: config.FACEBOOK_CLIENT_SECRET,
        deletionPage: `${config.PUBLIC_URL}${pathOf("data-deletion")}`,
        signOut: clearSessionCookie,
      },
    },
    expiring: [sessionRows, pendingSignIns, users],
  };
}
