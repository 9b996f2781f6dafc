import type { IslandTexts } from "#core/i18n.ts";
import hashCalls from "#tools/crypto/hash-calls.ts";
import { type HashAlgorithm, hashAlgorithms } from "#tools/crypto/schema.ts";
import { declaredFields } from "#ui/declared-field.tsx";
import { type FieldsProps, Select, TextField, fieldsOf } from "#ui/field.tsx";

/** As people write it: SHA-256, SHA3-256. */
export const hashName = (algo: HashAlgorithm): string =>
  algo.toUpperCase().replace(/^SHA(?=[1-9](?!-))/, "SHA-");

/** How a text is hashed. */
export function HashFields({ values, problem, texts }: FieldsProps<keyof IslandTexts<"crypto">>) {
  const field = fieldsOf({ values, problem });
  const declared = declaredFields({ id: "crypto.hash" }, hashCalls.hash, { values, problem, texts });
  return (
    <>
      <div className="grid">
        <Select
          texts={texts}
          label={texts["crypto.hash.algo"]}
          {...field("algo")}
          options={hashAlgorithms.map((value) => ({ value, label: hashName(value) }))}
        />
        {declared("output")}
      </div>
      <TextField
        label={
          <>
            {`${texts["crypto.hash.key"]} `}
            <small className="aside">{texts["crypto.optional"]}</small>
          </>
        }
        hint={texts["crypto.hash.key.hint"]}
        {...field("key")}
        spellCheck={false}
      />
      <input type="hidden" name="all" value="on" />
      <details className="options" open={Boolean(values["expected"])}>
        <summary>{texts["crypto.hash.options"]}</summary>
        <TextField label={texts["crypto.hash.expected"]} {...field("expected")} spellCheck={false} />
      </details>
    </>
  );
}
