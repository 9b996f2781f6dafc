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
const textCodeOf = ({ text, format, size, margin, level, dark, light }: TextCode): TextCode => ({
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
  text: (qrFields: TextCode) => textCodeOf(qrFields),
  wifi: (qrFields: Static<typeof QrWifi>) => textCodeOf({ ...qrFields, text: wifiPayload(qrFields) }),
  contact: (qrFields: Static<typeof QrContact>) =>
    textCodeOf({ ...qrFields, text: contactPayload(qrFields) }),
  phone: (qrFields: Static<typeof QrPhone>) => textCodeOf({ ...qrFields, text: phonePayload(qrFields) }),
  sms: (qrFields: Static<typeof QrSms>) => textCodeOf({ ...qrFields, text: smsPayload(qrFields) }),
  email: (qrFields: Static<typeof QrEmail>) => textCodeOf({ ...qrFields, text: emailPayload(qrFields) }),
} satisfies Record<QrKind, unknown>;

/** A picture for each kind of content, remembered nowhere. */
export function drawActions({ compute }: { readonly compute: Compute }) {
  const drawingAction = <Input extends TObject>(
    qrInput: Input,
    codeOf: (fields: Static<Input>) => TextCode,
  ) =>
    action(qrInput, PictureAnswer, "compute", (qrFields, caller) =>
      compute(qrTask, codeOf(qrFields), caller),
    );
  return {
    text: drawingAction(QrText, codes.text),
    wifi: drawingAction(QrWifi, codes.wifi),
    contact: drawingAction(QrContact, codes.contact),
    phone: drawingAction(QrPhone, codes.phone),
    sms: drawingAction(QrSms, codes.sms),
    email: drawingAction(QrEmail, codes.email),
  } satisfies Record<QrKind, unknown>;
}
