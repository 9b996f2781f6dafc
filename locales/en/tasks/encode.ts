import type { TasksTexts } from "#core/tool.ts";
import type taskPages from "#tools/encode/task-pages.ts";

export default {
  "base64-encode": {
    label: "Base64 encode",
    title: "Base64 encode text or a file",
    summary:
      "Turn text or a file into Base64 on your own device. Letters with marks are written as UTF-8, so that they decode correctly anywhere.",
    lead: "Any letters, as UTF-8, so that they decode anywhere.",
    values: { text: "Crème brûlée for two!" },
    faq: [
      [
        "Is Base64 encryption?",
        "No. Anybody can decode it and no key is involved. It carries data through places that take text only, such as mail and JSON.",
      ],
      [
        "Why is the result longer?",
        "Three bytes become four characters, a third more. The = at the end fills it up to four.",
      ],
    ],
  },
  "base64-decode": {
    label: "Base64 decode",
    title: "Base64 decode to readable text",
    summary:
      "Paste Base64 and read the text. Base64URL with - and _ is understood, missing = as well; what is wrong is pointed at.",
    lead: "Paste it, and the text it was made of appears.",
    faq: [
      [
        "Why do other tools show Ã¡?",
        "They read each byte as a Latin letter and not as UTF-8. The same string read as UTF-8 has its letters back.",
      ],
      [
        "What begins with eyJ?",
        'JSON, since {" becomes eyJ in Base64. With two dots in it, it is a JWT, for which there is a reader of its own here.',
      ],
      [
        "What are - and _ doing there?",
        "That is Base64URL, made for addresses and tokens: + and / become - and _. The tool notices by itself.",
      ],
    ],
  },
  "url-encode": {
    label: "URL encode",
    title: "URL encode spaces and any letters",
    summary:
      "Turn spaces, marks and signs into %XX for use in a web address. Choose %20 or a plus for the space.",
    lead: "Spaces, marks and signs become %XX.",
    values: { text: "fish & chips, café" },
    faq: [
      [
        "Should a space be %20 or +?",
        "%20 is right anywhere in an address. A plus means a space only after the question mark, where forms are sent.",
      ],
      [
        "Should I encode a whole address?",
        "No, only each value. Encoded as a whole it loses its :// and slashes, and no longer opens.",
      ],
    ],
  },
  "url-decode": {
    label: "URL decode",
    title: "URL decode: read %C3%A1 as á",
    summary:
      "Paste a link full of %C3 and %20 and read it in plain letters. Many lines at once work; a wrong % is pointed at.",
    lead: "A link copied from the browser, in letters again.",
    faq: [
      [
        "Why is a copied link full of %C3?",
        "Addresses hold plain letters only, so the browser writes every byte of the others as %XX. The letter á takes two, C3 and A1.",
      ],
      [
        "What is %2520?",
        "A space that was encoded twice, the % having become %25. Decoded once it is %20, and again a space.",
      ],
    ],
  },
  "recognise-encoding": {
    label: "Recognise an encoding",
    title: "Recognise an encoding and decode its layers",
    summary:
      "Paste a strange string: URL, Base64, hex, HTML entities, \\uXXXX and gzip inside each other are recognised, decoded and shown step by step.",
    lead: "Paste a strange string, and see each layer come off.",
    faq: [
      [
        "What does it recognise?",
        "URL escapes, Base64 and Base64URL, hexadecimal, HTML entities such as &amp;, \\uXXXX and \\xXX, and gzip inside Base64 or hexadecimal. Up to 10 layers.",
      ],
      [
        "Why is my string not recognised?",
        "It is cut off, or it is a hash, a cipher or a signature: none of these can be read back without a key.",
      ],
      [
        "What about data that unpacks to something huge?",
        "What unpacks to more than 1 MB is left packed, and that is said; the layers around it are still shown.",
      ],
    ],
  },
} satisfies TasksTexts<typeof taskPages>;
