import { createHmac } from "node:crypto";
import { type Static, type TSchema, Type } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import { CodeChallengeMethod, OAuth2Client, OAuth2Tokens } from "arctic";
import { message } from "#core/i18n.ts";
import { type Result, fail, ok } from "#core/result.ts";
import type { IdentityProvider, Profile } from "#tools/sign-in/effects.ts";
import type { ProviderName } from "#tools/sign-in/schema.ts";
import { parseUpstreamJson } from "./read-json.ts";

export type ProviderSettings = {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly authUrl: string;
  readonly tokenUrl: string;
  readonly userinfoUrl: string;
  /** Where the provider sends the visitor back to; must be registered there, letter for letter. */
  readonly redirectUrl: string;
};

const GoogleUser = Type.Object({
  sub: Type.String({ minLength: 1, maxLength: 255 }),
  name: Type.Optional(Type.String()),
  email: Type.Optional(Type.String()),
  // https://openid.net/specs/openid-connect-core-1_0.html#StandardClaims
  email_verified: Type.Optional(Type.Unknown()),
  picture: Type.Optional(Type.String()),
});

const FacebookUser = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 255 }),
  name: Type.Optional(Type.String()),
  email: Type.Optional(Type.String()),
  picture: Type.Optional(Type.Object({ data: Type.Object({ url: Type.Optional(Type.String()) }) })),
});

const deadlineMs = 10_000;

type ProviderProfile = {
  subject: string;
  name?: string | undefined;
  email?: string | undefined;
  isEmailVerified: boolean;
  avatar?: string | undefined;
};

type ProviderDialect<Schema extends TSchema> = {
  readonly scopes: string[];
  readonly userinfoQuery: (proof: { token: string; secret: string }) => Record<string, string>;
  readonly schema: Schema;
  readonly profileIn: (user: Static<Schema>) => ProviderProfile;
};

const google: ProviderDialect<typeof GoogleUser> = {
  scopes: ["openid", "profile", "email"],
  userinfoQuery: () => ({}),
  schema: GoogleUser,
  profileIn: ({ sub, name, email, email_verified, picture }) => ({
    subject: sub,
    name,
    email,
    isEmailVerified: email_verified === true,
    avatar: picture,
  }),
};

const facebook: ProviderDialect<typeof FacebookUser> = {
  scopes: ["public_profile", "email"],
  // https://developers.facebook.com/docs/graph-api/guides/secure-requests#appsecret_proof
  userinfoQuery: ({ token, secret }) => ({
    fields: "id,name,email,picture.type(large)",
    appsecret_proof: createHmac("sha256", secret).update(token).digest("hex"),
  }),
  schema: FacebookUser,
  // Facebook does not say whether an address was confirmed.
  profileIn: ({ id, name, email, picture }) => ({
    subject: id,
    name,
    email,
    isEmailVerified: false,
    avatar: picture?.data.url,
  }),
};

const isHttps = (providerUrl: string): boolean =>
  URL.canParse(providerUrl) && new URL(providerUrl).protocol === "https:";

/** On one line, `maxLength` characters at most: a provider may send anything as a name. */
const toProfileLine = (profileText: string | undefined, maxLength: number): string =>
  (profileText ?? "")
    .replace(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, maxLength);

function profileFrom({ subject, name, email, isEmailVerified, avatar }: ProviderProfile): Profile {
  const profileEmail = toProfileLine(email, 254);
  return {
    subject,
    name: toProfileLine(name, 100) || profileEmail.split("@")[0] || subject,
    email: profileEmail,
    isEmailVerified: isEmailVerified && profileEmail === email,
    avatar: avatar && avatar.length <= 2048 && isHttps(avatar) ? avatar : null,
  };
}

function createProvider<Schema extends TSchema>(
  providerSettings: ProviderSettings,
  dialect: ProviderDialect<Schema>,
): IdentityProvider {
  const { clientId, clientSecret, authUrl, tokenUrl, userinfoUrl, redirectUrl } = providerSettings;
  const client = new OAuth2Client(clientId, null, redirectUrl);

  /** arctic's own exchange waits without end and reads without end, so the request is made here. */
  async function accessToken(
    signInCode: string,
    verifier: string,
    signal: AbortSignal,
  ): Promise<string | null> {
    const body = new URLSearchParams({
      grant_type: "authorization_code",
      code: signInCode,
      redirect_uri: redirectUrl,
      client_id: clientId,
      client_secret: clientSecret,
      code_verifier: verifier,
    });
    const tokenReply = await parseUpstreamJson(tokenUrl, { method: "POST", body, signal });
    const tokens = tokenReply && new OAuth2Tokens(tokenReply);
    return tokens && "access_token" in tokens.data ? tokens.accessToken() : null;
  }

  return {
    consentUrl: ({ state, verifier }) =>
      client.createAuthorizationURLWithPKCE(
        authUrl,
        state,
        CodeChallengeMethod.S256,
        verifier,
        dialect.scopes,
      ).href,

    async profileOf({ code, verifier, signal }): Promise<Result<Profile>> {
      const profileDeadline = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]);
      const token = await accessToken(code, verifier, profileDeadline).catch(() => null);
      if (!token) return fail("upstream_error", message("sign-in.failed"));
      const profileUrl = new URL(userinfoUrl);
      const profileQuery = dialect.userinfoQuery({ token, secret: clientSecret });
      for (const [paramName, paramValue] of Object.entries(profileQuery))
        profileUrl.searchParams.set(paramName, paramValue);
      const user = await parseUpstreamJson(profileUrl.href, {
        headers: { authorization: `Bearer ${token}` },
        signal: profileDeadline,
      });
      return Value.Check(dialect.schema, user)
        ? ok(profileFrom(dialect.profileIn(user)))
        : fail("upstream_error", message("sign-in.failed"));
    },
  };
}

export const identityProviders: Record<ProviderName, (settings: ProviderSettings) => IdentityProvider> = {
  google: (providerSettings) => createProvider(providerSettings, google),
  facebook: (providerSettings) => createProvider(providerSettings, facebook),
};
