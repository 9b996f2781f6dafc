import { withoutMarks } from "#core/fold.ts";
import { message } from "#core/i18n.ts";
import { halfWidth, plainSigns, readOne, withoutEmoji } from "#core/pasted.ts";
import type { Reading } from "#core/reading.ts";
import { amountsIn, parseAmount, withSeparators } from "./amount.ts";

/** Longer than any amount in words. */
const maxLength = 120;

const digits = ["khong", "mot", "hai", "ba", "bon", "nam", "sau", "bay", "tam", "chin"] as const;
/** How digits sound behind tens. */
const behindTens: Readonly<Record<string, number>> = { mot: 1, tu: 4, lam: 5 };

const digitOf = (word: string | undefined): number | null => {
  const digit = digits.findIndex((each) => each === word);
  return digit < 0 ? null : digit;
};

/** A number below a thousand, to its last word; null where the words are none. */
function belowThousand(words: readonly string[]): number | null {
  const hundreds = words[1] === "tram" ? digitOf(words[0]) : 0;
  const rest = words[1] === "tram" ? words.slice(2) : words;
  if (hundreds === null || words.length === 0) return null;
  if (rest.length === 0) return hundreds * 100;
  const [first, second, third] = rest;
  if (words[1] === "tram" && /^(?:linh|le)$/.test(first ?? "")) {
    const digit = second === "tu" ? 4 : digitOf(second);
    return rest.length === 2 && digit ? hundreds * 100 + digit : null;
  }
  const tens = first === "muoi" ? 1 : second === "muoi" ? digitOf(first) : 0;
  const behind = first === "muoi" ? [second, third] : second === "muoi" ? [third, rest[3]] : [first, second];
  const [ones, more] = behind;
  if (tens === null || more !== undefined || (second === "muoi" && tens < 2)) return null;
  if (tens === 0) return rest.length === 1 && hundreds === 0 ? digitOf(ones) : null;
  const digit = ones === undefined ? 0 : (behindTens[ones] ?? digitOf(ones));
  return digit === null ? null : hundreds * 100 + tens * 10 + digit;
}

const scales: readonly (readonly [RegExp, number])[] = [
  [/^t[yi]$/, 1_000_000_000],
  [/^trieu$/, 1_000_000],
  [/^(?:nghin|ngan)$/, 1000],
];

/** What stands before and behind an amount in words and says nothing more. */
const labels = /^(?:so|tien|tong|cong|gia|khoang|la)$/;
const endings = /^(?:dong|vnd|chan)$/;

/** The words of an amount. */
function wordsOf(text: string): readonly string[] {
  const plain = withoutMarks(plainSigns(text).normalize("NFKC")).toLowerCase();
  const words = plain.split(/[^\p{L}]+/u).filter(Boolean);
  const start = words.findIndex((word) => !labels.test(word));
  const end = words.findLastIndex((word) => !endings.test(word));
  return start < 0 ? [] : words.slice(start, end + 1);
}

/**
 * An amount in Vietnamese words, with or without their marks: `hai trăm nghìn`, `một triệu rưỡi`, `nửa triệu`. Null where it
 * is none, and where it may be two: `một triệu hai trăm` is said of 1 200 000, and of 1 000 200.
 */
export function amountOfWords(text: string): number | null {
  if (text.length > maxLength || /\d/.test(text)) return null;
  let words = wordsOf(text);
  let amount = 0;
  let last = 0;
  for (const [name, scale] of scales) {
    const at = words.findIndex((word) => name.test(word));
    if (at < 0) continue;
    const isHalf = words.slice(0, at).join() === "nua" && amount === 0;
    const count = isHalf ? 0.5 : belowThousand(words.slice(0, at));
    if (count === null) return null;
    amount += count * scale;
    last = scale;
    words = words.slice(at + 1);
  }
  if (last === 0) return null;
  if (words.length === 0) return amount;
  if (last === 1000 && words[1] === "tram") {
    const rest = belowThousand(words);
    return rest === null ? null : amount + rest;
  }
  const [only, ...more] = words;
  if (more.length > 0) return null;
  const digit = last > 1000 ? digitOf(only === "tu" ? "bon" : only) : null;
  return only === "ruoi" ? amount + last / 2 : digit ? amount + (digit * last) / 10 : null;
}

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
