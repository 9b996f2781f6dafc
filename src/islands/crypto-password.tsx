import { apiTexts } from "../client/api.ts";
import type { FormState } from "../client/state.ts";
import { useCall } from "../client/use-call.ts";
import { type Lang, type Texts, fill } from "../core/i18n.ts";
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
  "crypto.passphrase.result",
  "crypto.strength",
  "crypto.strength.weak",
  "crypto.strength.fair",
  "crypto.strength.strong",
  "crypto.strength.excellent",
] as const;

type Kind = "password" | "passphrase";
type Words = Texts<(typeof cryptoPasswordTexts)[number]>;
type Answer = PasswordAnswer | PassphraseAnswer;

export type CryptoPasswordProps = {
  readonly lang: Lang;
  readonly texts: Words;
  readonly password: FormState<PasswordAnswer>;
  readonly passphrase: FormState<PassphraseAnswer>;
};

const device = () => import("../client/device/password.ts");

export default function CryptoPassword({ password, passphrase, ...common }: CryptoPasswordProps) {
  return (
    <>
      <Maker kind="password" {...common} state={password} />
      <Maker kind="passphrase" {...common} state={passphrase} />
    </>
  );
}

type MakerProps = Pick<CryptoPasswordProps, "lang" | "texts"> & {
  readonly kind: Kind;
  readonly state: FormState<Answer>;
};

function Maker({ kind, lang, texts, state }: MakerProps) {
  const { values, answer, problem } = state;
  const call = useCall<Answer>({
    device,
    path: `/crypto/${kind}`,
    lang,
    texts,
    initial: { answer, problem },
  });
  const isFirst = kind === "password";
  const heading = texts[`crypto.${kind}.heading`];
  const Fields = isFirst ? PasswordFields : PassphraseFields;
  return (
    <div className="tool split">
      <form
        method="post"
        action={`?tab=password#result-${kind}`}
        className="panel"
        aria-label={heading}
        onSubmit={call.submit}
        onInput={call.follow}
      >
        {!isFirst && (
          <>
            <h2>{heading}</h2>
            <p className="hint">{texts["crypto.passphrase.hint"]}</p>
          </>
        )}
        <Fields values={values} problem={call.problem} texts={texts} />
        <Submit isBusy={call.isBusy} onCancel={call.cancel} texts={texts} name="action" value={kind}>
          {texts[`crypto.${kind}.generate`]}
        </Submit>
      </form>
      <ResultPanel
        id={`result-${kind}`}
        title={texts[`crypto.${kind}.result`]}
        isBusy={call.isBusy}
        busyText={texts["crypto.busy"]}
        problem={call.problem}
      >
        {call.answer ? (
          <>
            {state.isExample && call.answer === answer && (
              <p className="hint">{texts["crypto.example.note"]}</p>
            )}
            <Lines
              label={texts[`crypto.${kind}.result`]}
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
      <PlaceNote place={call.place} texts={texts} />
    </div>
  );
}
