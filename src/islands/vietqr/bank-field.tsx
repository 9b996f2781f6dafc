import { useRef, useState } from "react";
import { fill } from "#core/i18n.ts";
import { Field, type FieldsProps } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { type BankOption, BankSearch, bankSearchTexts } from "./bank-search.tsx";
import { chooseBank } from "./fill.ts";
import { RecipientsButton } from "./recipients.tsx";

export const bankFieldTexts = [
  ...bankSearchTexts,
  "vietqr.bank",
  "vietqr.bank.choose",
  "vietqr.bank.popular",
  "vietqr.bank.all",
  "vietqr.bank.others",
  "vietqr.recipients",
] as const;

export type BankGroups = readonly (readonly BankOption[])[];

/** So many stand there to be pressed; all are in the list. */
const maxChips = 8;

/** Those of the page, which the browser is not told a second time. */
export const groupsInPage = (): BankGroups =>
  [...document.querySelectorAll("select[name=bank] optgroup")].map((group) =>
    [...group.querySelectorAll<HTMLOptionElement>("option:not([value=''])")].map(
      ({ value, text }) => [value, text] as const,
    ),
  );

/**
 * The banks that most people have as buttons, and the list of all, which is the form's one field: with scripts it stands
 * behind the button that counts the others, where keyboards and screen readers find it; without them it is all there is.
 */
export function BankField({
  banks: [popular = [], others = []],
  values,
  problem,
  texts,
  isOpen,
  onOpen,
}: FieldsProps<(typeof bankFieldTexts)[number]> & {
  banks: BankGroups;
  /** The list of recipients is. */
  isOpen: boolean;
  onOpen: () => void;
}) {
  const all = [...popular, ...others];
  const known = all.some(([code]) => code === values["bank"]) ? (values["bank"] ?? "") : "";
  const [bank, setBank] = useState(known);
  const [isSearched, setSearched] = useState(false);
  const list = useRef<HTMLSelectElement>(null);
  const chips = popular.slice(0, maxChips);
  const other = chips.some(([code]) => code === bank) ? undefined : all.find(([code]) => code === bank);
  const choose = (code: string) => {
    if (list.current) chooseBank(list.current, code);
    setSearched(false);
  };
  const option = ([code, name]: BankOption) => (
    <option key={code} value={code}>
      {name}
    </option>
  );
  return (
    <>
      <RecipientsButton isOpen={isOpen} onOpen={onOpen} label={texts["vietqr.recipients"]} />
      <Field label={texts["vietqr.bank"]} name="bank" problem={problem}>
        {(described) => (
          <div className="banks">
            <div className="needs-script">
              {chips.map(([code, name]) => (
                <button key={code} type="button" aria-pressed={code === bank} onClick={() => choose(code)}>
                  {name}
                </button>
              ))}
            </div>
            <div className="other-banks">
              <select
                ref={list}
                name="bank"
                defaultValue={known}
                onInput={({ currentTarget }) => setBank(currentTarget.value)}
                {...described}
              >
                <optgroup label={texts["vietqr.bank.popular"]}>
                  <option value="">{texts["vietqr.bank.choose"]}</option>
                  {popular.map(option)}
                </optgroup>
                <optgroup label={texts["vietqr.bank.all"]}>{others.map(option)}</optgroup>
              </select>
              <button
                type="button"
                className="needs-script"
                aria-pressed={other !== undefined}
                aria-expanded={isSearched}
                onClick={() => setSearched(!isSearched)}
              >
                {other?.[1] ?? fill(texts["vietqr.bank.others"], { count: all.length - chips.length })}
                <Icon name="search" />
              </button>
            </div>
          </div>
        )}
      </Field>
      {isSearched && (
        <BankSearch
          banks={all}
          first={[...popular.slice(maxChips), ...others]}
          texts={texts}
          onChoose={choose}
          onClose={() => setSearched(false)}
        />
      )}
    </>
  );
}
