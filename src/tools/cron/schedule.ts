import { type Message, type MessageKey, message } from "#core/i18n.ts";
import { sourcePositionOf } from "#core/source-position.ts";
import { type Result, invalid, ok } from "#core/result.ts";

export const fieldNames = ["second", "minute", "hour", "day", "month", "weekday"] as const;
export type FieldName = (typeof fieldNames)[number];

type CronRange = {
  readonly kind: "range";
  readonly from: number;
  readonly to: number;
  readonly step: number;
};

/** `last` is the last day of the month; with a weekday, its last one. `nth` is its first to fifth one. */
export type SpecialDay =
  | { readonly kind: "last"; readonly weekday: number | null }
  | { readonly kind: "nth"; readonly weekday: number; readonly nth: number };

export type CronField = {
  readonly text: string;
  /** Whether it begins with `*` (or is `?`); such a field leaves the choice of the day to the other one. */
  readonly isOpen: boolean;
  /** Each once, ascending, Sunday as 0. */
  readonly values: readonly number[];
  /** Days that no number stands for, each once. */
  readonly specials: readonly SpecialDay[];
};

export type Schedule = Readonly<Record<FieldName, CronField>> & { readonly hasSeconds: boolean };

export const bounds: Readonly<Record<FieldName, readonly [number, number]>> = {
  second: [0, 59],
  minute: [0, 59],
  hour: [0, 23],
  day: [1, 31],
  month: [1, 12],
  weekday: [0, 7],
};

const namesOfValues: Partial<Record<FieldName, string[]>> = {
  month: "- JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC".split(" "),
  weekday: "SUN MON TUE WED THU FRI SAT".split(" "),
};

const macros: Readonly<Record<string, string>> = {
  "@yearly": "0 0 1 1 *",
  "@annually": "0 0 1 1 *",
  "@monthly": "0 0 1 * *",
  "@weekly": "0 0 * * 0",
  "@daily": "0 0 * * *",
  "@midnight": "0 0 * * *",
  "@hourly": "0 * * * *",
};

const faults: Readonly<Record<FieldName, MessageKey & `cron.fault.${FieldName}`>> = {
  second: "cron.fault.second",
  minute: "cron.fault.minute",
  hour: "cron.fault.hour",
  day: "cron.fault.day",
  month: "cron.fault.month",
  weekday: "cron.fault.weekday",
};

/** What is still to be typed, by the number of fields that are there. */
const missing: readonly (Message | undefined)[] = [
  undefined,
  message("cron.missing.hour"),
  message("cron.missing.day"),
  message("cron.missing.month"),
  message("cron.missing.weekday"),
];

/** Reads five fields, six with seconds in front, or a macro; anything else is refused, never guessed. */
export function parseSchedule(cronExpr: string): Result<Schedule> {
  const refuseCron = (message: Message, offset = 0, unfinished?: Message) =>
    invalid("expr", message, { ...sourcePositionOf(cronExpr, offset), ...(unfinished && { unfinished }) });
  const macro = cronExpr.trim().toLowerCase();
  if (macro === "@reboot") return refuseCron(message("cron.fault.reboot"));
  if (macro.startsWith("@") && !Object.hasOwn(macros, macro))
    return refuseCron(message("cron.fault.macro", { macros: Object.keys(macros).join(", ") }));
  const writtenCron = Object.hasOwn(macros, macro) ? (macros[macro] ?? "") : cronExpr;
  const cronWords = [...writtenCron.matchAll(/\S+/g)];
  if (cronWords.length < 5 || cronWords.length > 6)
    return refuseCron(message("cron.fault.count", { count: cronWords.length }), 0, missing[cronWords.length]);
  const hasSeconds = cronWords.length === 6;
  const cronFields: CronField[] = hasSeconds ? [] : [onTheMinute];
  for (const { 0: cronWord, index } of cronWords) {
    const cronField = parseField(fieldNames[cronFields.length] ?? "second", cronWord);
    if ("key" in cronField) return refuseCron(cronField, index);
    cronFields.push(cronField);
  }
  const [
    second = onTheMinute,
    minute = second,
    hour = second,
    day = second,
    month = second,
    weekday = second,
  ] = cronFields;
  return ok({ second, minute, hour, day, month, weekday, hasSeconds });
}

