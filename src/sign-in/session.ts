import { hashSecret, newSecret } from "../core/secret.ts";
import type { SessionRows, Sessions } from "../tools/sign-in/effects.ts";

const dayMs = 86_400_000;
/** A session ends when it was not used for this long … */
const sessionIdleMs = 30 * dayMs;
/** … and after this long in any case, which is what its token says. */
const sessionLifetimeMs = 365 * dayMs;

/** Ours have about 300 characters. */
const tokenShape = /^[\w-]{1,200}\.[\w-]{1,1000}\.[\w-]{1,200}$/;

export function createSessions(parts: {
  secret: string;
  issuer: string;
  sessionRows: SessionRows;
  now: () => Date;
}): Sessions {
  const { secret, issuer, sessionRows, now } = parts;
  const audience = `${issuer}/api`;
  /** Loaded at the first token. */
  const openTokens = async () => {
    const { jwt } = await import("@elysiajs/jwt");
    return jwt({ name: "jwt", secret, alg: "HS256", iss: issuer, aud: audience }).decorator.jwt;
  };
  let opened: ReturnType<typeof openTokens> | null = null;
  const tokens = () => (opened ??= openTokens());

  const idHashOf = async (token: string): Promise<string | null> => {
    if (!tokenShape.test(token)) return null;
    const claims = await (
      await tokens()
    ).verify(token, {
      algorithms: ["HS256"],
      issuer,
      audience,
      typ: "JWT",
      requiredClaims: ["sub", "jti", "iat", "exp"],
      currentDate: now(),
    });
    return claims && claims.jti ? hashSecret(claims.jti) : null;
  };

  return {
    async start(userId) {
      const id = newSecret();
      const at = now();
      await sessionRows.open({
        idHash: hashSecret(id),
        userId,
        at,
        expiresAt: new Date(at.getTime() + sessionIdleMs),
      });
      return (await tokens()).sign({
        sub: userId,
        jti: id,
        exp: Math.floor((at.getTime() + sessionLifetimeMs) / 1000),
      });
    },

    async userOf(token) {
      const idHash = await idHashOf(token);
      const session = idHash && (await sessionRows.find(idHash));
      if (!session) return null;
      const left = session.expiresAt.getTime() - now().getTime();
      if (left <= 0) return null;
      if (left < sessionIdleMs - dayMs)
        await sessionRows.extend(idHash, new Date(now().getTime() + sessionIdleMs));
      return session.user;
    },

    async end(token) {
      const idHash = await idHashOf(token);
      if (idHash) await sessionRows.close(idHash);
    },
  };
}
