import type { Span } from "#core/pasted.ts";
import { accountLabel, amountLabel, labelBefore, numberLabel, priceLabel } from "./account-labels.ts";
import { type FoundAmount, amountsIn, parseAmount, withSeparators } from "./amount.ts";
import { wholeDigits } from "./digit-groups.ts";

/** Written as an amount, with a unit, a currency or the separators that no account has. */
export const hasUnit = (text: string, { at, end }: Span): boolean => /[\p{L}₫,]/u.test(text.slice(at, end));

/** Thousands in groups, as prices are written and hardly any account is. */
export const inThousands = /^[1-9]\d{0,2}(?:\.\d{3})*\.\d00$/;

const wholeBefore = /(^|\D)\d{9,19}[\s\p{Pd},;:(|/]{1,6}$/u;
const wholeBehind = /^[\s\p{Pd},;:)|/]{1,6}\d{9,19}(?![ .\p{Pd}]*\d)/u;
const groupAtEnd = /\d[ .\p{Pd}]{0,3}$/u;

/** `0912345678 200.000`: thousands in groups beside a number that is whole by itself. */
function isPriceBeside(text: string, { at, end }: Span): boolean {
  if (!inThousands.test(text.slice(at, end))) return false;
  const before = text.slice(Math.max(0, at - 30), at);
  const whole = wholeBefore.exec(before);
  if (whole) return !groupAtEnd.test(before.slice(0, whole.index + (whole[1] ?? "").length));
  return wholeBehind.test(text.slice(end, end + 30));
}

/** `0912 345 678 200k`: of groups that go on from a number the last alone has the unit, where the others are whole without it. */
function lastGroup(text: string, number: FoundAmount): FoundAmount {
  const written = text.slice(number.at, number.end);
  const [, before, last] = /^(\d+(?: \d{3})*) (\d{3} ?[a-z].*)$/iu.exec(written) ?? [];
  const [run] = /[\d .-]{0,20}$/.exec(text.slice(Math.max(0, number.at - 20), number.at)) ?? [];
  if (before === undefined || last === undefined || run === undefined || /[dđ]$/i.test(last)) return number;
  const digits = `${run}${before}`.replace(/\D/g, "");
  const amount = parseAmount(last);
  if (digits.length < wholeDigits || amount === null) return number;
  return { ...number, value: withSeparators(last), at: number.end - last.length, amount };
}

const leastAmount = 1000;
const currencyAtEnd = /(?:[dđ₫]|vnd|d[oồ]ng)$/iu;

/** `0071000123456 Ng Van A`: an account, and how a surname is shortened. */
const beforeName = /^(?:0\d{5,}|\d{9,}(?= +(?:ng|tr|t[yi]|k)(?!\p{L}))) /iu;

/**
 * With a unit, unless it is as long as an account and named as one (`STK 685 131 200 000đ`); with commas alone where no
 * account is as long or named. Less than a thousand đồng nobody pays.
 */
function isMoney(text: string, { at, end, amount }: FoundAmount): boolean {
  const written = text.slice(at, end);
  if ((amount !== null && amount < leastAmount) || beforeName.test(written)) return false;
  const before = labelBefore(text, at);
  const isNamed = accountLabel.test(before);
  const isLong = written.replace(/\D/g, "").length >= wholeDigits;
  if (/[\p{L}₫]/u.test(written)) return !(isNamed && isLong && currencyAtEnd.test(written));
  return amount !== null && amount < 10 ** (wholeDigits - 1) && !isNamed && !numberLabel.test(before);
}

/** The numbers of a text that can be nothing but amounts: by their unit or currency, or by the word before them. */
export function moneyIn(text: string): readonly FoundAmount[] {
  return amountsIn(text)
    .filter((number) => {
      if (hasUnit(text, number)) return isMoney(text, number);
      if (isPriceBeside(text, number)) return true;
      const [before, written] = [labelBefore(text, number.at), text.slice(number.at, number.end)];
      const isPrice = written.length < wholeDigits && /[05]00$/.test(written) && priceLabel.test(before);
      return number.amount !== null && (amountLabel.test(before) || isPrice);
    })
    .map((number) => lastGroup(text, number));
}
