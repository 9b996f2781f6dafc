import type { Span } from "#core/pasted.ts";
import { type ValueOf, plainText, readValue, valuesAmong } from "#core/pasted-value.ts";
import type { Reading } from "#core/reading.ts";

const octet = String.raw`(?:25[0-5]|2[0-4]\d|1?\d?\d)`;
const ipv4 = new RegExp(String.raw`${octet}(?:\.${octet}){3}`, "g");
const port = String.raw`(?::\d{1,5})?`;
const six = String.raw`([\da-f:.]{2,45})(%\w{1,20})?`;
const wholeSix = new RegExp(String.raw`^(?:\[${six}\]${port}|${six})$`, "i");
const wholeFour = new RegExp(String.raw`^\[?(${ipv4.source})\]?${port}$`);

/** An address without its brackets and its port. */
const ipOf: ValueOf = (text) => {
  const four = wholeFour.exec(text)?.[1];
  if (four !== undefined) return four;
  const [, inBrackets, zoneInBrackets, alone, zone] = wholeSix.exec(text) ?? [];
  const address = inBrackets ?? alone ?? "";
  // The parser takes a colon at the end for none.
  return address.includes(":") && !/[^:]:$/.test(address) && URL.canParse(`http://[${address}]/`)
    ? address + (zoneInBrackets ?? zone ?? "")
    : null;
};

/** An address of version 6; two colons alone stand between words, too. */
const longOf: ValueOf = (word) =>
  (word.length > 2 && word.includes("::")) || word.split(":").length > 3 ? ipOf(word) : null;

/** A part of something else: of a longer number, of a network, of a program's version. */
const isPart = (before: string, after: string): boolean =>
  /[\d.]$|[\p{L}\d]\/$/u.test(before) || /^(?:\.?\d|\/\d)/.test(after);

/** The addresses of version 4 in a text. */
const shortIn = (text: string): readonly Span[] =>
  [...text.matchAll(ipv4)].flatMap(({ 0: value, index }): readonly Span[] => {
    const after = text.slice(index + value.length, index + value.length + 7);
    if (isPart(text.slice(Math.max(0, index - 2), index), after)) return [];
    const behind = /^:\d{1,5}(?!\d)/.exec(after)?.[0] ?? "";
    return [{ value, at: index, end: index + value.length + behind.length }];
  });

function addressesIn(plain: string): readonly Span[] {
  const long = valuesAmong(plain, longOf);
  // An address of version 6 may end in one of version 4.
  const rest = long.reduce(
    (text, { at, end }) => text.slice(0, at) + " ".repeat(end - at) + text.slice(end),
    plain,
  );
  return [...long, ...shortIn(rest)];
}

/** An address out of the words around it, without its port; one alone stays as it is. */
export function readIp(text: string): Reading {
  const reading = readValue(text, ipOf, addressesIn);
  if ("refused" in reading || reading.value !== text) return reading;
  // Keyboards of phones put a blank behind a dot.
  const joined = plainText(text)
    .trim()
    .replace(/ ?\. ?/g, ".");
  return /^[\d.]+$/.test(joined) && ipOf(joined) ? { value: joined } : reading;
}
