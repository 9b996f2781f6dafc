import { type Message, message } from "#core/i18n.ts";
import { type Dates, fieldListOf, takeDates, takeWeekdays } from "./spoken-days.ts";
import {
  type Hours,
  type Often,
  type Time,
  type Unit,
  takeHours,
  takeMinute,
  takeOften,
  takePart,
  takeTimes,
} from "./spoken-times.ts";
import { phrasesOf, spokenWords, weekOfMonth } from "./spoken-words.ts";

/** Longer texts are no schedule that somebody says. */
const maxWords = 200;

/** What is said: an expression, where `isMidnight` tells that no time was; or why cron cannot say it. */
export type SaidSchedule =
  | { readonly expr: string; readonly isMidnight: boolean }
  | { readonly refused: Message };

const once =
  /\b(?:ngay mai|ngay kia|hom nay|(?:sang|trua|chieu|toi|dem) (?:nay|mai)|(?:tuan|thang|nam) (?:sau|nay)|tomorrow|today|tonight|d[0-6] (?:nay|sau(?! \d)|den (?=(?:luc )?\d{1,2} ?(?:h|gio|:)))|next (?:week|month|year|d[0-6]|m\d{1,2})|this (?:week|month|year)|(?:mot|1) lan duy nhat|only once|just once|in \d{1,4} (?:minutes?|hours?|days?)|(?:sau|after) \d{1,4} (?:phut|gio|tieng|minutes?|hours?))\b/;
const otherCalendar = /\b(?:amlich|(?:ngay )?ram|tet|lunar|(?:ngay )?holidays?)\b/;
const times = /\b(?:\d{1,3}|hai|ba|bon) (?:lan|times)\b|\b(?:twice|thrice)\b/;
const oneTime = /\b(?:(?:mot|1) lan|once|(?:1|one) time)\b/;
const alternateDays = /\bevery (?:other|second|third|\d) d[0-6]\b/;

/** What may stand between the phrases and says nothing more. */
const fillers =
  /\b(?:luc|vao|va|cua|cac|hang|moi|tuan|ngay|nam|thang|cu|nao|cung|deu|deu dan|lap lai|tu|from|at|on|the|and|every|each|day|days|week|weekly|month|year|yearly|of|in|a|an|o clock|time|then)\b|[,.;&/]/g;

const refused = (reason: Message): SaidSchedule => ({ refused: reason });

/** How many of the smaller units the larger one has, which cron counts anew each time. */
const sizes: Partial<Record<Unit, number>> = { second: 60, minute: 60, hour: 24, month: 12 };
/** What cron can repeat in minutes, up to a day. */
const evenMinutes = [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30, 60, 120, 180, 240, 360, 480, 720, 1440];

const nearest = (count: number, even: readonly number[]): { less: number; more: number } => ({
  less: even.findLast((each) => each < count) ?? 1,
  more: even.find((each) => each > count) ?? even.at(-1) ?? 1,
});

/** The same in the largest unit that it is a whole number of. */
function inLargest({ count, unit }: Often): Often {
  const larger = { second: "minute", minute: "hour", hour: "day" } as const;
  const size = sizes[unit];
  if (unit === "month" && count === 12) return { count: 1, unit: "year" };
  if (!size || unit === "month" || unit === "day" || unit === "week" || unit === "year")
    return { count, unit };
  return count > 0 && count % size === 0
    ? inLargest({ count: count / size, unit: larger[unit] })
    : { count, unit };
}

/** Why something cannot run so often by one line; null where it can. */
function unevenOf({ count, unit }: Often): Message | null {
  if (count < 1) return message("cron.words.zero");
  if (unit === "day" && count > 1) return message("cron.words.days", { count });
  if (unit === "week" && count > 1) return message("cron.words.weeks", { count });
  if (unit === "year" && count > 1) return message("cron.words.years", { count });
  const size = sizes[unit];
  if (!size || (count < size && size % count === 0)) return null;
  if (unit === "month") return message("cron.words.months", { count });
  if (unit === "second") return message("cron.words.seconds", { count });
  if (unit === "hour")
    return message("cron.words.hours", { count, ...nearest(count, [1, 2, 3, 4, 6, 8, 12, 24]) });
  return message("cron.words.minutes", { count, ...nearest(count, evenMinutes) });
}

/** One list of minutes and one of hours that together are just these times; null where there are none such. */
function gridOf(said: readonly Time[]): { readonly minutes: string; readonly hours: string } | null {
  const [minutes, hours] = [said.map(({ minute }) => minute), said.map(({ hour }) => hour)];
  const distinct = new Set(said.map(({ hour, minute }) => hour * 60 + minute)).size;
  return distinct === new Set(minutes).size * new Set(hours).size
    ? { minutes: fieldListOf(minutes), hours: fieldListOf(hours) }
    : null;
}

