import { expect, test } from "bun:test";
import { parseQuickLink, parseTransferFile } from "#tools/vietqr/file-name.ts";

const names = ["VCB", "970436", "MB-Bank", "Nonghyup", "Ngân hàng Ngoại thương"];
const branches = ["", " - chi nhánh Hà Nội", " chi nhánh Quận 1", " - CN Sài Gòn - PGD số 2"];
const accounts = ["0123456789", "1457-157-483", "1457 157 483", "0123.456-789", "ABC123456"];

const read = (bank: string, account: string) => [
  parseTransferFile(`${bank}-${account}.png`),
  parseQuickLink(`${bank}-${account}-qr_only.jpg`),
];

test("a picture's address names the bank with its branch, and the whole account, whatever dashes they hold", () => {
  for (const name of names)
    for (const branch of branches)
      for (const account of accounts) {
        const bank = name + branch;
        expect(read(bank, account)).toEqual<unknown>([
          { bank, account, format: "png" },
          { bank, account, template: "qr_only", format: "jpg" },
        ]);
      }
});

test("digits that may be a branch's number or begin the account are neither", () => {
  for (const bank of ["VCB - chi nhánh", "VCB-PGD", "MB - CN Quận"])
    for (const account of ["4-0123456789", "12-3456-7890", "1-457.157-483"])
      expect(read(bank, account)).toEqual([null, null]);
  expect(read("VCB", "12-3456-7890")).toMatchObject([
    { account: "12-3456-7890" },
    { account: "12-3456-7890" },
  ]);
});
