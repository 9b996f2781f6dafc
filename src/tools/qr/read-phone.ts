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

/** How many digits a number of Vietnam has, by those that it begins with; others differ. */
function lengthsOf(digits: string): readonly number[] {
  if (/^1[89]00/.test(digits)) return [8, 10];
  const [, area = "", rest = ""] = /^(0|84)(.)/.exec(digits) ?? [];
  if (/[35789]/.test(rest)) return [area.length + 9];
  return rest === "2" ? [area.length + 10] : [];
}

/** A number without what stands behind it in digits too: `0912 345 678 - 2 áo`, `1900 6017 (8h-21h)`, `19006017 15h`. */
function withoutMore(run: string, next: string): string {
  const lastSign = Math.max(...Array.from(" .()-", (sign) => run.lastIndexOf(sign)));
  const own = /\p{L}/u.test(next) && lastSign > 0 ? run.slice(0, lastSign) : run;
  const aside = /^1[89]00/.test(own) ? own.search(/ [-(]/) : -1;
  const number = aside < 0 ? own : own.slice(0, aside);
  const wanted = lengthsOf(number.replace(/\D/g, ""));
  const ends = [...number.matchAll(/\d(?!\d)/g)].map(({ index }) => index + 1);
  const end = ends.findLast((at) => wanted.includes(number.slice(0, at).replace(/\D/g, "").length));
  const cut = number.slice(0, end);
  const open = cut.lastIndexOf("(");
  return open > 0 && open > cut.lastIndexOf(")") ? cut.slice(0, open).trimEnd() : cut;
}

const phoneOf: ValueOf = (text) => (whole.test(text) && isNumber(text) ? text : null);

/** More than any number has (E.164): two, or an account. */
const maxPhoneDigits = 15;

/** What stands behind a number may be another one. */
function phonesIn(plain: string): readonly Span[] {
  const found: Span[] = [];
  for (let at = 0; ;) {
    inWords.lastIndex = at;
    const run = inWords.exec(plain);
    if (!run) return found;
    const value = withoutMore(run[0], plain.charAt(run.index + run[0].length));
    at = run.index + value.length;
    if (isNumber(value) && !/[\d.]/.test(plain.charAt(run.index - 1)))
      found.push({ value, at: run.index, end: at });
  }
}

/** A telephone number out of the words around it; a short one alone stays. */
export function readPhone(text: string): Reading {
  const plain = plainText(text).trim();
  const isAlone = alone.test(plain);
  if (isAlone && plain.replace(/\D/g, "").length > maxPhoneDigits)
    return { refused: message("reading.several") };
  const reading = readValue(text, phoneOf, phonesIn);
  return isAlone && "value" in reading && reading.value === text ? { value: plain || text } : reading;
}
