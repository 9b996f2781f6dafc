import { dateTimeFormat } from "../../core/intl.ts";

const hourMs = 3_600_000;

/** How far a zone's clocks are ahead of UTC at an instant, in milliseconds. */
export function createOffsetLookup(tz: string): (instant: number) => number {
  const format = dateTimeFormat("en-US", {
    timeZone: tz,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  return (instant) => {
    const parts: Record<string, number> = {};
    for (const { type, value } of format.formatToParts(instant)) parts[type] = Number(value);
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
    return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
  };
}

export type ZonedDay = {
  /** Whether they go through the whole day without being set forward or back. */
  readonly hasFixedOffset: boolean;
  /** When they show a time, which is given as if it were UTC: never, once, or twice. */
  readonly instantsOf: (wallTime: number) => readonly number[];
  /** When they would show it, had they not been set forward. */
  readonly ignoringTransition: (wallTime: number) => number;
};

/** The clocks of the day that begins at `midnight` (as if it were UTC); they are set at most once in it. */
export function zonedDayOf(midnight: number, offsetAt: (instant: number) => number): ZonedDay {
  const start = midnight - offsetAt(midnight);
  let [low, high] = [start - 3 * hourMs, start + 27 * hourMs];
  const [before, after] = [offsetAt(low), offsetAt(high)];
  const ignoringTransition = (wallTime: number) => wallTime - before;
  if (before === after)
    return { hasFixedOffset: true, instantsOf: (wallTime) => [wallTime - before], ignoringTransition };
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2000) * 1000;
    if (offsetAt(middle) === before) low = middle;
    else high = middle;
  }
  const change = high;
  const instantsOf = (wallTime: number) => [
    ...(wallTime - before < change ? [wallTime - before] : []),
    ...(wallTime - after >= change ? [wallTime - after] : []),
  ];
  return { hasFixedOffset: false, instantsOf, ignoringTransition };
}
