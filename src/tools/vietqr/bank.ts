import { Type } from "@sinclair/typebox";
import type { Answer } from "#core/action.ts";

export const Bank = Type.Object({
  bin: Type.String({ description: "six digits" }),
  code: Type.String(),
  short_name: Type.String(),
  name: Type.String(),
});
export type Bank = Answer<typeof Bank>;
