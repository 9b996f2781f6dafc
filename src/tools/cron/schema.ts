import { type Static, Type } from "@sinclair/typebox";
import type { Answer } from "#core/action.ts";
import { DateTime, choice, text } from "#core/schema.ts";
import { readExpression } from "./read-expression.ts";
import { fieldNames } from "./schedule.ts";
import { readZone } from "./read-zone.ts";

/** What the fields offer; anything else may be typed. */
export const presets = [
  "*/5 * * * *",
  "0 * * * *",
  "0 9 * * 1-5",
  "30 23 * * 0",
  "0 0 1 * *",
  "0 0 L * *",
  "0 0 1 1,4,7,10 *",
  "@daily",
] as const;

export const offeredZones = [
  "Asia/Ho_Chi_Minh",
  "UTC",
  "Asia/Bangkok",
  "Asia/Singapore",
  "Asia/Shanghai",
  "Asia/Tokyo",
  "Asia/Seoul",
  "Australia/Sydney",
  "Europe/London",
  "Europe/Paris",
  "Europe/Berlin",
  "America/New_York",
  "America/Chicago",
  "America/Los_Angeles",
] as const;

export const CronInput = Type.Object({
  expr: text({
    description: "five fields, six with seconds in front, a macro such as @daily, or the same in words",
    minLength: 1,
    maxLength: 120,
    reads: readExpression,
  }),
  count: Type.Integer({ description: "how many times", minimum: 1, maximum: 100, default: 5 }),
  tz: text({
    description: "IANA name of the time zone",
    default: "Asia/Ho_Chi_Minh",
    maxLength: 64,
    reads: readZone,
  }),
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
