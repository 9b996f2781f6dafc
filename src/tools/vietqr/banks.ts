import { BankCode, BanksObject, VietQRStatus } from "vietnam-qr-pay";
import type { Bank } from "./schema.ts";

/** DongA Bank has gone on as Vikki since 2025, under the same BIN; the list still has both. */
const replaced = BankCode.DONG_A_BANK;
const notSupported: number = VietQRStatus.NOT_SUPPORTED;

/** The banks and wallets that take VietQR transfers, without names that another has replaced, by short name. */
export const banks: readonly Bank[] = Object.values(BanksObject)
  .filter(({ bin, code, deprecated, vietQRStatus }) => {
    const isCurrent = !deprecated && code !== replaced;
    return isCurrent && /^\d{6}$/.test(bin) && vietQRStatus !== notSupported;
  })
  .map(({ bin, code, shortName, name }) => ({ bin, code, short_name: shortName, name }))
  .sort((one, other) => one.short_name.localeCompare(other.short_name, "vi"));

const plain = (text: string): string => text.toLowerCase().replace(/[\s.-]/g, "");

/** A bank by its BIN, code, short name or name, in any case and spacing. */
export function findBank(text: string): Bank | null {
  const wanted = plain(text);
  if (wanted === "") return null;
  return (
    banks.find(({ bin, code, short_name, name }) =>
      [bin, code, short_name, name].some((own) => plain(own) === wanted),
    ) ?? null
  );
}
