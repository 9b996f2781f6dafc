import { expect } from "bun:test";
import type { Page } from "playwright-core";
import { QRPay } from "vietnam-qr-pay";
import { banks } from "#tools/vietqr/bank-list.ts";
import { until } from "#tests/support/product/until.ts";
import { decodePng } from "./qr-reader.ts";

/** What a form of transfers shows, its amount and message as a code writes them. */
export type ShownTransfer = {
  readonly bin: string;
  readonly account: string;
  readonly amount: string;
  readonly info: string;
};

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("đ", "d")
    .replaceAll("Đ", "D")
    .replace(/[^A-Za-z0-9 .,-]+/g, " ")
    .replace(/ +/g, " ")
    .trim();

/** The fields of a form of transfers, and the picture beside it. */
export const shownFields = (page: Page) =>
  page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>("form.panel:has(select[name=bank])");
    const fields = Object.fromEntries(
      [...new FormData(form ?? undefined)].map(([name, value]) => [
        name,
        typeof value === "string" ? value : "",
      ]),
    );
    const image = document.querySelector<HTMLImageElement>("#result .picture img");
    const isForUse = document.querySelector("#result a[download]") !== null;
    return { fields, src: image?.getAttribute("src") ?? null, isForUse };
  });

/** What the text of a code says, read by a reader that shares nothing with what makes it. */
export function transferOf(text: string): ShownTransfer {
  const { consumer, amount = "", additionalData } = new QRPay(text);
  return {
    bin: consumer.bankBin ?? "",
    account: consumer.bankNumber ?? "",
    amount,
    info: additionalData.purpose ?? "",
  };
}

/** The same of a picture; null when it is not readable. */
export function readTransferCode(png: Uint8Array): ShownTransfer | null {
  const text = decodePng(png)?.text;
  return text === undefined ? null : transferOf(text);
}

/** The picture as a browser paints it, whatever its address is. */
async function paintedCode(page: Page): Promise<ShownTransfer | null> {
  const png = await page.evaluate(async () => {
    const image = document.querySelector<HTMLImageElement>("#result .picture img");
    if (!image) return "";
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    canvas.getContext("2d")?.drawImage(image, 0, 0);
    return canvas.toDataURL("image/png").replace("data:image/png;base64,", "");
  });
  return png === "" ? null : readTransferCode(Buffer.from(png, "base64"));
}

const saidBy = ({
  bank = "",
  account = "",
  amount = "",
  info = "",
}: Record<string, string>): ShownTransfer => ({
  bin: banks.find(({ code }) => code === bank)?.bin ?? "",
  account,
  amount: amount.replace(/[.\s]/g, ""),
  info: plain(info),
});

/** Waits until the code is that of the form, in every part; gives what both say. */
export async function codeOfForm(page: Page): Promise<ShownTransfer> {
  const { said } = await until(
    async () => {
      const { fields, isForUse } = await shownFields(page);
      return { said: saidBy(fields), painted: isForUse ? await paintedCode(page).catch(() => null) : null };
    },
    (seen) => Bun.deepEquals(seen.said, seen.painted),
  );
  return said;
}

/** Without scripts nothing comes later: the page itself shows one thing. */
export async function expectCodeOfForm(page: Page): Promise<ShownTransfer> {
  const { fields } = await shownFields(page);
  const painted = await paintedCode(page);
  expect(painted).toEqual(saidBy(fields));
  return saidBy(fields);
}
