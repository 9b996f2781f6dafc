import { type Static, Type } from "@sinclair/typebox";
import type { Answer } from "../../core/action.ts";
import { DateTime, choice } from "../../core/schema.ts";
import { maxExpressionLength, previewCounts } from "./bounds.ts";
import { fieldNames } from "./names.ts";

export const CronInput = Type.Object({
  expr: Type.String({
    description: "five fields, six with seconds in front, or a macro such as @daily",
    minLength: 1,
    maxLength: maxExpressionLength,
  }),
  count: Type.Integer({ description: "how many times", ...previewCounts }),
  tz: Type.String({ description: "IANA name of the time zone", default: "Asia/Ho_Chi_Minh", maxLength: 64 }),
});
export type CronInput = Static<typeof CronInput>;

export const CronAnswer = Type.Object({
  next: Type.Array(DateTime, { description: "the next times" }),
  description: Type.String({ description: "the expression in words" }),
  times: Type.Array(
    Type.Object({
      local: Type.String({ description: "the time in the zone, as its reader writes it" }),
      relative: Type.String({ description: "how far away it is" }),
    }),
    { description: "one for each of `next`" },
  ),
  notes: Type.Array(Type.String(), { description: "what may surprise about this expression" }),
  fields: Type.Array(
    Type.Object({
      name: choice(fieldNames),
      text: Type.String({ description: "as it was written" }),
      values: Type.String({ description: "every value, in words" }),
    }),
  ),
  tz: Type.String(),
});
export type CronAnswer = Answer<typeof CronAnswer>;
