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
const isDateCode = (foundCode: string): boolean =>
  /^(?:19|20)\d\d(?:(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))?$/.test(foundCode);
const isHotline = (foundCode: string): boolean => /^1[89]00[ -]/.test(foundCode);
/** What may stand between the announcement and the code when nothing else does. */
const isOnlySeparator = (gapText: string): boolean =>
  /^[\s:=*"'“”–—-]*(?:is|la)?[\s:=*"'“”–—-]*$/i.test(gapText);

type TextSpan = { readonly start: number; readonly end: number };

/** How far a code is from the words that announce it; infinite when they do not mean it. */
function distance(mailText: string, foundCode: TextSpan & { value: string }, phrase: TextSpan): number {
  const isAfter = foundCode.start >= phrase.end;
  if (foundCode.end > phrase.start && !isAfter) return Infinity;
  const [gapStart, gapEnd] = isAfter ? [phrase.end, foundCode.start] : [foundCode.end, phrase.start];
  const farthest = isAfter && /^\d[\d -]*$/.test(foundCode.value) ? 120 : 30;
  if (gapEnd - gapStart > farthest) return Infinity;
  const isAdjacent = isOnlySeparator(mailText.slice(gapStart, gapEnd));
  if (isDateCode(foundCode.value) && !(isAfter && isAdjacent)) return Infinity;
  return isAdjacent ? gapEnd - gapStart : gapEnd - gapStart + (isAfter ? 10 : 20);
}

/** The one-time code that a message brings, without spaces and dashes; null when it brings none. */
export function findCode(subject: string, body: string): string | null {
  const mailText = `${withoutMarks(subject)}\n${withoutMarks(body.slice(0, 20_000))}`.replace(
    linkPattern,
    (mailAddress) => "_".repeat(mailAddress.length),
  );
  const phrases = [...mailText.matchAll(codePhrase)].map(({ index, 0: phraseText }) => ({
    start: index,
    end: index + phraseText.length,
  }));
  if (phrases.length === 0) return null;
  const foundCodes = [...mailText.matchAll(codePattern)]
    .slice(0, 200)
    .flatMap(({ index, 0: codeText, 1: codeValue = "" }) => {
      return isHotline(codeValue) ? [] : [{ value: codeValue, start: index, end: index + codeText.length }];
    });
  const rankedCodes = foundCodes
    .map((foundCode) => ({
      code: foundCode,
      distanceToPhrase: Math.min(
        ...phrases.slice(0, 50).map((phrase) => distance(mailText, foundCode, phrase)),
      ),
    }))
    .filter(({ distanceToPhrase }) => distanceToPhrase < Infinity)
    .sort(
      (rankedCode, otherCode) =>
        rankedCode.distanceToPhrase - otherCode.distanceToPhrase ||
        rankedCode.code.start - otherCode.code.start,
    );
  const bestCode =
    rankedCodes[0]?.code ??
    foundCodes.find((foundCode) => isAloneOnItsLine(mailText, foundCode) && !isDateCode(foundCode.value));
  return bestCode ? bestCode.value.replace(/[ -]/g, "") : null;
}

function isAloneOnItsLine(mailText: string, { start: codeStart, end: codeEnd }: TextSpan): boolean {
  const textBefore = mailText.slice(mailText.lastIndexOf("\n", codeStart - 1) + 1, codeStart);
  const lineEnd = mailText.indexOf("\n", codeEnd);
  return !textBefore.trim() && !mailText.slice(codeEnd, lineEnd < 0 ? mailText.length : lineEnd).trim();
}
