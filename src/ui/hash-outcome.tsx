import { type Texts, fill } from "../core/i18n.ts";
import type { HashAnswer } from "../tools/crypto/schema.ts";
import { copyTexts } from "./copy-button.tsx";
import { Lines } from "./lines.tsx";
import { Warning } from "./warning.tsx";

export const hashOutcomeTexts = [
  ...copyTexts,
  "crypto.result",
  "crypto.hash.broken",
  "crypto.hash.same",
  "crypto.hash.different",
] as const;

const brokenAlgorithms: readonly string[] = ["md5", "sha1"];

/** The hash, whether it is the one that was expected, and what it is not good for. */
export function HashOutcome({
  answer: { hash, algo, hmac, matches },
  texts,
}: {
  answer: HashAnswer;
  texts: Texts<(typeof hashOutcomeTexts)[number]>;
}) {
  return (
    <>
      <Lines label={texts["crypto.result"]} lines={[hash]} texts={texts} />
      {matches === true && <p className="notice">{texts["crypto.hash.same"]}</p>}
      {matches === false && <Warning>{texts["crypto.hash.different"]}</Warning>}
      {brokenAlgorithms.includes(algo) && !hmac && (
        <Warning>{fill(texts["crypto.hash.broken"], { algo: algo.toUpperCase() })}</Warning>
      )}
    </>
  );
}
