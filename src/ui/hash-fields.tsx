import { hashAlgorithms, hashOutputs } from "../tools/crypto/names.ts";
import { type FieldsProps, Select, TextField, fieldsOf } from "./field.tsx";

export const hashFieldTexts = [
  "crypto.hash.algo",
  "crypto.hash.key",
  "crypto.hash.keyHint",
  "crypto.hash.output",
  "crypto.hash.output.hex",
  "crypto.hash.output.base64",
  "crypto.hash.options",
  "crypto.hash.expected",
] as const;

/** How a text is hashed. */
export function HashFields({ values, problem, texts }: FieldsProps<(typeof hashFieldTexts)[number]>) {
  const field = fieldsOf({ values, problem });
  return (
    <>
      <div className="grid">
        <Select
          label={texts["crypto.hash.algo"]}
          {...field("algo")}
          options={hashAlgorithms.map((value) => ({
            value,
            label: value.toUpperCase().replace(/^SHA(?=[1-9])/, "SHA-"),
          }))}
        />
        <Select
          label={texts["crypto.hash.output"]}
          {...field("output")}
          options={hashOutputs.map((value) => ({ value, label: texts[`crypto.hash.output.${value}`] }))}
        />
      </div>
      <TextField
        label={texts["crypto.hash.key"]}
        hint={texts["crypto.hash.keyHint"]}
        {...field("key")}
        spellCheck={false}
      />
      <details className="options" open={Boolean(values["expected"])}>
        <summary>{texts["crypto.hash.options"]}</summary>
        <TextField label={texts["crypto.hash.expected"]} {...field("expected")} spellCheck={false} />
      </details>
    </>
  );
}
