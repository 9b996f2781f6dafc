import { matchesBehind } from "#core/matches-behind.ts";
import { type ValueOf, readValue, valuesAmong } from "#core/pasted-value.ts";
import type { Reading } from "#core/reading.ts";

/** Of six to eight digits, in two groups perhaps. */
const codeOf: ValueOf = (text) => (/^\d{3,4}[ -]?\d{3,4}$/.test(text) ? text : null);
const inWords = /(^|[^\d.,-])\d{3}[ -]\d{3}(?![\d-])/g;

/** A code out of the words around it; one alone stays as it is. */
export const readCode = (text: string): Reading =>
  readValue(text, codeOf, (plain) => {
    const groups = matchesBehind(plain, inWords);
    return groups.length > 0 ? groups : valuesAmong(plain, codeOf);
  });
