import type { Phrases } from "./spoken-words.ts";

export type Unit = "second" | "minute" | "hour" | "day" | "week" | "month" | "year";

/** How often something runs. */
export type Often = { readonly count: number; readonly unit: Unit };

const unitOf: readonly (readonly [RegExp, Unit])[] = [
  [/^(?:giay|s|sec)/, "second"],
  [/^(?:phut|p$|'|min|m$)/, "minute"],
  [/^(?:gio|tieng|h)/, "hour"],
  [/^(?:ngay|day|dai)/, "day"],
  [/^(?:tuan|week)/, "week"],
  [/^(?:thang|month)/, "month"],
  [/^(?:nam|year|ann)/, "year"],
];

const longUnit = String.raw`giay|phut|gio|tieng|ngay|tuan|thang|nam|seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?`;
const unit = String.raw`((?:${longUnit}|[phms])(?!\w)|'(?!\w))`;
const once = String.raw`(?: ?(?:/ ?|lap lai |lap )?(?:mot |1 )?lan\b)`;
/** What makes a time of day of an hour: `mỗi 8 giờ 30`. */
const noTime = String.raw`(?!(?:gio|tieng|hours?|hrs?|h)(?!\w)${once}? ?(?:\d|ruoi|kem|rang sang|sang|trua|chieu|toi|dem|khuya|am\b|pm\b))`;

const every = new RegExp(
  String.raw`\b(?:moi|cu(?: moi)?|(?:once )?every|each|once (?:a|an|per|every))(?: (\d{1,4}|other|second))? ?${noTime}${unit}${once}?`,
);
const perTime = new RegExp(String.raw`\b(\d{1,4}) ?${unit}${once}`);
const named =
  /\b(hang|moi) (gio|phut|giay|ngay|tuan|thang|nam)\b|\b()(hour|dai|week|month|year|annual)ly\b|\b()(everyday)\b/;
const halfHour =
  /\b(?:(?:moi|cu|every|each) )?(?:nua (?:tieng|gio)|half(?: an)?[ -]hour(?:ly)?)\b(?: (?:mot |1 )?lan)?/;
const quarterHour = /\b(?:every|each) quarter(?: of an)?[ -]hour\b/;
const halfDay = /\b(?:(?:moi|cu|every) )?(?:nua ngay|half(?: a)? day)\b(?: (?:mot |1 )?lan)?/;
const andHalf =
  /\b(?:(?:moi|cu|every) )?(?:(\d{1,2}) )?(?:(?:tieng|gio) ruoi(?! ?(?:sang|trua|chieu|toi|dem))(?: (?:mot |1 )?lan)?|(?:an )?(?:hours?|hrs?) and (?:a )?half)/;
const hoursMinutes =
  /\b(?:moi|cu|every) (\d{1,2}) ?(?:tieng|hours?|hrs?) (?:and )?(\d{1,2}) ?(?:phut|minutes?|mins?)\b/;
const quarters = /\b(?:(?:moi|hang|every|each) (?:quy|quarter)|quarterly)\b/;
const alternate = /\bcach (?:ngay|nhat)\b/;

function unitNamed(word: string): Unit {
  return unitOf.find(([pattern]) => pattern.test(word))?.[1] ?? "day";
}

const countOf = (word: string | undefined): number =>
  word === undefined ? 1 : /^\d/.test(word) ? Number(word) : 2;

/** Takes all that says how often. */
export function takeOften({ take, takeAll }: Phrases): readonly Often[] {
  const found: Often[] = [];
  const [longer, hours] = take(hoursMinutes)?.slice(1) ?? [];
  if (longer !== undefined) found.push({ count: Number(longer) * 60 + Number(hours), unit: "minute" });
  const half = /(?:moi|cu|every|lan)/;
  const more = take(andHalf);
  if (more && half.test(more[0])) found.push({ count: Number(more[1] ?? 1) * 60 + 30, unit: "minute" });
  if (take(halfDay)) found.push({ count: 12, unit: "hour" });
  if (take(halfHour)) found.push({ count: 30, unit: "minute" });
  if (take(quarterHour)) found.push({ count: 15, unit: "minute" });
  if (take(quarters)) found.push({ count: 3, unit: "month" });
  if (take(alternate)) found.push({ count: 2, unit: "day" });
  for (const [, count, word = ""] of [...takeAll(perTime), ...takeAll(every)])
    found.push({ count: countOf(count), unit: unitNamed(word) });
  for (const groups of takeAll(named)) {
    const word = groups[2] ?? groups[4] ?? groups[6] ?? "";
    found.push({ count: 1, unit: word === "everyday" ? "day" : unitNamed(word) });
  }
  return found;
}

const minuteOf =
  /\b(?:(?:at|vao|luc) )?(?:(?:the )?(?:phut(?: thu)?|minutes?) (\d{1,2}(?:(?:, ?| va | and |, and )\d{1,2}(?![\dh:]))*)(?! ?(?:lan|mot))|(\d{1,2}|half|quarter)(?: minutes?)? past (?:(?:the|each|every) )?hour)(?: (?:of|cua|past)(?: (?:the|each|every) hour)?)?(?!\w)|\bat :(\d{2})\b/;

/** The minutes of each hour; null where none are said, of which a number of minutes is none. */
export function takeMinute({
  take,
}: Phrases): { readonly minutes: readonly number[]; readonly isHourly: boolean } | null {
  const found = take(minuteOf);
  if (!found) return null;
  const [words, spoken, past, written] = found;
  const said = past === "half" ? "30" : past === "quarter" ? "15" : (spoken ?? written ?? past ?? "");
  return { minutes: (said.match(/\d+/g) ?? []).map(Number), isHourly: /hour/.test(words) };
}

export type Time = { readonly hour: number; readonly minute: number };

/** What is said of times: what they are, that one cannot be, or that it cannot be told of which half of the day it is. */
export type Times =
  | { readonly kind: "times"; readonly times: readonly Time[] }
  | { readonly kind: "impossible"; readonly said: string }
  | { readonly kind: "half" };

const parts: Readonly<Record<string, "sang" | "trua" | "chieu" | "toi" | "dem" | "am" | "pm">> = {
  "rang sang": "sang",
  sang: "sang",
  morning: "sang",
  am: "am",
  trua: "trua",
  chieu: "chieu",
  afternoon: "chieu",
  toi: "toi",
  evening: "toi",
  dem: "dem",
  khuya: "dem",
  night: "dem",
  pm: "pm",
};
const ofDay = String.raw`(?:in the |at |buoi )?(rang sang|sang|trua|chieu|toi|dem|khuya|am|pm|morning|afternoon|evening|night)s?\b`;

/** The hours that each part of the day has, by how they are said on a clock of twelve. */
const hoursOf: Readonly<Record<string, (said: number) => number | null>> = {
  sang: (said) => (said <= 12 ? said % 12 : null),
  am: (said) => (said <= 12 ? said % 12 : null),
  trua: (said) => (said >= 10 && said <= 14 ? said : said <= 2 && said > 0 ? said + 12 : null),
  chieu: (said) => (said === 12 || (said > 12 && said < 20) ? said : said > 0 && said < 8 ? said + 12 : null),
  toi: (said) => (said === 12 ? 0 : said > 16 ? said : said > 4 && said < 12 ? said + 12 : null),
  dem: (said) => (said === 12 ? 0 : said < 6 || said > 18 ? said : said > 6 && said < 12 ? said + 12 : null),
  pm: (said) => (said === 0 ? null : said > 12 ? said : (said % 12) + 12),
};

/** The hour of a day by what is said of the time of day; null where both cannot be meant. */
function hourOf(said: number, part: string | undefined): number | null {
  if (said > 23) return null;
  return part === undefined ? said : (hoursOf[parts[part] ?? ""]?.(said) ?? null);
}

const minutes = String.raw`(?:(\d{1,2})(?: ?(?:phut|p|'))?|(ruoi)|kem (\d{1,2})(?: phut)?)`;
/** Hours and minutes in each of the ways they are written: groups of hour, minutes, half, minutes before, minutes, part. */
const clock = String.raw`(\d{1,2})(?: ?(?:gio|h|g)(?![a-z])(?: ?${minutes})?(?! ?(?:phut|giay))| (ruoi)|:(\d{2})|\.(\d{2})(?= ?[ap]m))(?: ?${ofDay})?`;
const clockOnly = new RegExp(String.raw`\b${clock}`);
const bare = new RegExp(String.raw`\b(\d{1,2})(?: o'? ?clock)? ?${ofDay}`);
const at = new RegExp(
  String.raw`\b(?:at|luc) (\d{1,2})(?: o'? ?clock)?\b(?! ?(?:phut|min|hour|gio|h\b|:|-))`,
);
const past =
  /\b(half|quarter|\d{1,2})(?: minutes?)? (past|after|to) (\d{1,2})(?: o'? ?clock)?(?: ?(am|pm))?\b/;

/** As it was said; minutes before the hour are negative. */
type Said = {
  readonly hour: number;
  readonly minute: number;
  readonly part: string | undefined;
  readonly words: string;
};

function saidOf(words: string, groups: readonly (string | undefined)[]): Said {
  const [hour, minute, half, before, half2, written, dotted, part] = groups;
  const shown = before ? -Number(before) : (half ?? half2) ? 30 : Number(minute ?? written ?? dotted ?? 0);
  return { hour: Number(hour), minute: shown, part, words };
}

function saidOfPast([words, count = "", way, hour, part]: RegExpExecArray): Said {
  const minute = count === "half" ? 30 : count === "quarter" ? 15 : Number(count);
  return { hour: Number(hour), minute: way === "to" ? -minute : minute, part, words };
}

const minutesOfDay = 1440;

/** Null where there is no such time of day. */
function timeOf({ hour, minute, part }: Said): Time | null {
  const inDay = hourOf(hour, part);
  if (inDay === null || Math.abs(minute) > 59) return null;
  const total = (inDay * 60 + minute + minutesOfDay) % minutesOfDay;
  return { hour: Math.floor(total / 60), minute: total % 60 };
}

const partApart = new RegExp(String.raw`\b(?:(?:moi|hang|cac|every|each) )?${ofDay}`);

/** Takes all times of day; a part of the day that stands apart is of all that have none. */
export function takeTimes({ take, takeAll }: Phrases): Times {
  const named: readonly Time[] = [
    ...(take(/\b(?:(?:0|12) ?(?:h|gio)? )?(?:nua dem|midnight)\b/) ? [{ hour: 0, minute: 0 }] : []),
    ...(take(/\b(?:12 ?(?:h|gio)? )?(?:giua trua|noon|midday)\b/) ? [{ hour: 12, minute: 0 }] : []),
  ];
  const said: readonly Said[] = [
    ...takeAll(past).map(saidOfPast),
    ...takeAll(clockOnly).map(([words, ...groups]) => saidOf(words, groups)),
    ...[...takeAll(bare), ...takeAll(at)].map(([words, hour, part]): Said => ({
      hour: Number(hour),
      minute: 0,
      part,
      words,
    })),
  ];
  if (said.length === 0) return { kind: "times", times: named };
  const apart = take(partApart)?.[1];
  const whole = said.map((each) => ({ ...each, part: each.part ?? apart }));
  const isHalf = ({ part, hour }: Said): boolean => part === undefined && hour <= 12;
  if (whole.some(isHalf) && whole.some(({ part }) => part !== undefined)) return { kind: "half" };
  const times: Time[] = [];
  for (const each of whole) {
    const time = timeOf(each);
    if (!time) return { kind: "impossible", said: each.words };
    times.push(time);
  }
  return { kind: "times", times: [...named, ...times] };
}

/** Hours between which something repeats, with the minute that both have. */
export type Hours = { readonly from: number; readonly to: number; readonly minute: number };

const range = new RegExp(
  String.raw`\b(?:(?:from|tu|between) )?(?:${clock}|(\d{1,2})(?: ?${ofDay})?) ?(?:den|toi|-|to|and|until|till|through) ?(?:${clock}|(\d{1,2})(?: ?${ofDay})?)(?! ?(?:phut|minutes?|giay))`,
);

/** The ways in which a range may be meant: its first hour is of the half of its last, or the one that is said. */
function pairsOf(from: Said, to: Said): readonly Hours[] {
  const ends = hourOf(to.hour, to.part);
  if (ends === null || from.minute !== to.minute) return [];
  const firsts =
    from.part === undefined && to.part !== undefined && from.hour <= 12
      ? [from.hour, hourOf(from.hour, to.part)]
      : [hourOf(from.hour, from.part)];
  const hours = [...new Set(firsts)].filter((hour): hour is number => hour !== null);
  const rising = hours.filter((hour) => hour < ends);
  return (hours.length > 1 ? rising : hours).map((hour) => ({ from: hour, to: ends, minute: from.minute }));
}

/** Takes a range of hours; null where none is said, "half" where it cannot be told which is meant. */
export function takeHours({ take }: Phrases): Hours | "half" | "minutes" | null {
  const found = take(range);
  if (!found) return null;
  const [, ...groups] = found;
  const saidAt = (start: number): Said => {
    const [plain, plainPart] = groups.slice(start + 8);
    const said = saidOf(found[0], groups.slice(start));
    return { ...said, hour: Number(groups[start] ?? plain), part: said.part ?? plainPart };
  };
  const [from, last] = [saidAt(0), saidAt(10)];
  // To 17:59 is to the end of the hour.
  const to = from.minute === 0 && last.minute === 59 ? { ...last, minute: 0 } : last;
  if (from.minute !== to.minute || from.minute < 0) return "minutes";
  // From nine to five is of a working day, as much as of a night.
  const isPlain = from.part === undefined && to.part === undefined && from.hour <= 12 && from.hour >= to.hour;
  const [only, other] = isPlain ? [] : pairsOf(from, to);
  return only && !other ? only : "half";
}

/** A part of the day that no hour is said of. */
export const takePart = ({ take }: Phrases): boolean => take(partApart) !== null;
