/** What stands for "vietnam-qr-pay" in the browser: its list of banks, without what reads codes and names apps. */
export { BankCode } from "vietnam-qr-pay/dist/constants/bank-code.js";
export { BanksObject, VietQRStatus } from "vietnam-qr-pay/dist/constants/banks.js";
