/** What a picture shows besides the code: `compact` the bank, `card` all there is, `qr` nothing, `print` all and larger. */
export const transferTemplates = ["compact", "card", "qr", "print"] as const;

export const pictureFormats = ["png", "jpg", "svg"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** An account's number by itself. */
export const accountPattern = "^[0-9A-Za-z]{6,19}$";

/** What a sheet of A4 is cut into: twelve codes, four cards of A6, or two of A5 to stand on tables. */
export const sheetSizes = ["a4", "a6", "a5"] as const;
