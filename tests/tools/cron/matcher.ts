const minuteMs = 60_000;

type Clock = { minute: number; hour: number; date: Date };

/** Whether a value stands in a field, by the words of crontab(5), item by item. */
function inField(text: string, value: number, [low, high]: readonly [number, number]): boolean {
  return text.split(",").some((item) => {
    const [range = "", step = "1"] = item.split("/");
    if (/[#L]/.test(item)) return false;
    const [first, last] = range === "*" ? [low, high] : range.split("-").map(Number);
    const from = first ?? low;
    const to = last ?? (item.includes("/") ? high : from);
    return value >= from && value <= to && (value - from) % Number(step) === 0;
  });
}

const lengthOf = (date: Date): number =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();

function isDay(expr: string, date: Date): boolean {
  const [, , days = "", months = "", weekdays = ""] = expr.split(" ");
  const [day, weekday, length] = [date.getUTCDate(), date.getUTCDay(), lengthOf(date)];
  if (!inField(months, date.getUTCMonth() + 1, [1, 12])) return false;
  const onDay = inField(days, day, [1, 31]) || (days.split(",").includes("L") && day === length);
  const onWeekday =
    inField(weekdays, weekday, [0, 6]) ||
    (weekday === 0 && inField(weekdays.replaceAll("*", "0-6"), 7, [0, 7])) ||
    weekdays.split(",").some((item) => {
      const [, named = "", nth] = /^(\d)(?:#(\d)|L)$/.exec(item) ?? [];
      if (named === "" || Number(named) % 7 !== weekday) return false;
      return nth === undefined ? day > length - 7 : Math.floor((day - 1) / 7) + 1 === Number(nth);
    });
  const isEither = !days.startsWith("*") && !weekdays.startsWith("*");
  return isEither ? onDay || onWeekday : onDay && onWeekday;
}

/** Goes through the minutes of so many days, one by one, and looks at the clocks of a zone in each. */
export function crontabMatcher(tz: string, now: number, days: number) {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone: tz, dateStyle: "short", timeStyle: "medium" });
  const end = now + days * 1440 * minuteMs;
  const clocks: Clock[] = [];
  let offset = 0;
  for (let time = now; time < end; time += minuteMs) {
    if (time % (15 * minuteMs) === 0 || time === now)
      offset = Date.parse(`${format.format(time).replace(" ", "T")}Z`) - time;
    const date = new Date(time + offset);
    clocks.push({ minute: date.getUTCMinutes(), hour: date.getUTCHours(), date });
  }
  return {
    end,
    isDay,
    /** The first minutes after `now`, at most so many. */
    minutesOf(expr: string, count: number): number[] {
      const [minutes = "", hours = ""] = expr.split(" ");
      const found: number[] = [];
      for (let at = 1; at < clocks.length && found.length < count; at += 1) {
        const clock = clocks[at];
        if (!clock || !inField(minutes, clock.minute, [0, 59]) || !inField(hours, clock.hour, [0, 23]))
          continue;
        if (isDay(expr, clock.date)) found.push(now + at * minuteMs);
      }
      return found;
    },
  };
}