/** Hours from one to another, across midnight too, in steps. */
function hourField(hours: Hours | null, step: number): string {
  if (!hours) return step === 1 ? "*" : `*/${step}`;
  const { from, to } = hours;
  const each = step === 1 ? "" : `/${step}`;
  if (from <= to) return `${from}-${to}${each}`;
  if (step === 1) return `${from}-23,0-${to}`;
  const length = ((to - from + 24) % 24) + 1;
  return fieldListOf(Array.from({ length: Math.ceil(length / step) }, (_, at) => (from + at * step) % 24));
}

const isInRange = (field: string | null, [low, high]: readonly [number, number]): boolean =>
  field === null ||
  (field.replace(/\/\d+/g, "").match(/\d+/g) ?? []).every(
    (digits) => Number(digits) >= low && Number(digits) <= high,
  );

const isReversed = (field: string | null): boolean => {
  const [, from, to] = /(?:^|,)(\d+)-(\d+)/.exec(field ?? "") ?? [];
  return Number(from) > Number(to);
};

/** What of a text was not understood, as it was written. */
function unknownIn(text: string, rest: string): string {
  const words = rest.replaceAll(fillers, " ").trim().split(/\s+/);
  const written = text.split(/\s+/);
  return words
    .map((word) => written.find((each) => spokenWords(each) === word) ?? word)
    .slice(0, 6)
    .join(" ");
}

/**
 * The expression for a schedule as somebody says it, in Vietnamese with or without its marks, or in English: `8h30 sáng thứ
 * hai hàng tuần`. Null for what says nothing of any time; what one line of cron cannot say is refused, and so is what is not
 * understood to its last word.
 */
