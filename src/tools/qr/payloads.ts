import type { Static, TObject } from "@sinclair/typebox";
import { withScheme } from "../../core/web-address.ts";
import type { QrContact, QrEmail, QrPhone, QrSms, QrStyle, QrWifi } from "./schema.ts";

/** The content of a code, without its style. */
type PayloadFields<Input extends TObject> = Omit<Static<Input>, keyof QrStyle>;

/** As it is dialled: in `+84 (0)912…` the zero in brackets is for calls from within the country only. */
const dialled = (phone: string): string =>
  phone
    .normalize("NFKC")
    .replace(/^(\+[\d .-]*)\(0\)/, "$1")
    .replace(/[ .()-]/g, "");

/** The de facto form of ZXing's "Barcode Contents", which cameras read: special characters take a backslash. */
export function wifiPayload({ ssid, password, security, hidden }: PayloadFields<typeof QrWifi>): string {
  const escapeWifi = (wifiText: string) => wifiText.replace(/[\\;,":]/g, "\\$&");
  const key = security === "nopass" ? "" : `P:${escapeWifi(password ?? "")};`;
  return `WIFI:T:${security};S:${escapeWifi(ssid)};${key}${hidden ? "H:true;" : ""};`;
}

/** A vCard 3.0 (RFC 2426), the version that phones' cameras read best. */
export function contactPayload(contact: PayloadFields<typeof QrContact>): string {
  const escapeVcard = (vcardText: string) => vcardText.replace(/[\\;,]/g, "\\$&").replace(/\r\n?|\n/g, "\\n");
  const nameWords = contact.name.trim().split(/\s+/);
  const vcardLines: [string, string | undefined][] = [
    ["N", `${escapeVcard(nameWords[0] ?? "")};${escapeVcard(nameWords.slice(1).join(" "))};;;`],
    ["FN", escapeVcard(contact.name.trim())],
    ["ORG", contact.organization && escapeVcard(contact.organization)],
    ["TITLE", contact.job && escapeVcard(contact.job)],
    ["TEL;TYPE=CELL", contact.phone && dialled(contact.phone)],
    ["EMAIL", contact.email && escapeVcard(contact.email)],
    ["URL", contact.website && escapeVcard(withScheme(contact.website.trim()))],
    ["ADR", contact.address && `;;${escapeVcard(contact.address)};;;;`],
  ];
  const filled = vcardLines
    .filter(([, propertyValue]) => propertyValue)
    .map(([propertyName, value]) => `${propertyName}:${value}`);
  return ["BEGIN:VCARD", "VERSION:3.0", ...filled, "END:VCARD"].join("\r\n");
}

/** RFC 3966. */
export const phonePayload = ({ phone }: PayloadFields<typeof QrPhone>): string => `tel:${dialled(phone)}`;

/** The form that both Android and iOS read. */
export const smsPayload = ({ phone, message }: PayloadFields<typeof QrSms>): string =>
  `SMSTO:${dialled(phone)}${message ? `:${message}` : ""}`;

/** RFC 6068. */
export function emailPayload({ email, subject, body }: PayloadFields<typeof QrEmail>): string {
  const mailFields = Object.entries({ subject, body: body?.replace(/\r\n?|\n/g, "\r\n") });
  const mailtoQuery = mailFields
    .filter(([, mailField]) => mailField)
    .map(([fieldName, mailField]) => `${fieldName}=${encodeURIComponent((mailField ?? "").toWellFormed())}`);
  // A comma parts addresses; what would end the address is written as an escape.
  const mailtoAddress = encodeURI(email.toWellFormed()).replace(/[?#&;=/]/g, encodeURIComponent);
  return `mailto:${mailtoAddress}${mailtoQuery.length > 0 ? `?${mailtoQuery.join("&")}` : ""}`;
}
