import { type PictureFormat, pictureFormats } from "./names.ts";

type TransferFile = { readonly bank: string; readonly account: string; readonly format: PictureFormat };

const formatIn = (extension: string): PictureFormat | undefined =>
  pictureFormats.find((format) => format === extension.toLowerCase());

/** `vcb-0123456789.png`; null for a name of another form. A bank's code may hold dashes, an account does not. */
export function parseTransferFile(name: string): TransferFile | null {
  const [, bank, account, extension = ""] = /^(.{1,100})-([^-]{1,60})\.(\w{3})$/s.exec(name) ?? [];
  const format = formatIn(extension);
  return bank && account && format && format !== "jpg" ? { bank, account, format } : null;
}

/** `vietinbank-113366668888-compact2.jpg`, the form of vietqr.io's Quick Link. */
export function parseQuickLink(name: string): (TransferFile & { readonly template: string }) | null {
  const [, bank, account, template, extension = ""] =
    /^(.{1,100})-([^-]{1,60})-([^-]{1,60})\.(\w{3,4})$/s.exec(name) ?? [];
  const format = extension.toLowerCase() === "jpeg" ? "jpg" : formatIn(extension);
  return bank && account && template && format ? { bank, account, template, format } : null;
}
