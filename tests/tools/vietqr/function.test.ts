import { expect, test } from "bun:test";
import { QRPay } from "vietnam-qr-pay";
import { rasterize } from "#compute/rasterize.ts";
import { decode } from "#core/decode.ts";
import { historyStore } from "#db/history.ts";
import { bindTool } from "#core/tool.ts";
import vietqrTool from "#tools/vietqr/tool.ts";
import { parseAmount, separateWhileTyping } from "#tools/vietqr/amount.ts";
import { bankText } from "#tools/vietqr/bank-text.ts";
import { banks, popularCodes } from "#tools/vietqr/bank-list.ts";
import { findBank, findVietqrIoBank } from "#tools/vietqr/banks.ts";
import { vietqrIoBanks } from "#tools/vietqr/vietqr-io-banks.ts";
import { transferPayload } from "#tools/vietqr/payload.ts";
import { anonymous } from "#tests/support/people/caller.ts";
import { newDatabase } from "#tests/support/product/database.ts";
import { decodePicture } from "#tests/support/people/qr-reader.ts";

const history = historyStore((await newDatabase()).db);
const { image, payload } = bindTool(vietqrTool, {
  rasterize: async (drawing) => rasterize.run(drawing),
  history,
  now: () => new Date(0),
  compute: async (task, input) => task.run(input),
});
const sample = { bank: "970416", account: "257678859" };

test("the public samples come out to the letter", () => {
  const account = { bin: "970416", account: "257678859" };
  expect(transferPayload(account)).toBe(
    "00020101021138530010A0000007270123000697041601092576788590208QRIBFTTA53037045802VN6304AE9F",
  );
  expect(transferPayload({ ...account, amount: 10_000, info: "Chuyen tien" })).toBe(
    "00020101021238530010A0000007270123000697041601092576788590208QRIBFTTA53037045405100005802VN62150811Chuyen tien630453E6",
  );
  expect(
    transferPayload({ bin: "970415", account: "113366668888", amount: 79_000, info: "Ung Ho Quy Vac Xin" }),
  ).toBe(
    "00020101021238560010A0000007270126000697041501121133666688880208QRIBFTTA53037045405790005802VN62220818Ung Ho Quy Vac Xin63043ACF",
  );
});

test("an independent reader finds what went in, for every bank", () => {
  for (const { bin } of banks) {
    const read = new QRPay(transferPayload({ bin, account: "0123456789", amount: 50_000, info: "Hoc phi" }));
    expect([read.isValid, read.consumer.bankBin, read.consumer.bankNumber, read.amount]).toEqual([
      true,
      bin,
      "0123456789",
      "50000",
    ]);
  }
});

test("the card reads back as the payload, and has room for bank, account, amount and message", async () => {
  const input = { ...sample, amount: 79_000, info: "Ủng hộ" };
  const [drawn, text] = [await image.run(input, anonymous), await payload.run(input, anonymous)];
  if (!drawn.ok || !text.ok) throw new Error("both are made");
  const read = decodePicture(drawn.value.picture);
  expect(read).toMatchObject({ text: text.value.payload, width: 656 });
  expect(drawn.value.isReadBack).toBe(true);
  expect(read?.height).toBeGreaterThan(640);
});

test("a bank is found by BIN, code, short name or name, in any case", () => {
  for (const text of ["970436", "vcb", "VIETCOMBANK", "Ngân hàng TMCP Ngoại Thương Việt Nam"]) {
    expect(findBank(text)?.bin).toBe("970436");
  }
  expect([findBank(""), findBank("no such bank")]).toEqual([null, null]);
});

test("BINs and codes are each of one bank only", () => {
  expect(new Set(banks.map(({ bin }) => bin)).size).toBe(banks.length);
  expect(new Set(banks.map(({ code }) => code)).size).toBe(banks.length);
  expect(banks.length).toBeGreaterThan(50);
});

test("every popular bank is in the list", () => {
  const codes = banks.map(({ code }) => code);
  expect(popularCodes.filter((code) => !codes.includes(code))).toEqual([]);
});

test("members of NAPAS that vietqr.io lacks are in the list", () => {
  const bins = {
    VietCredit: "970460",
    "TNEX Finance": "970464",
    "Bank SinoPac": "970465",
    Mcredit: "970470",
  };
  for (const [name, bin] of Object.entries(bins)) expect([name, findBank(name)?.bin]).toEqual([name, bin]);
});

test("every bank of vietqr.io is in the list, and found by each name it has there; no two share a number", () => {
  expect(new Set(vietqrIoBanks.map(({ id }) => id)).size).toBe(vietqrIoBanks.length);
  for (const { bin, code, shortName, formerNames } of vietqrIoBanks)
    for (const name of [bin, code, shortName, ...formerNames])
      expect([name, findVietqrIoBank(name)?.bin]).toEqual([name, bin]);
});

