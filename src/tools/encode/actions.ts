import { type Static, Type } from "@sinclair/typebox";
import { action } from "../../core/action.ts";
import { type Message, message } from "../../core/i18n.ts";
import { sourcePositionOf } from "../../core/source-position.ts";
import { type Result, invalid, ok } from "../../core/result.ts";
import { choice } from "../../core/schema.ts";
import type { Compute, Task } from "../../core/task.ts";
import { type codeNames, variants } from "./names.ts";
import { decodeUtf8 } from "../../core/utf8.ts";

export const EncodeInput = Type.Object({
  text: Type.String({ description: "what to encode or decode", minLength: 1, maxLength: 1_048_576 }),
  variant: choice(variants, {
    default: "standard",
    description: "form writes a space as + (URL); url is the alphabet of base64url, without padding (Base64)",
  }),
  lines: Type.Boolean({ default: false, description: "take every line by itself" }),
});
type EncodeInput = Static<typeof EncodeInput>;

type Fault = {
  readonly offset: number;
  readonly message: (place: { line: number; column: number }) => Message;
};
type Coded = { readonly text: string } | Fault;
type Code = (text: string, variant: EncodeInput["variant"]) => Coded;

/** What UTF-8, and so an address or Base64, cannot hold. */
function loneSurrogate(text: string): Fault | null {
  const offset = text.search(/\p{Surrogate}/u);
  return offset < 0 ? null : { offset, message: (place) => message("encode.surrogate", place) };
}

const encodeUrl: Code = (text, variant) => {
  const encoded = loneSurrogate(text) ?? { text: encodeURIComponent(text) };
  if (!("text" in encoded) || variant !== "form") return encoded;
  return { text: encoded.text.replaceAll("%20", "+") };
};

const decodeUrl: Code = (text, variant) => {
  const broken = text.search(/%(?![\da-f]{2})/i);
  if (broken >= 0) return { offset: broken, message: (place) => message("encode.percent", place) };
  const decoded = decodeEscapes(variant === "form" ? text.replaceAll("+", " ") : text);
  if (decoded !== null) return { text: decoded };
  const wrong = [...text.matchAll(/(?:%[\da-f]{2})+/gi)].find(([run]) => decodeEscapes(run) === null);
  return { offset: wrong?.index ?? 0, message: (place) => message("encode.notUtf8", place) };
};

/** Null when the escapes are not UTF-8. */
function decodeEscapes(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

const encodeBase64: Code = (text, variant) => {
  const fault = loneSurrogate(text);
  if (fault) return fault;
  const bytes = new TextEncoder().encode(text);
  return {
    text: variant === "url" ? bytes.toBase64({ alphabet: "base64url", omitPadding: true }) : bytes.toBase64(),
  };
};

/** Both alphabets are read, with or without padding and line breaks. */
const decodeBase64: Code = (text) => {
  const strange = text.search(/[^\w+/=\s-]/);
  if (strange >= 0) return { offset: strange, message: (place) => message("encode.base64.sign", place) };
  const padding = /=(?=\s*[^=\s])/.exec(text);
  if (padding) return { offset: padding.index, message: (place) => message("encode.base64.padding", place) };
  const signs = text.replace(/[\s=]/g, "").replaceAll("-", "+").replaceAll("_", "/");
  if (signs.length % 4 === 1)
    return { offset: text.length, message: (place) => message("encode.base64.length", place) };
  const bytes = Uint8Array.fromBase64(signs);
  const decoded = decodeUtf8(bytes, { keepsMark: true });
  if (decoded !== null) return { text: decoded };
  return {
    offset: 0,
    message: () => message("encode.base64.binary", { count: bytes.length, hex: start(bytes) }),
  };
};

const start = (bytes: Uint8Array): string =>
  `${bytes
    .slice(0, 8)
    .toHex()
    .replace(/..(?=.)/g, "$& ")}${bytes.length > 8 ? " …" : ""}`;

function runCode({ text, variant, lines }: EncodeInput, code: Code): Result<{ result: string }> {
  const results: string[] = [];
  let offset = 0;
  for (const part of lines ? text.split(/(\r\n?|\n)/) : [text]) {
    const coded: Coded = lines && /^[\r\n]+$/.test(part) ? { text: part } : code(part, variant);
    if (!("text" in coded)) return refuse(text, { ...coded, offset: offset + coded.offset });
    results.push(coded.text);
    offset += part.length;
  }
  return ok({ result: results.join("") });
}

function refuse(text: string, { offset, message }: Fault): Result<never> {
  const { excerpt, ...place } = sourcePositionOf(text, offset);
  return invalid("text", message(place), { ...place, excerpt });
}

const task = (name: string, code: Code): Task<EncodeInput, { result: string }> => ({
  name: `encode.${name}`,
  weigh: ({ text }) => text.length / 4,
  run: (input) => runCode(input, code),
});

const codes = {
  urlencode: task("urlencode", encodeUrl),
  urldecode: task("urldecode", decodeUrl),
  b64encode: task("b64encode", encodeBase64),
  b64decode: task("b64decode", decodeBase64),
};

export const encodeTasks = Object.values(codes);

export type EncodeActions = ReturnType<typeof encodeActions>;

export function encodeActions(compute: Compute) {
  const offer = (task: Task<EncodeInput, { result: string }>) =>
    action(EncodeInput, "compute", (input, caller) => compute(task, input, caller));
  return {
    urlencode: offer(codes.urlencode),
    urldecode: offer(codes.urldecode),
    b64encode: offer(codes.b64encode),
    b64decode: offer(codes.b64decode),
  } satisfies Record<(typeof codeNames)[number], unknown>;
}
