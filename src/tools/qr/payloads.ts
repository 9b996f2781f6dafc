import type { Static, TObject } from "@sinclair/typebox";
import { withScheme } from "../../core/web-address.ts";
import type { QrContact, QrEmail, QrPhone, QrSms, QrStyle, QrWifi } from "./schema.ts";

/** The content of a code, without its style. */
type Fields<Input extends TObject> = Omit<Static<Input>, keyof QrStyle>;

/** As it is dialled: in `+84 (0)912…` the zero in brackets is for calls from within the country only. */
const dialled = (phone: string): string =>
  phone
    .normalize("NFKC")
    .replace(/^(\+[\d .-]*)\(0\)/, "$1")
    .replace(/[ .()-]/g, "");

/** The de facto form of ZXing's "Barcode Contents", which cameras read: special characters take a backslash. */
export function wifiPayload({ ssid, password, security, hidden }: Fields<typeof QrWifi>): string {
  const escape = (text: string) => text.replace(/[\\;,":]/g, "\\$&");
  const key = security === "nopass" ? "" : `P:${escape(password ?? "")};`;
  return `WIFI:T:${security};S:${escape(ssid)};${key}${hidden ? "H:true;" : ""};`;
}

/** A vCard 3.0 (RFC 2426), the version that phones' cameras read best. */
export function contactPayload(contact: Fields<typeof QrContact>): string {
  const escape = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\r\n?|\n/g, "\\n");
  const words = contact.name.trim().split(/\s+/);
  const lines: [string, string | undefined][] = [
    ["N", `${escape(words[0] ?? "")};${escape(words.slice(1).join(" "))};;;`],
    ["FN", escape(contact.name.trim())],
    ["ORG", contact.organization && escape(contact.organization)],
    ["TITLE", contact.job && escape(contact.job)],
    ["TEL;TYPE=CELL", contact.phone && dialled(contact.phone)],
    ["EMAIL", contact.email && escape(contact.email)],
    ["URL", contact.website && escape(withScheme(contact.website.trim()))],
    ["ADR", contact.address && `;;${escape(contact.address)};;;;`],
  ];
  const filled = lines.filter(([, value]) => value).map(([name, value]) => `${name}:${value}`);
  return ["BEGIN:VCARD", "VERSION:3.0", ...filled, "END:VCARD"].join("\r\n");
}

/** RFC 3966. */
export const phonePayload = ({ phone }: Fields<typeof QrPhone>): string => `tel:${dialled(phone)}`;

/** The form that both Android and iOS read. */
export const smsPayload = ({ phone, message }: Fields<typeof QrSms>): string =>
  `SMSTO:${dialled(phone)}${message ? `:${message}` : ""}`;

/** RFC 6068. */
export function emailPayload({ email, subject, body }: Fields<typeof QrEmail>): string {
  const fields = Object.entries({ subject, body: body?.replace(/\r\n?|\n/g, "\r\n") });
  const query = fields
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${encodeURIComponent((value ?? "").toWellFormed())}`);
  // A comma parts addresses; what would end the address is written as an escape.
  const address = encodeURI(email.toWellFormed()).replace(/[?#&;=/]/g, encodeURIComponent);
  return `mailto:${address}${query.length > 0 ? `?${query.join("&")}` : ""}`;
}
