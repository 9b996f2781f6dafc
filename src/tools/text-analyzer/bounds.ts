export const loremLengths = { minimum: 1, maximum: 10_000, default: 100 } as const;
