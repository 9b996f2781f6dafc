/** Hash functions of TOTP, by their names on the wire; apart, so that the browser gets nothing else. */
export const algorithms = ["sha1", "sha256", "sha512"] as const;
