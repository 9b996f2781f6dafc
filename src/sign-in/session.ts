import { dayInVietnam } from "#core/days.ts";
import { hashSecret, newSecret } from "#core/secret.ts";
import type { SessionRows, Sessions } from "#tools/sign-in/effects.ts";

const dayMs = 86_400_000;
/** A session ends when it was not used for this long … */
const idleMs = 30 * dayMs;
/** … and after this long in any case, which is what its token says. */
const lifetimeMs = 365 * dayMs;

/** More than anybody has devices: of another one the session that would end first ends. */
const maxSessions = 50;

/** So much of a session's hash names it among its user's. */
const idLength = 16;
const idOf = (idHash: string): string => idHash.slice(0, idLength);
const idPattern = /^[\w-]{16}$/;

/** Ours have about 300 characters. */
const tokenShape = /^[\w-]{1,200}\.[\w-]{1,1000}\.[\w-]{1,200}$/;

/** What a user sees and ends of their sessions. */
const userSessions = (
  sessionRows: SessionRows,
  now: () => Date,
): Pick<Sessions, "listOf" | "endOne" | "endAll"> => ({
  async listOf(userId) {
    const openRows = await sessionRows.listOf(userId);
    return openRows
      .filter(({ expiresAt }) => expiresAt > now())
      .map(({ idHash, device, createdAt, expiresAt }) => ({
        id: idOf(idHash),
        device,
        createdAt,
        lastUsedDay: dayInVietnam(expiresAt.getTime() - idleMs),
      }));
  },

  endOne: async (userId, id) => idPattern.test(id) && (await sessionRows.closeOf(userId, id)) > 0,

  endAll: async (userId) => void (await sessionRows.closeOf(userId)),
});

type TokenParts = {
  readonly secret: string;
  /** The secret before it: what it has signed still holds. */
  readonly oldSecret?: string;
  readonly issuer: string;
  readonly now: () => Date;
};

/** Signs and reads by one secret; loaded at the first token. */
function signedBy(secret: string, claims: { readonly iss: string; readonly aud: string }) {
  const openTokens = async () => {
    const { jwt } = await import("@elysiajs/jwt");
    return jwt({ name: "jwt", secret, alg: "HS256", ...claims }).decorator.jwt;
  };
  let openedTokens: ReturnType<typeof openTokens> | null = null;
  return () => (openedTokens ??= openTokens());
}

/** The tokens that stand for sessions, which have the session's id in them. */
function sessionTokens({ secret, oldSecret = "", issuer, now }: TokenParts) {
  const audience = `${issuer}/api`;
  const claims = { iss: issuer, aud: audience };
  const tokens = signedBy(secret, claims);
  const accepted = oldSecret === "" ? [tokens] : [tokens, signedBy(oldSecret, claims)];

  return {
    sign: async (userId: string, id: string, endsAt: number): Promise<string> =>
      (await tokens()).sign({ sub: userId, jti: id, exp: Math.floor(endsAt / 1000) }),

    idHashOf: async (token: string): Promise<string | null> => {
      if (!tokenShape.test(token)) return null;
      for (const acceptedTokens of accepted) {
        const tokenClaims = await (
          await acceptedTokens()
        ).verify(token, {
          algorithms: ["HS256"],
          issuer,
          audience,
          typ: "JWT",
          requiredClaims: ["sub", "jti", "iat", "exp"],
          currentDate: now(),
        });
        if (tokenClaims && tokenClaims.jti) return hashSecret(tokenClaims.jti);
      }
      return null;
    },
  };
}

export function createSessions({
  sessionRows,
  ...tokenParts
}: TokenParts & { readonly sessionRows: SessionRows }): Sessions {
  const { now } = tokenParts;
  const { sign, idHashOf } = sessionTokens(tokenParts);

  return {
    async start(userId, device) {
      const id = newSecret();
      const at = now();
      const expiresAt = new Date(at.getTime() + idleMs);
      await sessionRows.open({ idHash: hashSecret(id), userId, at, expiresAt, device, max: maxSessions });
      return sign(userId, id, at.getTime() + lifetimeMs);
    },

    async find(token) {
      const idHash = await idHashOf(token);
      const session = idHash && (await sessionRows.find(idHash));
      if (!session) return null;
      const msLeft = session.expiresAt.getTime() - now().getTime();
      if (msLeft <= 0) return null;
      if (msLeft < idleMs - dayMs) await sessionRows.extend(idHash, new Date(now().getTime() + idleMs));
      return { user: session.user, session: idOf(idHash) };
    },

    async end(token) {
      const idHash = await idHashOf(token);
      if (idHash) await sessionRows.close(idHash);
    },

    ...userSessions(sessionRows, now),
  };
}
