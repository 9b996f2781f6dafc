import { expect, test } from "bun:test";
import { Resvg } from "@resvg/resvg-js";
import { readMessage } from "#core/i18n.ts";
import { maxOrders } from "#tools/vietqr/schema.ts";
import { bankText } from "#tools/vietqr/bank-text.ts";
import { drawOrders, ordersTask, readOrders } from "#tools/vietqr/order-codes.ts";
import { decodePng } from "#tests/support/people/qr-reader.ts";
import { randomFrom } from "#tests/tools/data/sample.ts";

const shop = { bank: "VCB", account: "0123456789", size: "a4" } as const;

/** The rows of a list without their lines, or what is said of those that are refused. */
function read(text: string): readonly (readonly string[])[] | readonly string[] {
  const reading = readOrders(text);
  const errors = reading.ok ? reading.value.errors : (reading.failure.errors ?? []);
  if (errors.length > 0 || !reading.ok) return errors.map(({ message }) => readMessage("en", message));
  return reading.value.orders.map(({ amount, info, label }) => [amount, info, label]);
}

const valueOf = (payload: string, tag: string): string | undefined => {
  for (let at = 0; at < payload.length;) {
    const length = Number(payload.slice(at + 2, at + 4));
    if (payload.slice(at, at + 2) === tag) return payload.slice(at + 4, at + 4 + length);
    at += 4 + length;
  }
  return undefined;
};

test("rows are read as spreadsheets and people write them", () => {
  const two = [
    ["50000", "DH1", "Mai"],
    ["1tr5", "DH2", "Lan"],
  ];
  for (const text of [
    "50000,DH1,Mai\n1tr5,DH2,Lan",
    "50000;DH1;Mai\r\n1tr5;DH2;Lan\r\n",
    "50000\tDH1\tMai\n\n1tr5\tDH2\tLan\n\t\t\n",
    '\ufeffsep=;\n50000;"DH1";Mai\n1tr5;DH2;Lan',
    "Số tiền,Nội dung,Tên khách\n50000,DH1,Mai\n1tr5,DH2,Lan",
    "STT,Khách hàng,Mã đơn,Tổng tiền (đ)\n1,Mai,DH1,50000\n2,Lan,DH2,1tr5",
    "DH1,50000,Mai\nDH2,1tr5,Lan",
  ])
    expect([text, read(text)]).toEqual([text, two]);
  expect(read("50k Don 1\n1.500.000đ: tiền nhà\n1tr5")).toEqual([
    ["50.000", "Don 1", ""],
    ["1.500.000", "tiền nhà", ""],
    ["1tr5", "", ""],
  ]);
  expect(read("Lan: 79k\nMai - 1tr2\n2 áo cho chị Hà 150.000đ")).toEqual([
    ["79.000", "Lan", ""],
    ["1.200.000", "Mai", ""],
    ["150.000", "2 áo cho chị Hà", ""],
  ]);
  expect(read("５０ｋ Đơn １\nLan: ７９k\nMai 𝟐𝟎𝟎k")).toEqual([
    ["50.000", "Đơn 1", ""],
    ["79.000", "Lan", ""],
    ["200.000", "Mai", ""],
  ]);
  expect(read("Lan 79k 80k\nMai 150000\nHà 2 x 50k")).toHaveLength(3);
  expect(read('"1,500,000",DH1\n,Ban 5\n50.000,"a, b"')).toEqual([
    ["1,500,000", "DH1", ""],
    ["", "Ban 5", ""],
    ["50.000", "a, b", ""],
  ]);
});

test("what could be two things is refused with its line", () => {
  expect(read("50k,DH1\nabc,DH2")).toEqual(["Line 2: “abc” is no amount, such as 50,000 or 50k."]);
  expect(read("DH1,50,000\nDH2,60000")).toEqual([expect.stringContaining("Line 1: is “50,000” one amount")]);
  expect(read("1001,50000\n1002,60000")).toEqual([expect.stringContaining("could be the amount")]);
  expect(read("50k,1001\n60k,1002")).toEqual([
    ["50k", "1001", ""],
    ["60k", "1002", ""],
  ]);
  expect(read("50,000,DH1\n60k,DH2")).toEqual([expect.stringContaining("Line 1: is “50,000” one amount")]);
  expect(read("60k,DH1\n1,5 triệu,DH2")).toEqual([
    expect.stringContaining("Line 2: is “1,5 triệu” one amount"),
  ]);
  expect(read("1 triệu 2 bánh")).toEqual([expect.stringContaining("Line 1: “1 triệu 2 bánh” is no amount")]);
  expect(read("79k 2 áo\n1 triệu 2")).toEqual([
    ["79.000", "2 áo", ""],
    ["1 triệu 2", "", ""],
  ]);
  expect(read("50,000 Don 1")).toEqual([expect.stringContaining("Line 1: is “50,000")]);
  expect(read("Ban 1\nBan 2")).toHaveLength(2);
  expect(read("50k,a,b,c")).toEqual([expect.stringContaining("Line 1 has more than three cells")]);
  expect(read('50k,a\n60k,"b')).toEqual([expect.stringContaining("Line 2: a quote is opened")]);
  expect(read("Nội dung,Tên\nDH,Mai")).toEqual([expect.stringContaining("none of them is the amount")]);
  expect(read("Giá,Tổng tiền\n50k,60k")).toEqual([expect.stringContaining("two columns mean the same")]);
  expect(read(" \n,,\n")).toEqual(["Paste the orders here, one a line."]);
  expect(read("1k\n".repeat(maxOrders))).toHaveLength(maxOrders);
  expect(read("1k\n".repeat(maxOrders + 1))).toEqual(["The list has 201 lines; at most 200 go at once."]);
});

