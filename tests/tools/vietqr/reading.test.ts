import { expect, test } from "bun:test";
import { threadPath, threadTimeMs } from "#compute/thread-time.ts";
import { decode } from "#core/decode.ts";
import { withoutMarks } from "#core/fold.ts";
import { readFields } from "#core/read-fields.ts";
import { isCardNumber } from "#tools/vietqr/account-numbers.ts";
import { amountOfWords, readAmount } from "#tools/vietqr/read-amount.ts";
import { nativeNames, spokenNames } from "#tools/vietqr/bank-names.ts";
import { banks } from "#tools/vietqr/bank-list.ts";
import { findBank } from "#tools/vietqr/banks.ts";
import { readAccount } from "#tools/vietqr/read-account.ts";
import { readBank } from "#tools/vietqr/read-bank.ts";
import { CardInput, TransferInput } from "#tools/vietqr/schema.ts";
import { vietqrIoBanks } from "#tools/vietqr/vietqr-io-banks.ts";
import { onReferenceMachine } from "#tests/support/product/machine-pace.ts";
import { type PastedTransfer, ambiguous, messages, none } from "#tests/support/samples/transfers.ts";
import { oneOf } from "#tests/support/samples/random.ts";

const bankTold = (text: string) => {
  const reading = readAccount(text);
  return ("found" in reading && reading.found?.find(({ field }) => field === "bank")?.value) || null;
};

/** What a message that is pasted into the field of accounts makes of an empty form. */
function readInto(text: string, fields: Record<string, string> = {}) {
  const input = decode(TransferInput, { account: text, ...fields }, "form");
  if (!input.ok)
    return { refused: input.failure.errors?.map(({ path, message }) => `${path} ${message.key}`) };
  const { bank, account, amount, info } = input.value;
  return {
    bank,
    account,
    amount: amount === undefined ? undefined : Number(String(amount).replaceAll(".", "")),
    info,
  };
}

const withBank = ({ text, bank = "VIB", account, amount, info }: PastedTransfer) => ({
  got: readInto(text, text.includes(bank) || bank !== "VIB" ? {} : { bank }),
  wanted: { bank, account, amount, info },
});

test("messages as people paste them give their account, bank, amount and message", () => {
  for (const message of messages) {
    const { got, wanted } = withBank(message);
    expect([message.text, got]).toEqual<unknown>([message.text, wanted]);
  }
});

test("a bank's own name, with its legal form and country, is read out of a message whole", () => {
  const wrong = banks.flatMap(({ code, name }) =>
    [name, name.toUpperCase(), name.normalize("NFD")].flatMap((written) => {
      const reading = readAccount(`${written}\nSTK: 1133666688880`);
      const bank = "found" in reading ? reading.found?.find(({ field }) => field === "bank")?.value : null;
      const took = "took" in reading ? reading.took : [];
      return bank === code && took?.join() === "STK" ? [] : [[written, bank, took]];
    }),
  );
  expect(wrong).toEqual([]);
});

test("the text of a payment code is read out of the words around it", () => {
  const code =
    "00020101021238570010A00000072701270006970403011300110123456780208QRIBFTTA530370454061800005802VN62340107NPS68690819thanh toan don hang63042E2E";
  for (const text of [`Mã QR: ${code}`, `"${code}"`, `quét giúp em nhé\n${code}\ncảm ơn`])
    expect(readAccount(text)).toEqual(readAccount(code));
  expect(readAccount(code)).toMatchObject({ value: "0011012345678" });
});

test("what could be two accounts or two banks is refused, whatever bank is chosen", () => {
  for (const text of ambiguous)
    for (const bank of ["", "VCB", "MBB"])
      expect([text, bank, "refused" in readInto(text, { bank })]).toEqual([text, bank, true]);
});

test("what is no account stays as it is, and is refused", () => {
  for (const text of none) {
    expect([text, readAccount(text)]).toEqual<unknown>([text, { value: text }]);
    expect([text, readInto(text, { bank: "VCB" }).refused]).toEqual([text, ["account vietqr.badAccount"]]);
  }
});

test("another bank than the one chosen is never paid: the field of banks says so", () => {
  for (const { text, bank } of messages.filter((message) => message.bank !== undefined))
    for (const other of banks.filter(({ code }) => code !== bank).slice(0, 5))
      expect([text, readInto(text, { bank: other.code }).refused]).toEqual([text, ["bank vietqr.otherBank"]]);
});

