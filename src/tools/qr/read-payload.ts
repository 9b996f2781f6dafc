import type { QrKind } from "./names.ts";

type Fields = Readonly<Record<string, string>>;

/** The kind of content that a code's text is, and the fields of its form that make it. */
export type QrForm = { readonly kind: QrKind; readonly fields: Fields };

const unescape = (payload: string): string => payload.replace(/\\([\\;,":])/g, "$1");

/** The parts between signs that have no backslash before them. */
function splitUnescaped(payload: string, sign: string): string[] {
  const parts = [""];
  for (let at = 0; at < payload.length; at += 1) {
    const char = payload.charAt(at);
    if (char === sign) parts.push("");
    else {
      const piece = char === "\\" ? payload.slice(at, at + 2) : char;
      parts[parts.length - 1] += piece;
      at += piece.length - 1;
    }
  }
  return parts;
}

function wifiFields(payload: string): Fields {
  const parts = splitUnescaped(payload.slice("WIFI:".length), ";").map((part) => splitUnescaped(part, ":"));
  const settings = new Map(parts.map(([name = "", ...value]) => [name, unescape(value.join(":"))]));
  return {
    ssid: settings.get("S") ?? "",
    password: settings.get("P") ?? "",
    security: settings.get("T") ?? "WPA",
    ...(settings.get("H") === "true" && { hidden: "on" }),
  };
}

const contactNames: Readonly<Record<string, string>> = {
  FN: "name",
  TEL: "phone",
  EMAIL: "email",
  ORG: "organization",
  TITLE: "job",
  URL: "website",
};

const unescapeLine = (payload: string): string =>
  payload.replace(/\\([\\;,n])/g, (_, sign: string) => (sign === "n" ? "\n" : sign));

function contactFields(payload: string): Fields {
  const lines = payload.split("\r\n").map((line): [string, string] => {
    const [name = "", ...value] = line.split(":");
    const [property = ""] = name.split(";");
    const content = value.join(":");
    return property === "ADR"
      ? ["address", unescapeLine(splitUnescaped(content, ";")[2] ?? "")]
      : [contactNames[property] ?? "", unescapeLine(content)];
  });
  return Object.fromEntries(lines.filter(([name]) => name !== ""));
}

function smsFields(payload: string): Fields {
  const [, phone = "", ...message] = payload.split(":");
  return { phone, ...(message.length > 0 && { message: message.join(":") }) };
}

function emailFields(payload: string): Fields {
  const [address = "", query = ""] = payload.slice("mailto:".length).split("?");
  const parameters = query.split("&").filter(Boolean);
  return {
    email: decodeURIComponent(address),
    ...Object.fromEntries(
      parameters.map((pair) => {
        const [name = "", value = ""] = pair.split("=");
        return [name, decodeURIComponent(value).replaceAll("\r\n", "\n")];
      }),
    ),
  };
}

const readers: readonly (readonly [string, QrKind, (text: string) => Fields])[] = [
  ["WIFI:T:", "wifi", wifiFields],
  ["BEGIN:VCARD\r\nVERSION:3.0\r\nN:", "contact", contactFields],
  ["tel:", "phone", (payload) => ({ phone: payload.slice("tel:".length) })],
  ["SMSTO:", "sms", smsFields],
  ["mailto:", "email", emailFields],
];

/**
 * Reads a code's text back into the form that it was made with. `isSame` says whether the fields make the very same
 * text again; otherwise it was typed as a text, and is one.
 */
export function readPayload(payload: string, isSame: (form: QrForm) => boolean): QrForm {
  const plain: QrForm = { kind: "text", fields: { text: payload } };
  const [, kind, read] = readers.find(([start]) => payload.startsWith(start)) ?? [];
  if (!kind || !read) return plain;
  try {
    const form = { kind, fields: read(payload) };
    return isSame(form) ? form : plain;
  } catch (error) {
    // A percent sign that begins no escape.
    if (error instanceof URIError) return plain;
    throw error;
  }
}

/** From the beginning, field by field: tried anew at each field, a text of escapes would be read over and over. */
const wifiPassword = /^(WIFI:(?:(?!P:)(?:\\.|[^\\;])*;)*)P:(?:\\.|[^\\;])*;/;

/** A network's text as it is shown: its password is for cameras. */
export const withoutPassword = (payload: string): string =>
  payload.startsWith("WIFI:") ? payload.replace(wifiPassword, "$1P:••••••;") : payload;
