import { afterAll, expect } from "bun:test";
import type { Locator, Page } from "playwright-core";
import { sharedBrowser, visitWith } from "#tests/support/people/chromium.ts";
import { pastedText } from "#tests/support/people/page-faults.ts";
import { codeOfForm } from "#tests/support/people/shown-transfer.ts";
import { sendMail } from "#tests/support/product/mail-service.ts";
import { mailEnv } from "#tests/support/product/mailbox.ts";
import { startTestProduct } from "#tests/support/product/product.ts";
import { until } from "#tests/support/product/until.ts";
import { journey } from "./exceptions.ts";

const { env, smtpPort } = await mailEnv();
const site = await startTestProduct({ env });
const browser = await sharedBrowser();
afterAll(() => site.stop());

/** A thumb that counts: a tap is one gesture, and so is what is put into the field that was tapped. */
function countingThumb() {
  let gestures = 0;
  return {
    count: () => gestures,
    tap: async (target: Locator) => {
      gestures += 1;
      await target.click();
    },
    paste: async (target: Locator, text: string) => {
      gestures += 1;
      await target.fill(text);
    },
  };
}

const copies = async (page: Page, text: string) =>
  page.evaluate((copied) => navigator.clipboard.writeText(copied), text);

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

const onPhone = (
  path: string,
  look: (page: Page, thumb: ReturnType<typeof countingThumb>) => Promise<unknown>,
) =>
  visitWith(browser, { width: 360, fresh: true }, async (page) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(site.url + path);
    await look(page, countingThumb());
  });

journey("a VietQR code of one's own account takes four gestures on a phone", () =>
  onPhone("/vietqr", async (page, thumb) => {
    await page.evaluate(() => {
      const recipient = { bank: "MBB", account: "0123456789", name: "TRAN THI B" };
      localStorage.setItem("vietqr-recipients", JSON.stringify([recipient]));
    });
    await thumb.tap(button(page, "Đã nhớ"));
    await thumb.tap(page.locator(".recipients button").first());
    await thumb.tap(button(page, "200.000"));
    const saved = page.waitForEvent("download");
    await thumb.tap(page.locator("a[download]"));
    expect((await saved).suggestedFilename()).toBe("vietqr.png");
    expect(await codeOfForm(page)).toMatchObject({ bin: "970422", amount: "200000" });
    expect(thumb.count()).toBe(4);
  }),
);

journey("a QR code takes three gestures on a phone", () =>
  onPhone("/qr", async (page, thumb) => {
    await thumb.tap(page.locator("[name=text]"));
    await thumb.paste(page.locator("[name=text]"), "https://example.com/");
    const saved = page.waitForEvent("download");
    await thumb.tap(page.locator("a[download='qr-code.png']"));
    await saved;
    expect(thumb.count()).toBe(3);
  }),
);

journey("what was copied is pasted by a button where the browser lets a page read it", () =>
  onPhone("/qr", async (page) => {
    await copies(page, "xin chào");
    // The first tap anywhere is what brings the button for it.
    await page.locator("[name=text]").hover();
    await button(page, "Dán").click();
    await until(() => page.inputValue("[name=text]"), "xin chào");
  }),
);

journey("a code of a second factor takes three gestures on a phone", () =>
  onPhone("/2fa", async (page, thumb) => {
    const secret = page.locator("#panel-code [name=secret], main [name=secret]").first();
    await thumb.tap(secret);
    await thumb.paste(secret, "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
    const result = page.locator("#result-code, #result-check").first();
    await result
      .getByText(/\d{3} ?\d{3}/)
      .first()
      .waitFor();
    await thumb.tap(result.getByRole("button", { name: "Sao chép" }).first());
    await until(
      () => pastedText(page),
      (seen) => /^\d{6}$/.test(seen),
    );
    expect(thumb.count()).toBe(3);
  }),
);

journey("a short link takes four gestures on a phone", () =>
  onPhone("/links", async (page, thumb) => {
    await thumb.tap(page.locator("[name=url]"));
    await thumb.paste(page.locator("[name=url]"), "https://example.com/trang");
    await thumb.tap(button(page, "Rút gọn"));
    await thumb.tap(page.locator("#result .success").getByRole("button", { name: "Sao chép" }));
    const short = await page.locator("#result .made-link a").getAttribute("href");
    await until(
      () => pastedText(page),
      (text) => text === short,
    );
    expect(thumb.count()).toBe(4);
  }),
);

journey("JSON of cells copied from a spreadsheet takes three gestures on a phone", () =>
  onPhone("/data", async (page, thumb) => {
    const field = page.locator("main [name=text]").first();
    await thumb.tap(field);
    await thumb.paste(field, "ten\tgia\nCà phê\t25000\nTrà đá\t5000\n");
    await page.locator("#result pre", { hasText: "Trà đá" }).waitFor();
    await thumb.tap(page.locator("#result").getByRole("button", { name: "Sao chép" }).first());
    await until(
      () => pastedText(page),
      (seen) => seen.includes('"ten": "Cà phê"'),
    );
    expect(thumb.count()).toBe(3);
  }),
);

journey("a mailbox takes two gestures on a phone, and the code of a mail one more", () =>
  onPhone("/temp-mail", async (page, thumb) => {
    await thumb.tap(page.locator("button[value=create]"));
    await thumb.tap(page.locator(".mailbox-address button"));
    await until(
      () => pastedText(page),
      (seen) => seen.includes("@"),
    );
    expect(thumb.count()).toBe(2);
    await sendMail(smtpPort, {
      to: await pastedText(page),
      subject: "Mã xác nhận",
      text: "Mã của bạn là 482913",
    });
    await page.locator(".mail-item").waitFor();
    await thumb.tap(page.locator(".inbox-list").getByRole("button", { name: "Sao chép" }));
    await until(() => pastedText(page), "482913");
    expect(thumb.count()).toBe(3);
  }),
);
