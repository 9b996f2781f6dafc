/** What a picture shows besides the code: `compact` the bank, `card` all there is, `qr` nothing, `print` all and larger. */
export const transferTemplates = ["compact", "card", "qr", "print"] as const;

export const pictureFormats = ["png", "jpg", "svg"] as const;
export type PictureFormat = (typeof pictureFormats)[number];