test("all that is wrong is said at once: the account by its field, the first rows by their lines", () => {
  const drawn = drawOrders({ ...shop, bank: "nobank", orders: "x,y" });
  expect(drawn).toMatchObject({ failure: { errors: [{ path: "bank" }] } });
  const rows = [
    "50k,ok",
    `60k,${"a".repeat(26)}`,
    "70k,☕",
    `80k,a,${"b".repeat(61)}`,
    "x,1",
    "y,1",
    "z,1",
    "0,1",
  ];
  const refused = drawOrders({ ...shop, orders: rows.join("\n") });
  const errors = refused.ok ? [] : (refused.failure.errors ?? []);
  expect(errors.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6, undefined]);
  expect(new Set(errors.map(({ path }) => path))).toEqual(new Set(["orders"]));
  expect(readMessage("en", errors.at(-1)?.message ?? { key: "vietqr.bank" })).toBe("And 2 more lines.");
});

test("each code of a random list reads back as its row, to the account", () => {
  const below = randomFrom(30);
  const words = ["Ủng hộ", "Tiền nhà", "HD-12/2026", "Cà phê & bánh", "x; y", 'ghi "a", b', ""];
  const quoted = (cell: string) => (/["\n,;\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  for (let round = 0; round < 4; round += 1) {
    const rows = Array.from({ length: 1 + below(15) }, (_, at) => ({
      amount: below(4) ? 1 + below(2 ** 31) * (1 + below(4000)) : undefined,
      info: words[below(words.length)] ?? "",
      label: `Khách ${at}`,
    }));
    const delimiter = [",", ";", "\t"][below(3)] ?? ",";
    const orders = [
      ["Số tiền", "Nội dung", "Tên"],
      ...rows.map(({ amount, info, label }) => [String(amount ?? ""), quoted(info), label]),
    ]
      .map((cells) => cells.join(delimiter))
      .join("\n");
    const drawn = drawOrders({ ...shop, orders });
    if (!drawn.ok) throw new Error(`${orders}\n${JSON.stringify(drawn.failure)}`);
    expect(drawn.value.data).toHaveLength(rows.length);
    drawn.value.data.forEach(({ svg, payload, line, label }, at) => {
      const { amount, info, ...row } = rows[at] ?? { label: "", info: "", amount: 0 };
      const text = decodePng(new Resvg(svg).render().asPng())?.text ?? "";
      expect([line, label, text]).toEqual([at + 2, row.label, payload]);
      expect(valueOf(text, "54")).toBe(amount === undefined ? undefined : String(amount));
      expect(valueOf(valueOf(text, "62") ?? "", "08")).toBe(bankText(info) || undefined);
      expect(valueOf(text, "38")).toContain("000697043601100123456789");
    });
  }
});

test("the largest list stays within a megabyte and a half", () => {
  const orders = `9.999.999.999.999,${"a".repeat(25)},${"Ư".repeat(60)}\n`.repeat(maxOrders);
  const drawn = drawOrders({ ...shop, account: "0123456789012345678", orders });
  expect(drawn.ok && drawn.value.data).toHaveLength(maxOrders);
  expect(JSON.stringify(drawn).length).toBeLessThan(1_500_000);
});

test("a list costs by its rows and by its length: a long row is as much to read as many short ones", () => {
  const costOf = (orders: string) => ordersTask.cost({ ...shop, orders });
  expect(costOf("50k,DH1\n".repeat(10))).toBeGreaterThan(9 * costOf("50k,DH1"));
  expect(costOf(`50k,${"a".repeat(30_000)}`)).toBeGreaterThan(30_000);
});
