import { type IslandTexts, fill } from "#core/i18n.ts";
import type { HashAnswer } from "#tools/crypto/schema.ts";
import { hashName } from "./hash-fields.tsx";
import { Copyable } from "#ui/copy-button.tsx";
import { Warning } from "#ui/warning.tsx";

const brokenAlgorithms: readonly string[] = ["md5", "sha1"];

/** Whether one of the hashes is what was expected, what the one asked for is not good for, and all as rows, that one first. */
export function HashOutcome({
  answer: { hash, algo, hmac, matches, matching, digests },
  texts,
}: {
  answer: HashAnswer;
  texts: IslandTexts<"crypto">;
}) {
  return (
    <>
      {matches === true && matching && (
        <p className="notice">{fill(texts["crypto.hash.same"], { algo: hashName(matching) })}</p>
      )}
      {matches === false && (
        <Warning>{texts[digests.length > 0 ? "crypto.hash.none" : "crypto.hash.different"]}</Warning>
      )}
      {brokenAlgorithms.includes(algo) && !hmac && (
        <Warning>{fill(texts["crypto.hash.broken"], { algo: hashName(algo) })}</Warning>
      )}
      <ul className="plain">
        {[{ algo, hash }, ...digests.filter((other) => other.algo !== algo)].map((row) => (
          <li key={row.algo}>
            <small>{`${hmac ? "HMAC " : ""}${hashName(row.algo)}`}</small>
            <Copyable text={row.hash} texts={texts} />
          </li>
        ))}
      </ul>
    </>
  );
}
