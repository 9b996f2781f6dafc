/** 256 bits nobody can guess, as 43 characters that may stand in an address or a cookie. */
export const newSecret = (): string =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64url");

/** What is kept of a secret, so that a leaked database holds no usable token. Only for secrets that cannot be guessed. */
export const hashSecret = (secret: string): string =>
  new Bun.CryptoHasher("sha256").update(secret).digest("base64url");
