import type { IslandTexts } from "#core/i18n.ts";
import { lifetimes, maxTitleLength } from "#tools/notes/schema.ts";
import { type FieldsProps, Checkbox, Select, TextArea, TextField } from "#ui/field.tsx";

/** What a note is written with, by the names on the wire. An old note may also keep the end it has. */
export function NoteFields({
  values,
  texts,
  problem,
  isOld = false,
}: FieldsProps<keyof IslandTexts<"notes">> & { isOld?: boolean }) {
  const ends = isOld ? (["keep", ...lifetimes] as const) : lifetimes;
  return (
    <>
      <TextField
        label={
          <>
            {texts["notes.field.title"]} <small className="aside">{texts["notes.optional"]}</small>
          </>
        }
        name="title"
        maxLength={maxTitleLength}
        defaultValue={values["title"]}
        problem={problem}
      />
      <TextArea
        label={texts["notes.field.content"]}
        name="content"
        required
        hint={texts["notes.field.content.hint"]}
        defaultValue={values["content"]}
        problem={problem}
      />
      <Select
        texts={texts}
        label={texts["notes.expires"]}
        name="expires_in"
        options={ends.map((value) => ({ value, label: texts[`notes.expires.${value}`] }))}
        defaultValue={values["expires_in"] ?? ends[0]}
        problem={problem}
      />
      <Checkbox label={texts["notes.burn"]} name="burn" defaultChecked={values["burn"] === "on"} />
    </>
  );
}
