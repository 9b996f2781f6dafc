import type { Static, TObject } from "@sinclair/typebox";
import { action } from "../../core/action.ts";
import { PictureAnswer } from "../../core/picture.ts";
import type { Compute } from "../../core/task.ts";
import type { QrKind } from "./names.ts";
import { contactPayload, emailPayload, phonePayload, smsPayload, wifiPayload } from "./payloads.ts";
import { QrContact, QrEmail, QrPhone, QrSms, QrText, QrWifi } from "./schema.ts";
import { qrTask } from "./task.ts";

type TextCode = Static<typeof QrText>;

/** What draws a code again, without the fields of its own kind. */
const entryOf = ({ text, format, size, margin, level, dark, light }: TextCode): TextCode => ({
  text,
  format,
  size,
  margin,
  level,
  dark,
  light,
});

/** What the code of each kind of content says. */
export const codes = {
  text: (fields: TextCode) => entryOf(fields),
  wifi: (fields: Static<typeof QrWifi>) => entryOf({ ...fields, text: wifiPayload(fields) }),
  contact: (fields: Static<typeof QrContact>) => entryOf({ ...fields, text: contactPayload(fields) }),
  phone: (fields: Static<typeof QrPhone>) => entryOf({ ...fields, text: phonePayload(fields) }),
  sms: (fields: Static<typeof QrSms>) => entryOf({ ...fields, text: smsPayload(fields) }),
  email: (fields: Static<typeof QrEmail>) => entryOf({ ...fields, text: emailPayload(fields) }),
} satisfies Record<QrKind, unknown>;

/** A picture for each kind of content, remembered nowhere. */
export function drawActions({ compute }: { readonly compute: Compute }) {
  const drawing = <Input extends TObject>(input: Input, codeOf: (fields: Static<Input>) => TextCode) =>
    action(input, PictureAnswer, "compute", (fields, caller) => compute(qrTask, codeOf(fields), caller));
  return {
    text: drawing(QrText, codes.text),
    wifi: drawing(QrWifi, codes.wifi),
    contact: drawing(QrContact, codes.contact),
    phone: drawing(QrPhone, codes.phone),
    sms: drawing(QrSms, codes.sms),
    email: drawing(QrEmail, codes.email),
  } satisfies Record<QrKind, unknown>;
}
