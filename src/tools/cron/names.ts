/** Names that both the schema and the browser's code use. */
export const fieldNames = ["second", "minute", "hour", "day", "month", "weekday"] as const;

/** What the fields offer; anything else may be typed. */
export const presets = [
  "*/5 * * * *",
  "0 * * * *",
  "0 9 * * 1-5",
  "30 23 * * 0",
  "0 0 1 * *",
  "0 0 L * *",
  "0 0 1 1,4,7,10 *",
  "@daily",
] as const;

export const offeredZones = [
  "Asia/Ho_Chi_Minh",
  "UTC",
  "Asia/Bangkok",
  "Asia/Singapore",
  "Asia/Shanghai",
  "Asia/Tokyo",
  "Asia/Seoul",
  "Australia/Sydney",
  "Europe/London",
  "Europe/Paris",
  "Europe/Berlin",
  "America/New_York",
  "America/Chicago",
  "America/Los_Angeles",
] as const;
