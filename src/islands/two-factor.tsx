import { useState } from "react";
import { apiTexts, callApi } from "../client/api.ts";
import type { FormState } from "../client/state.ts";
import { useCall } from "../client/use-call.ts";
import type { Lang, Texts } from "../core/i18n.ts";
import { type Picture, dataUrl } from "../core/picture.ts";
import { maxNameLength } from "../tools/two-factor/bounds.ts";
import type { CodeAnswer, SecretAnswer, VerifyAnswer } from "../tools/two-factor/schema.ts";
import { copyTexts } from "../ui/copy-button.tsx";
import { Empty } from "../ui/empty.tsx";
import { TextField } from "../ui/field.tsx";
import { NewSecretForm, newSecretTexts } from "../ui/new-secret.tsx";
import { PlaceNote, placeTexts } from "../ui/place-note.tsx";
import { ResultPanel } from "../ui/result.tsx";
import { Submit, submitTexts } from "../ui/submit.tsx";
import { TotpCheck, totpCheckTexts } from "../ui/totp-check.tsx";
import { TotpOptions } from "../ui/totp-options.tsx";

export const twoFactorIslandTexts = [
  ...apiTexts,
  ...placeTexts,
  ...submitTexts,
  ...copyTexts,
  ...newSecretTexts,
  ...totpCheckTexts,
  "two-factor.busy",
  "two-factor.generate.heading",
  "two-factor.issuer",
  "two-factor.account",
  "two-factor.generate",
  "two-factor.generate.result",
  "two-factor.generate.empty",
] as const;

type SecretOptions = Readonly<Record<string, string>>;
type SecretFields = Readonly<Record<string, unknown>>;
type TwoFactorTexts = Texts<(typeof twoFactorIslandTexts)[number]>;

/** `qr` is the address of a picture. */
type DrawnSecret = SecretAnswer & { readonly qr: string };

export type TwoFactorIslandProps = {
  readonly lang: Lang;
  readonly texts: TwoFactorTexts;
  readonly generate: FormState<DrawnSecret>;
  readonly check: FormState<CodeAnswer | VerifyAnswer>;
};

const twoFactorOnDevice = () => import("../client/device/two-factor.ts");

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
  const passOn = ({ secret }: SecretAnswer, { digits, period, algorithm }: SecretFields) =>
    onGenerated(secret, { digits: String(digits), period: String(period), algorithm: String(algorithm) });
  const secretCall = useCall<DrawnSecret>({
    path: "/2fa/generate",
    lang,
    texts,
    initial: { answer, problem },
    read: async (response, body) => {
      const secret: SecretAnswer = await response.json();
      const drawn = await callApi({ path: "/2fa/qr", body: { otpauth: secret.otpauth }, lang, texts });
      passOn(secret, body);
      return { ...secret, qr: drawn.ok ? URL.createObjectURL(await drawn.response.blob()) : "" };
    },
    device: twoFactorOnDevice,
    readDevice: async (value, body, run) => {
      // oxlint-disable-next-line no-unsafe-type-assertion -- what the tool's own action gives
      const secret = value as SecretAnswer;
      // oxlint-disable-next-line no-unsafe-type-assertion -- as above
      const picture = (await run("/2fa/qr", { otpauth: secret.otpauth })) as Picture | null;
      passOn(secret, body);
      return { ...secret, qr: picture ? dataUrl(picture) : "" };
    },
  });
  const field = (name: string) => ({
    name,
    defaultValue: values[name],
    problem: secretCall.problem,
    required: true,
  });
  return (
    <div className="tool split">
      <form method="post" action="#result" className="panel" onSubmit={secretCall.submit}>
        <h2>{texts["two-factor.generate.heading"]}</h2>
        <TextField label={texts["two-factor.issuer"]} {...field("issuer")} maxLength={maxNameLength} />
        <TextField label={texts["two-factor.account"]} {...field("account")} maxLength={maxNameLength} />
        <TotpOptions values={values} problem={secretCall.problem} texts={texts} />
        <Submit
          isBusy={secretCall.isBusy}
          onCancel={secretCall.cancel}
          texts={texts}
          name="action"
          value="generate"
        >
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
