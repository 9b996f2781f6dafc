import { useState } from "react";
import { apiTexts } from "../client/api.ts";
import type { FormState } from "../client/state.ts";
import { type DrawnSecret, type SecretOptions, useNewSecret } from "../client/use-new-secret.ts";
import { useTotp } from "../client/use-totp.ts";
import type { Lang, Texts } from "../core/i18n.ts";
import { maxNameLength } from "../tools/two-factor/bounds.ts";
import type { CodeAnswer, VerifyAnswer } from "../tools/two-factor/schema.ts";
import { copyTexts } from "../ui/copy-button.tsx";
import { Empty } from "../ui/empty.tsx";
import { TextField, fieldsOf } from "../ui/field.tsx";
import { NewSecretForm, newSecretTexts } from "../ui/new-secret.tsx";
import { PlaceNote, placeTexts } from "../ui/place-note.tsx";
import { ResultPanel } from "../ui/result.tsx";
import { Submit, submitTexts } from "../ui/submit.tsx";
import { TotpFields, totpFieldTexts } from "../ui/totp-fields.tsx";
import { TotpOptions } from "../ui/totp-options.tsx";
import { TotpOutcome, totpOutcomeTexts } from "../ui/totp-outcome.tsx";

export const twoFactorIslandTexts = [
  ...apiTexts,
  ...placeTexts,
  ...submitTexts,
  ...copyTexts,
  ...newSecretTexts,
  ...totpFieldTexts,
  ...totpOutcomeTexts,
  "two-factor.busy",
  "two-factor.generate.heading",
  "two-factor.issuer",
  "two-factor.account",
  "two-factor.generate",
  "two-factor.generate.result",
  "two-factor.generate.empty",
  "two-factor.check.heading",
  "two-factor.verify",
  "two-factor.current",
  "two-factor.check.result",
  "two-factor.check.empty",
] as const;

type TwoFactorTexts = Texts<(typeof twoFactorIslandTexts)[number]>;

export type TwoFactorIslandProps = {
  readonly lang: Lang;
  readonly texts: TwoFactorTexts;
  readonly generate: FormState<DrawnSecret>;
  readonly check: FormState<CodeAnswer | VerifyAnswer>;
};

export default function TwoFactorIsland({ lang, texts, generate, check }: TwoFactorIslandProps) {
  const [generated, setGenerated] = useState<SecretOptions | null>(null);
  // What the page opened with is of another secret than a new one.
  const opened = generated ? { answer: null, problem: null } : check;
  return (
    <>
      <SecretGenerator
        {...generate}
        lang={lang}
        texts={texts}
        onGenerated={(secret, options) => setGenerated({ ...options, secret })}
      />
      <TotpCheck
        key={generated?.["secret"]}
        {...opened}
        values={{ ...check.values, ...generated }}
        lang={lang}
        texts={texts}
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
    <div className="tool split">
      <form method="post" action="#result" className="panel" onSubmit={secretCall.submit}>
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
        <TotpOptions values={values} problem={secretCall.problem} texts={texts} />
        <Submit call={secretCall} texts={texts} name="action" value="generate">
          {texts["two-factor.generate"]}
        </Submit>
      </form>
      <ResultPanel
        title={texts["two-factor.generate.result"]}
        isBusy={secretCall.isBusy}
        busyText={texts["two-factor.busy"]}
        problem={secretCall.problem}
      >
        {secretCall.answer ? (
          <NewSecretForm secret={secretCall.answer} texts={texts} />
        ) : (
          <Empty icon="key-round" example={<p className="sample-answer">{publicSecret}</p>}>
            {texts["two-factor.generate.empty"]}
          </Empty>
        )}
      </ResultPanel>
      <PlaceNote place={secretCall.place} texts={texts} />
    </div>
  );
}

/** Verifies a code, or gives that of this moment. */
function TotpCheck({ lang, texts, ...state }: TwoFactorFormProps & FormState<CodeAnswer | VerifyAnswer>) {
  const { values, answer } = state;
  const totpCall = useTotp({ ...state, lang, texts });
  return (
    <div className="tool split">
      <form
        method="post"
        action="#result-check"
        className="panel"
        onSubmit={totpCall.submit}
        onInput={totpCall.follow}
      >
        <h2>{texts["two-factor.check.heading"]}</h2>
        <TotpFields values={values} problem={totpCall.problem} texts={texts} />
        <Submit
          call={totpCall}
          texts={texts}
          name="action"
          value="verify"
          also={
            <button className="button quiet" name="action" value="code">
              {texts["two-factor.current"]}
            </button>
          }
        >
          {texts["two-factor.verify"]}
        </Submit>
      </form>
      <ResultPanel
        id="result-check"
        title={texts["two-factor.check.result"]}
        isBusy={totpCall.isBusy && !totpCall.answer}
        busyText={texts["two-factor.busy"]}
        problem={totpCall.problem}
      >
        {totpCall.answer ? (
          <TotpOutcome
            outcome={totpCall.answer}
            cameWithPage={totpCall.answer === answer}
            onStale={totpCall.renew}
            texts={texts}
          />
        ) : (
          <Empty icon="shield-check">{texts["two-factor.check.empty"]}</Empty>
        )}
      </ResultPanel>
      <PlaceNote place={totpCall.place} texts={texts} />
    </div>
  );
}
