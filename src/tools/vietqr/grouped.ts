/** An account in groups of four, as one reads it out; a last digit is never alone. */
export const grouped = (account: string): string => account.replace(/(.{4})(?=.{2})/gu, "$1 ");
