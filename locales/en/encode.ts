import type { encode as vi } from "#locales/vi/encode.ts";

export const encode = {
  "encode.label": "URL and Base64",
  "encode.short": "URL, Base64",
  "encode.line": "Encode, decode, accents kept",
  "encode.lead": "Paste a text and get it encoded or decoded, with every accent in place.",
  "encode.title": "encode and decode",
  "encode.summary": "Encode and decode URLs, Base64 and Base64URL, right for accents and emoji.",
  "encode.intro":
    "Paste a text and press the button you need. Accents and emoji always come out right, and broken input is pointed at instead of turning into gibberish.",
  "encode.privacy":
    "Everything happens on your own device. Only with scripts or site data off does this server do the work, and keeps nothing.",
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
  "encode.recognise": "Recognise and decode",
  "encode.code.unicode": "\\uXXXX escapes",
  "encode.code.html": "HTML entities",
  "encode.code.url": "URL",
  "encode.code.hex": "Hexadecimal",
  "encode.code.base64": "Base64",
  "encode.code.gzip": "gzip",
  "encode.steps": "Step by step",
  "encode.recognised": "{count} {count|layer|layers} decoded, from the outside in.",
  "encode.recognised.none": "No encoding was recognised, so the text is left as it is.",
  "encode.stopped.large": "What is compressed inside unpacks to more than 1 MB, so it was not unpacked.",
  "encode.stopped.deep": "There is more inside, but only 10 layers are decoded.",
  "encode.stopped.binary": "What is inside is binary data, not text.",
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

  "encode.api.urlencode": "Encode text for a URL",
  "encode.api.urldecode": "Decode URL escapes as UTF-8",
  "encode.api.b64encode": "Encode text as Base64 of its UTF-8 bytes",
  "encode.api.recognise":
    "Recognise the encoding (URL, Base64, hex, HTML entities, \\uXXXX, gzip) and decode layer by layer",
  "encode.api.b64decode": "Decode Base64 or Base64URL to text",

  "encode.text.api": "what to encode or decode",
  "encode.variant.api":
    "form is what HTML forms send, with + for a space (URL); url is the alphabet of base64url, without padding (Base64)",
  "encode.lines.api": "take every line by itself",
  "encode.base64.api": "the Base64, or the `data:` address that it stands in",
  "encode.recognise.api":
    "what may be URL, Base64, hexadecimal, HTML entities, Unicode escapes, gzip, one in the other",
} satisfies Record<keyof typeof vi, string>;
