/** Names that both the schema and the browser's code use. */
export const fieldNames = ["second", "minute", "hour", "day", "month", "weekday"] as const;
