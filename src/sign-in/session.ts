import { hashSecret, newSecret } from "../core/secret.ts";
import type { SessionRows, Sessions } from "../tools/sign-in/effects.ts";

const dayMs = 86_400_000;
/** A session ends when it was not used for this long … */
const sessionIdleMs = 30 * dayMs;
/** … and after this long in any case, which is what its token says. */
const sessionLifetimeMs = 365 * dayMs;

/** Ours have about 300 characters. */
const tokenShape = /^[\w-]{1,200}\.[\w-]{1,1000}\.[\w-]{1,200}$/;

export function createSessions(sessionParts: {
  secret: string;
  issuer: string;
  sessionRows: SessionRows;
  now: () => Date;
}): Sessions {
  const { secret, issuer, sessionRows, now } = sessionParts;
  const audience = `${issuer}/api`;
  /** Loaded at the first token. */
  const openTokens = async () => {
    const { jwt } = await import("@elysiajs/jwt");
    return jwt({ name: "jwt", secret, alg: "HS256", iss: issuer, aud: audience }).decorator.jwt;
  };
  let openedTokens: ReturnType<typeof openTokens> | null = null;
  const tokens = () => (openedTokens ??= openTokens());

  const idHashOf = async (token: string): Promise<string | null> => {
    if (!tokenShape.test(token)) return null;
    const tokenClaims = await (
      await tokens()
    ).verify(token, {
      algorithms: ["HS256"],
      issuer,
      audience,
      typ: "JWT",
      requiredClaims: ["sub", "jti", "iat", "exp"],
      currentDate: now(),
    });
    return tokenClaims && tokenClaims.jti ? hashSecret(tokenClaims.jti) : null;
  };

  return {
    async start(userId) {
      const id = newSecret();
      const signedInAt = now();
      await sessionRows.open({
        idHash: hashSecret(id),
        userId,
        at: signedInAt,
        expiresAt: new Date(signedInAt.getTime() + sessionIdleMs),
      });
      return (await tokens()).sign({
        sub: userId,
        jti: id,
        exp: Math.floor((signedInAt.getTime() + sessionLifetimeMs) / 1000),
      });
    },

    async userOf(token) {
      const idHash = await idHashOf(token);
      const session = idHash && (await sessionRows.find(idHash));
      if (!session) return null;
      const sessionMsLeft = session.expiresAt.getTime() - now().getTime();
      if (sessionMsLeft <= 0) return null;
      if (sessionMsLeft < sessionIdleMs - dayMs)
        await sessionRows.extend(idHash, new Date(now().getTime() + sessionIdleMs));
      return session.user;
    },

    async end(token) {
      const idHash = await idHashOf(token);
      if (idHash) await sessionRows.close(idHash);
    },
  };
}
