import { expect, test } from "bun:test";
import { decode } from "#core/decode.ts";
import { banks } from "#tools/vietqr/bank-list.ts";
import { findBank } from "#tools/vietqr/banks.ts";
import { TransferInput } from "#tools/vietqr/schema.ts";
import { bankNames, fullWidth, spelled } from "#tests/support/samples/bank-spellings.ts";
import { oneOf } from "#tests/support/samples/random.ts";

const labels = [
  "",
  ..."STK|stk|Số TK|so tk|TK|tk|SOTK|SoTK|số tài khoản|Tài khoản|tknh|acc|ACC|account no| A/C|No|stk e là|👉 STK".split(
    "|",
  ),
];
const behindLabel = ["", " ", ": ", ":", ".", " là ", "\n", " - ", "-", "=", "/", "1: "];
const signs = [
  " ",
  "  ",
  "-",
  "–",
  "—",
  "\u2212",
  ".",
  "\u00a0",
  "\u2009",
  "\u202f",
  "\u3000",
  "\n",
  " - ",
  ") ",
  "/",
  ",",
  ", ",
  "'",
  "·",
  "_",
  "\u200b",
  "\t",
  "|",
];
const beside = [" ", "", " - ", ": ", "\n", ", ", "/", ".", "_", "-", " (", "|", "\u00a0", "  "];
/** An amount as it is written, what it is, and whether nothing but an amount can be meant. */
const amounts: readonly (readonly [text: string, amount: number, isPlain: boolean])[] = [
  ["50k", 50_000, true],
  ["200 k", 200_000, true],
  ["1tr5", 1_500_000, true],
  ["2 triệu", 2_000_000, true],
  ["185.000đ", 185_000, true],
  ["200 000đ", 200_000, false],
  ["99.000 VND", 99_000, true],
  ["số tiền 200000", 200_000, true],
  ["Số tiền: 1 250 000", 1_250_000, true],
  ["Số tiền\n35500", 35_500, true],
  ["200000", 200_000, false],
  ["200 000", 200_000, false],
  ["1 250 000", 1_250_000, false],
  ["150.000", 150_000, false],
  ["5000", 5000, false],
  ["75500", 75_500, false],
];
const others = [
  "NGUYEN VAN AN",
  "Tran Thi B",
  "nhé chị",
  "cho chị Lan",
  "sđt 0987654321",
  "12/11/2026",
  "lúc 10:30 nhé",
  "🙏",
  "ạ",
  "nội dung tien hang 12",
  "ND: DH123456",
  "CTK: Lê Thị Én",
  "Ng Van Nam",
  "tr thi be",
  "thẻ 4221 5100 1234 5678",
  "mã GHTK 1122334455",
];

const digits = (length: number) => Array.from({ length }, () => oneOf(Array.from("0123456789"))).join("");
const newAccount = () =>
  oneOf([
    () => `0${oneOf(["3", "5", "7", "8", "9"])}${digits(8)}`,
    () => digits(oneOf([6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 19])),
    () => `1133666688880`,
    () => `1${digits(12)}`,
  ])();

/** In groups of some lengths, the first or the last of which may be shorter. */
function grouped(account: string, sign: string): string {
  const lengths = oneOf([
    [account.length],
    [account.length],
    [3],
    [4],
    [5],
    [4, 3, 3],
    [4, 3, 3],
    [3, 3, 4],
    [4, 4, 5],
    [2],
    [1],
    [6, 3],
    [4, 5],
  ]);
  const groups: string[] = [];
  const isFromEnd = oneOf([true, false, false]);
  let rest = account;
  for (let at = 0; rest !== ""; at += 1) {
    const length = lengths[at % lengths.length] ?? account.length;
    groups[isFromEnd ? "unshift" : "push"](isFromEnd ? rest.slice(-length) : rest.slice(0, length));
    rest = isFromEnd ? rest.slice(0, -length) : rest.slice(length);
  }
  return groups.join(sign);
}

