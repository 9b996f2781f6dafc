import type { FormState } from "#client/state.ts";
import { useToolCall } from "#client/use-tool-call.ts";
import type { Lang, IslandTexts } from "#core/i18n.ts";
import passwordCalls from "#tools/crypto/password-calls.ts";
import type { PassphraseAnswer, PasswordAnswer } from "#tools/crypto/schema.ts";
import { Empty } from "#ui/empty.tsx";
import { PassphraseFields, PassphraseOptions, PasswordFields, PasswordOptions } from "./password-fields.tsx";
import { type PasswordKind, type PasswordKindAnswer, PasswordOutcome } from "./password-outcome.tsx";
import { Submit } from "#ui/submit.tsx";
import { ToolForm } from "#ui/tool-form.tsx";

export type CryptoPasswordIslandProps = {
  readonly lang: Lang;
  readonly texts: IslandTexts<"crypto">;
  readonly password: FormState<PasswordAnswer>;
  readonly passphrase: FormState<PassphraseAnswer>;
};

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
  const { values, answer } = state;
  const passwordCall = useToolCall<(typeof passwordCalls)[PasswordKind], PasswordKindAnswer>(
    passwordCalls[kind],
    { ...state, lang, texts },
  );
  const isFirst = kind === "password";
  const heading = texts[`crypto.${kind}.heading`];
  const [KindFields, KindOptions] = isFirst
    ? [PasswordFields, PasswordOptions]
    : [PassphraseFields, PassphraseOptions];
  return (
    <ToolForm
      call={passwordCall}
      texts={texts}
      action={`?tab=password#result-${kind}`}
      label={heading}
      fields={
        <>
          {!isFirst && (
            <>
              <h2>{heading}</h2>
              <p className="hint">{texts["crypto.passphrase.hint"]}</p>
            </>
          )}
          <KindFields values={values} problem={passwordCall.problem} texts={texts} />
        </>
      }
      options={
        <>
          <KindOptions values={values} problem={passwordCall.problem} texts={texts} />
          <Submit call={passwordCall} texts={texts} name="action" value={kind}>
            {texts[`crypto.${kind}.generate`]}
          </Submit>
        </>
      }
      id={`result-${kind}`}
      title={texts[`crypto.${kind}.result`]}
      busyText={texts["crypto.busy"]}
      empty={<Empty icon="key-round">{texts["crypto.empty"]}</Empty>}
    >
      {(shown) => (
        <PasswordOutcome
          answer={shown}
          kind={kind}
          isExample={state.isExample && shown === answer}
          lang={lang}
          texts={texts}
        />
      )}
    </ToolForm>
  );
}
