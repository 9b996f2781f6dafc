import { type TProperties, Type } from "@sinclair/typebox";
import { action } from "../../core/action.ts";
import { type HistoryEffects, historyOf } from "../history/actions.ts";
import { type QrStyle, drawQr, qrStyle } from "./draw.ts";
import {
  contactFields,
  contactPayload,
  emailFields,
  emailPayload,
  phoneFields,
  phonePayload,
  smsFields,
  smsPayload,
  textFields,
  wifiFields,
  wifiPayload,
} from "./payloads.ts";

const withStyle = <Fields extends TProperties>(fields: Fields) => Type.Object({ ...fields, ...qrStyle });

const QrText = withStyle(textFields);
const QrWifi = withStyle(wifiFields);
const QrContact = withStyle(contactFields);
const QrPhone = withStyle(phoneFields);
const QrSms = withStyle(smsFields);
const QrEmail = withStyle(emailFields);

/** What was drawn is kept as a text: a network or a contact is what its code says. */
export const qrHistory = (effects: HistoryEffects) =>
  historyOf(
    {
      kind: "qr",
      draw: action(QrText, "read", (input) => drawQr(input.text, input)),
      contentOf: ({ text }) => text,
    },
    effects,
  );

const kept = (text: string, { format, size, margin, level, dark, light }: QrStyle) => ({
  text,
  format,
  size,
  margin,
  level,
  dark,
  light,
});

/** A code for each kind of content; the kinds are the tabs of the page. */
export function qrActions(effects: HistoryEffects) {
  const { remember, actions } = qrHistory(effects);
  return {
    text: remember(
      action(QrText, "compute", (input) => drawQr(input.text, input)),
      (input) => kept(input.text, input),
    ),
    wifi: remember(
      action(QrWifi, "compute", (input) => drawQr(wifiPayload(input), input)),
      (input) => kept(wifiPayload(input), input),
    ),
    contact: remember(
      action(QrContact, "compute", (input) => drawQr(contactPayload(input), input)),
      (input) => kept(contactPayload(input), input),
    ),
    phone: remember(
      action(QrPhone, "compute", (input) => drawQr(phonePayload(input), input)),
      (input) => kept(phonePayload(input), input),
    ),
    sms: remember(
      action(QrSms, "compute", (input) => drawQr(smsPayload(input), input)),
      (input) => kept(smsPayload(input), input),
    ),
    email: remember(
      action(QrEmail, "compute", (input) => drawQr(emailPayload(input), input)),
      (input) => kept(emailPayload(input), input),
    ),
    ...actions,
  };
}

export type QrActions = ReturnType<typeof qrActions>;
export const qrKinds = [
  "text",
  "wifi",
  "contact",
  "phone",
  "sms",
  "email",
] as const satisfies (keyof QrActions)[];
