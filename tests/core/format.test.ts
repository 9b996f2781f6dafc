import { expect, test } from "bun:test";
import { formatDuration } from "../../src/core/format.ts";

test("a duration is in its two largest units, without a part that is zero", () => {
  const inEnglish = [0, 400, 1000, 59_000, 59_600, 60_000, 61_000, 125_400, 3_600_000, 86_399_000].map((ms) =>
    formatDuration(ms, "en"),
  );
  expect(inEnglish).toEqual([
    "0 seconds",
    "0 seconds",
    "1 second",
    "59 seconds",
    "1 minute",
    "1 minute",
    "1 minute 1 second",
    "2 minutes 5 seconds",
    "1 hour",
    "23 hours 59 minutes",
  ]);
  expect(formatDuration(5000, "vi")).toBe("5 giây");
  expect(formatDuration(65_000, "vi")).toBe("1 phút 5 giây");
});
