import { withoutMarks } from "#core/fold.ts";
import { message } from "#core/i18n.ts";
import { halfWidth, plainSigns, readOne, withoutEmoji } from "#core/pasted.ts";
import type { Reading } from "#core/reading.ts";
import { amountsIn, parseAmount, withSeparators } from "./amount.ts";
import { amountOfWords } from "./spoken-amount.ts";

/** Not đồng: what it is worth here is for nobody to guess. */
const otherMoney = /[$€£¥฿₩]|\b(?:usd|eur|euro|do la|dollars?|bang|yen|won|te|baht|usdt)\b/;

/** In characters; a longer text is no message about one amount. */
const maxMessage = 500;

/** An amount out of the words around it; a text with two numbers is not guessed at. */
export function readAmount(text: string): Reading {
  if (text.length > maxMessage) return { value: text };
  if (parseAmount(text) !== null)
    return { value: /[\p{L}₫]/u.test(text) ? withSeparators(text) : text.trim() };
  const spoken = amountOfWords(text);
  if (spoken !== null) return { value: withSeparators(String(spoken)) };
  const plain = withoutEmoji(plainSigns(halfWidth(text))).normalize("NFC");
  if (otherMoney.test(withoutMarks(plain).toLowerCase())) return { value: text };
  const found = amountsIn(plain);
  if (!found.some(({ amount }) => amount !== null)) return { value: text };
  if (found.length > 1) return { refused: message("vietqr.twoAmounts") };
  return readOne(plain, found, message("vietqr.twoAmounts"));
}
