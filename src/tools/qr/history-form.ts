import type { Static, TObject } from "@sinclair/typebox";
import { decode } from "#core/decode.ts";
import {
  contactPayload,
  emailPayload,
  eventPayload,
  geoPayload,
  phonePayload,
  smsPayload,
  wifiPayload,
} from "./payloads.ts";
import { type QrForm, readPayload } from "./read-payload.ts";
import { QrContact, QrEmail, QrEvent, QrGeo, QrPhone, QrSms, QrWifi } from "./schema.ts";

function madePayload<Input extends TObject>(
  { fields }: QrForm,
  schema: Input,
  writePayload: (fields: Static<Input>) => string,
): string | null {
  const qrInput = decode(schema, fields, "form");
  return qrInput.ok ? writePayload(qrInput.value) : null;
}

const payloadOf: Readonly<Record<QrForm["kind"], (form: QrForm) => string | null>> = {
  text: ({ fields }) => fields["text"] ?? null,
  wifi: (form) => madePayload(form, QrWifi, wifiPayload),
  contact: (form) => madePayload(form, QrContact, contactPayload),
  phone: (form) => madePayload(form, QrPhone, phonePayload),
  sms: (form) => madePayload(form, QrSms, smsPayload),
  email: (form) => madePayload(form, QrEmail, emailPayload),
  event: (form) => madePayload(form, QrEvent, eventPayload),
  geo: (form) => madePayload(form, QrGeo, geoPayload),
};

/** The form that a code of the history was made with, by what it says: fields that make the very same text. */
export const formOfText = (qrPayload: string): QrForm =>
  readPayload(qrPayload, (form) => payloadOf[form.kind](form) === qrPayload);