test.each([
  ["Ngân hàng: Vietcombank\nSTK: 1133666688880\nCTK: Nguyễn Văn An", "Nguyễn Văn An"],
  ["STK 1133666688880 vcb, chủ tài khoản: LE THI B. Số tiền: 50k", "LE THI B"],
  ["VCB 1133666688880 (chu tk: tran van c)", "tran van c"],
  ["Số TK: 1133666688880 Tên: Nguyễn Thị Én nhé em Ngân hàng: VCB", "Nguyễn Thị Én"],
  ["Account number: 1133666688880, bank: Vietcombank, account name: Jean-Luc O'Neil", "Jean-Luc O'Neil"],
  ["vcb 1133666688880 chủ tk: Cty TNHH Hoa & Lá", "Cty TNHH Hoa & Lá"],
  ["vcb 1133666688880 chủ tk: Nguyễn Văn Anh", "Nguyễn Văn Anh"],
  ["vcb 1133666688880 chủ tk: tran thi em", "tran thi em"],
  ["vcb 1133666688880 chủ tk: Lê Hà Anh giúp em ạ", "Lê Hà Anh"],
  ["vcb 1133666688880 chủ tk: Vietcombank", undefined],
  ["vcb 1133666688880 NGUYEN VAN AN", "NGUYEN VAN AN"],
  ["VCB 1133666688880 Lê Thị Hoa CK nhanh", undefined],
  ["VCB 1133666688880 Lê Thị Hoa STK chính", "Lê Thị Hoa"],
  ["vcb 1133666688880 nguyen van an", undefined],
  ["VCB Hà Nội 1133666688880", undefined],
  ["vcb 1133666688880 Lê Thị Hoa hoặc Trần Văn Bình", undefined],
  ["vcb 1133666688880, Lê Thị Hoa, Trần Văn Bình", undefined],
  ["vcb 1133666688880 Mai Chuyển Khoản", undefined],
  ["vcb 1133666688880 CHUYEN TIEN NHANH", undefined],
  ["vcb 1133666688880, chủ tài khoản NGUYỄN VĂN M. Số tiền 150,000 VND", "NGUYỄN VĂN M"],
  ["vcb 1133666688880 chu tk DO VAN T so tien 1tr rưỡi", "DO VAN T"],
  ["vcb 1133666688880 (chủ thẻ là Lê Thị Hoa)", "Lê Thị Hoa"],
  ["vcb 1133666688880 ctk Lê Văn Anh giúp em nhé", "Lê Văn Anh"],
  ["vcb 1133666688880 ctk Công ty CP ABC", undefined],
  ["vcb 1133666688880 chủ tk gọi em nhé", undefined],
])("%j says that the holder is %p", (text, holder) => {
  const input = decode(CardInput, { account: text }, "form");
  expect(input).toMatchObject({ ok: true, value: { account: "1133666688880", bank: "VCB" } });
  expect(input.ok && input.value.name).toBe(holder);
  expect(decode(CardInput, { account: text, name: "Trần D" }, "form")).toMatchObject({
    value: { name: "Trần D" },
  });
});

test("a holder's name by itself beside an account is that of the card, wherever it stands, and is said", () => {
  const given = ["Văn An", "Thị Bưởi", "B", "Hồng Én", "Quốc Đạt", "Ngọc Minh Châu"];
  let refused = 0;
  for (let round = 0; round < 600; round += 1) {
    const written = `${oneOf(["Nguyễn", "Trần", "Lê", "Phạm", "Huỳnh", "Đỗ", "Ứng"])} ${oneOf(given)}`;
    const holder = oneOf([
      written,
      withoutMarks(written),
      written.toUpperCase(),
      withoutMarks(written).toUpperCase(),
    ]);
    const [bank, account] = [oneOf(["MB", "vcb", "Techcombank", "ngân hàng Á Châu"]), randomAccount()];
    const [between, said] = [
      oneOf([" - ", "\n", ", ", " | "]),
      oneOf([holder, `(${holder})`, `👤 ${holder}`]),
    ];
    const core = `${bank} ${account}`;
    const text = oneOf([
      `${core} ${said}`,
      `${core}${between}${said}`,
      `${said}${between}${core}`,
      `${core} ${holder} nhé chị`,
    ]);
    const { values, notes, errors } = readFields(CardInput, { account: text, bank: "" });
    // "Do" behind a number may be dollars.
    if (errors.length > 0) {
      refused += 1;
      continue;
    }
    expect([text, values["name"], values["account"]]).toEqual([text, holder, account]);
    expect(notes).toContainEqual({ path: "name", message: { key: "reading.found" } });
  }
  expect(refused).toBeLessThan(30);
});

