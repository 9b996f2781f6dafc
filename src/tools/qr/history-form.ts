import type { Static, TObject } from "@sinclair/typebox";
import { decode } from "../../core/decode.ts";
import { contactPayload, emailPayload, phonePayload, smsPayload, wifiPayload } from "./payloads.ts";
import { type QrForm, readPayload } from "./read-payload.ts";
import { QrContact, QrEmail, QrPhone, QrSms, QrWifi } from "./schema.ts";

function made<Input extends TObject>(
  { fields }: QrForm,
  schema: Input,
  write: (fields: Static<Input>) => string,
): string | null {
  const input = decode(schema, fields, "form");
  return input.ok ? write(input.value) : null;
}

const payloadOf: Readonly<Record<QrForm["kind"], (form: QrForm) => string | null>> = {
  text: ({ fields }) => fields["text"] ?? null,
  wifi: (form) => made(form, QrWifi, wifiPayload),
  contact: (form) => made(form, QrContact, contactPayload),
  phone: (form) => made(form, QrPhone, phonePayload),
  sms: (form) => made(form, QrSms, smsPayload),
  email: (form) => made(form, QrEmail, emailPayload),
};

/** The form that a code of the history was made with, by what it says: fields that make the very same text. */
export const formOfText = (text: string): QrForm =>
  readPayload(text, (form) => payloadOf[form.kind](form) === text);
