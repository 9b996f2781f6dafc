import type { Phrases } from "./taken-phrases.ts";

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