const digits = (length: number) => Array.from({ length }, () => Math.floor(Math.random() * 10)).join("");
/** Not a telephone number, so that a label is not all that tells them apart. */
const randomAccount = () => `1${digits(oneOf([7, 8, 9, 11, 12, 13, 15]))}`;
const grouped = (account: string) =>
  oneOf([account, account.replace(/(\d{4})(?=\d)/g, "$1 "), account.replace(/(\d{4})(?=\d)/g, "$1.")]);

const said = [
  "Vietcombank",
  "vcb",
  "MB",
  "mbbank",
  "Techcombank",
  "TCB",
  "BIDV",
  "acb",
  "ngân hàng Á Châu",
  "VietinBank",
];
const labels = "|STK |stk: |Số TK: |số tài khoản |tk |TK: |So tai khoan la |Account no. |👉 STK: ".split("|");
const amounts: readonly (readonly [string?, number?])[] = [
  [],
  ["50k", 50_000],
  ["1tr5", 1_500_000],
  ["185.000đ", 185_000],
  ["2 triệu", 2_000_000],
];
const tails = [
  "",
  " nhé",
  " ạ 🙏",
  " (NGUYEN VAN AN)",
  " - NGUYEN VAN AN",
  "\nCTK: Nguyễn Văn An",
  ", cảm ơn c nhiều",
  " .",
];

test("parts that are put together anyhow are taken apart again, or refused, and never mistaken", () => {
  const counts = { right: 0, refused: 0 };
  for (let round = 0; round < 3000; round += 1) {
    const [account, name, label, amount] = [randomAccount(), oneOf(said), oneOf(labels), oneOf(amounts)];
    const between = oneOf([" ", " - ", ": ", "\n", ", "]);
    const core = `${label}${grouped(account)}`;
    const placed = oneOf([`${name}${between}${core}`, `${core}${between}${name}`]);
    const text = `${oneOf(["", "ck e ", "Dạ ", "Anh chuyển giúp em "])}${placed}${amount[0] ? `, ${amount[0]}` : ""}${oneOf(tails)}`;
    const got = readInto(text);
    if ("refused" in got && got.refused) {
      counts.refused += 1;
      continue;
    }
    counts.right += 1;
    expect([text, got]).toEqual<unknown>([
      text,
      { bank: findBank(name)?.code, account, amount: amount[1], info: undefined },
    ]);
  }
  console.log(`transfers put together: ${counts.right} read, ${counts.refused} refused, 0 mistaken`);
  expect(counts.refused).toBeLessThan(90);
});

test("a label that is written together with what leads to it leaves the bank before it", () => {
  for (const label of ["SOACC", "soStk", "SOTKNH", "SoAccount", "SoTK"])
    for (const [name, code] of [
      ["Ngoại thương", "VCB"],
      ["Á Châu", "ACB"],
      ["cong nghe so", null],
    ] as const)
      expect([label, name, bankTold(`${name} ${label} 0788820044`)]).toEqual([label, name, code]);
});

test("a clean account stays as it is, or is refused for what else it may be; what was read is read to itself", () => {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
  let refused = 0;
  for (let round = 0; round < 3000; round += 1) {
    const length = 6 + Math.floor(Math.random() * 14);
    const clean = oneOf([digits(length), Array.from({ length }, () => oneOf(Array.from(letters))).join("")]);
    if (isCardNumber(clean)) continue;
    const reading = readAccount(clean);
    if ("refused" in reading) refused += 1;
    else expect(reading).toEqual({ value: clean });
  }
  expect(refused).toBeLessThan(30);
  for (const { text } of messages) {
    const reading = readAccount(text);
    if ("value" in reading) expect(readAccount(reading.value)).toEqual({ value: reading.value });
  }
});

