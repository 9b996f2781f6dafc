import { expect, test } from "bun:test";
import { dayInVietnam, lastDays } from "#core/days.ts";

test("a day in Vietnam begins seven hours before that of UTC", () => {
  expect(dayInVietnam(Date.UTC(2026, 10, 21, 16, 59, 59, 999))).toBe("2026-11-21");
  expect(dayInVietnam(Date.UTC(2026, 10, 21, 17))).toBe("2026-11-22");
  expect(lastDays(Date.UTC(2027, 0, 1), 3)).toEqual(["2026-12-30", "2026-12-31", "2027-01-01"]);
});
