import { afterAll, expect } from "bun:test";
import type { Page } from "playwright-core";
import { sharedBrowser, visitWith } from "#tests/support/people/chromium.ts";
import { axeFaults, complaintsOf, overflowOf } from "#tests/support/people/page-faults.ts";
import { signInOn } from "#tests/support/people/sign-in-page.ts";
import { startSignInSite } from "#tests/support/product/sign-in-site.ts";
import { journey } from "#tests/e2e/exceptions.ts";

const site = await startSignInSite();
const browser = await sharedBrowser();

afterAll(async () => {
  await site.stop();
});

const titles = (page: Page) => page.locator("#list h2").allTextContents();

journey("with scripts what was made is found without accents, made again and deleted, in English", () =>
  visitWith(browser, {}, async (page) => {
    const complaints = complaintsOf(page);
    await signInOn(page, site.url, "en");
    await page.goto(`${site.url}/en/qr?tab=wifi`);
    await page.fill("main [name=ssid]", "Nhà Nghỉ Đồi Thông");
    await page.locator("main form").getByRole("button", { name: "Make QR code" }).click();
    await page.waitForSelector("[data-live] .picture img");
    await page.goto(`${site.url}/en/notes`);
    await page.fill("main [name=content]", "Đổi vé tàu");
    await page.getByRole("button", { name: "Save the note" }).click();
    await page.locator("#list", { hasText: "Đổi vé tàu" }).waitFor();
    await page.locator(".sign-in summary").click();
    await page.getByRole("link", { name: "Your data" }).click();
    await page.waitForURL(`${site.url}/en/history`);
    expect(await titles(page)).toEqual(["Đổi vé tàu", "Nhà Nghỉ Đồi Thông"]);
    await page.getByLabel("Words to find").fill("doi thong");
    await page.getByRole("button", { name: "Search" }).click();
    await page.waitForURL(/q=doi/);
    expect(await titles(page)).toEqual(["Nhà Nghỉ Đồi Thông"]);
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Make again: Nhà Nghỉ Đồi Thông" }).click();
    await page.waitForURL(/\/en\/qr\?tab=wifi/);
    expect(await page.inputValue("main [name=ssid]")).toBe("Nhà Nghỉ Đồi Thông");
    expect(complaints).toEqual([]);
  }),
);

journey("without scripts the same page lists, filters and deletes on a phone, in Vietnamese", () =>
  visitWith(browser, { script: false, width: 360 }, async (page) => {
    await signInOn(page, site.url, "vi");
    await page.goto(`${site.url}/qr?text=Ch%C3%A8+b%C6%B0%E1%BB%9Fi`);
    await page.goto(`${site.url}/history`);
    await page.getByRole("link", { name: "Mã QR", exact: true }).last().click();
    await page.waitForURL(/kind=qr/);
    const before = await titles(page);
    expect(before).toContain("Chè bưởi");
    expect(await overflowOf(page)).toBe(0);
    const row = page.locator("#list li", { hasText: "Chè bưởi" });
    await row.locator("summary").click();
    await row.getByRole("button", { name: "Xóa hẳn" }).click();
    await page.waitForURL(/kind=qr/);
    expect(await titles(page)).toEqual(before.filter((title) => title !== "Chè bưởi"));
  }),
);
