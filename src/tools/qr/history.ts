import type { Static, TObject } from "@sinclair/typebox";
import { decode } from "#core/decode.ts";
import type { HistorySource } from "#tools/history/reader.ts";
import {
  contactPayload,
  emailPayload,
  eventPayload,
  geoPayload,
  phonePayload,
  smsPayload,
  wifiPayload,
} from "./payloads.ts";
import { type QrForm, readPayload, withoutPassword } from "./read-payload.ts";
import { QrContact, QrEmail, QrEvent, QrGeo, QrPhone, QrSms, QrText, QrWifi } from "./schema.ts";

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

/** The history stores a code as its text: a network or a contact is what its code says. */
export const qrSource: HistorySource<typeof QrText, string> = {
  kind: "qr",
  input: QrText,
  contentOf: ({ text }) => text,
  searchText: withoutPassword,
  formOf: ({ text, format: _format, ...style }) => {
    const { kind, fields } = formOfText(String(text));
    return { ...style, tab: kind, ...fields };
  },
};
