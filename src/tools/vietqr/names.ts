/** The most characters of a transfer's message (EMVCo MPM, field 62-08). */
export const longestInfo = 25;

/** The most đồng of a transfer: thirteen digits (EMVCo MPM, field 54). */
export const mostAmount = 9_999_999_999_999;

/** What a picture shows besides the code: `compact` the bank, `card` all there is, `qr` nothing, `print` all and larger. */
export const transferTemplates = ["compact", "card", "qr", "print"] as const;

export const pictureFormats = ["png", "jpg", "svg"] as const;
export type PictureFormat = (typeof pictureFormats)[number];
