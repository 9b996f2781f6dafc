const steps = [1, 2, 2.5, 4, 5, 7.5, 10] as const;

/** The topmost of three marks, 0 and its half being the others: whole numbers, and room for words above the peak. */
export function topMark(peak: number): number {
  const least = Math.max(1, peak * 0.6);
  const power = 10 ** Math.floor(Math.log10(least));
  const half = steps.map((step) => step * power).find((mark) => mark >= least && Number.isInteger(mark));
  return 2 * (half ?? 10 * power);
}

/** How many days apart the days are named, counted back from the last; on a phone every other one. */
export const dayStep = (days: number): number => (days <= 7 ? 1 : days <= 31 ? 4 : 14);

/** Saturday or Sunday. */
export const isWeekend = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() % 6 === 0;

/** `23/11`, the way days are written in Viet Nam. */
export const shortDay = (day: string): string => `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`;
