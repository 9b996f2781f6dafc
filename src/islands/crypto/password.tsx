import { useId } from "react";
import type { FormState } from "#client/state.ts";
import { useOwnAnswer } from "#client/use-own-answer.ts";
import { useToolCall } from "#client/use-tool-call.ts";
import { type IslandTexts, type Lang, fill } from "#core/i18n.ts";
import passwordCalls from "#tools/crypto/password-calls.ts";
import type { PassphraseAnswer, PasswordAnswer } from "#tools/crypto/schema.ts";
import { AnswerValue } from "#ui/answer-value.tsx";
import { declaredFields } from "#ui/declared-field.tsx";
import { Empty } from "#ui/empty.tsx";
import { type FieldsProps, errorFor } from "#ui/field.tsx";
import { Lines } from "#ui/lines.tsx";
import { Submit } from "#ui/submit.tsx";
import { ToolForm } from "#ui/tool-form.tsx";

type PasswordKind = "password" | "passphrase";
type PasswordKindAnswer = PasswordAnswer | PassphraseAnswer;

/** The passwords or passphrases, and how strong each is. */
function PasswordOutcome({
  answer,
  kind,
  isExample = false,
  lang,
  texts,
}: {
  answer: PasswordKindAnswer;
  kind: PasswordKind;
  /** Nobody may use it as theirs; one of a password keeps the place of what is said of one's own. */
  isExample?: boolean | undefined;
  lang: Lang;
  texts: IslandTexts<"crypto">;
}) {
  const lines = "passwords" in answer ? answer.passwords : answer.passphrases;
  const [only = ""] = lines;
  return (
    <>
      {lines.length === 1 ? (
        <AnswerValue kind="value" copied={only} isExample={isExample} texts={texts}>
          {only}
        </AnswerValue>
      ) : (
        <Lines label={texts[`crypto.${kind}.result`]} lines={lines} texts={texts} />
      )}
      {(!isExample || kind === "password") && (
        <>
          <meter
            className={isExample ? "vacant" : undefined}
            min={0}
            max={128}
            low={50}
            high={80}
            optimum={128}
            value={answer.entropy_bits}
            aria-hidden="true"
          />
          <p className="hint">
            {isExample
              ? "\u00a0"
              : fill(
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

type PasswordFieldsProps = FieldsProps<keyof IslandTexts<"crypto">>;

const passwordField = (form: PasswordFieldsProps) =>
  declaredFields({ id: "crypto.password" }, passwordCalls.password, form);
const passphraseField = (form: PasswordFieldsProps) =>
  declaredFields({ id: "crypto.passphrase" }, passwordCalls.passphrase, form);

function PasswordFields(form: PasswordFieldsProps) {
  const id = useId();
  const field = passwordField(form);
  const classFault = errorFor(form.problem, "lower");
  return (
    <>
      <div className="grid">
        {field("length", { required: true })}
        {field("count")}
      </div>
      <fieldset className="checks" {...(classFault && { "aria-describedby": id })}>
        <legend>{form.texts["crypto.password.kinds"]}</legend>
        {field("lower")}
        {field("upper")}
        {field("digits")}
        {field("symbols")}
        {classFault && (
          <p id={id} className="error">
            {classFault}
          </p>
        )}
      </fieldset>
    </>
  );
}

function PassphraseFields(form: PasswordFieldsProps) {
  const field = passphraseField(form);
  return (
    <>
      <div className="grid">
        {field("words", { required: true })}
        {field("count", { label: form.texts["crypto.password.count"] })}
      </div>
      {field("separator")}
    </>
  );
}

/** What few change of a password, below what is made of the rest. */
const PasswordOptions = (form: PasswordFieldsProps) => passwordField(form)("unambiguous");

function PassphraseOptions(form: PasswordFieldsProps) {
  const field = passphraseField(form);
  return (
    <div className="checks">
      {field("capitalize")}
      {field("number")}
    </div>
  );
}

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
  const isExample = state.isExample === true && passwordCall.answer === answer;
  const panelId = `result-${kind}`;
  // A passphrase of other words may take another line.
  useOwnAnswer(passwordCall, { panelId, isExample: isExample && isFirst });
  const heading = texts[`crypto.${kind}.heading`];
  // Two parts of a page of one name could not be told apart.
  const exampleTitle = `${isFirst ? "" : `${heading} – `}${texts["crypto.example.note"]}`;
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
      id={panelId}
      title={isExample ? exampleTitle : texts[`crypto.${kind}.result`]}
      busyText={texts["crypto.busy"]}
      empty={<Empty icon="key-round">{texts["crypto.empty"]}</Empty>}
    >
      {(shown) => (
        <PasswordOutcome answer={shown} kind={kind} isExample={isExample} lang={lang} texts={texts} />
      )}
    </ToolForm>
  );
}
