import { type Static, Type } from "@sinclair/typebox";
import type { Answer } from "../../core/action.ts";
import { choice } from "../../core/schema.ts";
import { variants } from "./names.ts";

export const EncodeInput = Type.Object({
  text: Type.String({ description: "what to encode or decode", minLength: 1, maxLength: 1_048_576 }),
  variant: choice(variants, {
    default: "standard",
    description: "form writes a space as + (URL); url is the alphabet of base64url, without padding (Base64)",
  }),
  lines: Type.Boolean({ default: false, description: "take every line by itself" }),
});
export type EncodeInput = Static<typeof EncodeInput>;

export const EncodeAnswer = Type.Object({ result: Type.String() });
export type EncodeAnswer = Answer<typeof EncodeAnswer>;
