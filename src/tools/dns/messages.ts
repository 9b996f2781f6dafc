import { numberFormat } from "../../core/intl.ts";
import { type Lang, type Message, message } from "../../core/i18n.ts";

const codes = ["NOERROR", "FORMERR", "SERVFAIL", "NXDOMAIN", "NOTIMP", "REFUSED"] as const;

const laterCodes: Readonly<Record<number, string>> = {
  6: "YXDOMAIN",
  7: "YXRRSET",
  8: "NXRRSET",
  9: "NOTAUTH",
  10: "NOTZONE",
};

export const rcodeName = (code: number): string => codes[code] ?? laterCodes[code] ?? `RCODE${code}`;

export function rcodeMeaning(code: number): Message {
  switch (codes[code]) {
    case "NOERROR":
      return message("dns.rcode.NOERROR");
    case "FORMERR":
      return message("dns.rcode.FORMERR");
    case "SERVFAIL":
      return message("dns.rcode.SERVFAIL");
    case "NXDOMAIN":
      return message("dns.rcode.NXDOMAIN");
    case "NOTIMP":
      return message("dns.rcode.NOTIMP");
    case "REFUSED":
      return message("dns.rcode.REFUSED");
    default:
      return message("dns.rcode.other");
  }
}

const units = { day: 86_400, hour: 3600, minute: 60, second: 1 } as const;

/** A number of seconds in its two largest units: `1 hour 30 minutes`. */
export function durationInWords(seconds: number, lang: Lang): string {
  let secondsLeft = Math.max(0, Math.round(seconds));
  const parts: string[] = [];
  for (const [unit, length] of Object.entries(units)) {
    const count = Math.floor(secondsLeft / length);
    secondsLeft -= count * length;
    const isLast = unit === "second" && parts.length === 0;
    if (count === 0 && !isLast) continue;
    parts.push(numberFormat(lang, { style: "unit", unit, unitDisplay: "long" }).format(count));
    if (parts.length === 2) break;
  }
  return parts.join(" ");
}
