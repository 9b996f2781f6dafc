import { type Message, type MessageKey, message } from "../../core/i18n.ts";
import { sourcePositionOf } from "../../core/source-position.ts";
import { type Result, invalid, ok } from "../../core/result.ts";
import { fieldNames } from "./names.ts";

export type FieldName = (typeof fieldNames)[number];

type Range = { readonly kind: "range"; readonly from: number; readonly to: number; readonly step: number };

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

const names: Partial<Record<FieldName, string[]>> = {
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

/** Reads five fields, six with seconds in front, or a macro; anything else is refused, never guessed. */
export function parseSchedule(expr: string): Result<Schedule> {
  const refuse = (message: Message, offset = 0) => invalid("expr", message, sourcePositionOf(expr, offset));
  const macro = expr.trim().toLowerCase();
  if (macro === "@reboot") return refuse(message("cron.fault.reboot"));
  if (macro.startsWith("@") && !Object.hasOwn(macros, macro))
    return refuse(message("cron.fault.macro", { macros: Object.keys(macros).join(", ") }));
  const written = Object.hasOwn(macros, macro) ? (macros[macro] ?? "") : expr;
  const words = [...written.matchAll(/\S+/g)];
  if (words.length < 5 || words.length > 6)
    return refuse(message("cron.fault.count", { count: words.length }));
  const hasSeconds = words.length === 6;
  const fields: CronField[] = hasSeconds ? [] : [onTheMinute];
  for (const { 0: word, index } of words) {
    const field = parseField(fieldNames[fields.length] ?? "second", word);
    if ("key" in field) return refuse(field, index);
    fields.push(field);
  }
  const [
    second = onTheMinute,
    minute = second,
    hour = second,
    day = second,
    month = second,
    weekday = second,
  ] = fields;
  return ok({ second, minute, hour, day, month, weekday, hasSeconds });
}

const onTheMinute: CronField = {
  text: "0",
  isOpen: false,
  values: [0],
  specials: [],
};

function parseField(fieldName: FieldName, text: string): CronField | Message {
  const values = new Set<number>();
  const specials = new Map<string, SpecialDay>();
  for (const fieldPart of text.split(",")) {
    const item = parseItem(fieldName, fieldPart);
    if ("key" in item) return item;
    if (item.kind !== "range") specials.set(JSON.stringify(item), item);
    else
      for (let value = item.from; value <= item.to; value += item.step)
        values.add(fieldName === "weekday" ? value % 7 : value);
  }
  return {
    text,
    isOpen: /^[*?]/.test(text),
    values: [...values].sort((one, other) => one - other),
    specials: [...specials.values()],
  };
}

function parseItem(fieldName: FieldName, fieldPart: string): Range | SpecialDay | Message {
  const [low, high] = bounds[fieldName];
  const wrong = () => ({ key: faults[fieldName], params: { text: fieldPart } });
  const isDay = fieldName === "day" || fieldName === "weekday";
  if (isDay && fieldPart === "?") return { kind: "range", from: low, to: high, step: 1 };
  if (fieldName === "day" && /^L$/i.test(fieldPart)) return { kind: "last", weekday: null };
  const special = fieldName === "weekday" ? /^(\w+?)(?:L|#([1-5]))$/i.exec(fieldPart) : null;
  if (special) {
    const weekday = valueOf(fieldName, special[1] ?? "");
    if (weekday === null) return wrong();
    return special[2]
      ? { kind: "nth", weekday: weekday % 7, nth: Number(special[2]) }
      : { kind: "last", weekday: weekday % 7 };
  }
  const match = /^(?:(\*)|(\w+)(?:-(\w+))?)(?:\/(\d{1,4}))?$/.exec(fieldPart);
  if (!match) return wrong();
  const [, star, first = "", last, step] = match;
  const from = star ? low : valueOf(fieldName, first);
  const end = last === undefined ? null : valueOf(fieldName, last);
  if (from === null || (last !== undefined && end === null)) return wrong();
  const to = end ?? (star || step ? (fieldName === "weekday" ? 6 : high) : from);
  if (from > to) return message("cron.fault.reversed", { text: fieldPart });
  if (step !== undefined && (Number(step) < 1 || Number(step) > high))
    return message("cron.fault.step", { text: fieldPart });
  return { kind: "range", from, to, step: Number(step ?? 1) };
}

function valueOf(fieldName: FieldName, word: string): number | null {
  const [low, high] = bounds[fieldName];
  const nameIndex = names[fieldName]?.indexOf(word.toUpperCase()) ?? -1;
  const value = nameIndex >= 0 && word !== "-" ? nameIndex : /^\d{1,2}$/.test(word) ? Number(word) : -1;
  return value >= low && value <= high ? value : null;
}
