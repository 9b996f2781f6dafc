import type { Static } from "@sinclair/typebox";
import { message } from "#core/i18n.ts";
import { type Result, invalid } from "#core/result.ts";
import type { QrEvent } from "./schema.ts";

/** Whether a day is in the calendar and a time on the clock, of what is written as such. */
function isMoment(moment: string): boolean {
  const [day = "", time = "00:00"] = moment.split("T");
  const at = Date.parse(`${day}T00:00:00Z`);
  const [hours, minutes, seconds = 0] = time.split(":").map(Number);
  return (
    !Number.isNaN(at) &&
    new Date(at).toISOString().startsWith(day) &&
    Number(hours) < 24 &&
    Number(minutes) < 60 &&
    seconds < 60
  );
}

/** Why an event cannot be; null where it can. */
export function eventFault({
  start,
  end,
}: Pick<Static<typeof QrEvent>, "start" | "end">): Result<never> | null {
  if (!isMoment(start)) return invalid("start", message("qr.badTime"));
  if (!end) return null;
  if (!isMoment(end)) return invalid("end", message("qr.badTime"));
  if (end.includes("T") !== start.includes("T")) return invalid("end", message("qr.endOtherKind"));
  return end < start ? invalid("end", message("qr.endsBefore")) : null;
}
