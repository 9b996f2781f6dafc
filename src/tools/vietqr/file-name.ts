import type { Bank } from "./bank.ts";
import { findBank, findVietqrIoBank } from "./banks.ts";
import { type PictureFormat, pictureFormats } from "./schema.ts";

type Receiver = { readonly bank: string; readonly account: string };
type TransferFile = Receiver & { readonly format: PictureFormat };

const formatIn = (fileExtension: string): PictureFormat | undefined =>
  pictureFormats.find((pictureFormat) => pictureFormat === fileExtension.toLowerCase());

const maxBankLength = 100;
const maxAccountLength = 60;

const isDigits = (account: string): boolean => /^[\d\s.–-]+$/.test(account);

/** A branch's number has so few digits, the groups of an account have more. */
const maxBranchDigits = 2;

/**
 * A bank and an account with a dash between, and both may hold dashes. Behind a branch any text goes on being one: digits to
 * the end are the account, unless the first of them may be the branch's number; else the bank is the longest beginning that
 * is one.
 */
function receiverIn(text: string, bankOf: (name: string) => Bank | null): Receiver | null {
  const splits = [...text.matchAll(/-/g)].map(({ index }) => ({
    bank: text.slice(0, index),
    account: text.slice(index + 1),
  }));
  const named = splits.filter((split) => bankOf(split.bank) !== null);
  const [digits, ...shorter] = named.filter((split) => isDigits(split.account));
  if (digits && shorter.length > 0 && digits.account.search(/\D|$/) <= maxBranchDigits) return null;
  const { bank = "", account = "" } = digits ?? named.at(-1) ?? splits.at(-1) ?? {};
  const isShort = bank.length <= maxBankLength && account.length <= maxAccountLength;
  return bank !== "" && account !== "" && isShort ? { bank, account } : null;
}

/** `vcb-0123456789.png`; null for a name of another form. */
export function parseTransferFile(fileName: string): TransferFile | null {
  const [, named = "", fileExtension = ""] = /^(.{1,200})\.(\w{3})$/s.exec(fileName) ?? [];
  const pictureFormat = formatIn(fileExtension);
  const receiver = receiverIn(named, findBank);
  return receiver && pictureFormat && pictureFormat !== "jpg" ? { ...receiver, format: pictureFormat } : null;
}

/** `vietinbank-113366668888-compact2.jpg`, the form of vietqr.io's Quick Link. */
export function parseQuickLink(fileName: string): (TransferFile & { readonly template: string }) | null {
  const [, named = "", template, fileExtension = ""] =
    /^(.{1,200})-([^-]{1,60})\.(\w{3,4})$/s.exec(fileName) ?? [];
  const pictureFormat = fileExtension.toLowerCase() === "jpeg" ? "jpg" : formatIn(fileExtension);
  const receiver = receiverIn(named, findVietqrIoBank);
  return receiver && template && pictureFormat ? { ...receiver, template, format: pictureFormat } : null;
}
