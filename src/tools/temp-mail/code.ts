import { withoutMarks } from "../../core/fold.ts";

/** Words that announce a one-time code, in Vietnamese without diacritics and in English. */
const codePhrase = new RegExp(
  [
    "ma (?:xac (?:nhan|thuc|minh)|otp|pin|kich hoat|dang nhap|bao mat|truy cap|so bi mat|cua ban|sau|duoi day)",
    "nhap ma",
    "mat khau (?:dung |su dung )?(?:mot|1) lan",
    "(?:verification|security|confirmation|authentication|activation|access|log[- ]?in|sign[- ]?in|signing|one[- ]time|single[- ]use|recovery|two-factor|2fa|mfa)[ -](?:code|pin|password|passcode|number|token)",
    "(?:your|the|this|following|enter|use|temporary)(?: [\\w-]+){0,2} (?:code|passcode)",
    "passcode|otp|code is",
  ].join("|"),
  "gi",
);

/** Digits alone or in two groups, or capitals with at least one digit; not a piece of something longer. */
const codePattern =
  /(?<![\w.,/:@#$&=+%-])(?:[A-Z]{1,3}-)?(\d{4}[ -]\d{4}|\d{3}[ -]\d{3,4}|\d{4,8}|(?=[A-Z]*\d)[A-Z0-9]{5,8})(?![\w@%=/-]|[.,:]\d|\s?(?:d|vnd|dong|usd|eur|phut|gio|minutes?|hours?)\b)/g;

const linkPattern = /\b(?:https?:\/\/|www\.)\S+|[^\s@]{1,64}@\S+/gi;
const isDate = (code: string): boolean =>
  /^(?:19|20)\d\d(?:(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))?$/.test(code);
const isHotline = (code: string): boolean => /^1[89]00[ -]/.test(code);
/** What may stand between the announcement and the code when nothing else does. */
const isOnlySeparator = (gap: string): boolean => /^[\s:=*"'“”–—-]*(?:is|la)?[\s:=*"'“”–—-]*$/i.test(gap);

type Span = { readonly start: number; readonly end: number };

/** How far a code is from the words that announce it; infinite when they do not mean it. */
function distance(mailText: string, code: Span & { value: string }, phrase: Span): number {
  const isAfter = code.start >= phrase.end;
  if (code.end > phrase.start && !isAfter) return Infinity;
  const [from, to] = isAfter ? [phrase.end, code.start] : [code.end, phrase.start];
  const farthest = isAfter && /^\d[\d -]*$/.test(code.value) ? 120 : 30;
  if (to - from > farthest) return Infinity;
  const isAdjacent = isOnlySeparator(mailText.slice(from, to));
  if (isDate(code.value) && !(isAfter && isAdjacent)) return Infinity;
  return isAdjacent ? to - from : to - from + (isAfter ? 10 : 20);
}

/** The one-time code that a message brings, without spaces and dashes; null when it brings none. */
export function findCode(subject: string, body: string): string | null {
  const mailText = `${withoutMarks(subject)}\n${withoutMarks(body.slice(0, 20_000))}`.replace(
    linkPattern,
    (address) => "_".repeat(address.length),
  );
  const phrases = [...mailText.matchAll(codePhrase)].map(({ index, 0: all }) => ({
    start: index,
    end: index + all.length,
  }));
  if (phrases.length === 0) return null;
  const codes = [...mailText.matchAll(codePattern)]
    .slice(0, 200)
    .flatMap(({ index, 0: all, 1: value = "" }) => {
      return isHotline(value) ? [] : [{ value, start: index, end: index + all.length }];
    });
  const ranked = codes
    .map((code) => ({
      code,
      distanceToPhrase: Math.min(...phrases.slice(0, 50).map((phrase) => distance(mailText, code, phrase))),
    }))
    .filter(({ distanceToPhrase }) => distanceToPhrase < Infinity)
    .sort((one, other) => one.distanceToPhrase - other.distanceToPhrase || one.code.start - other.code.start);
  const best =
    ranked[0]?.code ?? codes.find((code) => isAloneOnItsLine(mailText, code) && !isDate(code.value));
  return best ? best.value.replace(/[ -]/g, "") : null;
}

function isAloneOnItsLine(mailText: string, { start, end }: Span): boolean {
  const before = mailText.slice(mailText.lastIndexOf("\n", start - 1) + 1, start);
  const next = mailText.indexOf("\n", end);
  return !before.trim() && !mailText.slice(end, next < 0 ? mailText.length : next).trim();
}
