import { type ComponentProps, type ReactNode, useId } from "react";
import type { MessageKey, Texts } from "../core/i18n.ts";
import type { Problem } from "../core/problem.ts";

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
  children,
}: FieldProps & { children: (described: FieldDescription) => ReactNode }) {
  const id = useId();
  const error = errorFor(problem, name);
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        ...(describedBy && { "aria-describedby": describedBy }),
        ...(error !== undefined && { "aria-invalid": true }),
      })}
      {hint && (
        <small id={`${id}-hint`} className="hint">
          {hint}
        </small>
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

export function TextField({ label, hint, problem, ...inputProps }: InputProps<"input">) {
  return (
    <Field label={label} name={inputProps.name} hint={hint} {...(problem && { problem })}>
      {(described) => <input autoComplete="off" enterKeyHint="go" {...inputProps} {...described} />}
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

export function TextArea({ label, hint, problem, ...areaProps }: InputProps<"textarea">) {
  return (
    <Field label={label} name={areaProps.name} hint={hint} {...(problem && { problem })}>
      {(described) => <textarea rows={6} spellCheck={false} {...areaProps} {...described} />}
    </Field>
  );
}

export type Option = { readonly value: string; readonly label: string };

export function Select({
  label,
  hint,
  problem,
  options,
  ...select
}: InputProps<"select"> & { options: readonly Option[] }) {
  return (
    <Field label={label} name={select.name} hint={hint} {...(problem && { problem })}>
      {(described) => (
        <select {...select} {...described}>
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
