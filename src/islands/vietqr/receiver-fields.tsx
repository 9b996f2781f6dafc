import { type ReactNode, type RefObject, useState } from "react";
import { type Texts, fill } from "#core/i18n.ts";
import { type FieldsProps, TextField, fieldsOf } from "#ui/field.tsx";
import { BankField, type BankGroups, bankFieldTexts, groupsInPage } from "./bank-field.tsx";
import { RecipientList, recipientTexts } from "./recipients.tsx";

export const receiverTexts = [
  ...bankFieldTexts,
  ...recipientTexts,
  "vietqr.account",
  "vietqr.account.hint",
  "vietqr.optional",
  "vietqr.name",
  "vietqr.name.hint",
  "vietqr.sample",
] as const;

export type Sample = {
  /** What an empty field names as an example. */
  readonly sample: Readonly<Record<string, string>>;
};
export const placeholderOf = (
  { sample, texts }: Sample & { texts: Texts<"vietqr.sample"> },
  name: string,
): string => fill(texts["vietqr.sample"], { value: sample[name] ?? "" });

export type Groups = { readonly groups: BankGroups | undefined };

/** Whom the money goes to: one whom this browser remembers, or typed. */
export function ReceiverFields({
  groups,
  account,
  accountTools,
  ...form
}: FieldsProps<(typeof receiverTexts)[number]> &
  Sample &
  Groups & { account?: RefObject<HTMLInputElement | null>; accountTools?: ReactNode }) {
  const { texts } = form;
  const field = fieldsOf(form);
  const [banks] = useState(() => groups ?? groupsInPage());
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <BankField banks={banks} isOpen={isOpen} onOpen={() => setOpen(!isOpen)} {...form} />
      {isOpen && (
        <RecipientList bankNames={new Map(banks.flat())} texts={texts} onChosen={() => setOpen(false)} />
      )}
      {accountTools}
      <TextField
        {...(account && { ref: account })}
        label={texts["vietqr.account"]}
        {...field("account")}
        placeholder={placeholderOf(form, "account")}
        inputMode="text"
        required
        hint={texts["vietqr.account.hint"]}
      />
    </>
  );
}

/** What stands at the end of a label's line: that the field is optional, or how much of it is used. */
export const ReceiverLabel = ({ aside, children }: { aside: string; children: string }) => (
  <>
    {children} <small className="aside">{aside}</small>
  </>
);

/** The holder's name, which the picture shows and the code does not. */
export function NameField(form: FieldsProps<(typeof receiverTexts)[number]>) {
  const { texts } = form;
  return (
    <TextField
      label={<ReceiverLabel aside={texts["vietqr.optional"]}>{texts["vietqr.name"]}</ReceiverLabel>}
      {...fieldsOf(form)("name")}
      autoCapitalize="characters"
      hint={texts["vietqr.name.hint"]}
    />
  );
}
