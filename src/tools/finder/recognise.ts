import type { FinderKind } from "./kinds.ts";
import { accountIn, unwrap } from "./unwrap.ts";

type KindTest = (text: string) => boolean;

const otpauth: KindTest = (pasted) => /^otpauth:\/\/(totp|hotp)\/\S+$/i.test(pasted);
/** Base32 in capitals or small letters, in one or in groups of four, as apps show a secret that is typed. */
const totpSecret: KindTest = (pasted) =>
  /^(?:[A-Z2-7]{4}[ -]?){4,16}={0,6}$/i.test(pasted) &&
  /[2-7]/.test(pasted) &&
  /[a-z]/i.test(pasted) &&
  (pasted === pasted.toUpperCase() || pasted === pasted.toLowerCase());
const qrText: KindTest = (pasted) =>
  /^(?:WIFI:|BEGIN:VCARD|BEGIN:VEVENT|MECARD:|MATMSG:|tel:|sms(?:to)?:|geo:)\S/i.test(
    pasted.replace(/\s+/g, "_"),
  );
const pem: KindTest = (pasted) => /^-----BEGIN [A-Z0-9 ]{3,40}-----/.test(pasted);
const vietqr: KindTest = (pasted) => /^000201\d{4}[\x20-\x7e]*6304[0-9A-F]{4}$/i.test(pasted);
/** Also without its scheme, as browsers show it, if a path follows. */
const url: KindTest = (pasted) =>
  (/^https?:\/\/\S+$/i.test(pasted) && URL.canParse(pasted)) ||
  (/^(?:[\p{L}\d-]{1,63}\.)+\p{L}{2,63}(?::\d{2,5})?\/\S*$/u.test(pasted) &&
    URL.canParse(`https://${pasted}`));

const maxIpv6Length = 45;
const octet = String.raw`(?:25[0-5]|2[0-4]\d|1?\d?\d)`;
const ipv4 = new RegExp(String.raw`^${octet}(?:\.${octet}){3}$`);
const isIpv6: KindTest = (pasted) =>
  pasted.length <= maxIpv6Length &&
  /^[0-9a-f:.]*:[0-9a-f:.]*$/i.test(pasted) &&
  URL.canParse(`http://[${pasted}]`);
const ip: KindTest = (pasted) => ipv4.test(pasted) || isIpv6(pasted);

const port = String.raw`\d{2,5}`;
const proxyAddress = new RegExp(
  String.raw`^(?:socks[45]h?|https?):\/\/(?:[^\s/@]+@)?[^\s/:]+:${port}\/?$`,
  "i",
);
const proxyLine = new RegExp(String.raw`^(?:[^\s@:]+:[^\s@]+@)?${octet}(?:\.${octet}){3}:${port}(?::\S+)?$`);
const proxy: KindTest = (pasted) => proxyAddress.test(pasted) || proxyLine.test(pasted);

/** The JSON that Base64URL stands for; undefined when it is neither. */
function jsonIn(jsonPart: string): unknown {
  try {
    return JSON.parse(atob(jsonPart.replaceAll("-", "+").replaceAll("_", "/")));
  } catch {
    return undefined;
  }
}

const jwt: KindTest = (pasted) => {
  if (!/^ey[\w-]+\.[\w-]+\.[\w-]*$/.test(pasted)) return false;
  const header = jsonIn(pasted.slice(0, pasted.indexOf(".")));
  return typeof header === "object" && header !== null && "alg" in header;
};

