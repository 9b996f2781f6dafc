import { typeInto } from "#client/type-into.ts";
import type { Recipient } from "#client/recipients.ts";

/** Chooses a bank as if it were done by hand, so that what follows typing follows it too. */
export function chooseBank(list: HTMLSelectElement, code: string): void {
  list.value = code;
  list.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Whom the money goes to; how much and what for stays as it is. */
export function fillRecipient(form: HTMLFormElement, { bank, account, name }: Recipient): void {
  const fields = { account, name };
  const list = form.elements.namedItem("bank");
  if (list instanceof HTMLSelectElement) chooseBank(list, bank);
  for (const [fieldName, value] of Object.entries(fields)) {
    const field = form.elements.namedItem(fieldName);
    if (field instanceof HTMLInputElement) typeInto(field, value);
  }
}
