/** How many days analytics may look back. */
export const ranges = [7, 30, 90] as const;
export type Range = (typeof ranges)[number];

export const usualRange: Range = 30;
