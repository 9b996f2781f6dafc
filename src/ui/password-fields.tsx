import { type ComponentProps, useId } from "react";
import { batches, passphraseLengths, passwordLengths } from "../tools/crypto/bounds.ts";
import { characterClasses, separators } from "../tools/crypto/names.ts";
import { type FieldsProps, Checkbox, NumberInput, Select, errorFor } from "./field.tsx";

export const passwordFieldTexts = [
  "crypto.password.length.label",
  "crypto.password.kinds",
  "crypto.password.lower",
  "crypto.password.upper",
  "crypto.password.digits",
  "crypto.password.symbols",
  "crypto.password.unambiguous",
  "crypto.password.count.label",
  "crypto.passphrase.words",
  "crypto.passphrase.separator",
  "crypto.passphrase.separator.hyphen",
  "crypto.passphrase.separator.space",
  "crypto.passphrase.separator.dot",
  "crypto.passphrase.separator.underscore",
  "crypto.passphrase.capitalize",
  "crypto.passphrase.number",
] as const;

type PasswordFieldsProps = FieldsProps<(typeof passwordFieldTexts)[number]>;

export function PasswordFields({ values, problem, texts }: PasswordFieldsProps) {
  const id = useId();
  const classFault = errorFor(problem, characterClasses[0]);
  return (
    <>
      <LengthAndCount
        values={values}
        problem={problem}
        texts={texts}
        label={texts["crypto.password.length.label"]}
        name="length"
        range={passwordLengths}
      />
      <fieldset className="checks" {...(classFault && { "aria-describedby": id })}>
        <legend>{texts["crypto.password.kinds"]}</legend>
        {characterClasses.map((name) => (
          <Checkbox
            key={name}
            label={texts[`crypto.password.${name}`]}
            name={name}
            defaultChecked={values[name] === "on"}
          />
        ))}
        <Checkbox
          label={texts["crypto.password.unambiguous"]}
          name="unambiguous"
          defaultChecked={values["unambiguous"] === "on"}
        />
        {classFault && (
          <p id={id} className="error">
            {classFault}
          </p>
        )}
      </fieldset>
    </>
  );
}

export function PassphraseFields({ values, problem, texts }: PasswordFieldsProps) {
  return (
    <>
      <LengthAndCount
        values={values}
        problem={problem}
        texts={texts}
        label={texts["crypto.passphrase.words"]}
        name="words"
        range={passphraseLengths}
      />
      <Select
        label={texts["crypto.passphrase.separator"]}
        name="separator"
        defaultValue={values["separator"]}
        problem={problem}
        options={separators.map((separatorName) => ({
          value: separatorName,
          label: texts[`crypto.passphrase.separator.${separatorName}`],
        }))}
      />
      <div className="checks">
        <Checkbox
          label={texts["crypto.passphrase.capitalize"]}
          name="capitalize"
          defaultChecked={values["capitalize"] === "on"}
        />
        <Checkbox
          label={texts["crypto.passphrase.number"]}
          name="number"
          defaultChecked={values["number"] === "on"}
        />
      </div>
    </>
  );
}

/** How long each is, and how many are made. */
function LengthAndCount({
  values,
  problem,
  texts,
  ...length
}: PasswordFieldsProps & Pick<ComponentProps<typeof NumberInput>, "label" | "name" | "range">) {
  return (
    <div className="grid">
      <NumberInput {...length} defaultValue={values[length.name]} problem={problem} required />
      <NumberInput
        label={texts["crypto.password.count.label"]}
        name="count"
        range={batches}
        defaultValue={values["count"]}
        problem={problem}
      />
    </div>
  );
}
