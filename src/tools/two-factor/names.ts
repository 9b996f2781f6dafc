/** Names that both the schemas and the browser's code use; hash functions by their names on the wire. */
export const algorithms = ["sha1", "sha256", "sha512"] as const;
export const digitCounts = [6, 8] as const;
