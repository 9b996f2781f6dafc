import { numberFormat } from "#core/intl.ts";
import { type Lang, type Message, message } from "#core/i18n.ts";

const rcodes = ["NOERROR", "FORMERR", "SERVFAIL", "NXDOMAIN", "NOTIMP", "REFUSED"] as const;

const laterCodes: Readonly<Record<number, string>> = {
  6: "YXDOMAIN",
  7: "YXRRSET",
  8: "NXRRSET",
  9: "NOTAUTH",
  10: "NOTZONE",
};

export const rcodeName = (rcode: number): string => rcodes[rcode] ?? laterCodes[rcode] ?? `RCODE${rcode}`;

export function rcodeMeaning(rcode: number): Message {
  switch (rcodes[rcode]) {
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

const durationUnits = { day: 86_400, hour: 3600, minute: 60, second: 1 } as const;

/** A number of seconds in its two largest units: `1 hour 30 minutes`. */
export function durationInWords(ttlSeconds: number, lang: Lang): string {
  let secondsLeft = Math.max(0, Math.round(ttlSeconds));
  const durationParts: string[] = [];
  for (const [durationUnit, unitSeconds] of Object.entries(durationUnits)) {
    const unitCount = Math.floor(secondsLeft / unitSeconds);
    secondsLeft -= unitCount * unitSeconds;
    const isLast = durationUnit === "second" && durationParts.length === 0;
    if (unitCount === 0 && !isLast) continue;
    durationParts.push(
      numberFormat(lang, { style: "unit", unit: durationUnit, unitDisplay: "long" }).format(unitCount),
    );
    if (durationParts.length === 2) break;
  }
  return durationParts.join(" ");
}
