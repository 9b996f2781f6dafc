import { fold } from "#core/fold.ts";
import { isJsonObject, parseJson } from "#core/json.ts";
import { halfWidth, plainSigns } from "#core/pasted.ts";
import { bareWebAddress } from "#core/web-address.ts";
import { accountsOfMigration } from "#tools/two-factor/migration.ts";
import { readOtpauth } from "#tools/two-factor/otpauth.ts";
import { readSecret } from "#tools/two-factor/read-secret.ts";
import { decodeSecret, maxSecretBytes, minSecretBytes } from "#tools/two-factor/secret.ts";
import { ofAllLines } from "./all-lines.ts";
import { isBase64, textOfBase64 } from "#tools/encode/read-base64.ts";
import type { KindReader } from "./kinds.ts";

function isSecret(text: string): boolean {
  const bytes = decodeSecret(text);
  return bytes !== null && bytes.length >= minSecretBytes && bytes.length <= maxSecretBytes;
}

const isOtpauth = (text: string): boolean => {
  const read = readOtpauth(text, "secret");
  return read.ok && isSecret(read.value.secret);
};

/** The address of one key, or of all that Google Authenticator moves to another phone. */
const otpauth: KindReader = (text) => {
  const isExport = /^otpauth-migration:\/\/\S+$/i.test(text);
  if (isExport) return (accountsOfMigration(text) ?? []).some(isOtpauth) ? [text] : [];
  return [text, bareWebAddress(text)].filter(isOtpauth).slice(0, 1);
};

/** Of counters instead of time, or cut off: nothing here reads them, but they hold a secret. */
const otpauthOther: KindReader = (text, world) =>
  /^otpauth(?:-migration)?:\/\/\S+$/i.test(text) && otpauth(text, world).length === 0 ? [text] : [];

/** Base32 in capitals or small letters, in one or in groups of four, as apps show a secret that is typed. */
const isSpelledSecret = (text: string): boolean =>
  /^(?:[A-Z2-7]{4}[ -]?){4,16}={0,6}$/i.test(text) &&
  (text === text.toUpperCase() || text === text.toLowerCase()) &&
  /[a-z]/i.test(text) &&
  isSecret(text);
/** Nearly every secret has a digit, and a word has none. */
const isTotpSecret = (text: string): boolean => /[2-7]/.test(text) && isSpelledSecret(text);

const totpSecret: KindReader = (text) => (isTotpSecret(text) ? [text] : []);

/** What is said of a key in a sentence, folded. */
const keyWord = /(?:^|[^a-z])(?:2fa|totp|otp|secret|key|khoa)(?![a-z])/;

/** The key of `id|password|key|…`, as accounts are handed on, or of "key: …" with words around it; never what stands beside it. */
function keyOfLine(line: string, isKey = isTotpSecret): string | null {
  // Of a proxy's address the name or the password may look like one.
  if (/^[a-z\d]+:\/\//i.test(line)) return null;
  const cells = line.split(/[|:]|-{2,}/).map((cell) => cell.trim());
  const secrets = cells.filter(isKey);
  if (secrets.length > 1) return null;
  const [secret] = secrets;
  if (secret !== undefined) return cells.length > 1 ? secret : null;
  const reading = keyWord.test(fold(line)) ? readSecret(line) : null;
  return reading && "value" in reading && isTotpSecret(reading.value) ? reading.value : null;
}

const plainLine = (line: string): string => halfWidth(plainSigns(line.replaceAll("\t", "|"))).trim();

/** A proxy has its login in such columns, which may be spelled like a key. */
const beginsWithProxy = /^(?:(?:https?|socks\d?[ah]?):\/\/|\d{1,3}(?:\.\d{1,3}){3}[:|]\d{2,5}[:|])/i;

const secretRow: KindReader = (text) => {
  if (beginsWithProxy.test(text)) return [];
  const key = text.includes("\n") ? null : keyOfLine(plainLine(text));
  return key === null ? [] : [key];
};

/** A row's key, with what its first cell calls it. */
function namedKey(line: string, isKey = isTotpSecret): string | null {
  const plain = plainLine(line);
  if (isOtpauth(plain) || isKey(plain)) return plain;
  const key = keyOfLine(plain, isKey);
  const [name = ""] = plain.split(/[|:]|-{2,}/);
  return key === null || isKey(name.trim()) ? key : `${name.trim()}|${key}`;
}

/** Nobody has more, and this runs at each letter that is typed. */
const maxRows = 500;

/** A list of keys, one a line, under a line that names its columns: each with its name, without its password. */
const secretRows: KindReader = (text) => {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  if (lines.length < 2 || lines.length > maxRows) return [];
  const keys = lines.map((line) => namedKey(line));
  // Among others that have one, a key may be without a digit.
  if (keys.filter((key) => key !== null).length * 2 < lines.length) return [];
  const hasHeader = lines.length > 2 && /[|\t:]|-{2,}/.test(lines[0] ?? "") && keys[0] === null;
  const rows = ofAllLines(
    hasHeader ? lines.slice(1) : lines,
    (line) => namedKey(line) ?? namedKey(line, isSpelledSecret),
  );
  return rows.length > 1 ? [rows.join("\n")] : [];
};

const pem: KindReader = (text) => (/^-----BEGIN [A-Z0-9 ]{3,40}-----/.test(text) ? [text] : []);

const isObjectPart = (part: string): boolean => {
  const json = textOfBase64(part);
  return json !== null && isJsonObject(parseJson(json));
};

const jwt: KindReader = (text) => {
  const [, token = "", header = "", payload = "", signature = ""] =
    /^(?:authorization:\s*)?(?:bearer\s+)?(([\w-]+)\.([\w-]+)\.([\w-]*))$/i.exec(text) ?? [];
  return isObjectPart(header) && isObjectPart(payload) && isBase64(signature) ? [token] : [];
};

const uuid: KindReader = (text) =>
  /^(?:urn:uuid:)?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text.replace(/^\{(.*)\}$/, "$1"))
    ? [text]
    : [];

/** The function whose results are as long as so many hexadecimal digits. */
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

const hash: KindReader = (text) => (hashNameOf(text) === null ? [] : [text]);

export const secretReaders = {
  hash,
  jwt,
  otpauth,
  otpauthOther,
  pem,
  secretRow,
  secretRows,
  totpSecret,
  uuid,
} as const;