const uuid: KindTest = (pasted) =>
  /^\{?(?:urn:uuid:)?[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\}?$/i.test(pasted);

const email: KindTest = (pasted) => /^[^\s@<>"]{1,64}@(?:[\p{L}\d-]+\.)+\p{L}{2,63}$/u.test(pasted);

const hashNames: Readonly<Record<number, string>> = {
  32: "MD5",
  40: "SHA-1",
  56: "SHA-224",
  64: "SHA-256",
  96: "SHA-384",
  128: "SHA-512",
};

/** The function whose results are as long as this text; null for what is no hash in hexadecimal. */
export const hashNameOf = (pasted: string): string | null =>
  /^[0-9a-f]+$/i.test(pasted) ? (hashNames[pasted.length] ?? null) : null;

const earliest = Date.UTC(2010, 0, 1);
const latestMs = Date.UTC(2100, 0, 1);

/** The moment that seconds or milliseconds since 1970, or an ISO 8601 date with a time, stand for. */
export function timeOf(pasted: string): Date | null {
  const isIso = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/.test(pasted);
  const isNumber = /^1\d{9}$|^1\d{12}$/.test(pasted);
  if (!isIso && !isNumber) return null;
  const timeMs = isIso ? Date.parse(pasted) : Number(pasted) * (pasted.length === 10 ? 1000 : 1);
  return timeMs >= earliest && timeMs < latestMs ? new Date(timeMs) : null;
}

const digitsOf = (pasted: string) => pasted.replace(/[\s.()-]/g, "");
const phone: KindTest = (pasted) =>
  /^\+?[\d\s.()-]{9,20}$/.test(pasted) &&
  /^(?:\+84|84|0)[235789]\d{8,9}$|^\+[1-9]\d{8,14}$/.test(digitsOf(pasted));
const account: KindTest = (pasted) =>
  (/^\d[\d ]{5,24}$/.test(pasted) && /^\d{6,19}$/.test(digitsOf(pasted))) || accountIn(pasted) !== null;

const cronField = String.raw`(?:[*?]|L|LW|\d{1,2}W|(?:[\dA-Z]{1,4})(?:[-,#][\dA-Z]{1,4})*)(?:\/\d{1,3})?(?:,[\d*\/-]+)*L?`;
const cronLine = new RegExp(String.raw`^${cronField}(?:\s+${cronField}){4,5}$`, "i");
const cron: KindTest = (pasted) =>
  /^@(?:yearly|annually|monthly|weekly|daily|midnight|hourly)$/i.test(pasted) ||
  (pasted.length <= 200 && /[*\d@]/.test(pasted) && !/\p{L}{4,}/u.test(pasted) && cronLine.test(pasted));

const domain: KindTest = (pasted) =>
  pasted.length <= 253 &&
  /^(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.)+(?:\p{L}{2,63}|xn--[a-z\d-]+)\.?$/u.test(pasted);

const json: KindTest = (pasted) =>
  /^\{[^]*\}$|^\[[^]*\]$/.test(pasted) && /["\d\]}{[]|true|null/.test(pasted);

const userAgent: KindTest = (pasted) => /^(?:Mozilla|Opera|curl|Dalvik|okhttp)\/\d[^\n]*$/.test(pasted);

const urlencoded: KindTest = (pasted) =>
  /^\S+$/.test(pasted) && /%[0-9a-f]{2}/i.test(pasted) && !/%(?![0-9a-f]{2})/i.test(pasted);

const base64: KindTest = (pasted) => {
  const bareBase64 = pasted.replace(/[ \t]*\r?\n[ \t]*/g, "");
  if (!/^[\w+/-]{12,}={0,2}$/.test(bareBase64) || bareBase64.length % 4 === 1) return false;
  return (
    /[A-Z]/.test(bareBase64) &&
    /[a-z]/.test(bareBase64) &&
    (/\d/.test(bareBase64) || bareBase64.endsWith("="))
  );
};

const linesOf = (pasted: string) => pasted.split(/\r?\n/).filter((pastedLine) => pastedLine.trim() !== "");

const csv: KindTest = (pasted) => {
  const csvLines = linesOf(pasted).slice(0, 20);
  const separatorCounts = (separator: string) =>
    new Set(csvLines.map((pastedLine) => pastedLine.split(separator).length));
  return (
    csvLines.length > 1 &&
    [",", ";", "\t"].some(
      (csvSeparator) => separatorCounts(csvSeparator).size === 1 && !separatorCounts(csvSeparator).has(1),
    )
  );
};

const yaml: KindTest = (pasted) => {
  const yamlLines = linesOf(pasted);
  const isPair: KindTest = (pastedLine) =>
    /^\s*(?:- )?[\p{L}\w"'./-]+:(?:\s|$)|^\s*- \S|^---$|^\s*#/u.test(pastedLine);
  return yamlLines.length > 1 && yamlLines.filter(isPair).length >= yamlLines.length * 0.8;
};

const pasted: KindTest = (words) =>
  (words.length > 40 && /[\s\P{ASCII}]/u.test(words)) || /\n/.test(words) || words.split(/\s+/).length > 5;

/** Longer than any address, token of a device, or line that one would look up. */
const maxLineLength = 4096;
const pastedLine =
  (test: KindTest): KindTest =>
  (words) =>
    words.length <= maxLineLength && test(words);

/** In the order in which they are told: what is most certain first. */
const tests: Readonly<Record<FinderKind, KindTest>> = {
  otpauth: pastedLine(otpauth),
  totpSecret: pastedLine(totpSecret),
  vietqr: pastedLine(vietqr),
  qrText: pastedLine(qrText),
  pem,
  url: pastedLine(url),
  proxy: pastedLine(proxy),
  jwt,
  uuid: pastedLine(uuid),
  ip: pastedLine(ip),
  email: pastedLine(email),
  hash: (pastedText) => hashNameOf(pastedText) !== null,
  time: (pastedText) => timeOf(pastedText) !== null,
  phone: pastedLine(phone),
  account: pastedLine(account),
  cron: pastedLine(cron),
  userAgent: pastedLine(userAgent),
  domain: pastedLine(domain),
  json,
  urlencoded,
  base64,
  csv,
  yaml,
  text: pasted,
};

const isKind = (kindName: string): kindName is FinderKind => kindName in tests;

/** Kinds that leave no doubt. What holds a secret is among them, so that no other tool is offered it. */
const certain: ReadonlySet<FinderKind> = new Set([
  "otpauth",
  "totpSecret",
  "vietqr",
  "qrText",
  "pem",
  "jwt",
  "uuid",
  "hash",
  "userAgent",
  "url",
]);

/** All that a text can be, the likeliest first; nothing for a few words to search with. */
export function recognise(finderInput: string): readonly FinderKind[] {
  const pastedText = unwrap(finderInput);
  if (pastedText === "") return [];
  const pastedKinds = Object.keys(tests)
    .filter(isKind)
    .filter((pastedKind) => tests[pastedKind](pastedText));
  return pastedKinds.filter(
    (pastedKind, kindIndex) =>
      kindIndex === 0 || !pastedKinds.slice(0, kindIndex).some((earlierKind) => certain.has(earlierKind)),
  );
}
