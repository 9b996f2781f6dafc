import { namesAccount } from "#tools/vietqr/read-account.ts";
import type { KindReader } from "./kinds.ts";

/** In characters; a longer text is about other things too. */
const maxMessage = 300;

const hasAccount = (text: string): boolean => text.length <= maxMessage && namesAccount(text);

const earliest = Date.UTC(2010, 0, 1);
const latest = Date.UTC(2100, 0, 1);

/** The moment that seconds or milliseconds since 1970, or an ISO 8601 date with a time, stand for. */
export function timeOf(text: string): Date | null {
  const isIso = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/.test(text);
  const isNumber = /^1\d{9}$|^1\d{12}$/.test(text);
  if (!isIso && !isNumber) return null;
  const milliseconds = isIso ? Date.parse(text) : Number(text) * (text.length === 10 ? 1000 : 1);
  return milliseconds >= earliest && milliseconds < latest ? new Date(milliseconds) : null;
}

const time: KindReader = (text) => (timeOf(text) === null ? [] : [text]);

const digitsOf = (text: string) => text.replace(/[\s.()-]/g, "");

const phone: KindReader = (text) =>
  /^\+?[\d\s.()-]{8,20}$/.test(text) &&
  !text.includes("\n") &&
  /^(?:\+84|84|0)[235789]\d{8,9}$|^\+[1-9]\d{8,14}$|^1[89]00\d{4}(?:\d\d)?$/.test(digitsOf(text))
    ? [text]
    : [];

/** 150 000 and 1 200 000, as amounts are written. */
const isAmount = (text: string): boolean => /^\d{1,3}(?: \d{3})+$/.test(text);

const inRange = (digits: string, highest: number): boolean =>
  Number(digits) >= 1 && Number(digits) <= highest;

/** 25122026 and 20261225. */
const isDate = (digits: string): boolean =>
  /^(?:\d{4}(?:19|20)\d\d|(?:19|20)\d{6})$/.test(digits) &&
  [
    [digits.slice(0, 2), digits.slice(2, 4)],
    [digits.slice(6), digits.slice(4, 6)],
  ].some(([day = "", month = ""]) => inRange(day, 31) && inRange(month, 12));

const minAccountDigits = 8;

const account: KindReader = (text) => {
  if (hasAccount(text)) return [text];
  const digits = digitsOf(text);
  const isNumber =
    /^(?:\d{3,} )*\d{2,}$/.test(text) && digits.length >= minAccountDigits && digits.length <= 19;
  return isNumber && !isAmount(text) && !isDate(digits) ? [text] : [];
};

export const numberReaders = { account, phone, time } as const;
