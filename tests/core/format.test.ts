import { expect, test } from "bun:test";
import { formatDateTime, formatNumber, formatPercent } from "#core/format.ts";
import { formatBytes, formatDuration, symbolFormat } from "#core/format-units.ts";

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

test("a moment is written in Vietnam's time as the platform of today writes it, which puts no comma in between", () => {
  const options = {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  } as const;
  const platform = new Intl.DateTimeFormat("vi-VN", { ...options, timeZone: "Asia/Ho_Chi_Minh" });
  expect(formatDateTime(new Date("2026-11-23T17:05:09Z"))).toBe("00:05 24/11/2026");
  for (let round = 0; round < 500; round += 1) {
    const moment = new Date((Math.random() - 0.3) * 1e14);
    expect(formatDateTime(moment)).toBe(platform.format(moment));
  }
});

test("where a browser has no words for units, their symbols stand in", () => {
  const size = symbolFormat("vi-VN", { unit: "kilobyte", unitDisplay: "short", maximumFractionDigits: 1 });
  expect([size.format(38.25), size.format(1234)]).toEqual(["38,3 kB", "1.234 kB"]);
  expect(symbolFormat("en-GB", { unit: "minute", unitDisplay: "long" }).format(3)).toBe("3 min");
});