/** In capitals and small letters, with and without diacritics, full-width, with signs around. */
const spellingsOf = (name: string): readonly string[] => [
  name,
  name.toUpperCase(),
  name.toLowerCase(),
  name.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("đ", "d").replaceAll("Đ", "D"),
  name.normalize("NFD"),
  name.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  `  ${name}\u200b `,
  `“${name}”`,
  `Ngân hàng ${name}`,
];

test("every bank is found by each spelling of each of its names, and no name means two", () => {
  const wrong: string[] = [];
  const check = (name: string, code: string) => {
    for (const spelling of spellingsOf(name)) {
      const reading = readBank(spelling);
      if (!("value" in reading) || reading.value !== code)
        wrong.push(`${spelling}: ${JSON.stringify(reading)}, not ${code}`);
    }
  };
  for (const { bin, code, short_name, name } of banks)
    for (const one of [bin, code, short_name, name]) check(one, code);
  for (const table of [spokenNames, nativeNames])
    for (const [code, names] of Object.entries(table))
      for (const name of names.split(", ")) check(name, code);
  for (const { bin, code, shortName, formerNames = [] } of vietqrIoBanks)
    for (const name of [code, shortName, ...formerNames])
      if (name !== "BVB") check(name, banks.find((bank) => bank.bin === bin)?.code ?? "");
  expect(wrong).toEqual([]);
});

test("a name of no bank is none, and stays as it was written", () => {
  for (const name of [
    "",
    "x",
    "no such bank",
    "bank",
    "ngân hàng",
    "MBX",
    "Vietcom Vietin",
    "12",
    "tiền",
    "A",
    "v b",
  ])
    expect([name, findBank(name), readBank(name)]).toEqual([name, null, { value: name }]);
});

test("amounts are read as people write them", () => {
  const written: Readonly<Record<string, string>> = {
    "50k": "50.000",
    "50K": "50.000",
    "50 k": "50.000",
    "１００k": "100.000",
    "1tr5": "1.500.000",
    "1tr": "1.000.000",
    "1TR250": "1.250.000",
    "1tr25": "1.250.000",
    "2tr05": "2.050.000",
    "1,5 triệu": "1.500.000",
    "1.5tr": "1.500.000",
    "1 triệu rưỡi": "1.500.000",
    "1 triệu 250 nghìn": "1.250.000",
    "1tr250k": "1.250.000",
    "100 nghìn": "100.000",
    "100 ngàn": "100.000",
    "100 ngàn đồng": "100.000",
    "1 tỷ": "1.000.000.000",
    "1 tỉ 2": "1.200.000.000",
    "1 tỷ 200 triệu": "1.200.000.000",
    "12k5": "12.500",
    "1.500k": "1.500.000",
    "185.000đ": "185.000",
    "185.000 VNĐ": "185.000",
    "50 000 vnd": "50.000",
    "VND 50,000": "50.000",
    "₫50.000": "50.000",
    "giá 50k nhé": "50.000",
    "tổng 1 triệu 2, cảm ơn": "1.200.000",
    "Số tiền: 185.000đ": "185.000",
    "“50k”": "50.000",
    "- 50k": "50.000",
    "50k/suất": "50.000",
    "tổng cộng 1.250.000 vnđ ạ 🙏": "1.250.000",
  };
  for (const [text, value] of Object.entries(written))
    expect([text, readAmount(text)]).toMatchObject([text, { value }]);
});

test("a clean amount stays as it is; what could be another one is not guessed at", () => {
  for (const text of ["79000", "185,000", "1.250.000", "50 000", "185,000.00"])
    expect(readAmount(text)).toEqual({ value: text });
  for (const text of [
    "1.250tr",
    "1tr5k",
    "50.00",
    "1250.50",
    "-1",
    "$50",
    "50 usd",
    "50 €",
    "1e400",
    "5kg",
    "2x50k",
    "nhiều",
    "2 củ",
    "5 lít nhé",
    "tổng 350 ạ",
    "",
  ])
    expect([text, readAmount(text)]).toEqual<unknown>([text, { value: text }]);
  for (const text of [
    "50k hoặc 60k",
    "2 x 50k",
    "50k 12",
    "50k-60k",
    "50k ngày 12/11",
    "tổng 2 triệu 5 trăm ạ",
  ])
    expect([text, readAmount(text)]).toEqual<unknown>([text, { refused: { key: "vietqr.twoAmounts" } }]);
});

