/** Whether a text is meant as a `curl` line, whole or not. */
export const isCurl = (text: string): boolean => /^\s*(?:\$ )?curl(?:\.exe)?\s/i.test(text);
