import { type Message, message } from "#core/i18n.ts";
import { type JsonObject, isJsonObject, parseJson } from "#core/json.ts";
import { readDerKey } from "./der-key.ts";
import { coordinateBytes, ellipticKey } from "./elliptic-point.ts";
import type { SignatureVerdict } from "./schema.ts";
import {
  type Jwk,
  type PublicKey,
  base64url,
  bytesOf,
  isWeak,
  mayKeyVerify,
  publicKeyOf,
  secretAlgorithms,
  supportedAlgorithms,
  unsignedOf,
} from "./verification-keys.ts";

const sshCurves: Readonly<Record<string, string>> = {
  nistp256: "P-256",
  nistp384: "P-384",
  nistp521: "P-521",
};

/** Strings with their length before them (RFC 4251, section 5); throws where one is cut off. */
function stringsIn(bytes: Uint8Array): readonly Uint8Array[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const strings: Uint8Array[] = [];
  for (let at = 0; at < bytes.length;) {
    const end = at + 4 + view.getUint32(at);
    if (end > bytes.length) throw new RangeError("Cut off");
    strings.push(bytes.subarray(at + 4, end));
    at = end;
  }
  return strings;
}

const empty = new Uint8Array();

/** RFC 4253, section 6.6; RFC 5656, section 3.1; RFC 8709, section 4. Of other kinds only the name is read. */
function readSshKey(bytes: Uint8Array): Jwk {
  const [type = empty, second = empty, third = empty] = stringsIn(bytes);
  const name = new TextDecoder().decode(type);
  if (!/^[\w@.-]{1,64}$/.test(name)) throw new TypeError("No name");
  if (name === "ssh-rsa") return { kty: "RSA", n: unsignedOf(third), e: unsignedOf(second) };
  if (name === "ssh-ed25519") return { kty: "OKP", crv: "Ed25519", x: base64url(second) };
  if (name === "ssh-ed448") return { kty: "OKP", crv: "Ed448" };
  const [, curve] = /^ecdsa-sha2-(nistp\d+)$/.exec(name) ?? [];
  return curve === undefined ? { kty: name } : ellipticKey(sshCurves[curve] ?? curve, third);
}

/** Several keys when a JWK Set has an id more than once. */
export type KeyReading =
  | { readonly ok: true; readonly keys: readonly PublicKey[] }
  | { readonly ok: false; readonly fault: Message };

type Wanted = { readonly alg: unknown; readonly kid: unknown };

const taken = (...keys: readonly PublicKey[]): KeyReading => ({ ok: true, keys });
const refused = (fault: Message): KeyReading => ({ ok: false, fault });
const damaged = (kind: string): KeyReading => refused(message("crypto.error.keyDamaged", { kind }));

/** What `read` makes of a key's bytes; one that says it is of a kind and holds something else is damaged. */
function readBytes(kind: string, base64: string, read: (bytes: Uint8Array) => PublicKey | "private") {
  try {
    const key = read(Uint8Array.fromBase64(base64));
    return key === "private" ? refused(message("crypto.error.privateKey")) : taken(key);
  } catch {
    return damaged(kind);
  }
}

const sshKeyOf = (bytes: Uint8Array): PublicKey => publicKeyOf(readSshKey(bytes));

/** RFC 7468, and the labels that other programs write. */
const pemHead = /-----BEGIN ([A-Z0-9 ]{1,60})-----/;
const derLabel = /^(?:(?:RSA )?PUBLIC KEY|(?:X509 |TRUSTED )?CERTIFICATE|(?:NEW )?CERTIFICATE REQUEST)$/;

/** A line of OpenSSH, whose bytes begin with the length of a short name. */
const sshLine = /^([a-z][\w@.-]{0,63})\s+(AAAA[\w+/]+=*)/;
const sshFile = "---- BEGIN SSH2 PUBLIC KEY ----";

/** RFC 4716, section 3: header lines have a colon, and go on after a backslash. */
function readSshFile(lines: readonly string[]): KeyReading {
  const base64: string[] = [];
  let isHeader = false;
  for (const line of lines.map((one) => one.trim()).slice(1)) {
    if (line.startsWith("---- END")) break;
    isHeader = line.includes(":") || (isHeader && line.endsWith("\\"));
    if (!isHeader) base64.push(line);
  }
  return readBytes("SSH2 PUBLIC KEY", base64.join(""), sshKeyOf);
}

/** A key that says what it is, as it is copied from PEM or SSH; null in what is none. */
function readMarked(keyText: string, isSecretExpected: boolean): KeyReading | null {
  // Out of a JSON file or an environment variable, lines are parted by a backslash and a letter.
  const lines = keyText.replaceAll("\\n", "\n");
  const head = pemHead.exec(lines);
  if (head) {
    const [mark, label = ""] = head;
    const [base64 = ""] = lines.slice(head.index + mark.length).split("-----END", 1);
    if (/PRIVATE KEY/.test(label)) return refused(message("crypto.error.privateKey"));
    return derLabel.test(label)
      ? readBytes(label, base64, readDerKey)
      : refused(message("crypto.error.keyForm", { kind: label }));
  }
  if (lines.startsWith(sshFile)) return readSshFile(lines.split("\n"));
  const [, name = "", lineBase64] = sshLine.exec(lines) ?? [];
  const reading = lineBase64 === undefined ? null : readBytes(name, lineBase64, sshKeyOf);
  return isSecretExpected && !reading?.ok ? null : reading;
}

