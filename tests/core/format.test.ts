import { expect, test } from "bun:test";
import { formatBytes, formatDuration, formatNumber, formatPercent } from "../../src/core/format.ts";

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

test("numbers, shares and sizes are written the language's way", () => {
  expect([formatNumber(1234.5, "vi"), formatNumber(1234.5, "en")]).toEqual(["1.234,5", "1,234.5"]);
  expect([formatPercent(1 / 3, "vi"), formatPercent(1 / 3, "en")]).toEqual(["33%", "33%"]);
  const sizes = [
    [0, "0 byte"],
    [1, "1 byte"],
    [999, "999 byte"],
    [1000, "1 kB"],
    [1049, "1 kB"],
    [1050, "1.1 kB"],
    [38_000, "38 kB"],
    [38_500, "38.5 kB"],
    [999_949, "999.9 kB"],
    [999_950, "1 MB"],
    [1_000_000, "1 MB"],
    [1_550_000, "1.6 MB"],
    [999_960_000, "1,000 MB"],
  ] as const;
  for (const [bytes, text] of sizes) expect([bytes, formatBytes(bytes, "en")]).toEqual([bytes, text]);
  expect(formatBytes(1_550_000, "vi")).toBe("1,6 MB");
});
