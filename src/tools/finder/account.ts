import { namesAccount } from "#tools/vietqr/read-account.ts";

/** In characters; a longer text is about other things too. */
const maxMessage = 300;

export const hasAccount = (text: string): boolean => text.length <= maxMessage && namesAccount(text);
