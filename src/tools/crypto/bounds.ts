export const passwordLengths = { minimum: 6, maximum: 128, default: 16 } as const;
export const passphraseLengths = { minimum: 3, maximum: 20, default: 7 } as const;
/** How many passwords, passphrases or UUIDs at once. */
export const batches = { minimum: 1, maximum: 100, default: 1 } as const;
