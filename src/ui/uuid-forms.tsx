import type { FormCall } from "../client/use-call.ts";
import { batches } from "../tools/crypto/bounds.ts";
import { uuidVersions } from "../tools/crypto/names.ts";
import { type FieldsProps, NumberInput, Select, TextField, fieldsOf } from "./field.tsx";
import { Submit, submitTexts } from "./submit.tsx";

export const uuidFormTexts = [
  ...submitTexts,
  "crypto.uuid.version",
  "crypto.uuid.version.1",
  "crypto.uuid.version.4",
  "crypto.uuid.version.7",
  "crypto.uuid.count",
  "crypto.tab.uuid",
  "crypto.uuid.generate",
  "crypto.uuid.decodeHeading",
  "crypto.uuid.uuid",
  "crypto.uuid.decode",
] as const;

type UuidFormsProps = Pick<FieldsProps<(typeof uuidFormTexts)[number]>, "values" | "texts"> & {
  readonly call: FormCall;
};

/** One form makes UUIDs, the other one reads somebody else's. */
export function UuidForms({ call, values, texts }: UuidFormsProps) {
  const field = fieldsOf({ values, problem: call.problem });
  const form = {
    method: "post",
    action: "?tab=uuid#result-uuid",
    className: "panel",
    onSubmit: call.submit,
    onInput: call.follow,
  } as const;
  const button = { call, texts, name: "action" };
  return (
    <div className="stack">
      <form {...form} aria-label={texts["crypto.tab.uuid"]}>
        <div className="grid">
          <Select
            label={texts["crypto.uuid.version"]}
            {...field("version")}
            options={uuidVersions.map((value) => ({
              value: String(value),
              label: texts[`crypto.uuid.version.${value}`],
            }))}
          />
          <NumberInput label={texts["crypto.uuid.count"]} range={batches} {...field("count")} />
        </div>
        <Submit {...button} value="uuid">
          {texts["crypto.uuid.generate"]}
        </Submit>
      </form>
      <form {...form}>
        <h2>{texts["crypto.uuid.decodeHeading"]}</h2>
        <TextField label={texts["crypto.uuid.uuid"]} {...field("uuid")} spellCheck={false} required />
        <Submit {...button} value="decodeUuid">
          {texts["crypto.uuid.decode"]}
        </Submit>
      </form>
    </div>
  );
}