test("a name of vietqr.io means the same bank here, except one that has long been another's", () => {
  const names = vietqrIoBanks.flatMap(({ bin, code, shortName }) =>
    [code, shortName].map((name) => ({ name, bin })),
  );
  expect(names.filter(({ name, bin }) => findBank(name)?.bin !== bin)).toEqual([
    { name: "BVB", bin: "970438" },
  ]);
  for (const { bin, code, short_name } of banks)
    expect([findBank(code)?.bin, findBank(short_name)?.bin]).toEqual([bin, bin]);
});

test("what other services call a bank is understood, in full-width letters too", () => {
  const codes = { MB: "970422", ICB: "970415", vba: "970405", ｖｃｂ: "970436", DongABank: "970406" };
  for (const [code, bin] of Object.entries(codes)) expect(findBank(code)?.bin).toBe(bin);
  const napas = {
    VBARD: "Agribank",
    DAB: "Vikki",
    NASB: "BacABank",
    HLO: "HongLeong",
    WOO: "Woori",
    CFC: "VietCredit",
  };
  for (const [code, name] of Object.entries(napas)) {
    expect([code, findBank(code)?.bin]).toEqual([code, findVietqrIoBank(name)?.bin]);
    expect(findVietqrIoBank(code)?.bin).toBeString();
  }
});

test("a message loses its marks and whatever banks cannot read", () => {
  expect(bankText("Đặng Thị Bưởi — trả tiền 🍊 (t.11)")).toBe("Dang Thi Buoi tra tien t.11");
});

test("amounts are read the Vietnamese way, and nothing else is taken for one", () => {
  expect(["50000", "50.000", "1,000,000đ", "79 000 VND"].map(parseAmount)).toEqual([
    50_000, 50_000, 1_000_000, 79_000,
  ]);
  for (const text of ["1000.5", "1250.50", "1.250,500", "1,250.50", "nhiều", "-1", "1.00.000", "1.2500", ""])
    expect([text, parseAmount(text)]).toEqual([text, null]);
  expect(parseAmount("５０．０００")).toBe(50_000);
  expect(["1.000.000 đồng", "5000 ĐỒNG", "5000đồng"].map(parseAmount)).toEqual([1_000_000, 5000, 5000]);
});

/** Types letter by letter, as a field does that separates after each. */
const typeAmount = (text: string, start = "") =>
  Array.from(text).reduce((shown, letter) => separateWhileTyping(shown + letter, shown), start);

test("typing digits gives the amount they say, whatever separators come by themselves", () => {
  for (let round = 0; round < 500; round += 1) {
    const amount = Math.floor(10 ** (Math.random() * 13));
    expect(parseAmount(typeAmount(String(amount)))).toBe(amount);
  }
});

test("typing an amount with its separators gives that amount, and typing a decimal gives none", () => {
  for (let round = 0; round < 500; round += 1) {
    const amount = Math.floor(10 ** (Math.random() * 13));
    expect(parseAmount(typeAmount(new Intl.NumberFormat("vi-VN").format(amount)))).toBe(amount);
    for (const separator of [".", ","])
      for (const decimals of ["5", "50"])
        expect([amount, parseAmount(typeAmount(`${amount}${separator}${decimals}`))]).toEqual([amount, null]);
  }
});

test("a digit taken away leaves the others", () => {
  expect(separateWhileTyping("1.25", "1.250")).toBe("125");
  expect(separateWhileTyping("1.2505", "1.250")).toBe("12.505");
  expect(separateWhileTyping("1.250.", "1.250")).toBe("1.250.");
});

test("an account number may be typed in full width", async () => {
  const text = async (account: string) => {
    const input = decode(payload.input, { bank: "VCB", account }, "json");
    return input.ok ? payload.run(input.value, anonymous) : input;
  };
  expect(await text("０１２３ ４５６　７８９")).toEqual(await text("0123456789"));
});

test("what a bank would refuse is refused beside its field", async () => {
  const errors = async (input: object) => {
    const outcome = await payload.run({ ...sample, ...input }, anonymous);
    return outcome.ok ? null : outcome.failure.errors?.map(({ path, message }) => [path, message.key]);
  };
  expect(await errors({ bank: "none" })).toEqual([["bank", "vietqr.badBank"]]);
  expect(await errors({ amount: 0 })).toEqual([["amount", "vietqr.badAmount"]]);
  expect(await errors({ bank: "none", amount: 0, info: "x".repeat(26) })).toEqual([
    ["bank", "vietqr.badBank"],
    ["amount", "vietqr.badAmount"],
    ["info", "vietqr.longInfo"],
  ]);
  expect(await errors({ amount: 10_000_000_000_000 })).toEqual([["amount", "vietqr.badAmount"]]);
  expect(await errors({ info: "hoc phi thang muoi mot nam" })).toEqual([["info", "vietqr.longInfo"]]);
});
