import { type ValueOf, readValue, valuesAmong } from "#core/pasted-value.ts";
import type { Reading } from "#core/reading.ts";

const zoneOf: ValueOf = (text) =>
  /^(?:UTC|GMT|[A-Za-z][A-Za-z_]*(?:\/[A-Za-z][\w+-]*){0,1}\/[A-Za-z][\w+-]*[A-Za-z\d])$/.test(text)
    ? text
    : null;

/** The name of a zone out of quotes, a setting (`TZ=Asia/Tokyo`) or the words around it; one alone stays as it is. */
export const readZone = (text: string): Reading =>
  readValue(text, zoneOf, (plain) => valuesAmong(plain, zoneOf));
