import { withoutMarks } from "#core/fold.ts";
import { numberFormat } from "#core/intl.ts";
import { type Span, plainSigns } from "#core/pasted.ts";

const thousand = 1000;
const million = 1_000_000;

/** What a unit stands for, without diacritics: `50k`, `100 nghìn`, `1tr5`, `1,5 triệu`, `1 tỷ`. */
const units: Readonly<Record<string, number>> = {
  k: thousand,
  ng: thousand,
  ngan: thousand,
  nghin: thousand,
  tr: million,
  trieu: million,
  ty: thousand * million,
  ti: thousand * million,
};

/** Longest first, so that `trieu` is not `tr` with letters behind it; `ngân hàng` is a bank. */
const unitNames = "trieu|nghin|ngan(?! ?hang)|ng|tr|ty|ti|k";
/** `Đông Á` is a bank. */
const currency = "dong(?! (?:nam )?a(?![a-z]))|vnd|d|₫";

const whole = /^(?:\d{1,13}|\d{1,3}([.,\s])\d{3}(?:\1\d{3}){0,3})$/;
/** With both separators it is plain which one is of decimals, and there are none of a đồng. */
const withZeros = /^\d{1,3}(?:(?:,\d{3}){1,4}\.0{1,2}|(?:\.\d{3}){1,4},0{1,2})$/;
const withUnit = new RegExp(`^([\\d.,]{1,17}) ?(${unitNames})(.*)$`);
const withSmaller = new RegExp(`^ ?(\\d{2,3}) ?(${unitNames})$`);

/** A number before a unit: whole, in groups of three, or with one or two decimals; three could be either. */
function timesUnit(digits: string, unit: number): number | null {
  if (/^\d{1,10}$/.test(digits)) return Number(digits) * unit;
  if (/^\d{1,7}[.,]\d{1,2}$/.test(digits)) return Math.round(Number(digits.replace(",", ".")) * unit);
  const isGrouped = whole.test(digits) && unit === thousand;
  return isGrouped ? Number(digits.replace(/[.,]/g, "")) * unit : null;
}

/**
 * What stands behind a unit: half of one, digits of its decimals (`1tr5`, and `1 triệu 5` where it is all there is), or a
 * smaller amount of two digits or more: `1tr5k` is said of a million and a half, and of a million and five thousand.
 */
function restOf(rest: string, unit: number): number | null {
  if (rest === "") return 0;
  if (/^ ?ruoi$/.test(rest)) return unit / 2;
  if (/^\d{1,3}$/.test(rest) || (unit >= million && /^ (?:\d|\d{3})$/.test(rest)))
    return Math.round(Number(`0.${rest.trim()}`) * unit);
  const [, digits = "", unitName = ""] = withSmaller.exec(rest) ?? [];
  const smaller = units[unitName];
  return smaller !== undefined && smaller < unit ? Number(digits) * smaller : null;
}

/** An amount in digits and a unit; null where it is none, or where it could be two. */
function amountInUnits(text: string): number | null {
  const [, digits = "", unitName = "", rest = ""] = withUnit.exec(text) ?? [];
  const unit = units[unitName];
  if (unit === undefined) return null;
  const [amount, more] = [timesUnit(digits, unit), restOf(rest, unit)];
  if (amount === null || more === null || (more > 0 && !/^\d{1,10}$/.test(digits))) return null;
  return amount + more;
}

/** Thirteen digits with their separators, a unit and some spaces. */
const maxAmountLength = 40;

/**
 * An amount in đồng as people write it (`1000000`, `1.000.000`, `1,000,000đ`, `50k`, `1tr5`); null when it is none. Only
 * groups of three behind one and the same separator count, so that a decimal (`1250.50`, `1.250,500`) is not taken for
 * more money.
 */
export function parseAmount(text: string): number | null {
  if (text.length > maxAmountLength) return null;
  const plain = withoutMarks(plainSigns(text).normalize("NFKC"))
    .toLowerCase()
    .trim()
    .replace(/^(?:vnd|₫) ?/, "")
    .replace(new RegExp(` ?(?:${currency})$`), "");
  if (whole.test(plain)) return Number(plain.replace(/[.,\s]/g, ""));
  if (withZeros.test(plain)) return Number(plain.replace(/[.,]0+$/, "").replace(/[.,]/g, ""));
  return amountInUnits(plain);
}

/** An amount as vi-VN writes it. */
const written = (amount: number): string => numberFormat("vi-VN", {}).format(amount);

