import { type PictureFormat, pictureFormats } from "./names.ts";

type TransferFile = { readonly bank: string; readonly account: string; readonly format: PictureFormat };

const formatIn = (fileExtension: string): PictureFormat | undefined =>
  pictureFormats.find((pictureFormat) => pictureFormat === fileExtension.toLowerCase());

/** `vcb-0123456789.png`; null for a name of another form. A bank's code may hold dashes, an account does not. */
export function parseTransferFile(fileName: string): TransferFile | null {
  const [, bank, account, fileExtension = ""] = /^(.{1,100})-([^-]{1,60})\.(\w{3})$/s.exec(fileName) ?? [];
  const pictureFormat = formatIn(fileExtension);
  return bank && account && pictureFormat && pictureFormat !== "jpg"
    ? { bank, account, format: pictureFormat }
    : null;
}

/** `vietinbank-113366668888-compact2.jpg`, the form of vietqr.io's Quick Link. */
export function parseQuickLink(fileName: string): (TransferFile & { readonly template: string }) | null {
  const [, bank, account, template, fileExtension = ""] =
    /^(.{1,100})-([^-]{1,60})-([^-]{1,60})\.(\w{3,4})$/s.exec(fileName) ?? [];
  const pictureFormat = fileExtension.toLowerCase() === "jpeg" ? "jpg" : formatIn(fileExtension);
  return bank && account && template && pictureFormat
    ? { bank, account, template, format: pictureFormat }
    : null;
}
