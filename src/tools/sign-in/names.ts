export const providerNames = ["google", "facebook"] as const;
export type ProviderName = (typeof providerNames)[number];

/** How long a visitor may take at the provider. */
export const signInTimeoutS = 600;
