import { expect, test } from "bun:test";
import { QRPay } from "vietnam-qr-pay";
import { decodePng } from "#tests/support/people/qr-reader.ts";
import { postJson, sharedProduct } from "#tests/support/product/product.ts";
import { naughty } from "#tests/support/samples/naughty.ts";

const product = await sharedProduct();

const post = (path: string, body: unknown) => postJson(`${product.url}/api/vietqr${path}`, body);
const transfer = { bank: "vietcombank", account: "0123 456 789", amount: "1.500.000", info: "Học phí" };

test("GET /api/vietqr/banks names each bank by BIN, code, short name and name", async () => {
  const { data } = await (await fetch(`${product.url}/api/vietqr/banks`)).json();
  expect(data.length).toBeGreaterThan(40);
  for (const bank of data)
    expect(bank).toEqual({
      bin: expect.stringMatching(/^\d{6}$/),
      code: expect.stringMatching(/./),
      short_name: expect.stringMatching(/./),
      name: expect.stringMatching(/./),
    });
});

test("POST /api/vietqr/payload gives the text that the picture of POST /api/vietqr/image holds", async () => {
  const { payload } = await (await post("/payload", transfer)).json();
  const picture = await post("/image", transfer);
  expect(picture.headers.get("content-type")).toBe("image/png");
  expect(decodePng(await picture.bytes())?.text).toBe(payload);
  const read = new QRPay(payload);
  expect([read.isValid, read.consumer.bankBin, read.consumer.bankNumber]).toEqual([
    true,
    "970436",
    "0123456789",
  ]);
  expect([read.amount, read.additionalData.purpose]).toEqual(["1500000", "Hoc phi"]);
});

test("blank amount and message are left out", async () => {
  const { payload } = await (await post("/payload", { ...transfer, amount: "", info: "" })).json();
  expect([new QRPay(payload).amount ?? "", new QRPay(payload).additionalData.purpose ?? ""]).toEqual([
    "",
    "",
  ]);
});

test("what a bank would refuse is refused by the name of its field, all at once", async () => {
  const response = await post("/image", {
    bank: "Ngân hàng Lạ",
    account: "0123456789",
    amount: 0,
    info: "a".repeat(26),
  });
  const { errors } = await response.json();
  expect(response.status).toBe(422);
  expect(errors.map(({ path }: { path: string }) => path)).toEqual(["bank", "amount", "info"]);
  expect((await (await post("/image", { ...transfer, account: "12#45" })).json()).errors[0].path).toBe(
    "account",
  );
});

test("every naughty string is drawn or refused, never a fault", async () => {
  const statuses = await Promise.all(
    naughty
      .flatMap((text) => [
        post("/payload", { ...transfer, info: text }),
        post("/payload", { ...transfer, bank: text }),
        post("/payload", { ...transfer, account: text, amount: text }),
      ])
      .map(async (response) => (await response).status),
  );
  expect(statuses.filter((status) => status !== 200 && status !== 422)).toEqual([]);
});
