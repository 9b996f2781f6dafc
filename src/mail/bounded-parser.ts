import PostalMime, { type Email, type PostalMimeOptions } from "postal-mime";
import { joinFlowedLines } from "./flowed.ts";

type TextItem = { readonly type: "text" | "subMessage"; readonly value: string | Email };

/** A part of a message; `decodeFlowedText` is called where its type says `format=flowed`. */
type MimePart = {
  readonly contentType: { readonly parsed: { readonly value: string } };
  decodeFlowedText(this: MimePart, text: string, isDelSp: boolean): string;
};

/** What `PostalMime` calls for each text, which its own types leave out. */
type MimeParser = {
  readonly root: MimePart;
  parse(raw: Uint8Array): Promise<Email>;
  addTextEntry(part: object, type: "plain" | "html", item: TextItem): void;
};
// oxlint-disable-next-line no-unsafe-type-assertion -- a test says when the package no longer calls it
const PostalMimeParser = PostalMime as unknown as new (options: PostalMimeOptions) => MimeParser;

/** RFC 3676 is about plain text alone; HTML that says `format=flowed` is HTML. */
function decodeFlowedPart(this: MimePart, text: string, isDelSp: boolean): string {
  return this.contentType.parsed.value === "text/plain" ? joinFlowedLines(text, isDelSp) : text;
}

/**
 * Where a message has plain text and HTML beside each other, each is made into the other: an object for each sign
 * that HTML escapes. Of the texts of a type together no more is taken than `maxLengths` says, in UTF-16 units.
 */
export class BoundedParser extends PostalMimeParser {
  /** Whether some of the texts was left out. */
  isCut = false;
  readonly #remaining: Record<"plain" | "html", number>;

  constructor(parserOptions: PostalMimeOptions, maxLengths: Readonly<Record<"plain" | "html", number>>) {
    super(parserOptions);
    // of all parts, also those of messages inside the message, whose parser is the package's own; which knows no quotes
    const partMethods: MimePart = Object.getPrototypeOf(this.root);
    partMethods.decodeFlowedText = decodeFlowedPart;
    this.#remaining = { ...maxLengths };
  }

  override addTextEntry(mimePart: object, textType: "plain" | "html", textItem: TextItem): void {
    if (typeof textItem.value !== "string") return super.addTextEntry(mimePart, textType, textItem);
    const shortenedText = textItem.value.slice(0, this.#remaining[textType]);
    this.#remaining[textType] -= shortenedText.length;
    this.isCut ||= shortenedText.length < textItem.value.length;
    return super.addTextEntry(mimePart, textType, { ...textItem, value: shortenedText });
  }
}
