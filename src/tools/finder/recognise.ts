import type { FinderKind } from "./kinds.ts";
import { accountIn, unwrap } from "./unwrap.ts";

type Test = (text: string) => boolean;

const otpauth: Test = (text) => /^otpauth:\/\/(totp|hotp)\/\S+$/i.test(text);
/** Base32 in capitals or small letters, in one or in groups of four, as apps show a secret that is typed. */
const totpSecret: Test = (text) =>
  /^(?:[A-Z2-7]{4}[ -]?){4,16}={0,6}$/i.test(text) &&
  /[2-7]/.test(text) &&
  /[a-z]/i.test(text) &&
  (text === text.toUpperCase() || text === text.toLowerCase());
const qrText: Test = (text) =>
  /^(?:WIFI:|BEGIN:VCARD|BEGIN:VEVENT|MECARD:|MATMSG:|tel:|sms(?:to)?:|geo:)\S/i.test(
    text.replace(/\s+/g, "_"),
  );
const pem: Test = (text) => /^-----BEGIN [A-Z0-9 ]{3,40}-----/.test(text);
const vietqr: Test = (text) => /^000201\d{4}[\x20-\x7e]*6304[0-9A-F]{4}$/i.test(text);
/** Also without its scheme, as browsers show it, if a path follows. */
const url: Test = (text) =>
  (/^https?:\/\/\S+$/i.test(text) && URL.canParse(text)) ||
  (/^(?:[\p{L}\d-]{1,63}\.)+\p{L}{2,63}(?::\d{2,5})?\/\S*$/u.test(text) && URL.canParse(`https://${text}`));

const maxIpv6Length = 45;
const octet = String.raw`(?:25[0-5]|2[0-4]\d|1?\d?\d)`;
const ipv4 = new RegExp(String.raw`^${octet}(?:\.${octet}){3}$`);
const isIpv6: Test = (text) =>
  text.length <= maxIpv6Length && /^[0-9a-f:.]*:[0-9a-f:.]*$/i.test(text) && URL.canParse(`http://[${text}]`);
const ip: Test = (text) => ipv4.test(text) || isIpv6(text);

const port = String.raw`\d{2,5}`;
const proxyAddress = new RegExp(
  String.raw`^(?:socks[45]h?|https?):\/\/(?:[^\s/@]+@)?[^\s/:]+:${port}\/?$`,
  "i",
);
const proxyLine = new RegExp(String.raw`^(?:[^\s@:]+:[^\s@]+@)?${octet}(?:\.${octet}){3}:${port}(?::\S+)?$`);
const proxy: Test = (text) => proxyAddress.test(text) || proxyLine.test(text);

/** The JSON that Base64URL stands for; undefined when it is neither. */
function jsonIn(part: string): unknown {
  try {
    return JSON.parse(atob(part.replaceAll("-", "+").replaceAll("_", "/")));
  } catch {
    return undefined;
  }
}

const jwt: Test = (text) => {
  if (!/^ey[\w-]+\.[\w-]+\.[\w-]*$/.test(text)) return false;
  const header = jsonIn(text.slice(0, text.indexOf(".")));
  return typeof header === "object" && header !== null && "alg" in header;
};

