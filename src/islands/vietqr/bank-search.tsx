import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { fold } from "#core/fold.ts";
import type { Texts } from "#core/i18n.ts";

export const bankSearchTexts = ["vietqr.bank.search", "vietqr.bank.none"] as const;

export type BankOption = readonly [code: string, name: string];

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
export function BankSearch({
  banks,
  first,
  texts,
  onChoose,
  onClose,
}: {
  banks: readonly BankOption[];
  /** Shown before anything is typed. */
  first: readonly BankOption[];
  texts: Texts<(typeof bankSearchTexts)[number]>;
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
