import { type Lang, type IslandTexts, fill } from "#core/i18n.ts";
import type { PassphraseAnswer, PasswordAnswer } from "#tools/crypto/schema.ts";
import { AnswerValue } from "#ui/answer-value.tsx";
import { Lines } from "#ui/lines.tsx";

export type PasswordKind = "password" | "passphrase";
export type PasswordKindAnswer = PasswordAnswer | PassphraseAnswer;

/** The passwords or passphrases, and how strong each is. */
export function PasswordOutcome({
  answer,
  kind,
  isExample = false,
  lang,
  texts,
}: {
  answer: PasswordKindAnswer;
  kind: PasswordKind;
  /** Nobody may use it as theirs. */
  isExample?: boolean | undefined;
  lang: Lang;
  texts: IslandTexts<"crypto">;
}) {
  const lines = "passwords" in answer ? answer.passwords : answer.passphrases;
  const [only = ""] = lines;
  return (
    <>
      {isExample && <p className="hint">{texts["crypto.example.note"]}</p>}
      {lines.length === 1 ? (
        <AnswerValue kind="value" copied={isExample ? undefined : only} texts={texts}>
          {only}
        </AnswerValue>
      ) : (
        <Lines label={texts[`crypto.${kind}.result`]} lines={lines} texts={texts} />
      )}
      {!isExample && (
        <>
          <meter
            min={0}
            max={128}
            low={50}
            high={80}
            optimum={128}
            value={answer.entropy_bits}
            aria-hidden="true"
          />
          <p className="hint">
            {fill(
              texts["crypto.strength"],
              {
                strength: texts[`crypto.strength.${answer.strength}`],
                bits: answer.entropy_bits,
              },
              lang,
            )}
          </p>
        </>
      )}
    </>
  );
}
