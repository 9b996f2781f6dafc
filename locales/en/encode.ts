import type { encode as vi } from "../vi/encode.ts";

export const encode = {
  "encode.surrogate":
    "Line {line}, column {column}: there is half a character here (a lone surrogate), which UTF-8 cannot write. Delete it.",
  "encode.percent":
    "Line {line}, column {column}: a % must be followed by two hexadecimal digits, as in %20. A real percent sign is written %25.",
  "encode.notUtf8":
    "Line {line}, column {column}: the % escapes that begin here are not UTF-8 text. They may be cut off, or in another encoding.",
  "encode.base64.sign": "Line {line}, column {column}: Base64 does not have this character.",
  "encode.base64.padding": "Line {line}, column {column}: = may only stand at the end of Base64.",
  "encode.base64.length":
    "Line {line}, column {column}: this Base64 is incomplete; its end seems to be cut off.",
  "encode.base64.binary":
    "This is valid Base64, but it holds {count} {count|byte|bytes} of binary data (beginning with {hex}), not UTF-8 text.",
} satisfies Record<keyof typeof vi, string>;
