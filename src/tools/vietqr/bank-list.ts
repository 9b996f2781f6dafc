// Its list of banks alone, without what reads codes and names apps.
import { BankCode } from "vietnam-qr-pay/dist/constants/bank-code.js";
import { BanksObject, VietQRStatus } from "vietnam-qr-pay/dist/constants/banks.js";
import type { Bank } from "./bank.ts";

/** DongA Bank has gone on as Vikki since 2025, under the same BIN; the list still has both. */
const replaced = BankCode.DONG_A_BANK;
const notSupported: number = VietQRStatus.NOT_SUPPORTED;

/**
 * What vietnam-qr-pay lacks: what vietqr.io lists (all but PVcomBank Pay are in a third public list too), and
 * VietCredit, TNEX Finance, SinoPac and Mcredit, which vietqr.io lacks and two lists of NAPAS's members have.
 */
const otherBanks: readonly Bank[] = [
  { bin: "970460", code: "VIETCREDIT", short_name: "VietCredit", name: "Công ty Tài chính Cổ phần Tín Việt" },
  { bin: "970464", code: "TNEX", short_name: "TNEX Finance", name: "Công ty Tài chính TNHH MTV TNEX" },
  {
    bin: "970465",
    code: "SINOPAC",
    short_name: "Bank SinoPac",
    name: "Ngân hàng SinoPac - Chi nhánh Thành phố Hồ Chí Minh",
  },
  { bin: "970470", code: "MCREDIT", short_name: "Mcredit", name: "Công ty Tài chính TNHH MB Shinsei" },
  { bin: "971005", code: "VTLMONEY", short_name: "Viettel Money", name: "Tổng Công ty Dịch vụ số Viettel" },
  { bin: "971011", code: "VNPTMONEY", short_name: "VNPT Money", name: "VNPT Money" },
  { bin: "971133", code: "PVDB", short_name: "PVcomBank Pay", name: "Ngân hàng số của PVcomBank" },
  { bin: "533948", code: "CITIBANK", short_name: "Citibank", name: "Citibank, N.A. - Chi nhánh Hà Nội" },
  {
    bin: "970466",
    code: "KEBHANAHCM",
    short_name: "KEB Hana HCM",
    name: "Ngân hàng KEB Hana - Chi nhánh Thành phố Hồ Chí Minh",
  },
  {
    bin: "970467",
    code: "KEBHANAHN",
    short_name: "KEB Hana HN",
    name: "Ngân hàng KEB Hana - Chi nhánh Hà Nội",
  },
  {
    bin: "977777",
    code: "MAFC",
    short_name: "MAFC",
    name: "Công ty Tài chính TNHH MTV Mirae Asset (Việt Nam)",
  },
  { bin: "999888", code: "VBSP", short_name: "VBSP", name: "Ngân hàng Chính sách Xã hội" },
];

/** The banks and wallets that take VietQR transfers, without names that another has replaced, by short name. */
export const banks: readonly Bank[] = Object.values(BanksObject)
  .filter(({ bin, code, deprecated, vietQRStatus }) => {
    const isCurrent = !deprecated && code !== replaced;
    return isCurrent && /^\d{6}$/.test(bin) && vietQRStatus !== notSupported;
  })
  .map(({ bin, code, shortName, name }): Bank => ({ bin, code, short_name: shortName, name }))
  .concat(otherBanks)
  .sort((bank, otherBank) => bank.short_name.localeCompare(otherBank.short_name, "vi"));

/** The banks that most people choose, first in the page's list. */
export const popularCodes: readonly string[] = [
  BankCode.VIETCOMBANK,
  BankCode.VIETINBANK,
  BankCode.BIDV,
  BankCode.AGRIBANK,
  BankCode.MBBANK,
  BankCode.TECHCOMBANK,
  BankCode.ACB,
  BankCode.VPBANK,
  BankCode.TPBANK,
  BankCode.SACOMBANK,
  BankCode.HDBANK,
  BankCode.VIB,
  BankCode.MOMO,
];
