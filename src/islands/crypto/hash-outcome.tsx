import { type IslandTexts, fill } from "#core/i18n.ts";
import type { HashAnswer } from "#tools/crypto/schema.ts";
import { hashName } from "./hash-fields.tsx";
import { Copyable } from "#ui/copy-button.tsx";
import { Lines } from "#ui/lines.tsx";
import { Warning } from "#ui/warning.tsx";

const brokenAlgorithms: readonly string[] = ["md5", "sha1"];

/** The hash, whether it or another one is what was expected, what it is not good for, and the others as rows. */
export function HashOutcome({
  answer: { hash, algo, hmac, matches, matching, digests },
  texts,
}: {
  answer: HashAnswer;
  texts: IslandTexts<"crypto">;
}) {
  return (
    <>
      <Lines label={texts["crypto.result"]} lines={[hash]} texts={texts} />
      {matches === true && matching && (
        <p className="notice">{fill(texts["crypto.hash.same"], { algo: hashName(matching) })}</p>
      )}
      {matches === false && (
        <Warning>{texts[digests.length > 0 ? "crypto.hash.none" : "crypto.hash.different"]}</Warning>
      )}
      {brokenAlgorithms.includes(algo) && !hmac && (
        <Warning>{fill(texts["crypto.hash.broken"], { algo: hashName(algo) })}</Warning>
      )}
      {digests.length > 0 && (
        <ul className="plain">
          {digests
            .filter((other) => other.algo !== algo)
            .map((other) => (
              <li key={other.algo}>
                <small>{hashName(other.algo)}</small>
                <Copyable text={other.hash} texts={texts} />
              </li>
            ))}
        </ul>
      )}
    </>
  );
}
