const dayMs = 86_400_000;

/** Vietnam keeps UTC+7 all year round. */
const offsetMs = 7 * 3_600_000;

/** The day in Vietnam, `YYYY-MM-DD`: a hundred times faster than `Intl`, for every click asks. */
export const dayInVietnam = (timeMs: number): string =>
  new Date(timeMs + offsetMs).toISOString().slice(0, 10);

/** How long the day in Vietnam lasts yet. */
export const msToNextDay = (timeMs: number): number => dayMs - ((timeMs + offsetMs) % dayMs);

/** The `dayCount` days that end with that of `now`, oldest first. */
export const lastDays = (now: number, dayCount: number): string[] =>
  Array.from({ length: dayCount }, (_, index) => dayInVietnam(now - (dayCount - 1 - index) * dayMs));
