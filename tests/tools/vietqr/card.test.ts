import { expect, test } from "bun:test";
import { Resvg } from "@resvg/resvg-js";
import { QRPay } from "vietnam-qr-pay";
import { rasterize } from "#compute/rasterize.ts";
import { banks } from "#tools/vietqr/bank-list.ts";
import { transferCard } from "#tools/vietqr/card.ts";
import { grouped } from "#tools/vietqr/grouped.ts";
import { drawCard, payloadOf, readTransfer } from "#tools/vietqr/transfer.ts";
import { decodePicture } from "#tests/support/people/qr-reader.ts";
import { oneOf } from "#tests/support/samples/random.ts";

const digits = (length: number) => Array.from({ length }, () => Math.floor(Math.random() * 10)).join("");

const names = [
  "NGUYEN VAN A",
  "CÔNG TY TNHH MỘT THÀNH VIÊN THƯƠNG MẠI VÀ DỊCH VỤ HOA SEN",
  "W".repeat(60),
  "",
];

function randomTransfer() {
  const text = readTransfer({
    bank: oneOf(banks).code,
    account: digits(6 + Math.floor(Math.random() * 14)),
    ...(Math.random() < 0.8 && { amount: 1 + Math.floor(10 ** (Math.random() * 13)) }),
    info: oneOf(["", "Học phí tháng 11", "WWWWWWWWWWWWWWWWWWWWWWWWW", "don hang so 12"]),
    name: oneOf(names),
  });
  if (!text.ok) throw new Error("it is a transfer");
  return text.value;
}

test("whatever a card says, a reader that shares nothing with the product reads it, and nearly always the product itself", async () => {
  let misses = 0;
  for (let round = 0; round < 20; round += 1) {
    const transfer = randomTransfer();
    const drawn = await drawCard(transfer, async (drawing) => rasterize.run(drawing));
    if (!drawn.ok) throw new Error("it is drawn");
    const read = decodePicture(drawn.value.picture);
    expect(read?.text).toBe(payloadOf(transfer));
    if (!drawn.value.isReadBack) misses += 1;
    const { consumer, amount } = new QRPay(read?.text ?? "");
    expect([consumer.bankBin, consumer.bankNumber, amount ?? ""]).toEqual([
      transfer.bank.bin,
      transfer.account,
      String(transfer.amount ?? ""),
    ]);
  }
  // The product's decoder finds nothing in about one clean picture of a hundred; then nothing is said of it.
  expect(misses).toBeLessThan(5);
});

test("a picture that says something else than was asked for is not called right", async () => {
  const [transfer, other] = [randomTransfer(), randomTransfer()];
  const card = transferCard(payloadOf(other), other);
  if (!card.ok) throw new Error("it is drawn");
  const drawn = await drawCard(transfer, async (drawing) => rasterize.run({ ...drawing, svg: card.value }));
  expect(drawn).toMatchObject({ ok: true, value: { isReadBack: false } });
});

const fontFiles = ["400Regular", "600SemiBold", "700Bold"].map((weight) =>
  Bun.resolveSync(`@expo-google-fonts/be-vietnam-pro/${weight}/BeVietnamPro_${weight}.ttf`, import.meta.dir),
);

/** Where words stand, in the typeface that they are drawn in. */
function boxOf(text: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9999" height="9999" font-family="Be Vietnam Pro">${text}</svg>`;
  const box = new Resvg(svg, { font: { loadSystemFonts: false, fontFiles } }).innerBBox();
  if (!box) throw new Error(`Nothing is drawn of ${text}`);
  return { text, left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
}

test("no words of a card leave it, or stand over others", () => {
  for (let round = 0; round < 40; round += 1) {
    const transfer = randomTransfer();
    const card = transferCard(payloadOf(transfer), transfer);
    if (!card.ok) throw new Error("it is drawn");
    const width = Number(/width="(\d+)"/.exec(card.value)?.[1]);
    const boxes = [...card.value.matchAll(/<text [^>]*>[^<]*<\/text>/g)].map(([text]) => boxOf(text));
    expect(boxes.length).toBeGreaterThanOrEqual(6);
    expect(boxes.filter(({ left, right }) => left < 0 || right > width)).toEqual([]);
    const over = boxes.flatMap((one, at) =>
      boxes
        .slice(at + 1)
        .filter(
          (other) =>
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom,
        )
        .map((other) => [one.text, other.text]),
    );
    expect(over).toEqual([]);
  }
});

test("an account is written in groups of four, whose last is never one digit", () => {
  expect(["0071001234567", "123456", "12345678", "123456789", "12345"].map(grouped)).toEqual([
    "0071 0012 34567",
    "1234 56",
    "1234 5678",
    "1234 56789",
    "12345",
  ]);
});

test("a card says its amount in words, on as many lines as it takes; one without an amount says none", () => {
  const wordsOn = (amount?: number): string[] => {
    const transfer = readTransfer({ bank: "VCB", account: "1133666688880", ...(amount && { amount }) });
    if (!transfer.ok) throw new Error("it is a transfer");
    const card = transferCard(payloadOf(transfer.value), transfer.value);
    if (!card.ok) throw new Error("it is drawn");
    return [...card.value.matchAll(/font-size="24" [^>]*>([^<]*)</g)].map(([, said = ""]) => said);
  };
  expect(wordsOn(79_000)).toEqual(["Bảy mươi chín nghìn đồng"]);
  expect(wordsOn(1)).toEqual(["Một đồng"]);
  expect(wordsOn(1_500_005).join(" ")).toBe("Một triệu năm trăm nghìn không trăm linh năm đồng");
  expect(wordsOn(9_999_999_999_999).join(" ")).toBe(
    "Chín nghìn chín trăm chín mươi chín tỷ chín trăm chín mươi chín triệu chín trăm chín mươi chín nghìn chín trăm chín mươi chín đồng",
  );
  expect(wordsOn(9_999_999_999_999).length).toBe(3);
  expect(wordsOn()).toEqual([]);
});
