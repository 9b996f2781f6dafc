import type { IslandTexts } from "#core/i18n.ts";
import type { SecretAnswer } from "#tools/two-factor/schema.ts";
import { CopyIcon } from "./copy-button.tsx";

/** A secret to be typed, scanned, or opened in an app on the same phone. */
export function NewSecretForm({
  secret: { secret, otpauth, qr },
  texts,
}: {
  secret: SecretAnswer & { readonly qr: string };
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
