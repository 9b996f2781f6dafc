import { useRef, useState } from "react";
import { typeInto } from "#client/type-into.ts";
import { fill } from "#core/i18n.ts";
import { separateWhileTyping, withSeparators } from "#tools/vietqr/amount.ts";
import { bankText } from "#tools/vietqr/bank-text.ts";
import { maxInfoLength } from "#tools/vietqr/schema.ts";
import { Field, type FieldsProps, TextField, fieldsOf } from "#ui/field.tsx";
import { QrPicture, qrPictureTexts } from "#ui/qr-picture.tsx";
import {
  type Groups,
  ReceiverLabel,
  ReceiverFields,
  type Sample,
  placeholderOf,
  receiverTexts,
} from "./receiver-fields.tsx";

export const vietqrFieldTexts = [
  ...receiverTexts,
  ...qrPictureTexts,
  "vietqr.amount",
  "vietqr.amount.unit",
  "vietqr.info",
  "vietqr.info.hint",
  "vietqr.info.preview",
] as const;

type VietqrFieldsProps = FieldsProps<(typeof vietqrFieldTexts)[number]> & Sample;

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

export function VietqrFields({ groups, ...form }: VietqrFieldsProps & Groups) {
  const account = useRef<HTMLInputElement>(null);
  return (
    <>
      <ReceiverFields
        groups={groups}
        account={account}
        accountTools={<QrPicture fieldRef={account} texts={form.texts} />}
        {...form}
      />
      <AmountField {...form} />
      <InfoField {...form} />
    </>
  );
}

/** What people ask for most often. */
const usualAmounts = ["50.000", "100.000", "200.000", "500.000"];

function AmountField(form: VietqrFieldsProps) {
  const { texts } = form;
  const { problem, ...amount } = fieldsOf(form)("amount");
  const before = useRef(form.values["amount"] ?? "");
  const input = useRef<HTMLInputElement>(null);
  return (
    <Field
      label={<ReceiverLabel aside={texts["vietqr.optional"]}>{texts["vietqr.amount"]}</ReceiverLabel>}
      name="amount"
      problem={problem}
    >
      {(described) => (
        <>
          <div className="money">
            <input
              ref={input}
              {...amount}
              placeholder={placeholderOf(form, "amount")}
              inputMode="numeric"
              enterKeyHint="go"
              onInput={({ currentTarget, nativeEvent }) => {
                const isTyped =
                  nativeEvent instanceof InputEvent && nativeEvent.inputType !== "insertFromPaste";
                if (isTyped) separateAsTyped(currentTarget, before.current);
                before.current = currentTarget.value;
              }}
              onBlur={({ currentTarget }) => {
                currentTarget.value = withSeparators(currentTarget.value);
                before.current = currentTarget.value;
              }}
              {...described}
            />
            <span>{texts["vietqr.amount.unit"]}</span>
          </div>
          <div className="amounts needs-script">
            {usualAmounts.map((usual) => (
              <button
                key={usual}
                type="button"
                onClick={() => input.current && typeInto(input.current, usual)}
              >
                {usual}
              </button>
            ))}
          </div>
        </>
      )}
    </Field>
  );
}

/** What the banks make of the words is shown while they are typed. */
function InfoField(form: VietqrFieldsProps) {
  const { texts } = form;
  const field = fieldsOf(form);
  const [info, setInfo] = useState(form.values["info"] ?? "");
  const writtenInfo = bankText(info);
  return (
    <TextField
      label={
        <ReceiverLabel
          aside={writtenInfo === "" ? texts["vietqr.optional"] : `${writtenInfo.length}/${maxInfoLength}`}
        >
          {texts["vietqr.info"]}
        </ReceiverLabel>
      }
      {...field("info")}
      placeholder={placeholderOf(form, "info")}
      hint={
        writtenInfo === ""
          ? texts["vietqr.info.hint"]
          : fill(texts["vietqr.info.preview"], { text: writtenInfo })
      }
      onInput={({ currentTarget }) => setInfo(currentTarget.value)}
    />
  );
}
