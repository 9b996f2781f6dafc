import { matchesBehind } from "#core/matches-behind.ts";
import type { Span } from "#core/pasted.ts";
import { type ValueOf, readValue } from "#core/pasted-value.ts";
import type { Reading } from "#core/reading.ts";

const dash = String.raw`[-\u2010-\u2015\u2212]`;
const digits = String.raw`[\da-f]{8}(?:(?:${dash}[\da-f]{4}){3}${dash}[\da-f]{12}|[\da-f]{24})`;
const whole = new RegExp(String.raw`^(?:urn:uuid:|\{)?${digits}\}?$`, "i");
const inText = new RegExp(String.raw`(^|[^\p{L}\p{N}-])${digits}(?![\p{L}\p{N}-])`, "giu");

const uuidOf: ValueOf = (text) => (whole.test(text) ? text : null);

const uuidsIn = (plain: string): readonly Span[] => matchesBehind(plain, inText);

/** A UUID out of quotes, braces, an address or the words around it; one alone stays to the letter. */
export const readUuid = (text: string): Reading => readValue(text, uuidOf, uuidsIn);
