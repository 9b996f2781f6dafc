import type { ComponentProps, ReactNode, Ref } from "react";
import type { Texts } from "#core/i18n.ts";
import type { Problem } from "#core/problem.ts";
import type { AnyCall, AnyTool } from "#core/tool.ts";
import { Checkbox, NumberInput, Select, TextArea, TextField } from "./field.tsx";

/** What is known on both sides of a field that a tool declares: a part of its JSON Schema. */
type FieldFacts = {
  readonly type?: string;
  readonly anyOf?: readonly { readonly const?: string | number }[];
  readonly const?: string | number;
  readonly default?: string | number | boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
};

type Form = {
  readonly texts: Readonly<Record<string, string>> & Texts<"ui.choose" | "ui.paste" | "ui.clear">;
  readonly values: Readonly<Record<string, string>>;
  readonly problem: Problem | null;
};

/** How one field differs from what its declaration makes of it. */
type FieldLook = {
  readonly label?: ReactNode;
  readonly hint?: ReactNode;
  readonly ref?: Ref<HTMLTextAreaElement>;
  /** A text of so many lines. */
  readonly rows?: number;
  /** What stands in it mostly comes from elsewhere. */
  readonly isPasted?: boolean;
} & Omit<ComponentProps<"input">, "ref">;

type InputOf<Of extends AnyCall> = keyof Of["input"]["properties"] & string;

/**
 * Draws the fields of a call as its tool declares them: their kind, bounds and defaults by the schema, their words by the
 * tool's texts (`<id>.<field>`, its `.hint`, and `.<value>` for each choice).
 */
export function declaredFields<Of extends AnyCall>(
  { id }: Pick<AnyTool, "id">,
  of: Of,
  { texts, values, problem }: Form,
) {
  const properties: Readonly<Record<string, FieldFacts>> = of.input.properties;
  return (name: InputOf<Of>, { label, hint, rows, ref, isPasted = false, ...look }: FieldLook = {}) => {
    const facts = properties[name] ?? {};
    const key = `${id}.${name}`;
    const words = { label: label ?? texts[key] ?? name, hint: hint ?? texts[`${key}.hint`] };
    const shown = { name, problem, defaultValue: values[name] ?? facts.default?.toString(), ...words };
    if (facts.type === "boolean") {
      const isOn =
        name in values ? values[name] === "on" : facts.default === true && Object.keys(values).length === 0;
      return <Checkbox label={words.label} name={name} defaultChecked={isOn} {...look} />;
    }
    const choices = facts.anyOf ?? (facts.const === undefined ? [] : [facts]);
    if (choices.length > 0) {
      const options = choices.map(({ const: value }) => ({
        value: String(value),
        label: texts[`${key}.${value}`] ?? String(value),
      }));
      return <Select texts={texts} {...shown} options={options} />;
    }
    const { minimum, maximum, minLength = 0, maxLength } = facts;
    if (minimum !== undefined && maximum !== undefined) {
      const range = { minimum, maximum, default: Number(facts.default) };
      return <NumberInput {...look} {...shown} range={range} />;
    }
    const text = {
      required: minLength > 0 && facts.default === undefined,
      maxLength,
      ...(isPasted && { corner: texts }),
    };
    return rows === undefined ? (
      <TextField {...text} {...look} {...shown} />
    ) : (
      <TextArea
        {...text}
        {...shown}
        rows={rows}
        {...(look.placeholder && { placeholder: look.placeholder })}
        {...(ref && { ref })}
      />
    );
  };
}
