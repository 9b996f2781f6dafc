import { expect, test } from "bun:test";
import { dayStep, isWeekend, topMark } from "#islands/links/daily-chart.tsx";

test("the scale of a chart has whole marks, and room for words above the peak, and is no taller than it must be", () => {
  expect([1, 2, 3, 5, 107, 1_000_000].map(topMark)).toEqual([2, 4, 4, 8, 150, 1_500_000]);
  for (let peak = 1; peak < 3_000_000; peak = Math.ceil(peak * 1.07)) {
    const top = topMark(peak);
    expect([peak, Number.isInteger(top / 2), top >= 1.2 * peak, top <= Math.max(2, 2.5 * peak)]).toEqual([
      peak,
      true,
      true,
      true,
    ]);
  }
});

test("weekends are those of the calendar", () => {
  const names = new Intl.DateTimeFormat("en", { weekday: "long", timeZone: "UTC" });
  for (let at = 0; at < 800; at += 1) {
    const day = new Date(Date.UTC(2026, 0, 1 + at));
    expect(isWeekend(day.toISOString().slice(0, 10))).toBe(names.format(day).startsWith("S"));
  }
});

test("at most eight days are named, the last one always", () => {
  for (const days of [7, 30, 90]) expect(Math.ceil(days / dayStep(days))).toBeWithin(4, 9);
});
