import { ellipticKey } from "./elliptic-point.ts";
import { type Jwk, base64url, unsignedOf } from "./verification-keys.ts";

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
export function readSshKey(bytes: Uint8Array): Jwk {
  const [type = empty, second = empty, third = empty] = stringsIn(bytes);
  const name = new TextDecoder().decode(type);
  if (!/^[\w@.-]{1,64}$/.test(name)) throw new TypeError("No name");
  if (name === "ssh-rsa") return { kty: "RSA", n: unsignedOf(third), e: unsignedOf(second) };
  if (name === "ssh-ed25519") return { kty: "OKP", crv: "Ed25519", x: base64url(second) };
  if (name === "ssh-ed448") return { kty: "OKP", crv: "Ed448" };
  const [, curve] = /^ecdsa-sha2-(nistp\d+)$/.exec(name) ?? [];
  return curve === undefined ? { kty: name } : ellipticKey(sshCurves[curve] ?? curve, third);
}
