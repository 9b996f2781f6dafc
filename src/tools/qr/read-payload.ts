import type { QrKind } from "./schema.ts";

type ReadFields = Readonly<Record<string, string>>;

/** The kind of content that a code's text is, and the fields of its form that make it. */
export type QrForm = { readonly kind: QrKind; readonly fields: ReadFields };

const unescapePayload = (qrPayload: string): string => qrPayload.replace(/\\([\\;,":])/g, "$1");

/** The parts between signs that have no backslash before them. */
function splitUnescaped(qrPayload: string, payloadSign: string): string[] {
  const payloadParts = [""];
  for (let charIndex = 0; charIndex < qrPayload.length; charIndex += 1) {
    const payloadChar = qrPayload.charAt(charIndex);
    if (payloadChar === payloadSign) payloadParts.push("");
    else {
      const payloadPiece = payloadChar === "\\" ? qrPayload.slice(charIndex, charIndex + 2) : payloadChar;
      payloadParts[payloadParts.length - 1] += payloadPiece;
      charIndex += payloadPiece.length - 1;
    }
  }
  return payloadParts;
}

function wifiFields(qrPayload: string): ReadFields {
  const wifiParts = splitUnescaped(qrPayload.slice("WIFI:".length), ";").map((wifiPart) =>
    splitUnescaped(wifiPart, ":"),
  );
  const wifiSettings = new Map(
    wifiParts.map(([settingName = "", ...settingValue]) => [
      settingName,
      unescapePayload(settingValue.join(":")),
    ]),
  );
  return {
    ssid: wifiSettings.get("S") ?? "",
    password: wifiSettings.get("P") ?? "",
    security: wifiSettings.get("T") ?? "WPA",
    ...(wifiSettings.get("H") === "true" && { hidden: "on" }),
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

const unescapeLine = (qrPayload: string): string =>
  qrPayload.replace(/\\([\\;,n])/g, (_, payloadSign: string) => (payloadSign === "n" ? "\n" : payloadSign));

function contactFields(qrPayload: string): ReadFields {
  const vcardLines = qrPayload.split("\r\n").map((vcardLine): [string, string] => {
    const [propertyHead = "", ...propertyValue] = vcardLine.split(":");
    const [propertyName = ""] = propertyHead.split(";");
    const propertyContent = propertyValue.join(":");
    return propertyName === "ADR"
      ? ["address", unescapeLine(splitUnescaped(propertyContent, ";")[2] ?? "")]
      : [contactNames[propertyName] ?? "", unescapeLine(propertyContent)];
  });
  return Object.fromEntries(vcardLines.filter(([fieldName]) => fieldName !== ""));
}

function smsFields(qrPayload: string): ReadFields {
  const [, phone = "", ...smsMessage] = qrPayload.split(":");
  return { phone, ...(smsMessage.length > 0 && { message: smsMessage.join(":") }) };
}

function emailFields(qrPayload: string): ReadFields {
  const [mailAddress = "", mailQuery = ""] = qrPayload.slice("mailto:".length).split("?");
  const parameters = mailQuery.split("&").filter(Boolean);
  return {
    email: decodeURIComponent(mailAddress),
    ...Object.fromEntries(
      parameters.map((parameterPair) => {
        const [parameterName = "", parameterValue = ""] = parameterPair.split("=");
        return [parameterName, decodeURIComponent(parameterValue).replaceAll("\r\n", "\n")];
      }),
    ),
  };
}

const eventNames: Readonly<Record<string, string>> = {
  SUMMARY: "title",
  DTSTART: "start",
  DTEND: "end",
  LOCATION: "location",
  DESCRIPTION: "note",
};

/** `20271231T190000` as its field has it; of whole days the last one. */
function momentOf(value: string, isEnd: boolean): string {
  const [, year, month, day, hours, minutes, seconds] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d))?$/.exec(value) ?? [];
  const date = `${year}-${month}-${day}`;
  if (hours !== undefined) return `${date}T${hours}:${minutes}${seconds === "00" ? "" : `:${seconds}`}`;
  const at = Date.parse(`${date}T00:00:00Z`);
  return isEnd && !Number.isNaN(at) ? new Date(at - 86_400_000).toISOString().slice(0, 10) : date;
}

function eventFields(qrPayload: string): ReadFields {
  const lines = qrPayload.split("\r\n").map((eventLine): [string, string] => {
    const [, name = "", value = ""] = /^(\w+)(?:;VALUE=DATE)?:([^]*)$/.exec(eventLine) ?? [];
    const field = eventNames[name] ?? "";
    return [field, name.startsWith("DT") ? momentOf(value, name === "DTEND") : unescapeLine(value)];
  });
  return Object.fromEntries(lines.filter(([fieldName]) => fieldName !== ""));
}

const readers: readonly (readonly [string, QrKind, (text: string) => ReadFields])[] = [
  ["WIFI:T:", "wifi", wifiFields],
  ["BEGIN:VCARD\r\nVERSION:3.0\r\nN:", "contact", contactFields],
  ["tel:", "phone", (qrPayload) => ({ phone: qrPayload.slice("tel:".length) })],
  ["SMSTO:", "sms", smsFields],
  ["mailto:", "email", emailFields],
  ["BEGIN:VEVENT\r\nSUMMARY:", "event", eventFields],
  ["geo:", "geo", (qrPayload) => ({ place: qrPayload.slice("geo:".length).replace(",", ", ") })],
];

/**
 * Reads a code's text back into the form that it was made with. `isSameForm` says whether the fields make the very same
 * text again; otherwise it was typed as a text, and is one.
 */
export function readPayload(qrPayload: string, isSameForm: (form: QrForm) => boolean): QrForm {
  const textForm: QrForm = { kind: "text", fields: { text: qrPayload } };
  const [, formKind, readFields] = readers.find(([payloadStart]) => qrPayload.startsWith(payloadStart)) ?? [];
  if (!formKind || !readFields) return textForm;
  try {
    const form = { kind: formKind, fields: readFields(qrPayload) };
    return isSameForm(form) ? form : textForm;
  } catch (error) {
    // A percent sign that begins no escape.
    if (error instanceof URIError) return textForm;
    throw error;
  }
}

/** From the beginning, field by field: tried anew at each field, a text of escapes would be read over and over. */
const wifiPassword = /^(WIFI:(?:(?!P:)(?:\\.|[^\\;])*;)*)P:(?:\\.|[^\\;])*;/;

/** A network's text as it is shown: its password is for cameras. */
export const withoutPassword = (qrPayload: string): string =>
  qrPayload.startsWith("WIFI:") ? qrPayload.replace(wifiPassword, "$1P:••••••;") : qrPayload;
