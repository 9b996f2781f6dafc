import { expect, test } from "bun:test";
import { Resvg } from "@resvg/resvg-js";
import { banks } from "#tools/vietqr/bank-list.ts";
import { findBank, findVietqrIoBank } from "#tools/vietqr/banks.ts";
import { decodePng } from "#tests/support/people/qr-reader.ts";
import { mcpMessage } from "#tests/support/product/mcp-messages.ts";
import { postForm, postJson, sharedProduct } from "#tests/support/product/product.ts";
import { bankNames, spelled } from "#tests/support/samples/bank-spellings.ts";
import { oneOf } from "#tests/support/samples/random.ts";
import { transferOf } from "#tests/support/people/shown-transfer.ts";

const product = await sharedProduct();

type Asked = { readonly bank: string; readonly account: string; readonly amount: string };

/** The text of a code, or null for a refusal with its documented status. */
type Way = (asked: Asked) => Promise<string | null>;

async function payloadOf(reply: Response): Promise<string | null> {
  if (reply.status === 422) return null;
  expect(reply.status).toBe(200);
  return (await reply.json()).payload;
}

/** No picture has an address as long as some names are. */
async function pictureOf(reply: Response): Promise<string | null> {
  if (reply.status === 422 || (reply.status === 404 && reply.url.length > 120)) return null;
  expect([reply.url, reply.status]).toEqual([reply.url, 200]);
  const bytes = await reply.bytes();
  const isSvg = reply.headers.get("content-type")?.startsWith("image/svg");
  return decodePng(isSvg ? new Resvg(Buffer.from(bytes).toString()).render().asPng() : bytes)?.text ?? "";
}

/** The code of a page, and that its fields say the same. */
async function pageOf(reply: Response): Promise<string | null> {
  const html = await reply.text();
  const picture = /src="data:image\/png;base64,([^"]+)"/.exec(html)?.[1];
  if (picture === undefined) return null;
  const text = decodePng(Buffer.from(picture, "base64"))?.text ?? "";
  const { bin, account } = transferOf(text);
  const chosen = /<option[^>]*selected=""[^>]*>/.exec(html.slice(html.indexOf('name="bank"')))?.[0] ?? "";
  expect([chosen, html]).toEqual([
    expect.stringContaining(`value="${banks.find((bank) => bank.bin === bin)?.code}"`),
    expect.stringContaining(`value="${account}"`),
  ]);
  return text;
}

const query = (fields: Asked) => new URLSearchParams(fields);

const ways: Readonly<Record<string, Way>> = {
  "the API": async (asked) => payloadOf(await postJson(`${product.url}/api/vietqr/payload`, asked)),
  "the API by address": async (asked) =>
    payloadOf(await fetch(`${product.url}/api/vietqr/payload?${query(asked)}`)),
  "the API's picture": async (asked) => pictureOf(await postJson(`${product.url}/api/vietqr/image`, asked)),
  MCP: async (asked) => {
    const { headers, body } = mcpMessage("2025-11-25", "tools/call", {
      name: "vietqr_payload",
      arguments: asked,
    });
    const reply = await fetch(`${product.url}/mcp`, { method: "POST", headers, body: JSON.stringify(body) });
    const { result } = await reply.json();
    return result.isError ? null : result.structuredContent.payload;
  },
  "the form without scripts": async (asked) =>
    pageOf(await postForm(`${product.url}/vietqr`, { ...asked, info: "", name: "" })),
  "the page's address": async (asked) => pageOf(await fetch(`${product.url}/vietqr?${query(asked)}`)),
  "a picture's address": async ({ bank, account, amount }) =>
    pictureOf(
      await fetch(
        `${product.url}/vietqr/${encodeURIComponent(bank)}-${encodeURIComponent(account)}.svg?template=qr&amount=${amount}`,
      ),
    ),
};

const vietqrIoWays: Readonly<Record<string, Way>> = {
  "vietqr.io's generate": async ({ bank, account, amount }) => {
    const sent = { acqId: bank, accountNo: account, amount, template: "qr_only" };
    const { code, data } = await (await postJson(`${product.url}/api/vietqr/v2/generate`, sent)).json();
    return code === "00" ? data.qrCode : null;
  },
  "vietqr.io's Quick Link": async ({ bank, account, amount }) =>
    pictureOf(
      await fetch(
        `${product.url}/image/${encodeURIComponent(bank)}-${encodeURIComponent(account)}-qr_only.svg?amount=${amount}`,
      ),
    ),
};

const digits = (length: number) => Array.from({ length }, () => oneOf(Array.from("0123456789"))).join("");

/** What is written in each field, and whom it may pay. */
function casesOf(name: string, find: typeof findBank) {
  const [account, amount, written] = [
    `1${digits(9)}`,
    String(1000 * (1 + Math.floor(Math.random() * 900))),
    spelled(name),
  ];
  const named = find(written.normalize("NFKC"));
  const other = oneOf(banks.filter(({ bin }) => bin !== named?.bin));
  const grouped = account.replace(
    /(\d{4})(\d{3})(\d{3})/,
    oneOf(["$1 $2 $3", "$1.$2.$3", "$1-$2-$3", "$1–$2–$3", "$1\u00a0$2\u00a0$3"]),
  );
  const message = oneOf([`${written} ${grouped}`, `STK${grouped} ${written}`, `${grouped} (${written})`]);
  const paid = { bin: named?.bin ?? "", account, amount, info: "" };
  return [
    {
      asked: { bank: written, account: grouped, amount },
      paid,
      isSure: named !== null && written.length < 40,
    },
    { asked: { bank: named?.code ?? "", account: message, amount }, paid, isSure: false },
    { asked: { bank: other.bin, account: message, amount }, paid: null, isSure: true },
  ];
}

async function expectOneBank(
  names: readonly string[],
  table: typeof ways,
  find: typeof findBank,
): Promise<void> {
  for (const name of names)
    for (const [way, ask] of Object.entries(table))
      for (const { asked, paid, isSure } of casesOf(name, find)) {
        const text = await ask(asked);
        const got = text === null ? null : transferOf(text);
        if (isSure || got !== null) expect({ way, asked, got }).toEqual({ way, asked, got: paid });
      }
}

const some = (count: number) => Array.from({ length: count }, () => oneOf(bankNames));

test("whichever way a bank and an account come, the code pays that account at that bank, or none", async () => {
  await expectOneBank(some(2), ways, findBank);
  await expectOneBank(some(2), vietqrIoWays, findVietqrIoBank);
});

test("thorough: whichever way every name of every bank comes, the code pays the account at that bank, or none", async () => {
  await expectOneBank(bankNames, ways, findBank);
  await expectOneBank(bankNames, vietqrIoWays, findVietqrIoBank);
}, 900_000);
