const dayMs = 86_400_000;

/** Vietnam keeps UTC+7 all year round. */
const offsetMs = 7 * 3_600_000;

/** The day in Vietnam, `YYYY-MM-DD`: a hundred times faster than `Intl`, for every click asks. */
export const dayInVietnam = (time: number): string => new Date(time + offsetMs).toISOString().slice(0, 10);

/** The `count` days that end with that of `now`, oldest first. */
export const lastDays = (now: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => dayInVietnam(now - (count - 1 - index) * dayMs));
