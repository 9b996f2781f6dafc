import { dateTimeFormat } from "#core/intl.ts";

const hourMs = 3_600_000;

/** By zone: the days that come next are those that everybody asks for. */
const offsetsOfZones = new Map<string, Map<number, number>>();
const [maxZones, maxOffsets] = [200, 300];

/** How far a zone's clocks are ahead of UTC at an instant, in milliseconds. */
export function createOffsetLookup(tz: string): (instant: number) => number {
  const zoneFormat = dateTimeFormat("en-US", {
    timeZone: tz,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  const offsets = offsetsOfZones.get(tz) ?? new Map<number, number>();
  if (offsetsOfZones.size >= maxZones) offsetsOfZones.clear();
  offsetsOfZones.set(tz, offsets);
  return (instant) => {
    const known = offsets.get(instant);
    if (known !== undefined) return known;
    const dateParts: Record<string, number> = {};
    for (const { type, value } of zoneFormat.formatToParts(instant)) dateParts[type] = Number(value);
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = dateParts;
    const offset = Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
    if (offsets.size >= maxOffsets) offsets.clear();
    offsets.set(instant, offset);
    return offset;
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
  const dayStart = midnight - offsetAt(midnight);
  let [earliest, latest] = [dayStart - 3 * hourMs, dayStart + 27 * hourMs];
  const [offsetBefore, offsetAfter] = [offsetAt(earliest), offsetAt(latest)];
  const ignoringTransition = (wallTime: number) => wallTime - offsetBefore;
  if (offsetBefore === offsetAfter)
    return { hasFixedOffset: true, instantsOf: (wallTime) => [wallTime - offsetBefore], ignoringTransition };
  while (latest - earliest > 1000) {
    const halfway = Math.floor((earliest + latest) / 2000) * 1000;
    if (offsetAt(halfway) === offsetBefore) earliest = halfway;
    else latest = halfway;
  }
  const offsetChangeAt = latest;
  const instantsOf = (wallTime: number) => [
    ...(wallTime - offsetBefore < offsetChangeAt ? [wallTime - offsetBefore] : []),
    ...(wallTime - offsetAfter >= offsetChangeAt ? [wallTime - offsetAfter] : []),
  ];
  return { hasFixedOffset: false, instantsOf, ignoringTransition };
}
