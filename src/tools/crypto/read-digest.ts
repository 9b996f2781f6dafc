import { readValue } from "#core/pasted-value.ts";
import type { Reading } from "#core/reading.ts";

const digest = /^(?:[\da-f]{32,128}|[\w+/-]{22,88}={0,2})$/i;

/** A digest out of quotes and the words around it; the line of a checksum file, or two digests, stay as they are. */
export function readDigest(text: string): Reading {
  const reading = readValue(text, (form) => (digest.test(form) ? form : null));
  return "refused" in reading ? { value: text } : reading;
}
