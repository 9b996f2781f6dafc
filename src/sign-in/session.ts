import { jwt } from "@elysiajs/jwt";
import type { User } from "../core/action.ts";
import { hashSecret, newSecret } from "../core/secret.ts";

const day = 86_400_000;
/** A session ends when it was not used for this long … */
const idle = 30 * day;
/** … and after this long in any case, which is what its token says. */
const lifetime = 365 * day;

export type SessionRows = {
  open(session: { idHash: string; userId: string; at: Date; expiresAt: Date }): Promise<void>;
  find(idHash: string): Promise<{ user: User; expiresAt: Date } | null>;
  extend(idHash: string, expiresAt: Date): Promise<void>;
  close(idHash: string): Promise<void>;
  purge(before: Date): Promise<void>;
};

export type Sessions = {
  /** Returns the token that stands for the session from now on. */
  start(userId: string): Promise<string>;
  /** Null for anything but a token of ours whose session is open. */
  userOf(token: string): Promise<User | null>;
  end(token: string): Promise<void>;
};

/** Ours have about 300 characters. */
const tokenShape = /^[\w-]{1,200}\.[\w-]{1,1000}\.[\w-]{1,200}$/;

export function createSessions(parts: {
  secret: string;
  issuer: string;
  rows: SessionRows;
  now: () => Date;
}): Sessions {
  const { secret, issuer, rows, now } = parts;
  const audience = `${issuer}/api`;
  const { jwt: tokens } = jwt({ name: "jwt", secret, alg: "HS256", iss: issuer, aud: audience }).decorator;

  const idHashOf = async (token: string): Promise<string | null> => {
    if (!tokenShape.test(token)) return null;
    const claims = await tokens.verify(token, {
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
      await rows.open({ idHash: hashSecret(id), userId, at, expiresAt: new Date(at.getTime() + idle) });
      return tokens.sign({ sub: userId, jti: id, exp: Math.floor((at.getTime() + lifetime) / 1000) });
    },

    async userOf(token) {
      const idHash = await idHashOf(token);
      const session = idHash && (await rows.find(idHash));
      if (!session) return null;
      const left = session.expiresAt.getTime() - now().getTime();
      if (left <= 0) return null;
      if (left < idle - day) await rows.extend(idHash, new Date(now().getTime() + idle));
      return session.user;
    },

    async end(token) {
      const idHash = await idHashOf(token);
      if (idHash) await rows.close(idHash);
    },
  };
}
