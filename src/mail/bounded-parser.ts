import PostalMime, { type Email, type PostalMimeOptions } from "postal-mime";

type TextItem = { readonly type: "text" | "subMessage"; readonly value: string | Email };

/** What `PostalMime` calls for each text, which its own types leave out. */
type MimeParser = {
  parse(raw: Uint8Array): Promise<Email>;
  addTextEntry(part: object, type: "plain" | "html", item: TextItem): void;
};
// oxlint-disable-next-line no-unsafe-type-assertion -- a test says when the package no longer calls it
const PostalMimeParser = PostalMime as unknown as new (options: PostalMimeOptions) => MimeParser;

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
