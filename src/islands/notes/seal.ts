import { isJsonObject, parseJson } from "#core/json.ts";
import type { RandomBytes } from "#core/random.ts";
import { decodeUtf8 } from "#core/utf8.ts";

// `Uint8Array.fromBase64` came to browsers in 2025, later than those that the site runs in.

function toBase64url(rawBytes: Uint8Array): string {
  const binaryText = Array.from(rawBytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binaryText).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Null for what is no base64url without padding. */
function fromBase64url(base64Text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*$/.test(base64Text) || base64Text.length % 4 === 1) return null;
  const binaryText = atob(base64Text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binaryText, (byte) => byte.charCodeAt(0));
}

/** What is encrypted: the title too, since it says as much as the text. */
export type NoteToSeal = { readonly title: string; readonly content: string };

export type NoteSecret = {
  /** 32 bytes. */
  readonly key: Uint8Array<ArrayBuffer>;
  /** 12 bytes, never used twice with one key. */
  readonly iv: Uint8Array<ArrayBuffer>;
};

export type UnsealedNote =
  | { readonly ok: true; readonly note: NoteToSeal }
  /** Another key, or a changed text; or nothing that this page has sealed. */
  | { readonly ok: false; readonly fault: "key" | "format" };

const [keyBytes, ivBytes, tagBytes] = [32, 12, 16];
const header = '{"alg":"dir","enc":"A256GCM"}';
const encoder = new TextEncoder();

/** Whether the browser encrypts here: it does on secure origins only (https, localhost). */
export const canSeal = (): boolean => "crypto" in globalThis && "subtle" in crypto;

export const newNoteSecret = (randomBytes: RandomBytes): NoteSecret => ({
  key: new Uint8Array(randomBytes(keyBytes)),
  iv: new Uint8Array(randomBytes(ivBytes)),
});

const aesKey = (noteKey: Uint8Array<ArrayBuffer>, keyUse: "encrypt" | "decrypt"): Promise<CryptoKey> =>
  crypto.subtle.importKey("raw", noteKey, "AES-GCM", false, [keyUse]);

const algorithm = (iv: Uint8Array<ArrayBuffer>, protectedHeader: string) => ({
  name: "AES-GCM",
  iv,
  additionalData: encoder.encode(protectedHeader),
  tagLength: tagBytes * 8,
});

/** A note as a JWE in its compact form (RFC 7516), with the key used directly: any JOSE library opens it. */
export async function sealNote(
  { title, content }: NoteToSeal,
  { key: noteKey, iv }: NoteSecret,
): Promise<string> {
  const protectedHeader = toBase64url(encoder.encode(header));
  const noteText = encoder.encode(JSON.stringify({ title, content }));
  const encrypted = await crypto.subtle.encrypt(
    algorithm(iv, protectedHeader),
    await aesKey(noteKey, "encrypt"),
    noteText,
  );
  const ciphertext = new Uint8Array(encrypted, 0, encrypted.byteLength - tagBytes);
  const gcmTag = new Uint8Array(encrypted, encrypted.byteLength - tagBytes);
  return [protectedHeader, "", ...[iv, ciphertext, gcmTag].map(toBase64url)].join(".");
}

function isOurHeader(protectedHeader: string): boolean {
  const headerBytes = fromBase64url(protectedHeader);
  const headerFields = headerBytes && parseJson(decodeUtf8(headerBytes) ?? "");
  if (headerFields === null || !isJsonObject(headerFields)) return false;
  const { alg, enc, ...otherFields } = headerFields;
  return alg === "dir" && enc === "A256GCM" && !("zip" in otherFields) && !("crit" in otherFields);
}

function noteIn(noteText: Uint8Array): UnsealedNote {
  const note = parseJson(decodeUtf8(noteText) ?? "");
  if (!isJsonObject(note) || typeof note["content"] !== "string") return { ok: false, fault: "format" };
  const noteTitle = typeof note["title"] === "string" ? note["title"] : "";
  return { ok: true, note: { title: noteTitle, content: note["content"] } };
}

export async function unsealNote(sealed: string, noteKey: Uint8Array<ArrayBuffer>): Promise<UnsealedNote> {
  const [protectedHeader = "", encryptedKey, ...jweParts] = sealed.split(".");
  const [iv, ciphertext, gcmTag, ...moreParts] = jweParts.map(fromBase64url);
  const isWholeJwe = isOurHeader(protectedHeader) && encryptedKey === "" && moreParts.length === 0;
  if (!isWholeJwe || !iv || !ciphertext || !gcmTag || iv.length !== ivBytes || gcmTag.length !== tagBytes)
    return { ok: false, fault: "format" };
  const encrypted = new Uint8Array(ciphertext.length + tagBytes);
  encrypted.set(ciphertext);
  encrypted.set(gcmTag, ciphertext.length);
  const imported = await aesKey(noteKey, "decrypt");
  try {
    const noteText = await crypto.subtle.decrypt(algorithm(iv, protectedHeader), imported, encrypted);
    return noteIn(new Uint8Array(noteText));
  } catch {
    // The one thing it says of a key that does not fit, and of a text that was changed.
    return { ok: false, fault: "key" };
  }
}

/** The key as it stands behind the `#` of an address, which a browser sends to no server. */
export const keyText = ({ key: noteKey }: Pick<NoteSecret, "key">): string => toBase64url(noteKey);

/** The key in a fragment, or in a whole address that was pasted; what a message put behind it is left out. */
export function keyIn(noteText: string): Uint8Array<ArrayBuffer> | null {
  const fragment = noteText.slice(noteText.lastIndexOf("#") + 1).trim();
  const [, noteKey] = /^([\w-]{43})(?![\w-])/.exec(fragment) ?? [];
  return noteKey === undefined ? null : fromBase64url(noteKey);
}
