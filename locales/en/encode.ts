import type { encode as vi } from "../vi/encode.ts";

export const encode = {
  "encode.label": "URL and Base64",
  "encode.short": "URL, Base64",
  "encode.line": "Encode and decode, accents kept right",
  "encode.title": "encode and decode",
  "encode.summary": "Encode and decode URLs, Base64 and Base64URL, right for accents and emoji.",
  "encode.intro":
    "Paste a text and press the button you need. Accents and emoji always come out right, and broken input is pointed at instead of turning into gibberish.",
  "encode.privacy":
    "With scripts the text stays on your own device; without them this server converts it and drops it. Nothing is stored.",
  "encode.faq.1.q": "Does Base64 keep anything secret?",
  "encode.faq.1.a":
    "No. Base64 only writes data with 64 characters that travel safely; anyone can turn it back. Do not hide passwords with it.",
  "encode.faq.2.q": "Does a space become %20 or +?",
  "encode.faq.2.a":
    "Paths and parameters usually have %20. HTML forms send +. Choose the form style when you need the plus sign.",
  "encode.faq.3.q": "How does Base64URL differ from Base64?",
  "encode.faq.3.a":
    "Base64URL writes - and _ instead of + and /, and leaves out the = at the end, so it fits into addresses and file names. JWTs use it. Decoding takes both.",
  "encode.example.text": "The text “{text}” is written as:",
  "encode.example.url": "URL",
  "encode.example.base64": "Base64",

  "encode.text": "Text",
  "encode.urlencode": "URL encode",
  "encode.urldecode": "URL decode",
  "encode.b64encode": "Base64 encode",
  "encode.b64decode": "Base64 decode",
  "encode.options": "Options: style, line by line",
  "encode.variant": "Style",
  "encode.variant.standard": "Standard",
  "encode.variant.form": "Form: a space becomes + (URL)",
  "encode.variant.url": "Base64URL: - and _, without = (Base64)",
  "encode.lines": "Take every line by itself",
  "encode.busy": "Working…",
  "encode.result": "Result",
  "encode.empty": "The result will appear here.",
  "encode.reuse": "Use as input",

  "encode.surrogate":
    "Line {line}, column {column}: there is half a character here (a lone surrogate), which UTF-8 cannot write. Delete it.",
  "encode.percent":
    "Line {line}, column {column}: a % must be followed by two hexadecimal digits, as in %20. A real percent sign is written %25.",
  "encode.notUtf8":
    "Line {line}, column {column}: the % escapes that begin here are not UTF-8 text. They may be cut off, or in another encoding.",
  "encode.base64.sign": "Line {line}, column {column}: Base64 does not have this character.",
  "encode.base64.padding": "Line {line}, column {column}: = may only stand at the end of Base64.",
  "encode.base64.fill":
    'Line {line}, column {column}: the padding at the end must be {wanted} "=" signs, here there {fill|is|are} {fill}. It may be left out, but not be too short or too long.',
  "encode.base64.length":
    "Line {line}, column {column}: this Base64 is incomplete; its end seems to be cut off.",
  "encode.base64.binary":
    "This is valid Base64, but it holds {count} {count|byte|bytes} of binary data (beginning with {hex}), not UTF-8 text.",
} satisfies Record<keyof typeof vi, string>;
