import { hmac } from "@noble/hashes/hmac.js";
import { decode } from "../../core/decode.ts";
import { hashText } from "../../tools/crypto/hash.ts";
import { type HashAnswer, HashInput } from "../../tools/crypto/schema.ts";
import { hashFunctions } from "./hashing.ts";

/** So little that typing is not held up between two pieces. */
const pieceBytes = 262_144;

type HashProgress = { readonly signal: AbortSignal; readonly onProgress: (share: number) => void };

/** The hash of a file's bytes by the other fields of the form, piece by piece; null when it was given up. */
export async function hashFile(
  hashedFile: File,
  hashFields: Readonly<Record<string, unknown>>,
  { signal, onProgress }: HashProgress,
): Promise<HashAnswer | null> {
  const hashInput = decode(HashInput, { ...hashFields, text: "file" }, "json");
  if (!hashInput.ok) return null;
  const { algo, key } = hashInput.value;
  const makeHash = hashFunctions[algo];
  const hash = key === undefined ? makeHash.create() : hmac.create(makeHash, new TextEncoder().encode(key));
  for (let fileOffset = 0; fileOffset < hashedFile.size; fileOffset += pieceBytes) {
    if (signal.aborted) return null;
    hash.update(new Uint8Array(await hashedFile.slice(fileOffset, fileOffset + pieceBytes).arrayBuffer()));
    onProgress(Math.min(1, (fileOffset + pieceBytes) / hashedFile.size));
  }
  const fileDigest = hash.digest();
  return hashText(hashInput.value, { digest: () => fileDigest });
}
