import { message } from "../../core/i18n.ts";
import { halfWidth, plainSigns, readOne, unquoted } from "../../core/pasted.ts";
import type { Reading } from "../../core/reading.ts";

const alone = /^[+\d() .-]*$/;
/** A mobile or a fixed number of Vietnam, or one with its country's code; a hotline. */
const inWords = /(?:\+\d{1,3}|\(?0|84(?=[ .-]?[35789])|1[89]00)[\d() .-]{3,20}\d/g;

/** As many digits as numbers with their area have, and fewer than those of an account. */
const isNumber = (number: string): boolean => {
  const digits = number.replace(/\D/g, "");
  return (digits.length >= 9 && digits.length <= 13) || /^1[89]00\d{4,6}$/.test(digits);
};

/** More than any number has (E.164): two, or an account. */
const maxPhoneDigits = 15;

/** A telephone number out of the words around it; one alone stays, with plain blanks. */
export function readPhone(text: string): Reading {
  const plain = halfWidth(unquoted(plainSigns(text)));
  if (alone.test(plain))
    return plain.replace(/\D/g, "").length > maxPhoneDigits
      ? { refused: message("reading.several") }
      : { value: /[^\S ]|\p{Cf}/u.test(text) ? plain : text };
  const spans = [...plain.matchAll(inWords)].flatMap(({ 0: value, index }) =>
    isNumber(value) && !/[\d.]/.test(plain.charAt(index - 1))
      ? [{ value, at: index, end: index + value.length }]
      : [],
  );
  return readOne(plain, spans, message("reading.several"));
}
