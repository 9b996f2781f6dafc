export const userAgentCounts = { minimum: 1, maximum: 50, default: 1 } as const;
export const maxUserAgentLength = 1024;
