import { type Static, Type } from "@sinclair/typebox";
import type { Answer } from "#core/action.ts";
import { choice, nullable, text } from "#core/schema.ts";
import { readBase64 } from "./read-base64.ts";

/** What is recognised by itself. */
const recognisedCodes = ["unicode", "html", "url", "hex", "base64", "gzip"] as const;
export type RecognisedCode = (typeof recognisedCodes)[number];

/** More comes out of gzip than is unpacked; more codes in each other than are taken off; bytes that are no text. */
const stopReasons = ["large", "deep", "binary"] as const;
export type StopReason = (typeof stopReasons)[number];

export const codeNames = ["urlencode", "urldecode", "b64encode", "b64decode"] as const;
export type CodeName = (typeof codeNames)[number];

export const variants = ["standard", "form", "url"] as const;

/** What the form opens with. */
export const sampleText = "Cà phê sữa & bánh mì 🙂";

export const EncodeInput = Type.Object({
  text: text({ description: "what to encode or decode", minLength: 1, maxLength: 1_048_576 }),
  variant: choice(variants, {
    default: "standard",
    description:
      "form is what HTML forms send, with + for a space (URL); url is the alphabet of base64url, without padding (Base64)",
  }),
  lines: Type.Boolean({ default: false, description: "take every line by itself" }),
});
export const Base64Input = Type.Object({
  ...EncodeInput.properties,
  text: text({
    description: "the Base64, or the `data:` address that it stands in",
    minLength: 1,
    maxLength: 1_048_576,
    reads: readBase64,
  }),
});

export const RecogniseInput = Type.Object({
  text: text({
    description:
      "what may be URL, Base64, hexadecimal, HTML entities, Unicode escapes, gzip, one in the other",
    minLength: 1,
    maxLength: 1_048_576,
  }),
});

export type RecogniseInput = Static<typeof RecogniseInput>;

export type EncodeInput = Static<typeof EncodeInput>;

export const EncodeAnswer = Type.Object({ result: Type.String() });
export type EncodeAnswer = Answer<typeof EncodeAnswer>;

export const RecogniseAnswer = Type.Object({
  result: Type.String({ description: "the innermost text; the given one where nothing was recognised" }),
  summary: Type.String({ description: "a sentence in the reader's language" }),
  steps: Type.Array(
    Type.Object({
      code: choice(recognisedCodes),
      excerpt: Type.String({ description: "the beginning of what came out; of bytes in hexadecimal" }),
    }),
    { description: "what was taken off, from outside to inside" },
  ),
  stopped: nullable(choice(stopReasons, { description: "why what is inside was left as it is" })),
});
export type RecogniseAnswer = Answer<typeof RecogniseAnswer>;
