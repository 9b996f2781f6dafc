/** Names and bounds that both the schema and the browser's code use. */
export const fieldNames = ["second", "minute", "hour", "day", "month", "weekday"] as const;
export const longestExpression = 120;
export const previewCounts = { minimum: 1, maximum: 100, default: 5 } as const;
