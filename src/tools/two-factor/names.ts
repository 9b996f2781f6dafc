/** Names and bounds that both the schemas and the browser's code use; hash functions by their names on the wire. */
export const algorithms = ["sha1", "sha256", "sha512"] as const;
export const digitCounts = [6, 8] as const;
export const periods = { minimum: 15, maximum: 300, default: 30 } as const;
export const longestName = 100;
export const longestCode = 32;
