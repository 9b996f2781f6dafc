import { type ApiTexts, callApi } from "#client/api.ts";
import type { FormState } from "#client/state.ts";
import { useCall } from "#client/use-call.ts";
import type { IslandTexts, Lang } from "#core/i18n.ts";
import { type Picture, dataUrl } from "#core/picture.ts";
import type { Problem } from "#core/problem.ts";
import type { SecretAnswer } from "#tools/two-factor/schema.ts";
import twoFactor from "#tools/two-factor/tool.ts";
import { CopyIcon } from "#ui/copy-button.tsx";
import { declaredFields } from "#ui/declared-field.tsx";
import { Empty } from "#ui/empty.tsx";
import { Submit } from "#ui/submit.tsx";
import { ToolForm } from "#ui/tool-form.tsx";
import { TotpOptions } from "./fields.tsx";

const { generate } = twoFactor.calls;

export type SecretOptions = Readonly<Record<string, string>>;

/** `qr` is the address of a picture. */
export type DrawnSecret = SecretAnswer & { readonly qr: string };

type NewSecretOptions = {
  readonly lang: Lang;
  readonly texts: ApiTexts;
  readonly initial: { readonly answer: DrawnSecret | null; readonly problem: Problem | null };
  readonly onGenerated: (secret: string, options: SecretOptions) => void;
};

/** The form that makes a secret, and has its QR code drawn where the secret was made. */
function useNewSecret({ lang, texts, initial, onGenerated }: NewSecretOptions) {
  return useCall<DrawnSecret>({
    path: "/2fa/generate",
    lang,
    texts,
    initial,
    isLive: false,
    onAnswer: ({ secret }, { digits, period, algorithm }) =>
      onGenerated(secret, { digits: String(digits), period: String(period), algorithm: String(algorithm) }),
    read: async (response) => {
      const secret: SecretAnswer = await response.json();
      const drawn = await callApi({ path: "/2fa/qr", body: { otpauth: secret.otpauth }, lang, texts });
      return { ...secret, qr: drawn.ok ? URL.createObjectURL(await drawn.response.blob()) : "" };
    },
    device: generate.load,
    readDevice: async (value, _body, run) => {
      // oxlint-disable-next-line no-unsafe-type-assertion -- what the tool's own action gives
      const secret = value as SecretAnswer;
      // oxlint-disable-next-line no-unsafe-type-assertion -- as above
      const picture = (await run("/2fa/qr", { otpauth: secret.otpauth })) as Picture | null;
      return { ...secret, qr: picture ? dataUrl(picture) : "" };
    },
  });
}

/** The secret of RFC 6238, known to everybody, as apps group it. */
const publicSecret = "GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ";

type SecretGeneratorProps = FormState<DrawnSecret> & {
  lang: Lang;
  texts: IslandTexts<"two-factor">;
  onGenerated: NewSecretOptions["onGenerated"];
};

/** Makes a secret. */
export function SecretGenerator({ lang, texts, values, answer, problem, onGenerated }: SecretGeneratorProps) {
  const secretCall = useNewSecret({ lang, texts, initial: { answer, problem }, onGenerated });
  const form = { texts, values, problem: secretCall.problem };
  const field = declaredFields(twoFactor, generate, form);
  return (
    <ToolForm
      call={secretCall}
      texts={texts}
      fields={
        <>
          <h2>{texts["two-factor.generate.heading"]}</h2>
          {field("issuer")}
          {field("account")}
        </>
      }
      options={
        <>
          <TotpOptions {...form} />
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

/** A secret to be typed, scanned, or opened in an app on the same phone. */
function NewSecretForm({
  secret: { secret, otpauth, qr },
  texts,
}: {
  secret: DrawnSecret;
  texts: IslandTexts<"two-factor">;
}) {
  return (
    <>
      <h3>{texts["two-factor.secretCaption"]}</h3>
      <div className="line">
        <code className="code">{secret.replace(/.{4}(?=.)/g, "$& ")}</code>
        <CopyIcon text={secret} texts={texts} />
      </div>
      {qr && (
        <details className="options" open>
          <summary>{texts["two-factor.showQr"]}</summary>
          <div className="picture">
            <img src={qr} alt={texts["two-factor.qr"]} width={240} height={240} />
          </div>
        </details>
      )}
      <h3>{texts["two-factor.otpauth"]}</h3>
      <div className="line">
        <code className="code">{otpauth}</code>
        <CopyIcon text={otpauth} texts={texts} />
      </div>
    </>
  );
}
