import { expect, test } from "bun:test";
import { QRPay, VietQRService } from "vietnam-qr-pay";
import { decode } from "#core/decode.ts";
import { banks } from "#tools/vietqr/bank-list.ts";
import { transferPayload } from "#tools/vietqr/payload.ts";
import { isPaymentCode, readPaymentCode } from "#tools/vietqr/read-code.ts";
import { CardInput } from "#tools/vietqr/schema.ts";
import { oneOf } from "#tests/support/samples/random.ts";

const digits = (length: number) => Array.from({ length }, () => Math.floor(Math.random() * 10)).join("");

/** What a code's text, pasted as an account, makes of a form. */
function readInto(text: string, fields: Record<string, string> = {}) {
  const input = decode(CardInput, { account: text, ...fields }, "form");
  return input.ok
    ? input.value
    : { refused: input.failure.errors?.map(({ path, message }) => `${path} ${message.key}`) };
}

const bank = "970436";
const sample =
  "00020101021238570010A00000072701270006970436011311336666888800208QRIBFTTA530370454057900" +
  "05802VN62100806Ung ho6304107B";

test("NAPAS's own sample fills the form", () => {
  expect(readInto(sample)).toMatchObject({
    bank: "VCB",
    account: "1133666688880",
    amount: "79.000",
    info: "Ung ho",
  });
  expect(readInto(`  ${sample}\n`)).toMatchObject({ account: "1133666688880" });
});

test("codes of an encoder that shares nothing with the product are read, whatever they say", () => {
  for (let round = 0; round < 300; round += 1) {
    const { bin, code } = oneOf(banks);
    const account = digits(6 + Math.floor(Math.random() * 14));
    const amount = Math.random() < 0.5 ? String(1 + Math.floor(Math.random() * 9e9)) : undefined;
    const purpose = oneOf(["", "Hoc phi thang 11", "DH0418"]);
    const text = QRPay.initVietQR({
      bankBin: bin,
      bankNumber: account,
      ...(amount && { amount }),
      ...(purpose && { purpose }),
    }).build();
    const read = readInto(text);
    const said = "amount" in read ? String(read.amount).replaceAll(".", "") : undefined;
    expect([text, read, said]).toMatchObject([text, { bank: code, account }, amount]);
    if (purpose) expect(read).toMatchObject({ info: purpose });
  }
});

test("a code with any one sign changed, or cut, is refused and never read as another", () => {
  for (let round = 0; round < 500; round += 1) {
    const text = transferPayload({ bin: bank, account: digits(13), amount: 79_000, info: "Ung ho" });
    const at = 6 + Math.floor(Math.random() * (text.length - 6));
    const other = String.fromCharCode(32 + Math.floor(Math.random() * 95));
    const changed = text.slice(0, at) + other + text.slice(at + 1);
    // A checksum may be written in small letters.
    const isSame = changed.slice(0, -4) + changed.slice(-4).toUpperCase() === text;
    if (!isSame) expect(readPaymentCode(changed)).toHaveProperty("refused");
    const cut = text.slice(0, at);
    if (isPaymentCode(cut)) expect(readPaymentCode(cut)).toHaveProperty("refused");
  }
});

test("a code that pays into a card, a shop or another bank than the form says is refused in words", () => {
  expect(readInto(sample, { bank: "ACB" })).toEqual({ refused: ["bank vietqr.otherBank"] });
  expect(readInto(sample, { amount: "50000" })).toEqual({ refused: ["amount vietqr.otherThanCode"] });
  expect(readInto(sample, { info: "Khac" })).toEqual({ refused: ["info vietqr.otherThanCode"] });
  const shop = QRPay.initVNPayQR({
    merchantId: "0102154778",
    merchantName: "TUGIACOMPANY",
    store: "TU GIA COMPUTER",
    terminal: "TUGIACO1",
  }).build();
  const card = QRPay.initVietQR({
    bankBin: bank,
    bankNumber: "9704361234567890",
    service: VietQRService.BY_CARD_NUMBER,
  });
  expect(readPaymentCode(card.build())).toMatchObject({ refused: { key: "vietqr.cardCode" } });
  expect(readPaymentCode(shop)).toMatchObject({ refused: { key: "vietqr.otherCode" } });
  for (const [amount, isRead] of [
    ["50000.00", true],
    ["50000.50", false],
    ["5e4", false],
  ] as const) {
    const code = QRPay.initVietQR({ bankBin: bank, bankNumber: "1133666688880", amount }).build();
    expect([amount, "refused" in readPaymentCode(code)]).toEqual([amount, !isRead]);
  }
});

test("an account that begins as a code does is an account", () => {
  expect(readInto("0002011234567", { bank: "VCB" })).toMatchObject({ account: "0002011234567" });
});
