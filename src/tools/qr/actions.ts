import { type TProperties, Type } from "@sinclair/typebox";
import { action } from "../../action.ts";
import { drawQr, qrStyle } from "./draw.ts";
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

/** A code for each kind of content; the kinds are the tabs of the page. */
export const qrActions = {
  text: action(QrText, "compute", (input) => drawQr(input.text, input)),
  wifi: action(QrWifi, "compute", (input) => drawQr(wifiPayload(input), input)),
  contact: action(QrContact, "compute", (input) => drawQr(contactPayload(input), input)),
  phone: action(QrPhone, "compute", (input) => drawQr(phonePayload(input), input)),
  sms: action(QrSms, "compute", (input) => drawQr(smsPayload(input), input)),
  email: action(QrEmail, "compute", (input) => drawQr(emailPayload(input), input)),
};

export type QrActions = typeof qrActions;
export const qrKinds = [
  "text",
  "wifi",
  "contact",
  "phone",
  "sms",
  "email",
] as const satisfies (keyof QrActions)[];
export type QrKind = (typeof qrKinds)[number];