export function scheduleOfWords(text: string): SaidSchedule | null {
  if (text.length > maxWords || !/\p{L}{2}|\d ?[hp']/u.test(text) || /[*@]/.test(text)) return null;
  const phrases = phrasesOf(spokenWords(text));
  const { take, rest } = phrases;
  const isOnce = take(once) !== null;
  const isOther = take(otherCalendar) !== null;
  const isAlternate = take(alternateDays) !== null;
  const isOfWeek = take(weekOfMonth) !== null;
  const inHour = takeMinute(phrases);
  const weekday = takeWeekdays(phrases);
  const dates = takeDates(phrases);
  const often = takeOften(phrases).map(inLargest);
  const isCounted = take(times) !== null;
  const isOneTime = take(oneTime) !== null;
  const shorterThanDay = often.filter(
    ({ unit }) => unit === "second" || unit === "minute" || unit === "hour",
  );
  // Every minute of every hour.
  const isEvery = ({ count, unit }: Often) => count === 1 && unit === "hour";
  const smaller = shorterThanDay.filter((each) => !isEvery(each));
  const inDay = smaller.length > 0 ? smaller : shorterThanDay;
  const isRepeated = inDay.length > 0 || inHour?.isHourly === true;
  const hours = isRepeated ? takeHours(phrases) : null;
  const said = takeTimes(phrases);
  const hasPart = takePart(phrases);
  const isOf = said.kind !== "times" || said.times.length > 0;
  const isSaid =
    isOf ||
    isAlternate ||
    isOfWeek ||
    (isCounted && /\b(?:ngay|tuan|gio|day|week|hour)\b/.test(rest())) ||
    often.length > 0 ||
    weekday !== null ||
    dates.day !== null ||
    dates.month !== null ||
    inHour !== null;
  if (!isSaid && !(isOnce && isOf)) return null;
  if (isOnce) return refused(message("cron.words.once"));
  if (isOther) return refused(message("cron.words.calendar"));
  if (isAlternate) return refused(message("cron.words.weeks", { count: 2 }));
  if (isOfWeek) return refused(message("cron.words.weekOfMonth"));
  if (isCounted) return refused(message("cron.words.noTime"));
  const unknown = rest().replaceAll(fillers, " ").trim();
  if (/^(?:(?:den|-|to|until|till|between)\s*)+$/.test(unknown) && isOf)
    return refused(message("cron.words.often"));
  if (unknown !== "") {
    // A word or two that happen to name a day are no schedule.
    const isLikely = isOf || often.length > 0 || dates.day !== null;
    return isLikely ? refused(message("cron.words.unknown", { words: unknownIn(text, rest()) })) : null;
  }
  if (said.kind === "impossible") return refused(message("cron.words.clock", { words: said.said.trim() }));
  if (said.kind === "half" || hours === "half") return refused(message("cron.words.half"));
  return joined({ often, inDay, inHour, weekday, dates, hours, said: said.times, hasPart, isOneTime });
}

type Parts = {
  readonly often: readonly Often[];
  readonly inDay: readonly Often[];
  readonly inHour: ReturnType<typeof takeMinute>;
  readonly weekday: string | null;
  readonly dates: Dates;
  readonly hours: Hours | "minutes" | null;
  readonly said: readonly Time[];
  readonly hasPart: boolean;
  readonly isOneTime: boolean;
};

/** What was said as the fields of a line. */
function joined({
  often,
  inDay,
  inHour,
  weekday,
  dates,
  hours,
  said,
  hasPart,
  isOneTime,
}: Parts): SaidSchedule | null {
  const uneven = often.map(unevenOf).find((reason) => reason !== null);
  if (uneven) return refused(uneven);
  const isSaidOf = (wanted: Unit) => often.some(({ unit }) => unit === wanted);
  const monthly = often.find(({ unit }) => unit === "month");
  if (
    !isInRange(dates.day, [1, 31]) ||
    !isInRange(dates.month, [1, 12]) ||
    isReversed(dates.day) ||
    isReversed(dates.month)
  )
    return refused(message("cron.words.clock", { words: dates.day ?? dates.month ?? "" }));
  if (weekday === "") return refused(message("cron.words.noDayLeft"));
  if (dates.day !== null && weekday !== null) return refused(message("cron.words.both"));
  const isNth = weekday !== null && /[#L]/.test(weekday);
  // As cron's own @monthly and @yearly have it.
  const needsDay = dates.day === null && weekday === null && (monthly !== undefined || isSaidOf("year"));
  const day = needsDay && !isSaidOf("day") ? "1" : (dates.day ?? "*");
  const everyMonths = monthly && monthly.count > 1 ? `*/${monthly.count}` : "*";
  const month = dates.month ?? (isSaidOf("year") && needsDay ? "1" : everyMonths);
  if (everyMonths !== "*" && (dates.month !== null || (weekday !== null && !isNth))) return null;
  if (weekday === null && day === "*" && isSaidOf("week")) return refused(message("cron.words.noDay"));
  const days = `${day} ${month} ${weekday ?? "*"}`;
  const [repeated, other] = inDay;
  if (repeated || inHour) {
    if (said.length > 0 || other || hasPart) return refused(message("cron.words.twoTimes"));
    return repeatedIn({ repeated: repeated ?? null, inHour, hours, days });
  }
  if (hours !== null) return null;
  if (said.length > 0) {
    const grid = gridOf(said);
    return grid
      ? { expr: `${grid.minutes} ${grid.hours} ${days}`, isMidnight: false }
      : refused(message("cron.words.times"));
  }
  const isEveryDay = days === "* * *";
  if (hasPart || isEveryDay || (isOneTime && often.length === 0))
    return refused(message("cron.words.noTime"));
  return { expr: `0 0 ${days}`, isMidnight: true };
}

type Repeated = {
  readonly repeated: Often | null;
  readonly inHour: Parts["inHour"];
  readonly hours: Parts["hours"];
  readonly days: string;
};

/** What runs more than once a day. */
function repeatedIn({ repeated, inHour, hours, days }: Repeated): SaidSchedule | null {
  const impossible = inHour?.minutes.find((minute) => minute > 59);
  if (impossible !== undefined) return refused(message("cron.words.clock", { words: String(impossible) }));
  if (hours === "minutes") return refused(message("cron.words.range"));
  const { unit, count } = repeated ?? { unit: "hour", count: 1 };
  const isOfHours = unit === "hour";
  if (inHour && (!isOfHours || (hours !== null && hours.minute !== 0)))
    return refused(message("cron.words.twoTimes"));
  if (!inHour && !repeated) return null;
  if (isOfHours) {
    const minutes = inHour ? fieldListOf(inHour.minutes) : (hours?.minute ?? 0);
    return { expr: `${minutes} ${hourField(hours, count)} ${days}`, isMidnight: false };
  }
  if (hours && hours.minute !== 0) return refused(message("cron.words.range"));
  const step = count === 1 ? "*" : `*/${count}`;
  const inHours = hourField(hours, 1);
  return {
    expr: unit === "second" ? `${step} * ${inHours} ${days}` : `${step} ${inHours} ${days}`,
    isMidnight: false,
  };
}

/** The expression of a schedule that is said with its times; null for all else. */
export function cronOfWords(text: string): string | null {
  const schedule = scheduleOfWords(text);
  return schedule && "expr" in schedule && !schedule.isMidnight ? schedule.expr : null;
}
