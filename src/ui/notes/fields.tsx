import { maxTitleLength } from "../../tools/notes/bounds.ts";
import { lifetimes } from "../../tools/notes/names.ts";
import { type FieldsProps, Checkbox, Select, TextArea, TextField } from "../field.tsx";

export const noteFieldTexts = [
  "notes.field.title",
  "notes.field.title.hint",
  "notes.field.content",
  "notes.field.content.hint",
  "notes.expires",
  "notes.expires.keep",
  "notes.expires.never",
  "notes.expires.1h",
  "notes.expires.1d",
  "notes.expires.7d",
  "notes.expires.30d",
  "notes.burn",
] as const;

/** What a note is written with, by the names on the wire. An old note may also keep the end it has. */
export function NoteFields({
  values,
  texts,
  problem,
  isOld = false,
}: FieldsProps<(typeof noteFieldTexts)[number]> & { isOld?: boolean }) {
  const ends = isOld ? (["keep", ...lifetimes] as const) : lifetimes;
  return (
    <>
      <TextField
        label={texts["notes.field.title"]}
        name="title"
        maxLength={maxTitleLength}
        hint={texts["notes.field.title.hint"]}
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
