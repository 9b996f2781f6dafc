import { type FormEvent, useRef, useState } from "react";
import { apiTexts } from "../client/api.ts";
import type { FormState } from "../client/state.ts";
import { useCall } from "../client/use-call.ts";
import type { Lang, Texts } from "../core/i18n.ts";
import { maxCodeLength } from "../tools/two-factor/bounds.ts";
import type { CodeAnswer, VerifyAnswer } from "../tools/two-factor/schema.ts";
import { Empty } from "./empty.tsx";
import { TextField } from "./field.tsx";
import { PlaceNote, placeTexts } from "./place-note.tsx";
import { QrPicture, qrPictureTexts } from "./qr-picture.tsx";
import { ResultPanel } from "./result.tsx";
import { Submit, submitTexts } from "./submit.tsx";
import { TotpOptions, totpOptionTexts } from "./totp-options.tsx";
import { TotpOutcome, totpOutcomeTexts } from "./totp-outcome.tsx";

export const totpCheckTexts = [
  ...apiTexts,
  ...placeTexts,
  ...submitTexts,
  ...qrPictureTexts,
  ...totpOptionTexts,
  ...totpOutcomeTexts,
  "two-factor.busy",
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

type TotpCheckProps = FormState<CodeAnswer | VerifyAnswer> & {
  readonly lang: Lang;
  readonly texts: Texts<(typeof totpCheckTexts)[number]>;
};

const totpOnDevice = () => import("../client/device/two-factor.ts");

/** Verifies a code, or gives that of this moment. */
export function TotpCheck({ lang, texts, values, answer, problem }: TotpCheckProps) {
  const [sent, setSent] = useState<Readonly<Record<string, unknown>>>(values);
  const secret = useRef<HTMLInputElement>(null);
  const totpCall = useCall<CodeAnswer | VerifyAnswer>({
    path: (pressed) => (pressed === "code" ? "/2fa/code" : "/2fa/verify"),
    lang,
    texts,
    initial: { answer, problem },
    read: async (response, body) => {
      setSent(body);
      return response.json();
    },
    device: totpOnDevice,
    isLenient: true,
    readDevice: (value, body) => {
      setSent(body);
      // oxlint-disable-next-line no-unsafe-type-assertion -- what the tool's own actions give
      return value as CodeAnswer | VerifyAnswer;
    },
  });
  /** While one types it is the code of this moment, until there is one to verify. */
  const follow = (event: FormEvent<HTMLFormElement>) => {
    const code = new FormData(event.currentTarget).get("code");
    totpCall.follow?.(event, code ? "verify" : "code");
  };
  const field = (name: string) => ({ name, defaultValue: values[name], problem: totpCall.problem });
  const button = { isBusy: totpCall.isBusy, onCancel: totpCall.cancel, texts, name: "action" };
  return (
    <div className="tool split">
      <form
        method="post"
        action="#result-check"
        className="panel"
        onSubmit={totpCall.submit}
        onInput={follow}
      >
        <h2>{texts["two-factor.check.heading"]}</h2>
        <TextField
          ref={secret}
          label={texts["two-factor.secret"]}
          hint={texts["two-factor.secretHint"]}
          {...field("secret")}
          spellCheck={false}
          autoCapitalize="characters"
          required
        />
        <QrPicture fieldRef={secret} texts={texts} />
        <TextField
          label={texts["two-factor.code"]}
          hint={texts["two-factor.codeHint"]}
          placeholder={texts["two-factor.codePlaceholder"]}
          {...field("code")}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={maxCodeLength}
        />
        <TotpOptions values={values} problem={totpCall.problem} texts={texts} />
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
        isBusy={totpCall.isBusy && !totpCall.answer}
        busyText={texts["two-factor.busy"]}
        problem={totpCall.problem}
      >
        {totpCall.answer ? (
          <TotpOutcome
            outcome={totpCall.answer}
            cameWithPage={totpCall.answer === answer}
            onStale={() => void totpCall.send({ ...sent }, "code")}
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
