import { hmac } from "@noble/hashes/hmac.js";
import { decode } from "#core/decode.ts";
import { algorithmsAsked, hashText } from "#tools/crypto/hash.ts";
import { type HashAnswer, HashInput } from "#tools/crypto/schema.ts";
import { hashFunctions } from "./hashing.ts";

/** So little that typing is not held up between two pieces. */
const pieceBytes = 65_536;

/** What takes a phone a minute by all functions is hashed by the one that was chosen. */
const maxBytesByAll = 134_217_728;

type HashProgress = { readonly isLatest: () => boolean; readonly onProgress: (share: number) => void };

/** The hashes of a file's bytes by the other fields of the form, piece by piece; null when it was given up. */
export async function hashFile(
  hashedFile: File,
  hashFields: Readonly<Record<string, unknown>>,
  { isLatest, onProgress }: HashProgress,
): Promise<HashAnswer | null> {
  const all = hashFields["all"] !== undefined && hashedFile.size <= maxBytesByAll;
  const hashInput = decode(HashInput, { ...hashFields, text: "file", all }, "json");
  if (!hashInput.ok) return null;
  const { key } = hashInput.value;
  const hashes = new Map(
    algorithmsAsked(hashInput.value).map((algo) => {
      const makeHash = hashFunctions[algo];
      return [
        algo,
        key === undefined ? makeHash.create() : hmac.create(makeHash, new TextEncoder().encode(key)),
      ];
    }),
  );
  for (let fileOffset = 0; fileOffset < hashedFile.size; fileOffset += pieceBytes) {
    if (!isLatest()) return null;
    const piece = new Uint8Array(await hashedFile.slice(fileOffset, fileOffset + pieceBytes).arrayBuffer());
    for (const hash of hashes.values()) hash.update(piece);
    if (!isLatest()) return null;
    onProgress(Math.min(1, (fileOffset + pieceBytes) / hashedFile.size));
  }
  return hashText(hashInput.value, {
    digest: (algo) => hashes.get(algo)?.digest() ?? new Uint8Array(),
  });
}
