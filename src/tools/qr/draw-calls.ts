import type { Static, TObject } from "@sinclair/typebox";
import { message } from "#core/i18n.ts";
import { PictureAnswer } from "#core/picture.ts";
import { type Result, invalid } from "#core/result.ts";
import type { Bounded } from "#core/schema.ts";
import type { Compute } from "#core/task.ts";
import { type Call, type CallAddress, call, sendsPicture } from "#core/tool.ts";
import {
  contactPayload,
  emailPayload,
  eventPayload,
  geoPayload,
  phonePayload,
  smsPayload,
  wifiPayload,
} from "./payloads.ts";
import { type QrKind, QrContact, QrEmail, QrEvent, QrGeo, QrPhone, QrSms, QrText, QrWifi } from "./schema.ts";
import { qrTask } from "./draw.ts";
import { wifiFault } from "./wifi-key.ts";

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

type TextCode = Static<typeof QrText>;

/** What draws a code again, without the fields of its own kind. */
const textCodeOf = ({ text, format, size, margin, level, shape, dark, light }: TextCode): TextCode => ({
  text,
  format,
  size,
  margin,
  level,
  shape,
  dark,
  light,
});

/** What the code of each kind of content says. */
export const codes = {
  text: (fields: TextCode) => textCodeOf(fields),
  wifi: (fields: Static<typeof QrWifi>) => textCodeOf({ ...fields, text: wifiPayload(fields) }),
  contact: (fields: Static<typeof QrContact>) => textCodeOf({ ...fields, text: contactPayload(fields) }),
  phone: (fields: Static<typeof QrPhone>) => textCodeOf({ ...fields, text: phonePayload(fields) }),
  sms: (fields: Static<typeof QrSms>) => textCodeOf({ ...fields, text: smsPayload(fields) }),
  email: (fields: Static<typeof QrEmail>) => textCodeOf({ ...fields, text: emailPayload(fields) }),
  event: (fields: Static<typeof QrEvent>) => textCodeOf({ ...fields, text: eventPayload(fields) }),
  geo: (fields: Static<typeof QrGeo>) => textCodeOf({ ...fields, text: geoPayload(fields) }),
} satisfies Record<QrKind, unknown>;

type DrawEffects = { readonly compute: Compute };

const drawCall = <Input extends TObject>(
  path: `/qr${string}`,
  input: Input & Bounded<Input>,
  {
    codeOf,
    body,
    faultOf = () => null,
    address = "none",
  }: {
    readonly codeOf: (fields: Static<Input>) => TextCode;
    readonly body: Partial<Static<Input>>;
    /** What is wrong with fields that are right one by one. */
    readonly faultOf?: (fields: Static<Input>) => Result<never> | null;
    readonly address?: CallAddress;
  },
): Call<Input, typeof PictureAnswer, DrawEffects> =>
  call(input, PictureAnswer, {
    path,
    limit: "compute",
    access: "open",
    address,
    device: true,
    heavy: [qrTask],
    sends: sendsPicture,
    example: { body },
    run:
      ({ compute }: DrawEffects) =>
      (fields, caller) =>
        faultOf(fields) ?? compute(qrTask, codeOf(fields), caller),
  });

/** A picture for each kind of content, remembered nowhere. */
export default {
  text: drawCall("/qr", QrText, {
    codeOf: codes.text,
    body: { text: "https://example.com/", size: 512, level: "M" },
    address: "lasting",
  }),
  wifi: drawCall("/qr/wifi", QrWifi, {
    codeOf: codes.wifi,
    faultOf: wifiFault,
    body: { ssid: "Quán cà phê", password: "mat-khau-wifi", security: "WPA" },
  }),
  contact: drawCall("/qr/contact", QrContact, {
    codeOf: codes.contact,
    body: { name: "Nguyễn Văn A", phone: "+84 912 345 678", email: "a@example.com" },
  }),
  phone: drawCall("/qr/phone", QrPhone, {
    codeOf: codes.phone,
    body: { phone: "0912 345 678" },
  }),
  sms: drawCall("/qr/sms", QrSms, {
    codeOf: codes.sms,
    body: { phone: "0912 345 678", message: "Xin chào" },
  }),
  email: drawCall("/qr/email", QrEmail, {
    codeOf: codes.email,
    body: { email: "a@example.com", subject: "Xin chào" },
  }),
  event: drawCall("/qr/event", QrEvent, {
    codeOf: codes.event,
    faultOf: eventFault,
    body: { title: "Họp lớp", start: "2027-12-31T19:00", location: "Quán Sen, Huế" },
  }),
  geo: drawCall("/qr/geo", QrGeo, { codeOf: codes.geo, body: { place: "10.7769, 106.7009" } }),
} satisfies Record<QrKind, unknown>;
