import { readAccount } from "../vietqr/read-account.ts";

/** What people write before an account. */
const label =
  /(?:^|[^\p{L}])(?:stk|s[ốo] ?t(?:ài|ai)? ?k(?:hoản|hoan)?|t(?:ài|ai) kho[ảa]n|tk|account)[^\p{L}]/iu;

/** In characters; a longer text is about other things too. */
const maxMessage = 300;

/** Whether a message is about one account: it names its bank, or says that the number is one. */
export function hasAccount(text: string): boolean {
  if (text.length > maxMessage || !/\d{3}/.test(text)) return false;
  const reading = readAccount(text);
  if ("refused" in reading || reading.value === text) return false;
  const isNamed = reading.found?.some(({ field }) => field === "bank") ?? false;
  return isNamed || label.test(` ${text} `);
}
