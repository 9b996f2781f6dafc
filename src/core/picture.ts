import { Type } from "@sinclair/typebox";
import { choice } from "./schema.ts";

/** An image file; `name` is what it is called when saved. */
export type Picture = {
  readonly type: "image/png" | "image/jpeg" | "image/svg+xml";
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly name: string;
};

/** The answer of an action that draws: the API sends its bytes, a page shows it. */
export const PictureAnswer = Type.Unsafe<Picture>(
  Type.Object({
    type: choice(["image/png", "image/jpeg", "image/svg+xml"]),
    bytes: Type.Uint8Array(),
    name: Type.String({ description: "what it is called when saved" }),
  }),
);

export const dataUrl = ({ type, bytes }: Picture): string => `data:${type};base64,${bytes.toBase64()}`;