const shuffled = <Each>(items: readonly Each[]): readonly Each[] =>
  items
    .map((item) => [Math.random(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);

type Written = {
  readonly text: string;
  readonly account: string;
  readonly bank: string | undefined;
  readonly amount: number | undefined;
  /** The amount must be told, since it is written as nothing else is. */
  readonly isTold: boolean;
};

/** A message that says one transfer, put together of parts at random. */
function written(name: string): Written {
  const [account, label] = [newAccount(), oneOf(labels)];
  const bank = findBank(name)?.code;
  const number = `${label}${label === "" ? "" : oneOf(behindLabel)}${grouped(account, oneOf(signs))}`;
  // A BIN is digits too: behind others it is a part of their number.
  const between = /^\d/.test(name) ? oneOf([" ", ": ", "\n", " - "]) : oneOf(beside);
  const named = spelled(name);
  const core = oneOf([`${named}${between}${number}`, `${number}${between}${named}`]);
  const asked = oneOf([null, oneOf(amounts), oneOf(amounts)]);
  const other = oneOf(["", "", oneOf(others)]);
  // What stands behind "nội dung" is a part of it.
  const isLast = /^n(?:ội|D)/i.test(other);
  const parts = [...shuffled([core, asked?.[0] ?? "", isLast ? "" : other]), isLast ? other : ""].filter(
    Boolean,
  );
  const text = parts.join(oneOf([" ", " ", "\n", ", ", " - ", ". "]));
  return {
    text: oneOf([text, text, text, fullWidth(text), `“${text}”`]),
    account,
    bank,
    amount: asked?.[1],
    // "2 triệu 113…" may go on.
    isTold: asked?.[2] === true && !/^[^\p{L}\p{N}]*\d/u.test(text.split(asked[0])[1] ?? ""),
  };
}

/** What is wrong with what is read; null for what was written, and for a refusal. */
function mistakeIn({ text, account, bank, amount, isTold }: Written, chosen: string): string | null {
  const input = decode(TransferInput, { account: text, bank: chosen }, "form");
  if (!input.ok) return null;
  const got = input.value;
  const said = got.amount === undefined ? undefined : Number(String(got.amount).replaceAll(".", ""));
  const isAmount = said === amount || (said === undefined && !isTold);
  const isRight = got.account === account && got.bank === bank && isAmount;
  return isRight
    ? null
    : `${JSON.stringify(text)} with ${chosen || "no bank"}: ${JSON.stringify(got)}, not ${bank} ${account} ${amount ?? ""}`;
}

/** Rounds over every name of every bank. */
function expectNoMistake(rounds: number): void {
  const counts = { right: 0, refused: 0 };
  const mistakes: string[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const name of bankNames) {
      const message = written(name);
      const other = oneOf(banks).code;
      for (const chosen of ["", other]) {
        const mistake = mistakeIn(message, chosen);
        if (mistake) mistakes.push(mistake);
      }
      const isRead = decode(TransferInput, { account: message.text }, "form").ok;
      counts[isRead ? "right" : "refused"] += 1;
    }
  console.log(
    `accounts put together: ${counts.right} read, ${counts.refused} refused, ${mistakes.length} mistaken`,
  );
  expect(mistakes.slice(0, 20)).toEqual([]);
}

test("whatever is written around an account, that account is paid at its bank, or none", () =>
  expectNoMistake(6));
test(
  "thorough: whatever is written around an account, that account is paid at its bank, or none",
  () => expectNoMistake(20),
  600_000,
);

test("a word that may be a bank's name counts where that bank is chosen, and is asked about elsewhere", () => {
  for (const [text, code] of [
    ["tech 19036666888 NGUYEN VAN A", "TCB"],
    ["STK 0912345678 quân đội", "MBB"],
    ["VP stk: 123456789", "VPB"],
  ] as const) {
    const read = (bank: string) => decode(TransferInput, { account: text, bank }, "form");
    expect(read(code)).toMatchObject({ ok: true, value: { bank: code } });
    for (const bank of ["", "VCB", "970416"])
      expect(read(bank)).toMatchObject({
        failure: { errors: [{ path: "bank", message: { key: "vietqr.unsureBank" } }] },
      });
  }
});

const checkedBy = (first: string): string =>
  Array.from("0123456789", (last) => first + last).find((number) => {
    const doubled = Array.from(number, (digit, at) => Number(digit) * (at % 2 === number.length % 2 ? 2 : 1));
    return doubled.reduce((sum, value) => sum + Math.floor(value / 10) + (value % 10), 0) % 10 === 0;
  }) ?? "";
const newCard = () =>
  checkedBy(
    oneOf([
      () => `4${digits(14)}`,
      () => `5${oneOf(["1", "2", "3", "4", "5"])}${digits(13)}`,
      () => `${oneOf(["2221", "2300", "2599", "2720", "3528", "3589"])}${digits(11)}`,
      () => `9704${digits(11)}`,
      () => `9704${digits(14)}`,
    ])(),
  );

test("a card's number is no account, whatever stands around it", () => {
  for (let round = 0; round < 500; round += 1) {
    const card = newCard();
    const near = card.slice(0, -1) + String((Number(card.at(-1)) + 1) % 10);
    const fours = card.replace(/\d{4}(?=\d)/g, (group) => group + oneOf([" ", "-", "."]));
    const said = oneOf(["", "", "số thẻ ", "Thẻ: ", "STK ", "so the la "]);
    const text = oneOf([said + card, said + fours, `${oneOf(["MB", "vcb", "Techcombank"])} ${card}`]);
    const refused = { failure: { errors: [{ path: "account", message: { key: "vietqr.cardNumber" } }] } };
    expect([text, decode(TransferInput, { account: text, bank: "VCB" }, "form")]).toMatchObject([
      text,
      card.length === 19 && text.includes(fours) ? { ok: false } : refused,
    ]);
    if (!near.startsWith("9704"))
      expect(decode(TransferInput, { account: near, bank: "VCB" }, "form")).toMatchObject({
        value: { account: near },
      });
  }
});

test("a card that is named as one is no account, whether its number is right or not", () => {
  for (const said of [
    "Visa 4221 5100 1234 5678",
    "thẻ ATM: 9704 2292 0455 1236",
    "mastercard 5105105105105101",
  ])
    for (const beside of ["", " VPBank", "\nvcb", " của em"])
      expect([said, decode(TransferInput, { account: said + beside, bank: "" }, "form")]).toMatchObject([
        said,
        {
          failure: { errors: [{ path: "account", message: { key: "vietqr.cardNumber" } }, { path: "bank" }] },
        },
      ]);
});

test("a surname's first letters behind an account are no unit of money, and a bill is an amount", () => {
  for (let round = 0; round < 200; round += 1) {
    const account = oneOf([`0${digits(9)}`, `19${digits(12)}`, `007${digits(10)}`]);
    const holder = oneOf(["Ng Van A", "ng thi tu", "Tr Thi B", "Ty Van Ty", "K Sor Y"]);
    const bill = oneOf(["", ", bill 1tr250", ". Tổng bill: 1tr250", " đơn 1tr250"]);
    const text = `vcb ${account} ${holder}${bill}`;
    expect([text, decode(TransferInput, { account: text, bank: "" }, "form")]).toMatchObject([
      text,
      { value: { account, bank: "VCB", ...(bill && { amount: "1.250.000" }) } },
    ]);
  }
});

test("a message's quotes are not part of it", () => {
  const read = (text: string) => decode(TransferInput, { account: text, bank: "" }, "form");
  for (const said of ["“mua sach”", '"mua sach"', "'mua sach'", "mua sach"])
    expect(read(`TPBank 00003456789 ND: ${said}`)).toMatchObject({ value: { info: "mua sach" } });
});

test("an account of letters needs no label beside its bank", () => {
  const letters = (length: number) =>
    Array.from({ length }, () => oneOf(Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ"))).join("");
  for (let round = 0; round < 500; round += 1) {
    const account = oneOf([
      () => `VQRQ${letters(5)}${digits(4)}`,
      () => `vqrq${digits(4)}abcde`,
      () => `LOCSPAY${digits(9)}`,
      () => `SEPVQ${digits(8)}`,
    ])();
    const bank = oneOf(["MB", "mb bank", "ACB", "Ngân hàng BIDV", "Techcombank", "VPBank"]);
    const other = oneOf(["", "", " 50k", " nhé", "\nNguyễn Văn An", "\nNội dung: DH 12"]);
    const text = oneOf([`${bank} ${account}`, `${account} - ${bank}`, `${bank}: ${account}`]) + other;
    expect([text, decode(TransferInput, { account: text, bank: "" }, "form")]).toMatchObject([
      text,
      { value: { account, bank: findBank(bank)?.code } },
    ]);
  }
  for (const text of [
    "MB FT26332123456789",
    "Techcombank iPhone15",
    "VQRQABCDE1234",
    "mã đơn ABC123456 của MB",
  ]) {
    const read = decode(TransferInput, { account: text, bank: "" }, "form");
    expect([text, read.ok]).toEqual([text, false]);
  }
});
