import { type ValueOf, readValue, valuesAmong } from "../../core/pasted-value.ts";
import type { Reading } from "../../core/reading.ts";

/** As many bytes as the functions give, in hexadecimal or Base64. */
const lengths = new Set([16, 20, 28, 32, 48, 64]);

const digestOf: ValueOf = (text) => {
  const isHex = /^(?:0x)?[\da-f]+$/i.test(text);
  const digits = text.replace(isHex ? /^0x/i : /={1,2}$/, "");
  const bytes = isHex ? digits.length / 2 : Math.floor((digits.length * 3) / 4);
  return (isHex || /^[\w+/-]+$/.test(digits)) && lengths.has(bytes) ? text : null;
};

/** A digest out of quotes and the words around it; the line of a checksum file, or two digests, stay as they are. */
export function readDigest(text: string): Reading {
  const reading = readValue(text, digestOf, (plain) => valuesAmong(plain, digestOf));
  return "refused" in reading ? { value: text } : reading;
}
