import { useState } from "react";
import type { FormState } from "#client/state.ts";
import { type DrawnSecret, type SecretOptions, useNewSecret } from "#client/use-new-secret.ts";
import { useTotp } from "#client/use-totp.ts";
import type { IslandTexts, Lang, Texts } from "#core/i18n.ts";
import { maxNameLength } from "#tools/two-factor/bounds.ts";
import type { CodeAnswer, VerifyAnswer } from "#tools/two-factor/schema.ts";
import { Empty } from "#ui/empty.tsx";
import { TextField, fieldsOf } from "#ui/field.tsx";
import { NewSecretForm } from "#ui/new-secret.tsx";
import type { qrPictureTexts } from "#ui/qr-picture.tsx";
import { problemOfRows } from "#ui/problem-of-rows.ts";
import { Submit } from "#ui/submit.tsx";
import { TotpFields, TotpSecret } from "#ui/totp-fields.tsx";
import { TotpOptions } from "#ui/totp-options.tsx";
import { TotpOutcome } from "#ui/totp-outcome.tsx";
import { ToolForm } from "#ui/tool-form.tsx";

type TwoFactorTexts = IslandTexts<"two-factor">;

export type TwoFactorIslandProps = {
  readonly lang: Lang;
  readonly texts: TwoFactorTexts;
  /** Of the button that reads a key from the picture of its code. */
  readonly pictureTexts: Texts<(typeof qrPictureTexts)[number]>;
  readonly generate: FormState<DrawnSecret>;
  readonly check: FormState<CodeAnswer | VerifyAnswer>;
};

export default function TwoFactorIsland({
  lang,
  texts,
  pictureTexts,
  generate,
  check,
}: TwoFactorIslandProps) {
  const [generated, setGenerated] = useState<SecretOptions | null>(null);
  // What the page opened with is of another secret than a new one.
  const opened = generated ? { answer: null, problem: null } : check;
  return (
    <>
      <TotpCheck
        key={generated?.["secret"]}
        {...opened}
        values={{ ...check.values, ...generated }}
        lang={lang}
        texts={texts}
        pictureTexts={pictureTexts}
      />
      <SecretGenerator
        {...generate}
        lang={lang}
        texts={texts}
        onGenerated={(secret, options) => setGenerated({ ...options, secret })}
      />
    </>
  );
}

/** The secret of RFC 6238, known to everybody, as apps group it. */
const publicSecret = "GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ";

type TwoFactorFormProps = { lang: Lang; texts: TwoFactorTexts };

function SecretGenerator({
  lang,
  texts,
  values,
  answer,
  problem,
  onGenerated,
}: TwoFactorFormProps &
  FormState<DrawnSecret> & { onGenerated: (secret: string, options: SecretOptions) => void }) {
  const secretCall = useNewSecret({ lang, texts, initial: { answer, problem }, onGenerated });
  const field = fieldsOf({ values, problem: secretCall.problem });
  return (
    <ToolForm
      call={secretCall}
      texts={texts}
      fields={
        <>
          <h2>{texts["two-factor.generate.heading"]}</h2>
          <TextField
            label={texts["two-factor.issuer"]}
            {...field("issuer")}
            required
            maxLength={maxNameLength}
          />
          <TextField
            label={texts["two-factor.account"]}
            {...field("account")}
            required
            maxLength={maxNameLength}
          />
        </>
      }
      options={
        <>
          <TotpOptions values={values} problem={secretCall.problem} texts={texts} />
          <Submit call={secretCall} texts={texts} name="action" value="generate">
            {texts["two-factor.generate"]}
          </Submit>
        </>
      }
      title={texts["two-factor.generate.result"]}
      busyText={texts["two-factor.busy"]}
      empty={
        <Empty icon="key-round" example={<p className="sample-answer">{publicSecret}</p>}>
          {texts["two-factor.generate.empty"]}
        </Empty>
      }
    >
      {(secret) => <NewSecretForm secret={secret} texts={texts} />}
    </ToolForm>
  );
}

/** Verifies a code, or gives that of this moment. */
function TotpCheck({
  lang,
  texts,
  pictureTexts,
  ...state
}: TwoFactorFormProps & Pick<TwoFactorIslandProps, "pictureTexts"> & FormState<CodeAnswer | VerifyAnswer>) {
  const { values, answer } = state;
  const totpCall = useTotp({ ...state, lang, texts });
  return (
    <ToolForm
      call={totpCall}
      texts={texts}
      action="#result-check"
      fields={
        <>
          <h2>{texts["two-factor.check.heading"]}</h2>
          <TotpSecret
            values={values}
            problem={problemOfRows(totpCall.problem, "secret")}
            texts={texts}
            pictureTexts={pictureTexts}
          />
        </>
      }
      options={
        <>
          <TotpFields values={values} problem={totpCall.problem} texts={texts} />
          <Submit
            call={totpCall}
            texts={texts}
            name="action"
            value="code"
            also={
              <button className="button quiet" name="action" value="verify">
                {texts["two-factor.verify"]}
              </button>
            }
          >
            {texts["two-factor.current"]}
          </Submit>
        </>
      }
      id="result-check"
      title={texts["two-factor.check.result"]}
      busyText={texts["two-factor.busy"]}
      empty={<Empty icon="shield-check">{texts["two-factor.check.empty"]}</Empty>}
    >
      {(outcome) => (
        <TotpOutcome
          outcome={outcome}
          cameWithPage={outcome === answer}
          onStale={totpCall.renew}
          texts={texts}
        />
      )}
    </ToolForm>
  );
}
