import { type Static, Type } from "@sinclair/typebox";
import type { MessageKey } from "../../core/i18n.ts";
import { choice } from "../../core/schema.ts";

const line = (maxLength: number) => Type.String({ minLength: 1, maxLength });
const maybe = (maxLength: number) => Type.Optional(Type.String({ maxLength }));
const phoneNumber = (pattern = "^\\+?[0-9][0-9 .()-]{2,24}$") =>
  Type.String({ pattern, message: "qr.badPhone" satisfies MessageKey });

export const textFields = { text: Type.String({ minLength: 1, maxLength: 7089 }) };

export const wifiFields = {
  ssid: line(32),
  password: maybe(63),
  security: choice(["WPA", "WEP", "nopass"], { default: "WPA" }),
  hidden: Type.Boolean({ default: false }),
};

export const contactFields = {
  name: line(100),
  phone: Type.Optional(phoneNumber("^(\\+?[0-9][0-9 .()-]{2,24})?$")),
  email: maybe(254),
  organization: maybe(100),
  job: maybe(100),
  website: maybe(300),
  address: maybe(200),
};

export const phoneFields = { phone: phoneNumber() };
export const smsFields = { phone: phoneNumber(), message: maybe(500) };
export const emailFields = { email: line(254), subject: maybe(200), body: maybe(1000) };

type Fields<Of extends Parameters<typeof Type.Object>[0]> = Static<ReturnType<typeof Type.Object<Of>>>;

const dialled = (phone: string): string => phone.replace(/[ .()-]/g, "");

/** The de facto form of ZXing's "Barcode Contents", which cameras read: special characters take a backslash. */
export function wifiPayload({ ssid, password, security, hidden }: Fields<typeof wifiFields>): string {
  const escape = (text: string) => text.replace(/[\\;,":]/g, "\\$&");
  const key = security === "nopass" ? "" : `P:${escape(password ?? "")};`;
  return `WIFI:T:${security};S:${escape(ssid)};${key}${hidden ? "H:true;" : ""};`;
}

/** A vCard 3.0 (RFC 2426), the version that phones' cameras read best. */
export function contactPayload(contact: Fields<typeof contactFields>): string {
  const escape = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");
  const words = contact.name.trim().split(/\s+/);
  const lines: [string, string | undefined][] = [
    ["N", `${escape(words[0] ?? "")};${escape(words.slice(1).join(" "))};;;`],
    ["FN", escape(contact.name.trim())],
    ["ORG", contact.organization && escape(contact.organization)],
    ["TITLE", contact.job && escape(contact.job)],
    ["TEL;TYPE=CELL", contact.phone && dialled(contact.phone)],
    ["EMAIL", contact.email && escape(contact.email)],
    ["URL", contact.website && escape(contact.website)],
    ["ADR", contact.address && `;;${escape(contact.address)};;;;`],
  ];
  const filled = lines.filter(([, value]) => value).map(([name, value]) => `${name}:${value}`);
  return ["BEGIN:VCARD", "VERSION:3.0", ...filled, "END:VCARD"].join("\r\n");
}

/** RFC 3966. */
export const phonePayload = ({ phone }: Fields<typeof phoneFields>): string => `tel:${dialled(phone)}`;

/** The form that both Android and iOS read. */
export const smsPayload = ({ phone, message }: Fields<typeof smsFields>): string =>
  `SMSTO:${dialled(phone)}${message ? `:${message}` : ""}`;

/** RFC 6068. */
export function emailPayload({ email, subject, body }: Fields<typeof emailFields>): string {
  const fields = Object.entries({ subject, body: body?.replace(/\r?\n/g, "\r\n") });
  const query = fields
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${encodeURIComponent((value ?? "").toWellFormed())}`);
  return `mailto:${encodeURI(email.toWellFormed())}${query.length > 0 ? `?${query.join("&")}` : ""}`;
}