const uuid: Test = (text) =>
  /^\{?(?:urn:uuid:)?[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\}?$/i.test(text);

const email: Test = (text) => /^[^\s@<>"]{1,64}@(?:[\p{L}\d-]+\.)+\p{L}{2,63}$/u.test(text);

const hashNames: Readonly<Record<number, string>> = {
  32: "MD5",
  40: "SHA-1",
  56: "SHA-224",
  64: "SHA-256",
  96: "SHA-384",
  128: "SHA-512",
};

/** The function whose results are as long as this text; null for what is no hash in hexadecimal. */
export const hashNameOf = (text: string): string | null =>
  /^[0-9a-f]+$/i.test(text) ? (hashNames[text.length] ?? null) : null;

const earliest = Date.UTC(2010, 0, 1);
const latest = Date.UTC(2100, 0, 1);

/** The moment that seconds or milliseconds since 1970, or an ISO 8601 date with a time, stand for. */
export function timeOf(text: string): Date | null {
  const isIso = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/.test(text);
  const isNumber = /^1\d{9}$|^1\d{12}$/.test(text);
  if (!isIso && !isNumber) return null;
  const time = isIso ? Date.parse(text) : Number(text) * (text.length === 10 ? 1000 : 1);
  return time >= earliest && time < latest ? new Date(time) : null;
}

const digitsOf = (text: string) => text.replace(/[\s.()-]/g, "");
const phone: Test = (text) =>
  /^\+?[\d\s.()-]{9,20}$/.test(text) &&
  /^(?:\+84|84|0)[235789]\d{8,9}$|^\+[1-9]\d{8,14}$/.test(digitsOf(text));
const account: Test = (text) =>
  (/^\d[\d ]{5,24}$/.test(text) && /^\d{6,19}$/.test(digitsOf(text))) || accountIn(text) !== null;

const cronField = String.raw`(?:[*?]|L|LW|\d{1,2}W|(?:[\dA-Z]{1,4})(?:[-,#][\dA-Z]{1,4})*)(?:\/\d{1,3})?(?:,[\d*\/-]+)*L?`;
const cronLine = new RegExp(String.raw`^${cronField}(?:\s+${cronField}){4,5}$`, "i");
const cron: Test = (text) =>
  /^@(?:yearly|annually|monthly|weekly|daily|midnight|hourly)$/i.test(text) ||
  (text.length <= 200 && /[*\d@]/.test(text) && !/\p{L}{4,}/u.test(text) && cronLine.test(text));

const domain: Test = (text) =>
  text.length <= 253 &&
  /^(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.)+(?:\p{L}{2,63}|xn--[a-z\d-]+)\.?$/u.test(text);

const json: Test = (text) => /^\{[^]*\}$|^\[[^]*\]$/.test(text) && /["\d\]}{[]|true|null/.test(text);

const userAgent: Test = (text) => /^(?:Mozilla|Opera|curl|Dalvik|okhttp)\/\d[^\n]*$/.test(text);

const urlencoded: Test = (text) =>
  /^\S+$/.test(text) && /%[0-9a-f]{2}/i.test(text) && !/%(?![0-9a-f]{2})/i.test(text);

const base64: Test = (text) => {
  const bare = text.replace(/[ \t]*\r?\n[ \t]*/g, "");
  if (!/^[\w+/-]{12,}={0,2}$/.test(bare) || bare.length % 4 === 1) return false;
  return /[A-Z]/.test(bare) && /[a-z]/.test(bare) && (/\d/.test(bare) || bare.endsWith("="));
};

const linesOf = (text: string) => text.split(/\r?\n/).filter((line) => line.trim() !== "");

const csv: Test = (text) => {
  const lines = linesOf(text).slice(0, 20);
  const counts = (separator: string) => new Set(lines.map((line) => line.split(separator).length));
  return lines.length > 1 && [",", ";", "\t"].some((one) => counts(one).size === 1 && !counts(one).has(1));
};

const yaml: Test = (text) => {
  const lines = linesOf(text);
  const isPair: Test = (line) => /^\s*(?:- )?[\p{L}\w"'./-]+:(?:\s|$)|^\s*- \S|^---$|^\s*#/u.test(line);
  return lines.length > 1 && lines.filter(isPair).length >= lines.length * 0.8;
};

const text: Test = (words) =>
  (words.length > 40 && /[\s\P{ASCII}]/u.test(words)) || /\n/.test(words) || words.split(/\s+/).length > 5;

/** Longer than any address, token of a device, or line that one would look up. */
const maxLineLength = 4096;
const line =
  (test: Test): Test =>
  (words) =>
    words.length <= maxLineLength && test(words);

/** In the order in which they are told: what is most certain first. */
const tests: Readonly<Record<FinderKind, Test>> = {
  otpauth: line(otpauth),
  totpSecret: line(totpSecret),
  vietqr: line(vietqr),
  qrText: line(qrText),
  pem,
  url: line(url),
  proxy: line(proxy),
  jwt,
  uuid: line(uuid),
  ip: line(ip),
  email: line(email),
  hash: (one) => hashNameOf(one) !== null,
  time: (one) => timeOf(one) !== null,
  phone: line(phone),
  account: line(account),
  cron: line(cron),
  userAgent: line(userAgent),
  domain: line(domain),
  json,
  urlencoded,
  base64,
  csv,
  yaml,
  text,
};

const isKind = (kind: string): kind is FinderKind => kind in tests;

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
export function recognise(input: string): readonly FinderKind[] {
  const trimmed = unwrap(input);
  if (trimmed === "") return [];
  const kinds = Object.keys(tests)
    .filter(isKind)
    .filter((kind) => tests[kind](trimmed));
  return kinds.filter((kind, at) => at === 0 || !kinds.slice(0, at).some((before) => certain.has(before)));
}
