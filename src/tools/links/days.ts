const day = 86_400_000;

/** Vietnam keeps UTC+7 all year round. */
const offset = 7 * 3_600_000;

/** The day in Vietnam, `YYYY-MM-DD`: a hundred times faster than `Intl`, for every click asks. */
export const dayOf = (time: number): string => new Date(time + offset).toISOString().slice(0, 10);

/** The `count` days that end with that of `now`, oldest first. */
export const lastDays = (now: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => dayOf(now - (count - 1 - index) * day));
