import { base64nopad } from "@scure/base";
import { withoutEnd } from "#core/without-end.ts";
import { encodeSecret } from "./secret.ts";

/** A field of a message in the format of Protocol Buffers: its number, and its bytes or its whole number. */
type WireField = { readonly number: number; readonly value: Uint8Array | number };

/** Groups, which nobody has written since 2008, and numbers beyond 2^53 are read by nobody here. */
const lengths: Readonly<Record<number, number>> = { 1: 8, 5: 4 };

/** The fields of a message one by one; null where it is cut off or is none. */
function fieldsIn(bytes: Uint8Array): readonly WireField[] | null {
  let at = 0;
  const readNumber = (): number => {
    let value = 0;
    for (let scale = 1; scale <= 2 ** 63; scale *= 128) {
      const byte = bytes[at];
      if (byte === undefined) return Number.NaN;
      at += 1;
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
    return Number.NaN;
  };
  const fields: WireField[] = [];
  while (at < bytes.length) {
    const key = readNumber();
    const [number, kind] = [Math.floor(key / 8), key % 8];
    if (kind === 0) {
      fields.push({ number, value: readNumber() });
      continue;
    }
    const length = kind === 2 ? readNumber() : lengths[kind];
    if (length === undefined || !(at + length <= bytes.length)) return null;
    fields.push({ number, value: bytes.subarray(at, at + length) });
    at += length;
  }
  return fields.some(({ value }) => Number.isNaN(value)) ? null : fields;
}

const numberIn = (fields: readonly WireField[], wanted: number): number => {
  const value = fields.findLast(({ number }) => number === wanted)?.value;
  return typeof value === "number" ? value : 0;
};

const bytesIn = (fields: readonly WireField[], wanted: number): Uint8Array => {
  const value = fields.findLast(({ number }) => number === wanted)?.value;
  return value instanceof Uint8Array ? value : new Uint8Array();
};

const textIn = (fields: readonly WireField[], wanted: number): string =>
  new TextDecoder().decode(bytesIn(fields, wanted)).trim();

/** A quote would end the address where it stands in a text. */
const escaped = (text: string): string => encodeURIComponent(text).replaceAll("'", "%27");

const isCounted = (fields: readonly WireField[]): boolean => numberIn(fields, 6) === 1;

/** In the order in which exports number them, from 1. */
const algorithms = ["sha1", "sha256", "sha512"] as const;

/** An account of an export as the address that its QR code had; null where an app could not make its codes either. */
function addressOf(fields: readonly WireField[]): string | null {
  const [secret, name, issuer] = [bytesIn(fields, 1), textIn(fields, 2), textIn(fields, 3)];
  // 0 stands for what was not said, which is the usual one.
  const algorithm = algorithms[Math.max(0, numberIn(fields, 4) - 1)];
  if (secret.length === 0 || algorithm === undefined) return null;
  const label = issuer === "" || name.startsWith(`${issuer}:`) ? name : `${issuer}:${name}`;
  const settings = [
    `secret=${encodeSecret(secret)}`,
    ...(issuer === "" ? [] : [`issuer=${escaped(issuer)}`]),
    ...(algorithm === "sha1" ? [] : [`algorithm=${algorithm.toUpperCase()}`]),
    ...(numberIn(fields, 5) === 2 ? ["digits=8"] : []),
    ...(isCounted(fields) ? [`counter=${numberIn(fields, 7)}`] : []),
  ];
  return `otpauth://${isCounted(fields) ? "hotp" : "totp"}/${escaped(label)}?${settings.join("&")}`;
}

/** The bytes of an export's data as it stands in an address, in either alphabet of Base64. */
function dataIn(address: string): Uint8Array | null {
  const written = /[?&]data=([^&#\s]*)/.exec(address.replaceAll("&amp;", "&"))?.[1] ?? "";
  const letters = written
    .replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll("-", "+")
    .replaceAll("_", "/");
  const bare = withoutEnd(letters, "=");
  if (!/^[A-Za-z0-9+/]+$/.test(bare) || bare.length % 4 === 1) return null;
  // Bits left over count for nothing: an A is six bits of zero.
  const whole = bare.padEnd(Math.ceil(bare.length / 4) * 4, "A");
  return base64nopad.decode(whole).slice(0, Math.floor((bare.length * 3) / 4));
}

/**
 * The accounts in the code by which Google Authenticator moves them to another phone,
 * `otpauth-migration://offline?data=…`, as addresses of their own; null where it holds none that can be read.
 */
export function accountsOfMigration(address: string): readonly string[] | null {
  const bytes = dataIn(address);
  const fields = bytes && fieldsIn(bytes);
  if (!fields) return null;
  const accounts = fields.flatMap(({ number, value }) =>
    number === 1 ? [value instanceof Uint8Array ? fieldsIn(value) : null] : [],
  );
  const addresses = accounts.map((account) => account && addressOf(account));
  const read = addresses.filter((each) => each !== null);
  return read.length > 0 && read.length === addresses.length ? read : null;
}
