import type { Span } from "../../core/pasted.ts";
import { type ValueOf, readValue } from "../../core/pasted-value.ts";
import type { Reading } from "../../core/reading.ts";

const dash = String.raw`[-\u2010-\u2015\u2212]`;
const digits = String.raw`[\da-f]{8}(?:(?:${dash}[\da-f]{4}){3}${dash}[\da-f]{12}|[\da-f]{24})`;
const whole = new RegExp(String.raw`^(?:urn:uuid:|\{)?${digits}\}?$`, "i");
const inText = new RegExp(String.raw`(?<![\p{L}\p{N}-])${digits}(?![\p{L}\p{N}-])`, "giu");

const uuidOf: ValueOf = (text) => (whole.test(text) ? text : null);

/** How one is told from another: however many dashes and capitals it has. */
const spelled = (uuid: string): string => uuid.replace(/[^\da-f]/gi, "").toLowerCase();

function uuidsIn(plain: string): readonly Span[] {
  const spans = [...plain.matchAll(inText)].map(({ 0: value, index }) => ({
    value,
    at: index,
    end: index + value.length,
  }));
  const [first] = spans;
  return spans.map((span) =>
    first && spelled(span.value) === spelled(first.value) ? { ...span, value: first.value } : span,
  );
}

/** A UUID out of quotes, braces, an address or the words around it; one alone stays to the letter. */
export const readUuid = (text: string): Reading => readValue(text, uuidOf, uuidsIn);
