export const fieldNames = ["second", "minute", "hour", "day", "month", "weekday"] as const;
