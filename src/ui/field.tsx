import { type ComponentProps, type ReactNode, useContext, useId } from "react";
import type { MessageKey, Texts } from "#core/i18n.ts";
import { mayBeSecret } from "#core/call-command.ts";
import type { Problem } from "#core/problem.ts";
import { langOfText } from "#core/vietnamese.ts";
import { useFieldNote, useMissing } from "./field-notes.ts";
import { FieldCorner, type FieldCornerTexts } from "./field-corner.tsx";
import { StandIn } from "./long-text.ts";

type FieldDescription = {
  readonly id: string;
  readonly "aria-describedby"?: string;
  readonly "aria-invalid"?: true;
};

type FieldProps = {
  readonly label: ReactNode;
  readonly name: string;
  readonly hint?: ReactNode;
  /** The last refusal, whose words for this field stand under it. */
  readonly problem?: Problem | null;
  /** A text field whose corner pastes and clears, in these words. */
  readonly corner?: FieldCornerTexts | undefined;
};

/** What a tool's fields are given: what they open with, and the last refusal. */
export type FieldsProps<Key extends MessageKey> = {
  readonly values: Readonly<Record<string, string>>;
  readonly problem: Problem | null;
  readonly texts: Texts<Key>;
};

/** A field by its name, as its form has it. */
export const fieldsOf =
  ({ values, problem }: Pick<FieldsProps<never>, "values" | "problem">) =>
  (fieldName: string) => ({ name: fieldName, defaultValue: values[fieldName], problem });

export const errorFor = (problem: Problem | null | undefined, fieldName: string): string | undefined =>
  problem?.errors?.find(({ path }) => path === fieldName)?.message;

/** A label, its control, a hint and what is wrong with it, tied together for those who do not see them. */
export function Field({
  label,
  name,
  hint,
  problem,
  corner,
  children,
}: FieldProps & { children: (described: FieldDescription) => ReactNode }) {
  const id = useId();
  const error = errorFor(problem, name);
  const note = useFieldNote(name);
  const missing = useMissing(name);
  const shownHint = error === undefined && (missing ?? hint);
  const describedBy = [shownHint && `${id}-hint`, note && `${id}-note`, error && `${id}-error`]
    .filter(Boolean)
    .join(" ");
  return (
    <div className="field">
      {corner && <FieldCorner find={() => document.querySelector(`[id="${id}"]`)} texts={corner} />}
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        ...(describedBy && { "aria-describedby": describedBy }),
        ...(error !== undefined && { "aria-invalid": true }),
      })}
      {shownHint && (
        <small id={`${id}-hint`} className="hint">
          {shownHint}
        </small>
      )}
      {note && (
        <output id={`${id}-note`} className="hint noted">
          {note}
        </output>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className="error">
          {error}
        </p>
      )}
    </div>
  );
}

type InputProps<Tag extends "input" | "textarea" | "select"> = FieldProps &
  Omit<ComponentProps<Tag>, keyof FieldProps | "id">;

/**
 * A field of one line. A browser that may not remember what is typed, which is for secrets alone, has lost it too when its
 * visitor comes back to the page.
 */
export function TextField({ label, hint, problem, corner, ...inputProps }: InputProps<"input">) {
  const remembered = mayBeSecret(inputProps.name) && { autoComplete: "off" };
  return (
    <Field label={label} name={inputProps.name} hint={hint} corner={corner} {...(problem && { problem })}>
      {(described) => (
        <input
          enterKeyHint="go"
          lang={langOfText(inputProps.defaultValue)}
          {...remembered}
          {...inputProps}
          {...described}
        />
      )}
    </Field>
  );
}

/** What a number may be, and what it is until somebody says otherwise; a schema's own words for it. */
export type NumberBounds = { readonly minimum: number; readonly maximum: number; readonly default: number };

export function NumberInput({
  range,
  defaultValue,
  ...inputProps
}: Omit<InputProps<"input">, "type" | "min" | "max"> & { range: NumberBounds }) {
  return (
    <TextField
      type="number"
      min={range.minimum}
      max={range.maximum}
      defaultValue={defaultValue ?? range.default}
      {...inputProps}
    />
  );
}

export function TextArea({ label, hint, problem, corner, ...areaProps }: InputProps<"textarea">) {
  const standIn = useContext(StandIn);
  return (
    <Field label={label} name={areaProps.name} hint={hint} corner={corner} {...(problem && { problem })}>
      {(described) => (
        <textarea
          rows={6}
          spellCheck={false}
          lang={langOfText(areaProps.defaultValue)}
          {...areaProps}
          defaultValue={standIn(areaProps.defaultValue)}
          {...described}
        />
      )}
    </Field>
  );
}

export type Option = { readonly value: string; readonly label: string };

export const selectTexts = ["ui.choose"] as const;

type SelectProps = Omit<InputProps<"select">, "defaultValue"> & {
  readonly options: readonly Option[];
  readonly defaultValue?: string | undefined;
  readonly texts: Texts<(typeof selectTexts)[number]>;
};

/**
 * One of some choices. What it opens with and is none of them is no choice: never the first one, which nobody has made.
 */
export function Select({ label, hint, problem, options, texts, ...select }: SelectProps) {
  const { defaultValue = "" } = select;
  const isUnknown = defaultValue !== "" && !options.some(({ value }) => value === defaultValue);
  const lacksEmpty = isUnknown && !options.some(({ value }) => value === "");
  return (
    <Field label={label} name={select.name} hint={hint} {...(problem && { problem })}>
      {(described) => (
        <select
          {...select}
          {...described}
          {...(isUnknown && { defaultValue: "" })}
          {...(lacksEmpty && { required: true })}
        >
          {lacksEmpty && <option value="">{texts["ui.choose"]}</option>}
          {options.map((selectOption) => (
            <option key={selectOption.value} value={selectOption.value}>
              {selectOption.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

export function Checkbox({
  label,
  ...inputProps
}: { label: ReactNode } & Omit<ComponentProps<"input">, "type">) {
  return (
    <label className="check">
      <input type="checkbox" {...inputProps} />
      <span>{label}</span>
    </label>
  );
}
