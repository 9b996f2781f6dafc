import type { Texts } from "../i18n.ts";
import type { Problem } from "../problem.ts";
import { characterClasses, separators } from "../tools/crypto/names.ts";
import { Checkbox, Select, TextInput } from "./field.tsx";

export const passwordFieldTexts = [
  "crypto.password.length",
  "crypto.password.kinds",
  "crypto.password.lower",
  "crypto.password.upper",
  "crypto.password.digits",
  "crypto.password.symbols",
  "crypto.password.unambiguous",
  "crypto.password.count",
  "crypto.passphrase.words",
  "crypto.passphrase.separator",
  "crypto.passphrase.separator.hyphen",
  "crypto.passphrase.separator.space",
  "crypto.passphrase.separator.dot",
  "crypto.passphrase.separator.underscore",
  "crypto.passphrase.capitalize",
  "crypto.passphrase.number",
] as const;

type FieldsProps = {
  values: Readonly<Record<string, string>>;
  problem: Problem | null;
  texts: Texts<(typeof passwordFieldTexts)[number]>;
};

export function PasswordFields({ values, problem, texts }: FieldsProps) {
  return (
    <>
      <TextInput
        label={texts["crypto.password.length"]}
        type="number"
        name="length"
        min={6}
        max={128}
        defaultValue={values["length"] ?? 16}
        problem={problem}
        required
      />
      <fieldset>
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
      </fieldset>
      <Count values={values} problem={problem} texts={texts} />
    </>
  );
}

export function PassphraseFields({ values, problem, texts }: FieldsProps) {
  return (
    <>
      <TextInput
        label={texts["crypto.passphrase.words"]}
        type="number"
        name="words"
        min={3}
        max={20}
        defaultValue={values["words"] ?? 6}
        problem={problem}
        required
      />
      <Select
        label={texts["crypto.passphrase.separator"]}
        name="separator"
        defaultValue={values["separator"]}
        problem={problem}
        options={separators.map((value) => ({ value, label: texts[`crypto.passphrase.separator.${value}`] }))}
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
      <Count values={values} problem={problem} texts={texts} />
    </>
  );
}

function Count({ values, problem, texts }: FieldsProps) {
  return (
    <TextInput
      label={texts["crypto.password.count"]}
      type="number"
      name="count"
      min={1}
      max={100}
      defaultValue={values["count"] ?? 1}
      problem={problem}
    />
  );
}
