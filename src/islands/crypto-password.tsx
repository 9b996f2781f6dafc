import { apiTexts } from "../client/api.ts";
import type { FormState } from "../client/state.ts";
import { useCall } from "../client/use-call.ts";
import type { Lang, Texts } from "../core/i18n.ts";
import type { PassphraseAnswer, PasswordAnswer } from "../tools/crypto/schema.ts";
import { Empty } from "../ui/empty.tsx";
import { PassphraseFields, PasswordFields, passwordFieldTexts } from "../ui/password-fields.tsx";
import {
  type PasswordKind,
  type PasswordKindAnswer,
  PasswordOutcome,
  passwordOutcomeTexts,
} from "../ui/password-outcome.tsx";
import { ResultPanel } from "../ui/result.tsx";
import { PlaceNote, placeTexts } from "../ui/place-note.tsx";
import { Submit, submitTexts } from "../ui/submit.tsx";

export const cryptoPasswordIslandTexts = [
  ...apiTexts,
  ...placeTexts,
  ...submitTexts,
  ...passwordOutcomeTexts,
  ...passwordFieldTexts,
  "crypto.busy",
  "crypto.empty",
  "crypto.password.heading",
  "crypto.password.generate",
  "crypto.passphrase.heading",
  "crypto.passphrase.hint",
  "crypto.passphrase.generate",
] as const;

type CryptoPasswordTexts = Texts<(typeof cryptoPasswordIslandTexts)[number]>;

export type CryptoPasswordIslandProps = {
  readonly lang: Lang;
  readonly texts: CryptoPasswordTexts;
  readonly password: FormState<PasswordAnswer>;
  readonly passphrase: FormState<PassphraseAnswer>;
};

const passwordOnDevice = () => import("../client/device/password.ts");

export default function CryptoPasswordIsland({ password, passphrase, ...common }: CryptoPasswordIslandProps) {
  return (
    <>
      <PasswordMaker kind="password" {...common} state={password} />
      <PasswordMaker kind="passphrase" {...common} state={passphrase} />
    </>
  );
}

type PasswordMakerProps = Pick<CryptoPasswordIslandProps, "lang" | "texts"> & {
  readonly kind: PasswordKind;
  readonly state: FormState<PasswordKindAnswer>;
};

function PasswordMaker({ kind, lang, texts, state }: PasswordMakerProps) {
  const { values, answer, problem } = state;
  const passwordCall = useCall<PasswordKindAnswer>({
    device: passwordOnDevice,
    path: `/crypto/${kind}`,
    lang,
    texts,
    initial: { answer, problem },
  });
  const isFirst = kind === "password";
  const heading = texts[`crypto.${kind}.heading`];
  const KindFields = isFirst ? PasswordFields : PassphraseFields;
  return (
    <div className="tool split">
      <form
        method="post"
        action={`?tab=password#result-${kind}`}
        className="panel"
        aria-label={heading}
        onSubmit={passwordCall.submit}
        onInput={passwordCall.follow}
      >
        {!isFirst && (
          <>
            <h2>{heading}</h2>
            <p className="hint">{texts["crypto.passphrase.hint"]}</p>
          </>
        )}
        <KindFields values={values} problem={passwordCall.problem} texts={texts} />
        <Submit call={passwordCall} texts={texts} name="action" value={kind}>
          {texts[`crypto.${kind}.generate`]}
        </Submit>
      </form>
      <ResultPanel
        id={`result-${kind}`}
        title={texts[`crypto.${kind}.result`]}
        isBusy={passwordCall.isBusy}
        busyText={texts["crypto.busy"]}
        problem={passwordCall.problem}
      >
        {passwordCall.answer ? (
          <PasswordOutcome
            answer={passwordCall.answer}
            kind={kind}
            isExample={state.isExample && passwordCall.answer === answer}
            lang={lang}
            texts={texts}
          />
        ) : (
          <Empty icon="key-round">{texts["crypto.empty"]}</Empty>
        )}
      </ResultPanel>
      <PlaceNote place={passwordCall.place} texts={texts} />
    </div>
  );
}