/** What Java and others take: a sequence of DER alone, in Base64. */
function readBare(keyText: string): KeyReading | null {
  if (!/^M[A-I][\w+/\s]+=*$/.test(keyText)) return null;
  const reading = readBytes("DER", keyText, readDerKey);
  return reading.ok || reading.fault.key === "crypto.error.privateKey" ? reading : null;
}

const isBytes = (text: unknown, length?: number): boolean => {
  if (typeof text !== "string" || text === "") return false;
  try {
    const { length: found } = bytesOf(text);
    return length === undefined ? found > 0 : found === length;
  } catch {
    return false;
  }
};

/** Whether a key that is checked with has all of its parts, each as long as it must be (RFC 7518, section 6; RFC 8037). */
function isWhole({ kty, crv, n, e, x, y, k }: Jwk): boolean {
  switch (kty) {
    case "RSA":
      return isBytes(n) && isBytes(e);
    case "EC": {
      const length = coordinateBytes(String(crv));
      return typeof crv === "string" && (length === undefined || (isBytes(x, length) && isBytes(y, length)));
    }
    case "OKP":
      return typeof crv === "string" && (crv !== "Ed25519" || isBytes(x, 32));
    case "oct":
      return typeof k === "string" && (k === "" || isBytes(k));
    default:
      return true;
  }
}

const shown = (value: unknown): string =>
  (typeof value === "string" ? value : JSON.stringify(value)).slice(0, 60);

/** A JWK's own word on what it is for narrows what it is. */
function withPurpose(key: PublicKey, alg: unknown): PublicKey {
  const { jwk } = key;
  if (typeof alg === "string" && mayKeyVerify(jwk, alg)) return key;
  const said = (["alg", "use", "key_ops"] as const).flatMap((name) =>
    jwk[name] === undefined ? [] : [`${name}: ${shown(jwk[name])}`],
  );
  return { jwk, algorithms: [], name: `${key.name}${said.length > 0 ? ` (${said.join(", ")})` : ""}` };
}

/** The keys of a JWK Set that have the token's id, or its only key; a JWK itself. */
function readJson(json: JsonObject, { alg, kid }: Wanted): KeyReading {
  const all = Array.isArray(json["keys"]) ? json["keys"].filter(isJsonObject) : [json];
  if (all.some(({ kty, d }) => kty !== "oct" && d !== undefined))
    return refused(message("crypto.error.privateKey"));
  const named = kid === undefined ? [] : all.filter((one) => one["kid"] === kid);
  const [only] = all;
  const chosen = named.length === 0 && all.length === 1 && only ? [only] : named;
  if (chosen.length === 0 && all.length > 0)
    return refused(
      message("crypto.error.keyNotInSet", { count: all.length, kid: kid === undefined ? "–" : shown(kid) }),
    );
  const jwks: readonly Jwk[] = chosen.filter(
    ({ kty, alg: own = "" }) => typeof kty === "string" && typeof own === "string",
  );
  if (jwks.length === 0) return refused(message("crypto.error.publicKey"));
  const whole = jwks.filter(isWhole);
  const [first] = jwks;
  return whole.length === 0
    ? damaged(`JWK ${first?.kty}`.slice(0, 40))
    : taken(...whole.map((jwk) => withPurpose(publicKeyOf(jwk), alg)));
}

/**
 * A public key in PEM, a certificate, a line of SSH, Base64 or JSON, as what it is; null in a text that can only be a shared
 * secret. With HS256 and its like a secret may begin as a key does: there only what is surely one is taken for it.
 */
export function readPublicKeys(keyText: string, wanted: Wanted): KeyReading | null {
  const text = keyText.trim();
  const isSecretExpected = typeof wanted.alg === "string" && wanted.alg.startsWith("HS");
  const marked = readMarked(text, isSecretExpected);
  if (marked) return marked;
  if (text.startsWith("{")) {
    const json = parseJson(text);
    if (isJsonObject(json) && (typeof json["kty"] === "string" || Array.isArray(json["keys"])))
      return readJson(json, wanted);
    if (!isSecretExpected) return refused(message("crypto.error.publicKey"));
  }
  if (isSecretExpected) return null;
  if (text.startsWith("PuTTY-User-Key-File-")) return refused(message("crypto.error.privateKey"));
  return text.startsWith("-----BEGIN") ? refused(message("crypto.error.publicKey")) : readBare(text);
}

/** What keys say together of a token's signature; `check` is asked of a key that fits. Null when it can use none of them. */
export async function verdictBy(
  alg: string,
  keys: readonly PublicKey[],
  check: (jwk: Jwk) => Promise<SignatureVerdict | null>,
): Promise<SignatureVerdict | null> {
  if (!supportedAlgorithms.includes(alg)) return "unsupported";
  const verdicts = await Promise.all(
    keys.map(async ({ jwk, algorithms }) => {
      if (!algorithms.includes(alg)) return "wrong_key";
      if (jwk.crv === "Ed448" || (jwk.kty === "EC" && jwk.crv === undefined)) return "unsupported";
      return isWeak(jwk, alg) ? "weak_key" : check(jwk);
    }),
  );
  return verdictsInOrder.find((verdict) => verdicts.includes(verdict)) ?? null;
}

/** The same of a shared secret, which only the algorithms of HMAC take. */
export async function verdictBySecret(
  alg: string,
  secret: Uint8Array,
  check: () => Promise<SignatureVerdict>,
): Promise<SignatureVerdict> {
  if (!supportedAlgorithms.includes(alg)) return "unsupported";
  if (!secretAlgorithms.includes(alg)) return "wrong_key";
  return secret.length === 0 ? "weak_key" : check();
}

const verdictsInOrder = ["valid", "invalid", "weak_key", "unsupported", "wrong_key"] as const;
