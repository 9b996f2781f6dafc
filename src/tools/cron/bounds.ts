export const maxExpressionLength = 120;
export const previewCounts = { minimum: 1, maximum: 100, default: 5 } as const;
