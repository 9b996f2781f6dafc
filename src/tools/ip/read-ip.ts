import { message } from "../../core/i18n.ts";
import { type Span, halfWidth, plainSigns, readOne, unquoted } from "../../core/pasted.ts";
import type { Reading } from "../../core/reading.ts";

const octet = String.raw`(?:25[0-5]|2[0-4]\d|1?\d?\d)`;
const ipv4 = new RegExp(String.raw`${octet}(?:\.${octet}){3}`, "g");

/** A part of something else: of a longer number, of a network. */
const isPart = (before: string, after: string): boolean =>
  /[\d.]$/.test(before) || /^(?:\.?\d|\/\d)/.test(after);
const inBrackets = /\[([\da-f:.]{2,45})\](?::\d{1,5})?/gi;

/** Addresses of version 6 among other words. */
const longIn = (text: string): readonly Span[] =>
  [...text.matchAll(/(?<![\p{L}\p{N}:.])[\da-f:]{3,39}(?![\p{L}\p{N}:.])/giu)].flatMap(
    ({ 0: word, index }): readonly Span[] =>
      word.split(":").length > 2 && URL.canParse(`http://[${word}]/`)
        ? [{ value: word, at: index, end: index + word.length }]
        : [],
  );

/** An address out of the words around it, without its port; one alone stays as it is. */
export function readIp(text: string): Reading {
  const typed = halfWidth(unquoted(plainSigns(text)));
  // Keyboards of phones put a blank behind a dot.
  const plain = /^[\d. ]+$/.test(typed) ? typed.replace(/ ?\. ?/g, ".") : typed;
  const ofPort = [...plain.matchAll(inBrackets)].map(({ 0: whole, 1: value = "", index }): Span => ({
    value,
    at: index,
    end: index + whole.length,
  }));
  if (ofPort.length > 0) return readOne(plain, ofPort, message("reading.several"));
  const spans = [...plain.matchAll(ipv4)].flatMap(({ 0: value, index }): readonly Span[] => {
    const after = plain.slice(index + value.length);
    if (isPart(plain.slice(Math.max(0, index - 1), index), after)) return [];
    const port = /^:\d{1,5}(?!\d)/.exec(after)?.[0] ?? "";
    return [{ value, at: index, end: index + value.length + port.length }];
  });
  if (spans.length === 0 && /\s/.test(plain))
    return readOne(plain, longIn(plain), message("reading.several"));
  // What has colons besides is an address of version 6 that ends in one of version 4.
  if (spans.length === 0 || plain.replace(/:\d{1,5}\b/g, "").split(":").length > 2) return { value: plain };
  return readOne(plain, spans, message("reading.several"));
}
