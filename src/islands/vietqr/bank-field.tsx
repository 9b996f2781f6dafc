import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { fold } from "#core/fold.ts";
import { type IslandTexts, fill } from "#core/i18n.ts";
import { type FieldsProps, Field } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { RecipientsButton, chooseBank } from "./recipients.tsx";

type BankOption = readonly [code: string, name: string];

/** What banks are called besides comes when somebody looks for one. */
async function loadNames() {
  const [{ findBank }, { banks }] = await Promise.all([
    import("#tools/vietqr/banks.ts"),
    import("#tools/vietqr/bank-list.ts"),
  ]);
  return { findBank, fullNames: new Map(banks.map(({ code, name }) => [code, fold(name)])) };
}
type BankNames = Awaited<ReturnType<typeof loadNames>>;

const maxShown = 6;

/** Finds a bank by any of its names while one types; Enter takes the first. */
function BankSearch({
  banks,
  first,
  texts,
  onChoose,
  onClose,
}: {
  banks: readonly BankOption[];
  /** Shown before anything is typed. */
  first: readonly BankOption[];
  texts: IslandTexts<"vietqr">;
  onChoose: (code: string) => void;
  onClose: () => void;
}) {
  const [words, setWords] = useState("");
  const [names, setNames] = useState<BankNames | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    // Without a network names are still found as they stand in the list.
    void loadNames().then(setNames, () => {});
  }, []);
  const wanted = fold(words);
  const named = names?.findBank(words)?.code;
  const found = banks.filter(
    ([code, name]) =>
      code === named ||
      [code, name].some((known) => fold(known).includes(wanted)) ||
      names?.fullNames.get(code)?.includes(wanted),
  );
  const rank = ([code, name]: BankOption) => (code === named ? 0 : fold(name).startsWith(wanted) ? 1 : 2);
  const shown = (wanted === "" ? first : [...found].sort((a, b) => rank(a) - rank(b))).slice(0, maxShown);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") onClose();
    if (event.key !== "Enter") return;
    event.preventDefault();
    if (shown[0]) onChoose(shown[0][0]);
  };
  return (
    <search className="bank-search">
      <input
        ref={input}
        type="search"
        aria-label={texts["vietqr.bank.search"]}
        placeholder={texts["vietqr.bank.search"]}
        autoComplete="off"
        enterKeyHint="done"
        onInput={(event) => {
          // It is no field of the form.
          event.stopPropagation();
          setWords(event.currentTarget.value);
        }}
        onKeyDown={onKeyDown}
      />
      <div className="banks" aria-live="polite">
        {shown.map(([code, name]) => (
          <button key={code} type="button" onClick={() => onChoose(code)}>
            {name}
          </button>
        ))}
        {shown.length === 0 && <p className="hint">{texts["vietqr.bank.none"]}</p>}
      </div>
    </search>
  );
}

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
}: FieldsProps<keyof IslandTexts<"vietqr">> & {
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
                <button
                  key={code}
                  type="button"
                  // The list beside them has them all, at one press of Tab.
                  tabIndex={-1}
                  aria-pressed={code === bank}
                  onClick={() => choose(code)}
                >
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