const onTheMinute: CronField = {
  text: "0",
  isOpen: false,
  values: [0],
  specials: [],
};

function parseField(fieldName: FieldName, fieldText: string): CronField | Message {
  const fieldValues = new Set<number>();
  const specials = new Map<string, SpecialDay>();
  for (const fieldPart of fieldText.split(",")) {
    const cronItem = parseCronItem(fieldName, fieldPart);
    if ("key" in cronItem) return cronItem;
    if (cronItem.kind !== "range") specials.set(JSON.stringify(cronItem), cronItem);
    else
      for (let cronValue = cronItem.from; cronValue <= cronItem.to; cronValue += cronItem.step)
        fieldValues.add(fieldName === "weekday" ? cronValue % 7 : cronValue);
  }
  return {
    text: fieldText,
    isOpen: /^[*?]/.test(fieldText),
    values: [...fieldValues].sort((lowerValue, higherValue) => lowerValue - higherValue),
    specials: [...specials.values()],
  };
}

function parseCronItem(fieldName: FieldName, fieldPart: string): CronRange | SpecialDay | Message {
  const [lowestValue, highestValue] = bounds[fieldName];
  const wrongPart = () => ({ key: faults[fieldName], params: { text: fieldPart } });
  const isDay = fieldName === "day" || fieldName === "weekday";
  if (isDay && fieldPart === "?") return { kind: "range", from: lowestValue, to: highestValue, step: 1 };
  if (fieldName === "day" && /^L$/i.test(fieldPart)) return { kind: "last", weekday: null };
  const specialWeekday = fieldName === "weekday" ? /^(\w+?)(?:L|#([1-5]))$/i.exec(fieldPart) : null;
  if (specialWeekday) {
    const weekday = cronValueOf(fieldName, specialWeekday[1] ?? "");
    if (weekday === null) return wrongPart();
    return specialWeekday[2]
      ? { kind: "nth", weekday: weekday % 7, nth: Number(specialWeekday[2]) }
      : { kind: "last", weekday: weekday % 7 };
  }
  const itemMatch = /^(?:(\*)|(\w+)(?:-(\w+))?)(?:\/(\d{1,4}))?$/.exec(fieldPart);
  if (!itemMatch) return wrongPart();
  const [, star, firstWord = "", lastWord, stepWord] = itemMatch;
  const fromValue = star ? lowestValue : cronValueOf(fieldName, firstWord);
  const endValue = lastWord === undefined ? null : cronValueOf(fieldName, lastWord);
  if (fromValue === null || (lastWord !== undefined && endValue === null)) return wrongPart();
  const toValue = endValue ?? (star || stepWord ? (fieldName === "weekday" ? 6 : highestValue) : fromValue);
  if (fromValue > toValue) return message("cron.fault.reversed", { text: fieldPart });
  if (stepWord !== undefined && Number(stepWord) < 1)
    return message("cron.fault.zeroStep", { text: fieldPart });
  if (Number(stepWord ?? 1) > highestValue)
    return message("cron.fault.step", { text: fieldPart, max: highestValue });
  return { kind: "range", from: fromValue, to: toValue, step: Number(stepWord ?? 1) };
}

function cronValueOf(fieldName: FieldName, cronWord: string): number | null {
  const [lowestValue, highestValue] = bounds[fieldName];
  const nameIndex = namesOfValues[fieldName]?.indexOf(cronWord.toUpperCase()) ?? -1;
  const cronValue =
    nameIndex >= 0 && cronWord !== "-" ? nameIndex : /^\d{1,2}$/.test(cronWord) ? Number(cronWord) : -1;
  return cronValue >= lowestValue && cronValue <= highestValue ? cronValue : null;
}
