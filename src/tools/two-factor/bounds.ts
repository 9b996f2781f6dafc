export const periods = { minimum: 15, maximum: 300, default: 30 } as const;
export const maxNameLength = 100;
export const maxCodeLength = 32;
/** Keys that are given at once, one a line. */
export const maxSecrets = 20;
