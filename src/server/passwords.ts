import type { Passwords } from "#tools/links/effects.ts";

/** Argon2id at the least strength that OWASP's password storage cheat sheet names; it runs on a thread of its own. */
const strength = { algorithm: "argon2id", memoryCost: 19_456, timeCost: 2 } as const;

export const passwords: Passwords = {
  hash: (password) => Bun.password.hash(password.normalize("NFC"), strength),
  verify: (password, hash) => Bun.password.verify(password.normalize("NFC"), hash),
};