/** An amount with vi-VN separators; what is none stays as it was typed. */
export function withSeparators(text: string): string {
  const amount = parseAmount(text);
  return amount === null ? text : written(amount);
}

/** Numbers of a text, each with the unit, the smaller amount or the currency behind it. */
const numbers = new RegExp(
  `(?:\\d{1,3}(?: \\d{3}(?![.,]?\\d))+|\\d+(?:[.,]\\d+)*)` +
    `(?: ?(?:${unitNames})(?:(?: ?ruoi|\\d{1,3}(?!\\d)| ?\\d{2,3} ?(?:${unitNames}))(?![a-z])|(?![a-z])))?` +
    `(?: ?(?:${currency})(?![a-z]))?`,
  "g",
);

/** Digits alone that nobody pays: what the word behind them makes of them (`2 củ`, `5 lít`) is not known here. */
const isCount = (number: string): boolean => /^\d{1,3}$/.test(number);

/** `1 triệu 2` to the end of its clause; with a word behind, the 2 may count something, with digits it may begin their number. */
const goesOn = new RegExp(
  `(?:${unitNames}) (?:\\d|\\d{3})(?=\\s{0,4}(?:$|[.–-](?!\\s{0,4}\\d)|[\\n,;)](?!\\s{0,4}\\d{1,8}(?!\\d))))`,
  "y",
);
const unitAtEnd = new RegExp(`(?:${unitNames})$`);
/** Units that people go on from: after `79k` a number counts something. */
const longUnitAtEnd = /(?:trieu|nghin|ngan|tr|ty|ti)$/;

/** The whole of a number: one in units has its decimals a blank behind it where nothing follows them. */
function wholeNumber(text: string, number: string, index: number): string {
  const unit = unitAtEnd.exec(number);
  if (!unit) return number;
  goesOn.lastIndex = index + unit.index;
  const longer = goesOn.exec(text)?.[0];
  return longer === undefined ? number : number.slice(0, unit.index) + longer;
}

/** Beside what makes another amount of it: `2 x 50k`, `99k + ship`, `1 triệu 2 bánh`, `2 triệu 5 trăm`. */
const isReckoned = (before: string, number: string, after: string): boolean =>
  /\d ?[x×*+] ?$/.test(before) ||
  /^ ?(?:[x×*] ?\d|\+)/.test(after) ||
  (longUnitAtEnd.test(number) && /^ \d{1,3}(?![\d.,/:])/.test(after));

const surnames = [
  /(\d )(N[Gg]|Tr|T[yi])(?= \p{Lu}\p{Ll})/gu,
  /(\d )(ng|tr|t[yi])(?= (?:thi|thị|van|văn) \p{L})/giu,
];

/** `200000 Ng Van A`: the first letters of a surname are no unit. */
const withoutSurnames = (text: string): string =>
  surnames.reduce((rest, name) => rest.replace(name, (_, before: string) => `${before}··`), text);

export type FoundAmount = Span & { readonly amount: number | null; readonly isReckoned: boolean };

/** Every number of a text, with the amount that it is; null for one that is none. */
export function amountsIn(text: string): readonly FoundAmount[] {
  const folded = withoutMarks(withoutSurnames(text)).toLowerCase();
  let end = 0;
  return [...folded.matchAll(numbers)].flatMap(({ 0: found, index }) => {
    if (index < end) return [];
    const number = wholeNumber(folded, found, index);
    end = index + number.length;
    const [before, after] = [folded.slice(Math.max(0, index - 4), index), folded.slice(end, end + 6)];
    const isTouched = /[a-z\d$€£¥%-]$/.test(before) || /^[a-z\d$€£¥%]/.test(after);
    const amount = isTouched || isCount(number) ? null : parseAmount(number);
    return {
      value: amount === null ? number : written(amount),
      at: index,
      end,
      amount,
      isReckoned: isReckoned(before, number, after),
    };
  });
}

/**
 * What a field of an amount shows after an edit that made `text` of `before`: the separators move along while digits
 * come and go. A separator that was typed stays as it is until the whole is an amount again.
 */
export function separateWhileTyping(text: string, before: string): string {
  const count = (amount: string) => amount.length - amount.replaceAll(".", "").length;
  const wasAmount = before === "" || parseAmount(before) !== null;
  const isEditOfDigits = wasAmount && /^[\d.]*$/.test(text) && count(text) <= count(before);
  if (isEditOfDigits) return withSeparators(text.replaceAll(".", ""));
  // What has a unit is written out when the field is left, not while it is typed.
  return /^[\d.,\s]*$/.test(text) ? withSeparators(text) : text;
}
