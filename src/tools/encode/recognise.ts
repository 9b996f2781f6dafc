import { type Lang, message, readMessage } from "#core/i18n.ts";
import { ok } from "#core/result.ts";
import type { Task } from "#core/task.ts";
import { decodeUtf8 } from "#core/utf8.ts";
import { decodeHtmlEntities } from "./html-entities.ts";
import { gunzip, isGzip } from "./inflate.ts";
import type { RecogniseAnswer, RecogniseInput, RecognisedCode, StopReason } from "./schema.ts";
import { mediaStart } from "./read-base64.ts";
import { decodeBackslashes, decodeEscapes, hexBytes } from "./text-codes.ts";

/** Of nested codes nobody writes more. */
export const maxSteps = 10;
/** Of all that is unpacked on the way. */
export const maxUnpackedBytes = 1_048_576;

/** What comes out of a code: text, or bytes in which there is another. */
type Step = { readonly code: RecognisedCode; readonly value: string | Uint8Array };

const hasControls = (text: string): boolean =>
  // oxlint-disable-next-line no-control-regex -- control characters are what it is about
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text);

/** Text that somebody may have written; null for other bytes. */
function writtenText(bytes: Uint8Array): string | null {
  const text = decodeUtf8(bytes, { keepsMark: true });
  return text === null || text === "" || hasControls(text) ? null : text;
}

/** Shorter ones are words more often than Base64. */
const minBase64Digits = 8;

/** Base64 of either alphabet, in lines or one, with all its padding or none; null for all else. */
function base64Bytes(text: string): Uint8Array | null {
  const lines = text.replace(mediaStart, "").split(/[\r\n]+/);
  const joined = lines.map((line) => line.trim()).join("");
  const [, digits = "", padding = ""] = /^([\w+/-]+)(={0,2})$/.exec(joined) ?? [];
  const missing = (4 - (digits.length % 4)) % 4;
  if (missing === 3 || (padding !== "" && padding.length !== missing)) return null;
  if (padding === "" && digits.length < minBase64Digits) return null;
  try {
    return Uint8Array.fromBase64(
      digits.replaceAll("-", "+").replaceAll("_", "/") + "=".repeat(missing),
      // Bits that no encoder writes are a word's.
      { lastChunkHandling: "strict" },
    );
  } catch {
    return null;
  }
}

/** A plus is a space in what a form has sent: after a question mark, or from the first name and its value on. */
function withSpaces(text: string): string {
  if (/\s|%20/.test(text)) return text;
  const start = /^[\w.~%-]+=(?!=?$)/.test(text) ? 0 : text.indexOf("?");
  return start < 0 ? text : text.slice(0, start) + text.slice(start).replaceAll("+", " ");
}

/** Null where there is no escape in it, or one that is none. */
const decodeUrl = (text: string): string | null =>
  /%[\da-f]{2}/i.test(text) ? decodeEscapes(withSpaces(text)) : null;

/** What is inside others' signs unescaped stands outside of them, so it is taken off first. */
const textDecoders: readonly (readonly [RecognisedCode, (text: string) => string | null])[] = [
  ["unicode", decodeBackslashes],
  ["html", decodeHtmlEntities],
  ["url", decodeUrl],
];

const byteDecoders: readonly (readonly [RecognisedCode, (text: string) => Uint8Array | null])[] = [
  ["hex", hexBytes],
  ["base64", base64Bytes],
];

/** No word and no name of a page is so long, of all three kinds of signs. */
const isSurelyBase64 = (text: string): boolean =>
  mediaStart.test(text) || (text.length >= 32 && /[a-z]/.test(text) && /[A-Z]/.test(text) && /\d/.test(text));

function ofText(text: string): Step | null {
  for (const [code, decode] of byteDecoders) {
    const bytes = decode(text);
    const value = bytes && (writtenText(bytes) ?? bytes);
    if (value === null) continue;
    if (typeof value === "string" || isGzip(value)) return { code, value };
    if (code === "base64" && isSurelyBase64(text)) return { code, value };
  }
  for (const [code, decode] of textDecoders) {
    const value = decode(text);
    if (value !== null && value !== text && !/\p{Surrogate}/u.test(value)) return { code, value };
  }
  return null;
}

function ofBytes(bytes: Uint8Array, leftBytes: number): Step | StopReason {
  const unpacked = isGzip(bytes) ? gunzip(bytes, leftBytes) : "broken";
  if (unpacked === "large") return "large";
  if (unpacked === "broken") return "binary";
  return { code: "gzip", value: writtenText(unpacked) ?? unpacked };
}

const shownLength = 200;
const shownBytes = 16;

/** The beginning of a text, or of bytes in hexadecimal. */
function excerptOf(value: Step["value"]): string {
  if (typeof value === "string") {
    const start = value.slice(0, shownLength).replace(/\p{Surrogate}$/u, "");
    return value.length > shownLength ? `${start}…` : start;
  }
  const hex = value
    .slice(0, shownBytes)
    .toHex()
    .replace(/..(?=.)/g, "$& ");
  return value.length > shownBytes ? `${hex} …` : hex;
}

/** What was found, before it is put into words. */
type Recognised = Omit<RecogniseAnswer, "summary">;

/** Takes off one code after the other, until what is left is none that is known. */
function unwrap(given: string): Recognised {
  const steps: Recognised["steps"][number][] = [];
  let result = given;
  let leftBytes = maxUnpackedBytes;
  for (let value: Step["value"] = given; ;) {
    const step: Step | StopReason | null =
      typeof value === "string" ? ofText(value) : ofBytes(value, leftBytes);
    if (step === null || typeof step === "string") return { result, steps, stopped: step };
    if (steps.length === maxSteps) return { result, steps, stopped: "deep" };
    if (step.code === "gzip") leftBytes -= step.value.length;
    ({ value } = step);
    if (typeof value === "string") result = value;
    steps.push({ code: step.code, excerpt: excerptOf(value) });
  }
}

/** Always enough for a thread of its own on a server: the shortest text may be packed a thousandfold, deep inside. */
const leastCost = 17_000;
/** Of what people pack little becomes more. */
const usualRatio = 100;

export const recogniseTask: Task<RecogniseInput, Recognised> = {
  name: "encode.recognise",
  cost({ text }) {
    const unpacked = /H4sI|1f ?8b/i.test(text) ? text.length * usualRatio : 0;
    return leastCost + text.length * 2 + Math.min(unpacked, maxUnpackedBytes);
  },
  run: ({ text }) => ok(unwrap(text)),
};

/** The same in the reader's words. */
export function recogniseAnswerOf(recognised: Recognised, lang: Lang): RecogniseAnswer {
  const { steps, stopped } = recognised;
  const found =
    steps.length === 0
      ? message("encode.recognised.none")
      : message("encode.recognised", { count: steps.length });
  const sentences = stopped === null ? [found] : [found, message(`encode.stopped.${stopped}`)];
  return { ...recognised, summary: sentences.map((sentence) => readMessage(lang, sentence)).join(" ") };
}
