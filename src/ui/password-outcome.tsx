import { type Lang, type Texts, fill } from "../core/i18n.ts";
import type { PassphraseAnswer, PasswordAnswer } from "../tools/crypto/schema.ts";
import { copyTexts } from "./copy-button.tsx";
import { Lines } from "./lines.tsx";

export const passwordOutcomeTexts = [
  ...copyTexts,
  "crypto.example.note",
  "crypto.password.result",
  "crypto.passphrase.result",
  "crypto.strength",
  "crypto.strength.weak",
  "crypto.strength.fair",
  "crypto.strength.strong",
  "crypto.strength.excellent",
] as const;

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
  texts: Texts<(typeof passwordOutcomeTexts)[number]>;
}) {
  return (
    <>
      {isExample && <p className="hint">{texts["crypto.example.note"]}</p>}
      <Lines
        label={texts[`crypto.${kind}.result`]}
        lines={"passwords" in answer ? answer.passwords : answer.passphrases}
        texts={texts}
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
  );
}
