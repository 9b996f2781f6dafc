import type { QrKind } from "./names.ts";

type Fields = Readonly<Record<string, string>>;

/** The kind of content that a code's text is, and the fields of its form that make it. */
export type QrForm = { readonly kind: QrKind; readonly fields: Fields };

const unescape = (text: string): string => text.replace(/\\([\\;,":])/g, "$1");

/** The parts between signs that have no backslash before them. */
function splitUnescaped(text: string, sign: string): string[] {
  const parts = [""];
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === sign) parts.push("");
    else {
      const piece = char === "\\" ? text.slice(at, at + 2) : char;
      parts[parts.length - 1] += piece;
      at += piece.length - 1;
    }
  }
  return parts;
}

function wifiFields(text: string): Fields {
  const parts = splitUnescaped(text.slice("WIFI:".length), ";").map((part) => splitUnescaped(part, ":"));
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

const unescapeLine = (text: string): string =>
  text.replace(/\\([\\;,n])/g, (_, sign: string) => (sign === "n" ? "\n" : sign));

function contactFields(text: string): Fields {
  const lines = text.split("\r\n").map((line): [string, string] => {
    const [name = "", ...value] = line.split(":");
    const [property = ""] = name.split(";");
    const content = value.join(":");
    return property === "ADR"
      ? ["address", unescapeLine(splitUnescaped(content, ";")[2] ?? "")]
      : [contactNames[property] ?? "", unescapeLine(content)];
  });
  return Object.fromEntries(lines.filter(([name]) => name !== ""));
}

function smsFields(text: string): Fields {
  const [, phone = "", ...message] = text.split(":");
  return { phone, ...(message.length > 0 && { message: message.join(":") }) };
}

function emailFields(text: string): Fields {
  const [address = "", query = ""] = text.slice("mailto:".length).split("?");
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
  ["tel:", "phone", (text) => ({ phone: text.slice("tel:".length) })],
  ["SMSTO:", "sms", smsFields],
  ["mailto:", "email", emailFields],
];

/**
 * Reads a code's text back into the form that it was made with. `isSame` says whether the fields make the very same
 * text again; otherwise it was typed as a text, and is one.
 */
export function readPayload(text: string, isSame: (form: QrForm) => boolean): QrForm {
  const plain: QrForm = { kind: "text", fields: { text } };
  const [, kind, read] = readers.find(([start]) => text.startsWith(start)) ?? [];
  if (!kind || !read) return plain;
  try {
    const form = { kind, fields: read(text) };
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
export const withoutPassword = (text: string): string =>
  text.startsWith("WIFI:") ? text.replace(wifiPassword, "$1P:••••••;") : text;
