import { type FormEvent, useState } from "react";
import { apiTexts } from "../client/api.ts";
import { useCall } from "../client/use-call.ts";
import { type Lang, type Texts, fill } from "../core/i18n.ts";
import type { Problem } from "../core/problem.ts";
import type { PassphraseAnswer, PasswordAnswer } from "../tools/crypto/schema.ts";
import { copyTexts } from "../ui/copy-button.tsx";
import { Empty } from "../ui/empty.tsx";
import { Lines } from "../ui/lines.tsx";
import { PassphraseFields, PasswordFields, passwordFieldTexts } from "../ui/password-fields.tsx";
import { ResultPanel } from "../ui/result.tsx";
import { PlaceNote, placeTexts } from "../ui/place-note.tsx";
import { Submit, submitTexts } from "../ui/submit.tsx";

export const cryptoPasswordTexts = [
  ...apiTexts,
  ...placeTexts,
  ...submitTexts,
  ...copyTexts,
  ...passwordFieldTexts,
  "crypto.busy",
  "crypto.empty",
  "crypto.example.note",
  "crypto.password.heading",
  "crypto.password.generate",
  "crypto.password.result",
  "crypto.passphrase.heading",
  "crypto.passphrase.hint",
  "crypto.passphrase.generate",
  "crypto.strength",
  "crypto.strength.weak",
  "crypto.strength.fair",
  "crypto.strength.strong",
  "crypto.strength.excellent",
] as const;

type Values = Readonly<Record<string, string>>;
type Kind = "password" | "passphrase";
type Words = Texts<(typeof cryptoPasswordTexts)[number]>;

export type CryptoPasswordProps = {
  readonly lang: Lang;
  readonly texts: Words;
  readonly password: Values;
  readonly passphrase: Values;
  /** Which form the answer or the problem is of. */
  readonly sent: Kind;
  readonly answer: PasswordAnswer | PassphraseAnswer | null;
  readonly problem: Problem | null;
  readonly isExample: boolean;
};

const device = () => import("../client/device/password.ts");

export default function CryptoPassword(props: CryptoPasswordProps) {
  const { lang, texts, answer, problem } = props;
  const call = useCall<PasswordAnswer | PassphraseAnswer>({
    device,
    path: (pressed) => `/crypto/${pressed}`,
    lang,
    texts,
    initial: { answer, problem },
  });
  const [sent, setSent] = useState(props.sent);
  const form = (kind: Kind) =>
    ({
      method: "post",
      action: "?tab=password#result-password",
      className: "panel",
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        setSent(kind);
        call.submit(event);
      },
      onInput: (event: FormEvent<HTMLFormElement>) => {
        setSent(kind);
        call.follow?.(event);
      },
    }) as const;
  const problemOf = (kind: Kind) => (sent === kind ? call.problem : null);
  const busy = { isBusy: call.isBusy, onCancel: call.cancel, texts, name: "action" };
  return (
    <div className="tool split">
      <div className="stack">
        <form {...form("password")}>
          <h2>{texts["crypto.password.heading"]}</h2>
          <PasswordFields values={props.password} problem={problemOf("password")} texts={texts} />
          <Submit {...busy} value="password">
            {texts["crypto.password.generate"]}
          </Submit>
        </form>
        <form {...form("passphrase")}>
          <h2>{texts["crypto.passphrase.heading"]}</h2>
          <p className="hint">{texts["crypto.passphrase.hint"]}</p>
          <PassphraseFields values={props.passphrase} problem={problemOf("passphrase")} texts={texts} />
          <Submit {...busy} value="passphrase">
            {texts["crypto.passphrase.generate"]}
          </Submit>
        </form>
        <PlaceNote place={call.place} texts={texts} />
      </div>
      <ResultPanel
        id="result-password"
        title={texts["crypto.password.result"]}
        isBusy={call.isBusy}
        busyText={texts["crypto.busy"]}
        problem={call.problem}
      >
        {call.answer ? (
          <>
            {props.isExample && call.answer === answer && (
              <p className="hint">{texts["crypto.example.note"]}</p>
            )}
            <Lines
              label={texts["crypto.password.result"]}
              lines={"passwords" in call.answer ? call.answer.passwords : call.answer.passphrases}
              texts={texts}
            />
            <p className="hint">
              {fill(
                texts["crypto.strength"],
                {
                  strength: texts[`crypto.strength.${call.answer.strength}`],
                  bits: call.answer.entropy_bits,
                },
                lang,
              )}
            </p>
          </>
        ) : (
          <Empty icon="key-round">{texts["crypto.empty"]}</Empty>
        )}
      </ResultPanel>
    </div>
  );
}
