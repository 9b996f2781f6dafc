export const sizes = { minimum: 128, maximum: 2048, default: 512 } as const;
export const margins = { minimum: 0, maximum: 20, default: 4 } as const;

/** Digits that fit into the largest code (ISO/IEC 18004, table 7). */
export const maxDigits = 7089;
