import { useRef } from "react";
import { type IslandTexts, type Texts, fill } from "#core/i18n.ts";
import { maxCodeLength, maxSecrets } from "#tools/two-factor/bounds.ts";
import { type FieldsProps, TextArea, TextField, fieldsOf } from "./field.tsx";
import { QrPicture, type qrPictureTexts } from "./qr-picture.tsx";
import { TotpOptions } from "./totp-options.tsx";

type TotpFieldsProps = FieldsProps<keyof IslandTexts<"two-factor">>;

/** The secret, typed or read from its QR code, or several of them, a line each. */
export function TotpSecret({
  values,
  problem,
  texts,
  pictureTexts,
}: TotpFieldsProps & { readonly pictureTexts: Texts<(typeof qrPictureTexts)[number]> }) {
  const secret = useRef<HTMLTextAreaElement>(null);
  const field = fieldsOf({ values, problem });
  return (
    <>
      <QrPicture fieldRef={secret} texts={pictureTexts} />
      <TextArea
        ref={secret}
        label={texts["two-factor.secret"]}
        hint={fill(texts["two-factor.secretHint"], { max: maxSecrets })}
        {...field("secret")}
        rows={2}
        autoComplete="off"
        autoCapitalize="characters"
        required
      />
    </>
  );
}

/** A code to verify, and what nearly everybody leaves as it is. */
export function TotpFields({ values, problem, texts }: TotpFieldsProps) {
  const field = fieldsOf({ values, problem });
  return (
    <>
      <TextField
        label={texts["two-factor.code"]}
        hint={texts["two-factor.codeHint"]}
        placeholder={texts["two-factor.codePlaceholder"]}
        {...field("code")}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={maxCodeLength}
      />
      <TotpOptions values={values} problem={problem} texts={texts} />
    </>
  );
}
