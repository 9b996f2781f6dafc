/** How long a visitor may take at the provider. */
export const signInTimeoutS = 600;
