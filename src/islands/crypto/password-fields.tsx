import { useId } from "react";
import type { IslandTexts } from "#core/i18n.ts";
import passwordCalls from "#tools/crypto/password-calls.ts";
import { declaredFields } from "#ui/declared-field.tsx";
import { type FieldsProps, errorFor } from "#ui/field.tsx";

type PasswordFieldsProps = FieldsProps<keyof IslandTexts<"crypto">>;

const passwordField = (form: PasswordFieldsProps) =>
  declaredFields({ id: "crypto.password" }, passwordCalls.password, form);
const passphraseField = (form: PasswordFieldsProps) =>
  declaredFields({ id: "crypto.passphrase" }, passwordCalls.passphrase, form);

export function PasswordFields(form: PasswordFieldsProps) {
  const id = useId();
  const field = passwordField(form);
  const classFault = errorFor(form.problem, "lower");
  return (
    <>
      <div className="grid">
        {field("length", { required: true })}
        {field("count")}
      </div>
      <fieldset className="checks" {...(classFault && { "aria-describedby": id })}>
        <legend>{form.texts["crypto.password.kinds"]}</legend>
        {field("lower")}
        {field("upper")}
        {field("digits")}
        {field("symbols")}
        {classFault && (
          <p id={id} className="error">
            {classFault}
          </p>
        )}
      </fieldset>
    </>
  );
}

export function PassphraseFields(form: PasswordFieldsProps) {
  const field = passphraseField(form);
  return (
    <>
      <div className="grid">
        {field("words", { required: true })}
        {field("count", { label: form.texts["crypto.password.count"] })}
      </div>
      {field("separator")}
    </>
  );
}

/** What few change of a password, below what is made of the rest. */
export const PasswordOptions = (form: PasswordFieldsProps) => passwordField(form)("unambiguous");

export function PassphraseOptions(form: PasswordFieldsProps) {
  const field = passphraseField(form);
  return (
    <div className="checks">
      {field("capitalize")}
      {field("number")}
    </div>
  );
}
