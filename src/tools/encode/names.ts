/** What is recognised by itself. */
export const recognisedCodes = ["unicode", "html", "url", "hex", "base64", "gzip"] as const;
export type RecognisedCode = (typeof recognisedCodes)[number];

/** More comes out of gzip than is unpacked; more codes in each other than are taken off; bytes that are no text. */
export const stopReasons = ["large", "deep", "binary"] as const;
export type StopReason = (typeof stopReasons)[number];
