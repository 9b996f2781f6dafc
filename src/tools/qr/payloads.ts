import type { Static, TObject } from "@sinclair/typebox";
import { withScheme } from "#core/web-address.ts";
import type { QrContact, QrEmail, QrEvent, QrGeo, QrPhone, QrSms, QrStyle, QrWifi } from "./schema.ts";

/** The content of a code, without its style. */
type PayloadFields<Input extends TObject> = Omit<Static<Input>, keyof QrStyle>;

/**
 * As it is dialled: in `+84 (0)912…` the zero in brackets is for calls from within the country only, and `84912…` of a
 * mobile lacks the plus without which no telephone calls it.
 */
const dialled = (phone: string): string =>
  phone
    .normalize("NFKC")
    .replace(/^(\+[\d .-]*)\(0\)/, "$1")
    .replace(/[ .()-]/g, "")
    .replace(/^(?=84[35789]\d{8}$)/, "+");

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

/** A date, or a time without a zone: what the clocks of the place show (RFC 5545, section 3.3.5, form 1). */
const eventTime = (moment: string): string => {
  const [day = "", time] = moment.replaceAll("-", "").split("T");
  return time === undefined ? `;VALUE=DATE:${day}` : `:${day}T${time.replaceAll(":", "").padEnd(6, "0")}`;
};

/** The day behind, as an event of whole days ends before its `DTEND`. */
const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** An event of RFC 5545, alone as ZXing's "Barcode Contents" has it: a code has no room for a whole calendar. */
export function eventPayload({ title, start, end, location, note }: PayloadFields<typeof QrEvent>): string {
  const escapeText = (eventText: string) => eventText.replace(/[\\;,]/g, "\\$&").replace(/\r\n?|\n/g, "\\n");
  const properties = [
    `SUMMARY:${escapeText(title)}`,
    `DTSTART${eventTime(start)}`,
    ...(end ? [`DTEND${eventTime(end.includes("T") ? end : dayAfter(end))}`] : []),
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    ...(note ? [`DESCRIPTION:${escapeText(note)}`] : []),
  ];
  return ["BEGIN:VEVENT", ...properties, "END:VEVENT"].join("\r\n");
}

/** RFC 5870. */
export const geoPayload = ({ place }: PayloadFields<typeof QrGeo>): string =>
  `geo:${place.replace(", ", ",")}`;
