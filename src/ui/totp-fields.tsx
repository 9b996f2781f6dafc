import { useRef } from "react";
import { maxCodeLength } from "../tools/two-factor/bounds.ts";
import { type FieldsProps, TextField, fieldsOf } from "./field.tsx";
import { QrPicture, qrPictureTexts } from "./qr-picture.tsx";
import { TotpOptions, totpOptionTexts } from "./totp-options.tsx";

export const totpFieldTexts = [
  ...qrPictureTexts,
  ...totpOptionTexts,
  "two-factor.secret",
  "two-factor.secretHint",
  "two-factor.code",
  "two-factor.codeHint",
  "two-factor.codePlaceholder",
] as const;

/** The secret, typed or read from its QR code, and a code to verify. */
export function TotpFields({ values, problem, texts }: FieldsProps<(typeof totpFieldTexts)[number]>) {
  const secret = useRef<HTMLInputElement>(null);
  const field = fieldsOf({ values, problem });
  return (
    <>
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
      <TotpOptions values={values} problem={problem} texts={texts} />
    </>
  );
}
