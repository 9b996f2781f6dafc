import { hmac } from "@noble/hashes/hmac.js";
import { decode } from "../../core/decode.ts";
import { hashText } from "../../tools/crypto/hash.ts";
import { type HashAnswer, HashInput } from "../../tools/crypto/schema.ts";
import { hashFunctions } from "./hashing.ts";

/** So little that typing is not held up between two pieces. */
const pieceBytes = 262_144;

type Progress = { readonly signal: AbortSignal; readonly onProgress: (share: number) => void };

/** The hash of a file's bytes by the other fields of the form, piece by piece; null when it was given up. */
export async function hashFile(
  file: File,
  fields: Readonly<Record<string, unknown>>,
  { signal, onProgress }: Progress,
): Promise<HashAnswer | null> {
  const input = decode(HashInput, { ...fields, text: "file" }, "json");
  if (!input.ok) return null;
  const { algo, key } = input.value;
  const make = hashFunctions[algo];
  const hash = key === undefined ? make.create() : hmac.create(make, new TextEncoder().encode(key));
  for (let at = 0; at < file.size; at += pieceBytes) {
    if (signal.aborted) return null;
    hash.update(new Uint8Array(await file.slice(at, at + pieceBytes).arrayBuffer()));
    onProgress(Math.min(1, (at + pieceBytes) / file.size));
  }
  const digest = hash.digest();
  return hashText(input.value, { digest: () => digest });
}
