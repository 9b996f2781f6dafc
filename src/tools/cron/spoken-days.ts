import type { Phrases } from "./spoken-words.ts";

/** Each once, in order. */
export const fieldListOf = (numbers: readonly number[]): string =>
  [...new Set(numbers)].toSorted((one, other) => one - other).join();

const nths: Readonly<Record<string, string>> = {
  first: "#1",
  "1st": "#1",
  second: "#2",
  "2nd": "#2",
  third: "#3",
  "3rd": "#3",
  fourth: "#4",
  "4th": "#4",
  last: "L",
  dau: "#1",
  "dau tien": "#1",
  cuoi: "L",
  "cuoi cung": "L",
};
const ofMonth = String.raw`(?: (?:of|in|cua|trong))?(?: (?:the|every|each|a|moi|hang))? (?:month|thang)`;
const nthEn = new RegExp(
  String.raw`\b(?:every )?(first|1st|second|2nd|third|3rd|fourth|4th|last) d([0-6])(?:${ofMonth})?\b`,
);
const nthVi = new RegExp(
  String.raw`\bd([0-6]) (?:(dau tien|cuoi cung|nth[1-5])(?:${ofMonth})?|(dau|cuoi)${ofMonth})\b`,
);

const workdays =
  /\b(?:(?:cac )?ngay (?:thuong|lam viec|trong tuan)|(?:all )?(?:week|work|working|business) ?days?)\b/;
const weekend = /\b(?:(?:cac )?(?:ngay )?cuoi tuan|week ?ends?)\b/;
const dayRange = /\b(?:(?:tu|from) )?d([0-6]) ?(?:den|-|to|through|thru) ?d([0-6])\b/;
const except =
  /\b(?:ngoai tru|tru|except(?: for)?|excluding|but not)(?: ra)?((?: ?(?:,|;|&|and|va|on|cac|ngay|d[0-6]|cuoi tuan|week ?ends?))+)(?![\w])/;

const upTo = (from: number, to: number): readonly number[] =>
  Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, at) => (from + at) % 7);

function weekdaysIn({ take, takeAll }: Phrases): readonly number[] {
  const days = take(workdays) ? [1, 2, 3, 4, 5] : [];
  const ends = take(weekend) ? [0, 6] : [];
  const ranged = takeAll(dayRange).flatMap(([, from, to]) => upTo(Number(from), Number(to)));
  return [...days, ...ends, ...ranged, ...takeAll(/\bd([0-6])\b/).map(([, day]) => Number(day))];
}

/** The field of the days of the week, empty where all are excepted; null where none is said. */
export function takeWeekdays(phrases: Phrases): string | null {
  const [, nth, nthDay] = phrases.take(nthEn) ?? [];
  if (nth !== undefined) return `${nthDay}${nths[nth]}`;
  const [, day, place, placeInMonth = ""] = phrases.take(nthVi) ?? [];
  if (day !== undefined) return `${day}${nths[place ?? placeInMonth] ?? place?.replace("nth", "#")}`;
  const [, without = ""] = phrases.take(except) ?? [];
  const left = (without.match(/d[0-6]|cuoi|end/g) ?? []).flatMap((word) =>
    word.startsWith("d") ? [Number(word.slice(1))] : [0, 6],
  );
  const said = weekdaysIn(phrases);
  if (said.length === 0 && left.length === 0) return null;
  const days = (said.length > 0 ? said : upTo(0, 6)).filter((weekday) => !left.includes(weekday));
  const list = fieldListOf(days);
  return list === "1,2,3,4,5" ? "1-5" : list;
}

export type Dates = { readonly day: string | null; readonly month: string | null };

const notTime = String.raw`(?!\d| ?(?:[hg](?![a-z])|[:']|gio|phut|giay|tieng|lan|sang|trua|chieu|toi\b|dem|am\b|pm\b|minutes?|hours?|o'))`;
const day = String.raw`\d{1,2}(?:st|nd|rd|th)?\b${notTime}`;
const and = String.raw`(?: ?[,&] ?(?:and |va )?| va | and )(?:ngay |mung |the )?`;
const lead = String.raw`\b(?:(?:from|tu|cac|on) )?(?:ngay|mung|days?|the|on) `;
const inMonth = String.raw`(?:(?: thang ?| ?/ ?)(\d{1,2})(?!\d)|(?: of)? m(\d{1,2})\b)`;
const datedList = new RegExp(String.raw`${lead}(${day}(?:${and}${day})*)${inMonth}?`);
const datedRange = new RegExp(
  String.raw`${lead}(${day}) ?(?:den|-|to|through) ?(?:ngay |the )?(${day})${inMonth}?`,
);
const ordinals =
  /\b(?:every )?(\d{1,2}(?:st|nd|rd|th)(?:(?: ?[,&] ?(?:and )?| and )(?:the )?\d{1,2}(?:st|nd|rd|th))*)\b/;
