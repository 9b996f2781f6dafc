import { findCode } from "./code.ts";
import { fold } from "../../core/fold.ts";
import { oneLine, previewOf, shorten } from "./text.ts";

export type Sender = { readonly name: string | null; readonly email: string };
export type Enclosure = {
  readonly filename: string;
  readonly type: string;
  readonly content: Uint8Array;
};

/** What a message says, with its HTML already safe: what is kept of it. */
export type Letter = {
  readonly from: { readonly name: string | null; readonly email: string | null };
  readonly subject: string | null;
  readonly text: string | null;
  readonly html: string | null;
  readonly preview: string | null;
  /** A one-time code found in it. */
  readonly code: string | null;
  /** What a search looks at, without tone marks. */
  readonly searchText: string;
  readonly attachments: readonly Enclosure[];
};

export type LetterParts = Pick<Letter, "html" | "attachments"> & {
  readonly from: { readonly name: string; readonly email: string };
  readonly subject: string;
  readonly text: string;
};

const orNull = (text: string): string | null => text || null;

/** Makes what came from outside harmless to show, and finds in it what a reader looks for. */
export function composeLetter({ from, html, attachments, ...parts }: LetterParts): Letter {
  const name = shorten(oneLine(from.name), 200);
  const email = shorten(oneLine(from.email), 320);
  const subject = shorten(oneLine(parts.subject), 500);
  const text = parts.text.normalize("NFC").replace(/\r\n?/g, "\n").replaceAll("\0", "").trimEnd();
  return {
    from: { name: orNull(name), email: orNull(email) },
    subject: orNull(subject),
    text: orNull(text),
    html,
    preview: orNull(previewOf(text)),
    code: findCode(subject, text),
    searchText: fold(`${subject} ${name} ${email} ${text.slice(0, 20_000)}`),
    attachments,
  };
}

/** A message that cannot be read in the time there is: nothing but the whole of it, as a file. */
export const sealedLetter = (raw: Uint8Array): Letter => ({
  ...composeLetter({ from: { name: "", email: "" }, subject: "", text: "", html: null, attachments: [] }),
  attachments: [originalOf(raw)],
});

export const originalOf = (raw: Uint8Array): Enclosure => ({
  filename: "message.eml",
  type: "message/rfc822",
  content: raw,
});
