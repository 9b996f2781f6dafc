import { useRef, useState } from "react";
import { type Recipient, forgetRecipient, readRecipients, rememberRecipient } from "#client/recipients.ts";
import { type Texts, fill } from "#core/i18n.ts";
import { grouped } from "#tools/vietqr/grouped.ts";
import { Icon } from "#ui/icon.tsx";
import { fillRecipient } from "./fill.ts";

export const recipientTexts = [
  "vietqr.recipients.none",
  "vietqr.recipients.forget",
  "vietqr.remember",
  "vietqr.remembered",
  "vietqr.remember.refused",
] as const;

type RecipientTexts = Texts<(typeof recipientTexts)[number]>;

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
  texts: RecipientTexts;
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
export function RememberButton({ recipient, texts }: { recipient: Recipient; texts: RecipientTexts }) {
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
