/** An image file; `name` is what it is called when saved. */
export type Picture = {
  readonly type: "image/png" | "image/svg+xml";
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly name: string;
};

export const dataUrl = ({ type, bytes }: Picture): string => `data:${type};base64,${bytes.toBase64()}`;
