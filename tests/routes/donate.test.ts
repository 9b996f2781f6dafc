import { expect, test } from "bun:test";
import { QRPay } from "vietnam-qr-pay";
import { en, vi } from "#locales/index.ts";
import { decodePicture, decodePng } from "#tests/support/people/qr-reader.ts";
import { withProduct } from "#tests/support/product/product.ts";

const mainOf = (html: string): string => /<main.*<\/main>/s.exec(html)?.[0] ?? "";

const account = { DONATE_BANK: "vietcombank", DONATE_ACCOUNT: "0123456789", DONATE_NAME: "Nguyễn Thị Ánh" };

/** The SVG document of a page's picture. */
const drawnIn = (html: string): string =>
  decodeURIComponent(/src="data:image\/svg\+xml,([^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "");

const accountIn = (text: string | undefined) => {
  const { isValid, consumer, amount } = new QRPay(text ?? "");
  return { isValid, bin: consumer.bankBin, account: consumer.bankNumber, amount: amount || null };
};

const expected = { isValid: true, bin: "970436", account: "0123456789", amount: null };

test("the donation page has the code of the operator's account, which a reader reads, a picture to save, and the code of a text", () =>
  withProduct(
    async (base) => {
      for (const [path, texts] of [
        ["/donate", vi],
        ["/en/donate", en],
      ] as const) {
        const html = mainOf(await (await fetch(base + path)).text());
        expect(html).toContain(texts["donate.hint"].replaceAll("'", "&#x27;"));
        expect(html).not.toContain(texts["donate.none"]);
        const drawn = new TextEncoder().encode(drawnIn(html));
        const code = decodePicture({ type: "image/svg+xml", bytes: drawn, name: "" });
        expect(accountIn(code?.text)).toEqual(expected);
        const [, saved = ""] = /href="(\/vietqr\/[^"]*)"/.exec(html) ?? [];
        const picture = await fetch(base + saved.replaceAll("&amp;", "&"));
        expect(accountIn(decodePng(await picture.bytes())?.text)).toEqual(expected);
        expect(html.match(/<img /g)).toHaveLength(2);
        expect(html).toContain("https://momo.example/x</figcaption>");
      }
    },
    { env: { ...account, DONATE_TEXT: "https://momo.example/x" } },
  ));
