import { type FormEvent, useState } from "react";
import type { ApiTexts } from "#client/api.ts";
import { formValues } from "#client/form-body.ts";
import type { FormState } from "#client/state.ts";
import { useCall } from "#client/use-call.ts";
import type { IslandTexts, Lang, Texts } from "#core/i18n.ts";
import type { CodeAnswer, VerifyAnswer } from "#tools/two-factor/schema.ts";
import twoFactor from "#tools/two-factor/tool.ts";
import { Empty } from "#ui/empty.tsx";
import { problemOfRows } from "#ui/problem-of-rows.ts";
import type { qrPictureTexts } from "#ui/qr-picture.tsx";
import { Submit } from "#ui/submit.tsx";
import { ToolForm } from "#ui/tool-form.tsx";
import { TotpFields, TotpSecret } from "./two-factor/fields.tsx";
import { type DrawnSecret, type SecretOptions, SecretGenerator } from "./two-factor/new-secret.tsx";
import { TotpOutcome } from "./two-factor/outcome.tsx";

type TotpOptions = FormState<CodeAnswer | VerifyAnswer> & { readonly lang: Lang; readonly texts: ApiTexts };

/** As many figures as a code has, between whatever separates them; one that is half typed is not wrong yet. */
function isWhole(form: HTMLFormElement): boolean {
  const { code = "", digits } = formValues(form);
  return code.replace(/\D/g, "").length >= Number(digits);
}

/** The form that verifies a code, or gives that of this moment. */
function useTotp({ lang, texts, values, answer, problem, notes }: TotpOptions) {
  const totpCall = useCall<CodeAnswer | VerifyAnswer>({
    // Enter presses the first button, whatever was typed.
    path: (pressed, { code }) =>
      pressed === "now" || (pressed === "code" && !code) ? "/2fa/code" : "/2fa/verify",
    lang,
    texts,
    initial: { answer, problem, notes },
    device: twoFactor.calls.code.load,
  });
  return {
    ...totpCall,
    /** While one types it is the code of this moment, until there is one to verify. */
    follow: (event: FormEvent<HTMLFormElement>) => {
      totpCall.follow(event, isWhole(event.currentTarget) ? "verify" : "now");
    },
    /** Asks for the code that follows the one shown. */
    renew: () => void totpCall.renew(totpCall.body ?? { ...values }, "code"),
  };
}

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

type TwoFactorFormProps = { lang: Lang; texts: TwoFactorTexts };

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
