import { readStored, removeStored, writeStored } from "./storage.ts";

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
export function readRecipients(): readonly Recipient[] {
  try {
    const stored: unknown = JSON.parse(readStored(recipientsKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isRecipient) : [];
  } catch {
    return [];
  }
}

const isSameRecipient = (a: Recipient, b: Recipient): boolean => a.bank === b.bank && a.account === b.account;

/** Whether the browser keeps it; another name of the same account takes the place of the one before. */
export function rememberRecipient(recipient: Recipient): boolean {
  const others = readRecipients().filter((other) => !isSameRecipient(other, recipient));
  return writeStored(recipientsKey, JSON.stringify([recipient, ...others].slice(0, maxRecipients)));
}

export function forgetRecipient(recipient: Recipient): void {
  const others = readRecipients().filter((other) => !isSameRecipient(other, recipient));
  if (others.length === 0) removeStored(recipientsKey);
  else writeStored(recipientsKey, JSON.stringify(others));
}
