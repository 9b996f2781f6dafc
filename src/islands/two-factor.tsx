import { useState } from "react";
import { apiTexts, callApi } from "../client/api.ts";
import type { FormState } from "../client/state.ts";
import { useCall } from "../client/use-call.ts";
import type { Lang, Texts } from "../core/i18n.ts";
import { longestCode, longestName } from "../tools/two-factor/names.ts";
import type { CodeAnswer, SecretAnswer, VerifyAnswer } from "../tools/two-factor/schema.ts";
import { copyTexts } from "../ui/copy-button.tsx";
import { Empty } from "../ui/empty.tsx";
import { TextField } from "../ui/field.tsx";
import { NewSecretForm, newSecretTexts } from "../ui/new-secret.tsx";
import { ResultPanel } from "../ui/result.tsx";
import { Submit, submitTexts } from "../ui/submit.tsx";
import { TotpOptions, totpOptionTexts } from "../ui/totp-options.tsx";
import { TotpOutcome, totpOutcomeTexts } from "../ui/totp-outcome.tsx";

export const twoFactorTexts = [
  ...apiTexts,
  ...submitTexts,
  ...copyTexts,
  ...newSecretTexts,
  ...totpOptionTexts,
  ...totpOutcomeTexts,
  "two-factor.busy",
  "two-factor.generate.heading",
  "two-factor.issuer",
  "two-factor.account",
  "two-factor.generate",
  "two-factor.generate.result",
  "two-factor.generate.empty",
  "two-factor.check.heading",
  "two-factor.secret",
  "two-factor.secretHint",
  "two-factor.code",
  "two-factor.codeHint",
  "two-factor.codePlaceholder",
  "two-factor.verify",
  "two-factor.current",
  "two-factor.check.result",
  "two-factor.check.empty",
] as const;

type Values = Readonly<Record<string, string>>;
type Words = Texts<(typeof twoFactorTexts)[number]>;

/** `qr` is the address of a picture. */
type DrawnSecret = SecretAnswer & { readonly qr: string };

export type TwoFactorProps = {
  readonly lang: Lang;
  readonly texts: Words;
  readonly generate: FormState<DrawnSecret>;
  readonly check: FormState<CodeAnswer | VerifyAnswer>;
};

export default function TwoFactor({ lang, texts, generate, check }: TwoFactorProps) {
  const [made, setMade] = useState<Values>({});
  return (
    <>
      <Generate
        {...generate}
        lang={lang}
        texts={texts}
        onMade={(secret, options) => setMade({ ...options, secret })}
      />
      <Check
        key={made["secret"]}
        {...check}
        values={{ ...check.values, ...made }}
        lang={lang}
        texts={texts}
      />
    </>
  );
}

type FormProps = { lang: Lang; texts: Words };

function Generate({
  lang,
  texts,
  values,
  answer,
  problem,
  onMade,
}: FormProps & FormState<DrawnSecret> & { onMade: (secret: string, options: Values) => void }) {
  const call = useCall<DrawnSecret>({
    path: "/2fa/generate",
    lang,
    texts,
    initial: { answer, problem },
    read: async (response, body) => {
      const secret: SecretAnswer = await response.json();
      const drawn = await callApi({ path: "/2fa/qr", body: { otpauth: secret.otpauth }, lang, texts });
      const { digits, period, algorithm } = body;
      onMade(secret.secret, { digits: String(digits), period: String(period), algorithm: String(algorithm) });
      return { ...secret, qr: drawn.ok ? URL.createObjectURL(await drawn.response.blob()) : "" };
    },
  });
  const field = (name: string) => ({
    name,
    defaultValue: values[name],
    problem: call.problem,
    required: true,
  });
  return (
    <div className="tool split">
      <form method="post" action="#result" className="panel" onSubmit={call.submit}>
        <h2>{texts["two-factor.generate.heading"]}</h2>
        <TextField label={texts["two-factor.issuer"]} {...field("issuer")} maxLength={longestName} />
        <TextField label={texts["two-factor.account"]} {...field("account")} maxLength={longestName} />
        <TotpOptions values={values} problem={call.problem} texts={texts} />
        <Submit isBusy={call.isBusy} onCancel={call.cancel} texts={texts} name="action" value="generate">
          {texts["two-factor.generate"]}
        </Submit>
      </form>
      <ResultPanel
        title={texts["two-factor.generate.result"]}
        isBusy={call.isBusy}
        busyText={texts["two-factor.busy"]}
        problem={call.problem}
      >
        {call.answer ? (
          <NewSecretForm secret={call.answer} texts={texts} />
        ) : (
          <Empty icon="key-round">{texts["two-factor.generate.empty"]}</Empty>
        )}
      </ResultPanel>
    </div>
  );
}

function Check({ lang, texts, values, answer, problem }: FormProps & FormState<CodeAnswer | VerifyAnswer>) {
  const [sent, setSent] = useState<Readonly<Record<string, unknown>>>(values);
  const call = useCall<CodeAnswer | VerifyAnswer>({
    path: (pressed) => (pressed === "code" ? "/2fa/code" : "/2fa/verify"),
    lang,
    texts,
    initial: { answer, problem },
    read: async (response, body) => {
      setSent(body);
      return response.json();
    },
  });
  const field = (name: string) => ({ name, defaultValue: values[name], problem: call.problem });
  const button = { isBusy: call.isBusy, onCancel: call.cancel, texts, name: "action" };
  return (
    <div className="tool split">
      <form method="post" action="#result-check" className="panel" onSubmit={call.submit}>
        <h2>{texts["two-factor.check.heading"]}</h2>
        <TextField
          label={texts["two-factor.secret"]}
          hint={texts["two-factor.secretHint"]}
          {...field("secret")}
          spellCheck={false}
          autoCapitalize="characters"
          required
        />
        <TextField
          label={texts["two-factor.code"]}
          hint={texts["two-factor.codeHint"]}
          placeholder={texts["two-factor.codePlaceholder"]}
          {...field("code")}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={longestCode}
        />
        <TotpOptions values={values} problem={call.problem} texts={texts} />
        <Submit
          {...button}
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
        isBusy={call.isBusy && !call.answer}
        busyText={texts["two-factor.busy"]}
        problem={call.problem}
      >
        {call.answer ? (
          <TotpOutcome
            outcome={call.answer}
            cameWithPage={call.answer === answer}
            onStale={() => void call.send({ ...sent }, "code")}
            texts={texts}
          />
        ) : (
          <Empty icon="shield-check">{texts["two-factor.check.empty"]}</Empty>
        )}
      </ResultPanel>
    </div>
  );
}
