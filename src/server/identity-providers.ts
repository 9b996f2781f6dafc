import type { Config } from "./config.ts";
import type { IdentityProvider } from "#tools/sign-in/effects.ts";
import { type ProviderName, providerNames } from "#tools/sign-in/schema.ts";

/** Counts what becomes of asking a provider who somebody is. */
const observedProvider = (
  provider: IdentityProvider,
  onOutcome: (outcome: string) => void,
): IdentityProvider => ({
  ...provider,
  async profileOf(grant) {
    const profile = await provider.profileOf(grant);
    onOutcome(profile.ok ? "ok" : profile.failure.code);
    return profile;
  },
});

/** The providers that have a client id in the settings; without any their code is not even loaded. */
export type IdentitySettings = Pick<
  Config,
  | "PUBLIC_URL"
  | `${"GOOGLE" | "FACEBOOK"}_${"CLIENT_ID" | "CLIENT_SECRET" | "AUTH_URL" | "TOKEN_URL" | "USERINFO_URL"}`
>;

export async function configuredProviders(
  config: IdentitySettings,
  onUpstream: (name: string, outcome: string) => void = () => {},
): Promise<Partial<Record<ProviderName, IdentityProvider>>> {
  const providerSettings = {
    google: {
      clientId: config.GOOGLE_CLIENT_ID,
      clientSecret: config.GOOGLE_CLIENT_SECRET,
      authUrl: config.GOOGLE_AUTH_URL,
      tokenUrl: config.GOOGLE_TOKEN_URL,
      userinfoUrl: config.GOOGLE_USERINFO_URL,
    },
    facebook: {
      clientId: config.FACEBOOK_CLIENT_ID,
      clientSecret: config.FACEBOOK_CLIENT_SECRET,
      authUrl: config.FACEBOOK_AUTH_URL,
      tokenUrl: config.FACEBOOK_TOKEN_URL,
      userinfoUrl: config.FACEBOOK_USERINFO_URL,
    },
  };
  const configured = providerNames.filter((providerName) => providerSettings[providerName].clientId !== "");
  if (configured.length === 0) return {};
  const { identityProviders } = await import("#net/providers/identity.ts");
  const providers = configured.map((providerName) => {
    const redirectUrl = `${config.PUBLIC_URL}/api/auth/${providerName}/callback`;
    const provider = identityProviders[providerName]({ ...providerSettings[providerName], redirectUrl });
    return [
      providerName,
      observedProvider(provider, (signInOutcome) => onUpstream(providerName, signInOutcome)),
    ];
  });
  return Object.fromEntries(providers);
}
