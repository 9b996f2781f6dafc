import { useRef, useState } from "react";
import { fill } from "../core/i18n.ts";
import { bankText, separateWhileTyping, withSeparators } from "../tools/vietqr/bank-text.ts";
import { Field, type FieldsProps, TextField, fieldsOf } from "./field.tsx";

export const vietqrFieldTexts = [
  "vietqr.bank",
  "vietqr.bank.popular",
  "vietqr.bank.all",
  "vietqr.account",
  "vietqr.account.hint",
  "vietqr.amount",
  "vietqr.amount.hint",
  "vietqr.info",
  "vietqr.info.hint",
  "vietqr.info.preview",
] as const;

type VietqrFieldsProps = FieldsProps<(typeof vietqrFieldTexts)[number]>;

type BankOption = readonly [code: string, name: string];
export type BankGroups = readonly (readonly BankOption[])[];

const optionsInPage = (): BankGroups =>
  [...document.querySelectorAll("select[name=bank] optgroup")].map((group) =>
    [...group.querySelectorAll("option")].map(({ value, text }) => [value, text] as const),
  );

/** Moves the separators along while digits are typed; the caret stays behind the same digit. */
function separateAsTyped(input: HTMLInputElement, before: string): void {
  const { value, selectionStart } = input;
  const shown = separateWhileTyping(value, before);
  if (shown === value) return;
  const digitsBefore = value.slice(0, selectionStart ?? value.length).replace(/\D/g, "").length;
  const caret = new RegExp(`^(\\D?\\d){${digitsBefore}}`).exec(shown)?.[0].length ?? shown.length;
  input.value = shown;
  input.setSelectionRange(caret, caret);
}

export function VietqrFields({ groups, ...form }: VietqrFieldsProps & { groups: BankGroups | undefined }) {
  const { texts } = form;
  const field = fieldsOf(form);
  return (
    <>
      <BankField groups={groups} {...form} />
      <TextField
        label={texts["vietqr.account"]}
        {...field("account")}
        inputMode="text"
        required
        hint={texts["vietqr.account.hint"]}
      />
      <AmountField {...form} />
      <InfoField {...form} />
    </>
  );
}

function BankField({
  groups,
  values,
  problem,
  texts,
}: VietqrFieldsProps & { groups: BankGroups | undefined }) {
  const [[popular = [], others = []]] = useState(() => groups ?? optionsInPage());
  const option = ([code, name]: BankOption) => (
    <option key={code} value={code}>
      {name}
    </option>
  );
  return (
    <Field label={texts["vietqr.bank"]} name="bank" problem={problem}>
      {(described) => (
        <select name="bank" defaultValue={values["bank"]} {...described}>
          <optgroup label={texts["vietqr.bank.popular"]}>{popular.map(option)}</optgroup>
          <optgroup label={texts["vietqr.bank.all"]}>{others.map(option)}</optgroup>
        </select>
      )}
    </Field>
  );
}

function AmountField({ texts, ...form }: VietqrFieldsProps) {
  const field = fieldsOf(form);
  const before = useRef(form.values["amount"] ?? "");
  return (
    <TextField
      label={texts["vietqr.amount"]}
      {...field("amount")}
      inputMode="numeric"
      hint={texts["vietqr.amount.hint"]}
      onInput={({ currentTarget, nativeEvent }) => {
        const isTyped = nativeEvent instanceof InputEvent && nativeEvent.inputType !== "insertFromPaste";
        if (isTyped) separateAsTyped(currentTarget, before.current);
        before.current = currentTarget.value;
      }}
      onBlur={({ currentTarget }) => {
        currentTarget.value = withSeparators(currentTarget.value);
        before.current = currentTarget.value;
      }}
    />
  );
}

/** What the banks make of the words is shown while they are typed. */
function InfoField({ texts, ...form }: VietqrFieldsProps) {
  const field = fieldsOf(form);
  const [info, setInfo] = useState(form.values["info"] ?? "");
  const writtenInfo = bankText(info);
  return (
    <TextField
      label={texts["vietqr.info"]}
      {...field("info")}
      hint={
        writtenInfo === ""
          ? texts["vietqr.info.hint"]
          : fill(texts["vietqr.info.preview"], { text: writtenInfo, length: writtenInfo.length })
      }
      onInput={({ currentTarget }) => setInfo(currentTarget.value)}
    />
  );
}
