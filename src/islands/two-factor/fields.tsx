import { useRef } from "react";
import { type IslandTexts, type Texts, fill } from "#core/i18n.ts";
import { algorithms, digitCounts, maxCodeLength, maxSecrets, periods } from "#tools/two-factor/schema.ts";
import twoFactor from "#tools/two-factor/tool.ts";
import { declaredFields } from "#ui/declared-field.tsx";
import { type FieldsProps, Select, TextArea, TextField, fieldsOf } from "#ui/field.tsx";
import { type qrPictureTexts, QrPicture } from "#ui/qr-picture.tsx";

type TotpFieldsProps = FieldsProps<keyof IslandTexts<"two-factor">>;

/** What nearly everybody leaves as it is, folded away unless it was changed. */
export function TotpOptions(form: TotpFieldsProps) {
  const { values, problem, texts } = form;
  const field = declaredFields(twoFactor, twoFactor.calls.generate, form);
  const [usualDigits, usualPeriod] = [String(digitCounts[0]), String(periods.default)];
  const { digits = usualDigits, period = usualPeriod, algorithm = algorithms[0] } = values;
  const isUsual = digits === usualDigits && period === usualPeriod && algorithm === algorithms[0];
  return (
    <details className="options" open={!isUsual}>
      <summary>{texts["two-factor.options"]}</summary>
      <div className="grid">
        {field("digits")}
        {field("period")}
        <Select
          texts={texts}
          label={texts["two-factor.algorithm"]}
          name="algorithm"
          defaultValue={algorithm}
          problem={problem}
          options={algorithms.map((value) => ({ value, label: value.toUpperCase().replace("SHA", "SHA-") }))}
        />
      </div>
    </details>
  );
}

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
