import { expect, test } from "bun:test";
import { QRPay } from "vietnam-qr-pay";
import { banks } from "#tools/vietqr/bank-list.ts";
import { findBank, findVietqrIoBank } from "#tools/vietqr/banks.ts";
import { payloadOf } from "#tools/vietqr/transfer.ts";
import { readVietqrIo } from "#tools/vietqr/vietqr-io.ts";
import { oneOf } from "#tests/support/samples/random.ts";
import { bankNames, spelled } from "#tests/support/samples/bank-spellings.ts";

const plain = { amount: "", info: "", name: "" };

/** Whom a request pays, or the field that it is refused by. */
function paid(request: Parameters<typeof readVietqrIo>[0]) {
  const read = readVietqrIo(request);
  if (!read.ok) return read.failure.errors?.map(({ path }) => path).join();
  const { consumer, amount, additionalData } = new QRPay(payloadOf(read.value));
  return [consumer.bankBin, consumer.bankNumber, amount ?? "", additionalData.purpose ?? ""];
}

test("a bank that the account's text names is the request's, or the request is refused", () => {
  for (const name of bankNames.map(spelled)) {
    const named = findBank(name.normalize("NFKC"));
    const bank = oneOf(banks);
    const account = oneOf([
      `${name} 0912345678`,
      `0912345678 ${name}`,
      `STK: 0912345678 - ngân hàng ${name}`,
    ]);
    const answer = paid({ ...plain, bank: bank.bin, account });
    if (Array.isArray(answer))
      expect([account, named?.bin, ...answer]).toEqual([account, bank.bin, bank.bin, "0912345678", "", ""]);
    const own = paid({ ...plain, bank: named?.bin ?? "", account });
    if (Array.isArray(own))
      expect([account, ...own]).toEqual([account, named?.bin ?? "", "0912345678", "", ""]);
  }
  expect(paid({ ...plain, bank: "970436", account: "MB 0912345678" })).toBe("bank");
  expect(paid({ ...plain, bank: "", account: "MB 0912345678" })).toBe("bank");
  expect(paid({ ...plain, bank: "970422", account: "MB 0912345678" })).toEqual([
    "970422",
    "0912345678",
    "",
    "",
  ]);
  expect(findVietqrIoBank("BVB")?.bin).toBe("970438");
  expect(paid({ ...plain, bank: "BVB", account: "STK 0912345678" })).toEqual([
    "970438",
    "0912345678",
    "",
    "",
  ]);
});

test("an amount or a message in the account's text is the request's too, or the request is refused", () => {
  const mb = { ...plain, bank: "970422" };
  expect(paid({ ...mb, account: "0912345678 200k" })).toBe("account");
  expect(paid({ ...mb, account: "0912345678 200k", amount: "300000" })).toBe("account");
  expect(paid({ ...mb, account: "0912345678 200k", amount: "200000" })).toEqual([
    "970422",
    "0912345678",
    "200000",
    "",
  ]);
  expect(paid({ ...mb, account: "0912345678 nội dung: Đơn 12" })).toBe("account");
  expect(paid({ ...mb, account: "0912345678 nội dung: Đơn 12", info: "don 13" })).toBe("account");
  expect(paid({ ...mb, account: "0912345678 nội dung: Đơn 12", info: "Don 12" })).toEqual([
    "970422",
    "0912345678",
    "",
    "Don 12",
  ]);
});