test("random amounts in words are read to the đồng", () => {
  for (let round = 0; round < 3000; round += 1) {
    const thousands = 1 + Math.floor(Math.random() * 999);
    const tenths = Math.floor(Math.random() * 10);
    const cases: readonly (readonly [string, number])[] = [
      [`${thousands}k`, thousands * 1000],
      [`${thousands} nghìn`, thousands * 1000],
      [`${thousands}tr${tenths}`, thousands * 1_000_000 + tenths * 100_000],
      [`${thousands},${tenths} triệu`, thousands * 1_000_000 + tenths * 100_000],
      [`${thousands}.000đ`, thousands * 1000],
    ];
    const [text, amount] = oneOf(cases);
    const reading = readAmount(text);
    expect([text, "value" in reading && Number(reading.value.replaceAll(".", ""))]).toEqual([text, amount]);
  }
});

test("reading takes no longer than in proportion to the text, and little for any", () => {
  const thread = threadPath() ?? "";
  const pieces =
    "1 |a1 |STK |123456789 |vcb |1.|nd: |1133666688880 mb\n|50k |1tr5 |500 000k |((|ngân hàng |stk 1133666688880 |\u200b|“|- ".split(
      "|",
    );
  for (const reader of [readAccount, readAmount, readBank])
    for (const piece of pieces) {
      const least = (length: number) =>
        Math.min(
          ...Array.from({ length: 7 }, () => {
            const text = piece.repeat(Math.ceil(length / piece.length));
            const started = threadTimeMs(thread) ?? 0;
            reader(text);
            return (threadTimeMs(thread) ?? 0) - started;
          }),
        );
      const isQuick = (cpuMs: number) => cpuMs < 50 || onReferenceMachine(cpuMs) < 50;
      expect([reader.name, piece, isQuick(least(1999)), isQuick(least(60_000))]).toEqual([
        reader.name,
        piece,
        true,
        true,
      ]);
    }
});

const digitWords = ["không", "một", "hai", "ba", "bốn", "năm", "sáu", "bảy", "tám", "chín"];

/** A number below a thousand as it is read out. */
function spelled(number: number): string {
  const [hundreds, tens, ones] = [Math.floor(number / 100), Math.floor(number / 10) % 10, number % 10];
  const before = hundreds > 0 ? `${digitWords[hundreds]} trăm ` : "";
  if (tens === 0)
    return ones === 0 ? before : `${before}${before && oneOf(["lẻ ", "linh "])}${digitWords[ones]}`;
  const ofTens = tens === 1 ? "mười" : `${digitWords[tens]} mươi`;
  const last = ones === 5 ? "lăm" : ones === 1 && tens > 1 ? "mốt" : ones === 0 ? "" : digitWords[ones];
  return `${before}${ofTens} ${last}`;
}

test("amounts in words are what they are read out of, with and without marks", () => {
  for (let round = 0; round < 2000; round += 1) {
    const parts = [9, 999, 999].map((most) => Math.floor(Math.random() * (most + 1)) * oneOf([0, 1, 1]));
    const amount = parts.reduce((sum, part) => sum * 1000 + part, 0) * 1000;
    const words = parts
      .map((part, at) =>
        part > 0 ? `${spelled(part).trim()} ${["tỷ", "triệu", oneOf(["nghìn", "ngàn"])][at]}` : "",
      )
      .filter(Boolean)
      .join(" ");
    const plain = words.normalize("NFD").replace(/\p{M}/gu, "");
    const text = oneOf([words, words.toUpperCase(), `${words} đồng`, `Số tiền: ${words}.`, plain]);
    if (amount > 0) expect([text, amountOfWords(text)]).toEqual([text, amount]);
  }
  for (const [text, amount] of [
    ["một triệu rưỡi", 1_500_000],
    ["nửa triệu", 500_000],
    ["hai tỷ ba", 2_300_000_000],
    ["hai mươi nghìn năm trăm đồng chẵn", 20_500],
    ["một triệu hai trăm", null],
    ["ba trăm rưỡi", null],
    ["năm", null],
    ["hai mươi", null],
    ["tiền nhà", null],
    ["nghìn", null],
  ] as const)
    expect([text, amountOfWords(text)]).toEqual([text, amount]);
  expect(readAmount("hai trăm nghìn")).toEqual({ value: "200.000" });
});
