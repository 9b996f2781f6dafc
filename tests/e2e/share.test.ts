import { afterAll, expect } from "bun:test";
import type { Page } from "playwright-core";
import { sharedBrowser, visitWith } from "#tests/support/people/chromium.ts";
import { decodePng } from "#tests/support/people/qr-reader.ts";
import { startTestProduct } from "#tests/support/product/product.ts";
import { until } from "#tests/support/product/until.ts";
import { mailEnv } from "#tests/support/product/mailbox.ts";
import { journey } from "./exceptions.ts";

const { env } = await mailEnv();
const site = await startTestProduct({ env });
const browser = await sharedBrowser();
afterAll(() => site.stop());

type Handed = {
  readonly url?: string;
  readonly text?: string;
  readonly png?: number[];
  readonly name?: string;
};

/** A device with something to hand things on with, which writes down what it is given, or is closed. */
async function recordShares(page: Page, isClosed = false): Promise<() => Promise<Handed | null>> {
  await page.addInitScript((closes) => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ url, text, files: [file] = [] }: ShareData) => {
        if (closes) throw new DOMException("closed", "AbortError");
        const png = file && [...new Uint8Array(await file.arrayBuffer())];
        Object.assign(window, { handed: { url, text, png, name: file?.name } });
      },
    });
  }, isClosed);
  // oxlint-disable-next-line no-unsafe-type-assertion -- what the recorder above has written
  return () => page.evaluate(() => ("handed" in window ? (window.handed as Handed) : null));
}

async function handedOn(page: Page, handed: () => Promise<Handed | null>): Promise<Handed> {
  await page.getByRole("button", { name: "Chia sẻ", exact: true }).last().click();
  return (await until(handed, (seen) => seen !== null)) ?? {};
}

const without = () =>
  visitWith(browser, { width: 360, fresh: true }, async (page) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
    await page.goto(`${site.url}/qr`);
    await page.fill("[name=text]", "xin chào");
    await page.locator("a[download]").waitFor();
    expect(await page.getByRole("button", { name: "Chia sẻ" }).count()).toBe(0);
  });

journey("a QR code and a transfer are handed on as PNG files in one press, also where SVG is asked for", () =>
  visitWith(browser, { width: 360, fresh: true }, async (page) => {
    const handed = await recordShares(page);
    await page.goto(`${site.url}/qr`);
    await page.fill("[name=text]", "xin chào");
    await page.locator("a[download]").waitFor();
    await page.locator("[data-live] details.options:has([name=format]) summary").click();
    await page.selectOption("[name=format]", "svg");
    await page.locator("a[download$='.svg']").waitFor();
    const qr = await handedOn(page, handed);
    expect([qr.name, decodePng(Uint8Array.from(qr.png ?? []))?.text]).toEqual(["qr-code.png", "xin chào"]);
    await page.goto(`${site.url}/vietqr`);
    expect(await page.getByRole("button", { name: "Chia sẻ" }).count()).toBe(0);
    await page.getByRole("button", { name: "ACB" }).click();
    await page.fill("[name=account]", "0123456789");
    const transfer = await handedOn(page, handed);
    expect(transfer.name).toBe("vietqr.png");
    expect(decodePng(Uint8Array.from(transfer.png ?? []))?.text).toContain("000697041601100123456789");
  }),
);

journey("a short link, a note's page and a mailbox's address are handed on in one press", () =>
  visitWith(browser, { width: 360, fresh: true }, async (page) => {
    const handed = await recordShares(page);
    await page.goto(`${site.url}/links`);
    await page.fill("[name=url]", "example.com/trang");
    await page.locator("form.make button.button:not([type=button])").first().click();
    await page.locator("#result .success").waitFor();
    const { url: short } = await handedOn(page, handed);
    expect(short).toBe((await page.locator("#result .made-link a").textContent()) ?? "");
    await page.goto(`${site.url}/notes`);
    await page.getByLabel("Nội dung").fill("Mua cá");
    await page.getByRole("button", { name: "Lưu ghi chú" }).click();
    await page.locator(".entry").getByRole("button", { name: "Chia sẻ" }).click();
    const address = (await page.locator(".entry .code").textContent()) ?? "";
    const note = await handedOn(page, handed);
    expect(note.url).toBe(address);
    await page.goto(`${site.url}/temp-mail`);
    await page.click("button[value=create]");
    const mail = (await page.locator(".mailbox-address code").textContent()) ?? "";
    const mailbox = await handedOn(page, handed);
    expect(mailbox.text).toBe(mail);
  }),
);

journey(
  "nobody is offered to hand on a password, nor anything where the device has nothing for it",
  async () => {
    await visitWith(browser, { width: 360, fresh: true }, async (page) => {
      await recordShares(page);
      for (const tab of ["password", "uuid"]) {
        await page.goto(`${site.url}/crypto?tab=${tab}`);
        await page.locator("form.panel button.button:visible").first().click();
        await page.locator("[data-live] .answered:visible").first().waitFor();
        expect(await page.getByRole("button", { name: "Chia sẻ" }).count()).toBe(0);
      }
    });
    await without();
  },
);

journey("whoever closes what the device has opened may press again", () =>
  visitWith(browser, { width: 360, fresh: true }, async (page) => {
    await recordShares(page, true);
    await page.goto(`${site.url}/qr`);
    await page.fill("[name=text]", "a");
    const button = page.getByRole("button", { name: "Chia sẻ" });
    await button.click();
    await button.click();
    expect(await button.isVisible()).toBe(true);
  }),
);