const ordinalRange = /\b(\d{1,2})(?:st|nd|rd|th) ?(?:to|through|-) ?(?:the )?(\d{1,2})(?:st|nd|rd|th)\b/;
const dayThenMonth = new RegExp(String.raw`\b(${day})(?: of)? m(\d{1,2})\b`);
const dayThenMonthVi = new RegExp(String.raw`\b(${day}) thang (\d{1,2})\b${notTime}`);
const monthThenDay = new RegExp(String.raw`\bm(\d{1,2}) (?:the )?(${day})`);
const firstDay = new RegExp(
  String.raw`\b(?:(?:the )?(?:first|1st) day${ofMonth}|(?:ngay )?(?:dau|dau tien)${ofMonth})\b`,
);
const lastDay = new RegExp(
  String.raw`\b(?:(?:the )?last day${ofMonth}|(?:the )?end${ofMonth}|(?:ngay )?(?:cuoi cung|cuoi)${ofMonth})\b`,
);
const oddDays = /\b(?:cac )?ngay le\b|\bodd(?:-numbered| numbered)? (?:days?|dates?)\b/;
const evenDays = /\b(?:cac )?ngay chan\b|\beven(?:-numbered| numbered)? (?:days?|dates?)\b/;
const monthRange =
  /\b(?:thang (\d{1,2}) ?(?:den|-) ?(?:thang )?(\d{1,2})(?!\d)|m(\d{1,2}) ?(?:to|through|-) ?m(\d{1,2}))\b/;
const monthList = new RegExp(
  String.raw`\b(?:cac )?thang (\d{1,2}${notTime}(?:(?: ?[,&] ?| va )(?:thang )?\d{1,2}${notTime})*)`,
);

const numbersOf = (text: string): readonly number[] => (text.match(/\d+/g) ?? []).map(Number);

function rangeOf(from: string | undefined, to: string | undefined): string {
  return `${Number.parseInt(from ?? "", 10)}-${Number.parseInt(to ?? "", 10)}`;
}

/** In Vietnamese the day stands first; in English it may be the month, unless it can be none. */
const dayAndMonth = /\b(\d{1,2})\/(\d{1,2})\b/;
const isVietnamese = /\b(?:luc|hang|moi|vao|sang|trua|chieu|toi|dem|gio|\d{1,2}h\d{0,2})\b/;

/** The fields of the days of the month and of the months. */
export function takeDates({ take, takeAll, rest }: Phrases): Dates {
  const days: string[] = [];
  const months: string[] = [];
  const add = (said: string, ...ofMonths: readonly (string | undefined)[]) => {
    if (said !== "") days.push(said);
    months.push(...ofMonths.flatMap((each) => (each === undefined ? [] : [String(Number(each))])));
  };
  if (take(firstDay)) add("1");
  if (take(lastDay)) add("L");
  if (take(oddDays)) add("1-31/2");
  if (take(evenDays)) add("2-30/2");
  for (const [, from, to, vi, en] of takeAll(datedRange)) add(rangeOf(from, to), vi, en);
  for (const [, list = "", vi, en] of takeAll(datedList)) add(fieldListOf(numbersOf(list)), vi, en);
  const [, first, second] = dayAndMonth.exec(rest()) ?? [];
  if (first !== undefined && (isVietnamese.test(rest()) || Number(first) > 12 || first === second)) {
    take(dayAndMonth);
    add(String(Number(first)), second);
  }
  for (const [, said = "", vi] of takeAll(dayThenMonthVi)) add(fieldListOf(numbersOf(said)), vi);
  for (const [, said = "", en] of takeAll(dayThenMonth)) add(fieldListOf(numbersOf(said)), en);
  for (const [, en, said = ""] of takeAll(monthThenDay)) add(fieldListOf(numbersOf(said)), en);
  for (const [, from, to] of takeAll(ordinalRange)) add(rangeOf(from, to));
  for (const [, list = ""] of takeAll(ordinals)) add(fieldListOf(numbersOf(list)));
  for (const [, from, to, first, last] of takeAll(monthRange))
    months.push(rangeOf(from ?? first, to ?? last));
  for (const [, list = ""] of takeAll(monthList)) months.push(fieldListOf(numbersOf(list)));
  for (const [, en = ""] of takeAll(/\bm(\d{1,2})\b/)) months.push(en);
  return { day: days.join() || null, month: [...new Set(months)].join() || null };
}
