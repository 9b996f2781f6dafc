import { message } from "#core/i18n.ts";
import type { Span } from "#core/pasted.ts";
import { type ValueOf, plainText, readValue } from "#core/pasted-value.ts";
import type { Reading } from "#core/reading.ts";

const alone = /^[+\d() .-]*$/;
/** A mobile or a fixed number of Vietnam, or one with its country's code; a hotline. */
const begins = String.raw`(?:\(?\+\d{1,3}|\(?0|84(?=[ .-]?[35789])|1[89]00)`;
const whole = new RegExp(String.raw`^${begins}[\d() .-]{3,20}\d$`);
const inWords = new RegExp(String.raw`${begins}[\d() .-]{3,20}\d`, "g");

/** As many digits as numbers with their area have, and fewer than those of an account. */
const isNumber = (number: string): boolean => {
  const digits = number.replace(/\D/g, "");
  return (digits.length >= 9 && digits.length <= 13) || /^1[89]00\d{4,6}$/.test(digits);
};

const phoneOf: ValueOf = (text) => (whole.test(text) && isNumber(text) ? text : null);

/** More than any number has (E.164): two, or an account. */
const maxPhoneDigits = 15;

const phonesIn = (plain: string): readonly Span[] =>
  [...plain.matchAll(inWords)].flatMap(({ 0: value, index }) =>
    isNumber(value) && !/[\d.]/.test(plain.charAt(index - 1))
      ? [{ value, at: index, end: index + value.length }]
      : [],
  );

/** A telephone number out of the words around it; a short one alone stays. */
export function readPhone(text: string): Reading {
  const plain = plainText(text).trim();
  const isAlone = alone.test(plain);
  if (isAlone && plain.replace(/\D/g, "").length > maxPhoneDigits)
    return { refused: message("reading.several") };
  const reading = readValue(text, phoneOf, phonesIn);
  return isAlone && "value" in reading && reading.value === text ? { value: plain || text } : reading;
}
