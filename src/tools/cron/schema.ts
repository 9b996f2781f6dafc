import { type Static, Type } from "@sinclair/typebox";
import type { Answer } from "#core/action.ts";
import { type ValueOf, readValue, valuesAmong } from "#core/pasted-value.ts";
import type { Reading } from "#core/reading.ts";
import { DateTime, apiText, choice, nullable, text } from "#core/schema.ts";
import { readExpression } from "./read-expression.ts";
import { fieldNames } from "./schedule.ts";

const zoneOf: ValueOf = (text) =>
  /^(?:UTC|GMT|[A-Za-z][A-Za-z_]*(?:\/[A-Za-z][\w+-]*){0,1}\/[A-Za-z][\w+-]*[A-Za-z\d])$/.test(text)
    ? text
    : null;

/** The name of a zone out of quotes, a setting (`TZ=Asia/Tokyo`) or the words around it; one alone stays as it is. */
const readZone = (text: string): Reading => readValue(text, zoneOf, (plain) => valuesAmong(plain, zoneOf));

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
    description: apiText("cron.expr.api"),
    minLength: 1,
    maxLength: 120,
    reads: readExpression,
  }),
  count: Type.Integer({ description: apiText("cron.count.api"), minimum: 1, maximum: 100, default: 5 }),
  tz: text({
    description: apiText("cron.tz.api"),
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
  last: nullable(
    Type.Object(
      { at: DateTime, local: Type.String(), relative: Type.String() },
      { description: "the last time until now; null where it never ran" },
    ),
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
