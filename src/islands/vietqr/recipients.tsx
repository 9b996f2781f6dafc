import { useRef, useState } from "react";
import { readStored, removeStored, writeStored } from "#client/storage.ts";
import { typeInto } from "#client/type-into.ts";
import { type IslandTexts, fill } from "#core/i18n.ts";
import { grouped } from "#tools/vietqr/grouped.ts";
import { Icon } from "#ui/icon.tsx";

/** Whom a visitor is paid as, kept in this browser alone and only when he has asked for it. */
export type Recipient = {
  /** The code of the form's list. */
  readonly bank: string;
  readonly account: string;
  readonly name: string;
};

const recipientsKey = "vietqr-recipients";
const maxRecipients = 20;

const isRecipient = (stored: unknown): stored is Recipient =>
  typeof stored === "object" &&
  stored !== null &&
  ["bank", "account", "name"].every((field) => field in stored && typeof Object(stored)[field] === "string");

/** The latest first. */
function readRecipients(): readonly Recipient[] {
  try {
    const stored: unknown = JSON.parse(readStored(recipientsKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isRecipient) : [];
  } catch {
    return [];
  }
}

const isSameRecipient = (a: Recipient, b: Recipient): boolean => a.bank === b.bank && a.account === b.account;

/** Whether the browser keeps it; another name of the same account takes the place of the one before. */
function rememberRecipient(recipient: Recipient): boolean {
  const others = readRecipients().filter((other) => !isSameRecipient(other, recipient));
  return writeStored(recipientsKey, JSON.stringify([recipient, ...others].slice(0, maxRecipients)));
}

function forgetRecipient(recipient: Recipient): void {
  const others = readRecipients().filter((other) => !isSameRecipient(other, recipient));
  if (others.length === 0) removeStored(recipientsKey);
  else writeStored(recipientsKey, JSON.stringify(others));
}

/** Chooses a bank as if it were done by hand, so that what follows typing follows it too. */
export function chooseBank(list: HTMLSelectElement, code: string): void {
  list.value = code;
  list.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Whom the money goes to; how much and what for stays as it is. */
function fillRecipient(form: HTMLFormElement, { bank, account, name }: Recipient): void {
  const fields = { account, name };
  const list = form.elements.namedItem("bank");
  if (list instanceof HTMLSelectElement) chooseBank(list, bank);
  for (const [fieldName, value] of Object.entries(fields)) {
    const field = form.elements.namedItem(fieldName);
    if (field instanceof HTMLInputElement) typeInto(field, value);
  }
}

/** Opens the list of those whom this browser remembers. It needs a script, so it hides where there is none. */
export const RecipientsButton = ({
  isOpen,
  onOpen,
  label,
}: {
  isOpen: boolean;
  onOpen: () => void;
  label: string;
}) => (
  <button type="button" className="aside needs-script" aria-expanded={isOpen} onClick={onOpen}>
    <Icon name="pin" />
    {label}
  </button>
);

/** One press fills the form, another forgets. */
export function RecipientList({
  bankNames,
  texts,
  onChosen,
}: {
  bankNames: ReadonlyMap<string, string>;
  texts: IslandTexts<"vietqr">;
  onChosen: () => void;
}) {
  const [recipients, setRecipients] = useState(readRecipients);
  const list = useRef<HTMLUListElement>(null);
  const known = recipients.filter(({ bank }) => bankNames.has(bank));
  if (known.length === 0) return <p className="hint recipients">{texts["vietqr.recipients.none"]}</p>;
  const choose = (recipient: Recipient) => {
    const form = list.current?.closest("form");
    if (form) fillRecipient(form, recipient);
    onChosen();
  };
  const forget = (recipient: Recipient) => {
    forgetRecipient(recipient);
    setRecipients(readRecipients());
  };
  return (
    <ul ref={list} className="recipients">
      {known.map((recipient) => {
        const { bank, account, name } = recipient;
        const called = `${bankNames.get(bank)} ${grouped(account)}`;
        return (
          <li key={`${bank}-${account}`}>
            <button type="button" onClick={() => choose(recipient)}>
              <strong>{called}</strong>
              {name && <span>{name}</span>}
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={fill(texts["vietqr.recipients.forget"], { name: called })}
              title={fill(texts["vietqr.recipients.forget"], { name: called })}
              onClick={() => forget(recipient)}
            >
              <Icon name="x" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Keeps whom the card is of in this browser, and says when that is refused. */
export function RememberButton({ recipient, texts }: { recipient: Recipient; texts: IslandTexts<"vietqr"> }) {
  const [outcome, setOutcome] = useState<"kept" | "refused" | null>(null);
  return (
    <>
      <button
        type="button"
        className="button quiet needs-script"
        onClick={() => setOutcome(rememberRecipient(recipient) ? "kept" : "refused")}
      >
        <Icon name={outcome === "kept" ? "check" : "pin"} />
        <span aria-live="polite">{texts[outcome === "kept" ? "vietqr.remembered" : "vietqr.remember"]}</span>
      </button>
      {outcome === "refused" && (
        <p className="error" role="alert">
          {texts["vietqr.remember.refused"]}
        </p>
      )}
    </>
  );
}
