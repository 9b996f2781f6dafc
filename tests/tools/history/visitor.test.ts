import { afterAll, expect } from "bun:test";
import type { Page } from "playwright-core";
import { vi } from "#locales/index.ts";
import { type Look, sharedBrowser, visitWith } from "#tests/support/people/chromium.ts";
import { axeFaults, complaintsOf, overflowOf } from "#tests/support/people/page-faults.ts";
import { signInOn } from "#tests/support/people/sign-in-page.ts";
import { startSignInSite } from "#tests/support/product/sign-in-site.ts";
import { journey } from "#tests/e2e/exceptions.ts";

const site = await startSignInSite();
const browser = await sharedBrowser();

afterAll(async () => {
  await site.stop();
});

let people = 0;

/** A visitor of their own who has signed in. */
const visit = (options: { script: boolean; width: number }, look: Look) => {
  people += 1;
  site.idp.state.person = { id: `person-${people}`, name: "Nguyễn Văn Đức", email: "duc@people.example" };
  return visitWith(browser, options, async (page) => {
    await signInOn(page, site.url);
    await look(page);
  });
};

async function makeCode(page: Page, text: string) {
  await page.fill("textarea[name=text]", text);
  await page.locator("form.panel button.button:not([type=button])").first().click();
  await page.locator('.picture img[src^="data:image/png"], .picture img[src^="blob:"]').waitFor();
}

const columns = (page: Page) =>
  page
    .locator(".history-grid")
    .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(" ").length);

journey("the panel opens with what there is, and looks again after each generation", () =>
  visit({ script: true, width: 1400 }, async (page) => {
    const complaints = complaintsOf(page);
    await page.goto(`${site.url}/qr`);
    await page.getByRole("button", { name: "Lịch sử" }).click();
    await page.getByText("Chưa có lịch sử QR Code").waitFor();
    await makeCode(page, "thứ nhất");
    await page.locator(".history-card").getByText("thứ nhất").waitFor();
    await page.getByText(vi["ui.place.history"]).waitFor();
    // What is only typed is in no history.
    await page.fill("textarea[name=text]", "chưa bấm");
    await page.getByText(vi["ui.place.device"]).waitFor();
    await makeCode(page, "thứ hai");
    await page.locator(".history-card").getByText("thứ hai").waitFor();
    expect(await page.locator(".history-text").allInnerTexts()).toEqual(["thứ hai", "thứ nhất"]);
    await page
      .locator(".history-card img")
      .first()
      .evaluate((image: HTMLImageElement) => image.decode());
    expect([await columns(page), await axeFaults(page), new URL(page.url()).search]).toEqual([4, [], ""]);
    await page.getByRole("button", { name: "Xóa: thứ hai" }).click();
    await page.locator(".history-text").getByText("thứ hai").waitFor({ state: "detached" });
    await page.waitForFunction(() => document.activeElement?.className === "panel");
    await page.getByText("Xóa tất cả").click();
    await page.getByRole("button", { name: "Xóa toàn bộ lịch sử" }).click();
    await page.getByText("Chưa có lịch sử QR Code").waitFor();
    await page.getByRole("button", { name: "Đóng lịch sử" }).click();
    expect(await page.locator("#history .panel").count()).toBe(0);
    expect(complaints).toEqual([]);
  }),
);

journey("thorough: an entry is made again, and the whole history is saved as a file", () =>
  visit({ script: true, width: 1280 }, async (page) => {
    await page.goto(`${site.url}/qr`);
    await makeCode(page, "làm lại");
    await page.getByRole("button", { name: "Lịch sử" }).click();
    const saved = page.waitForEvent("download");
    await page.getByText("Tải về dạng JSON").click();
    const file: { data: { content: string }[] } = await Bun.file(await (await saved).path()).json();
    expect(file.data.map(({ content }) => content)).toEqual(["làm lại"]);
    await page.getByRole("button", { name: "Tạo lại: làm lại" }).click();
    await page.locator('.picture img[src^="data:image/png"], .picture img[src^="blob:"]').waitFor();
    expect(await page.inputValue("textarea[name=text]")).toBe("làm lại");
  }),
);

journey(
  "without scripts the history is a page of its own, in as many columns as fit, that can be emptied",
  () =>
    visit({ script: false, width: 320 }, async (page) => {
      await page.goto(`${site.url}/en/vietqr`);
      await page.selectOption("[name=bank]", "VCB");
      await page.fill("[name=account]", "0123456789");
      await page.locator("form.panel button.button:not([type=button])").first().click();
      await page.locator('.picture img[src^="data:image/png"], .picture img[src^="blob:"]').waitFor();
      await page.getByRole("button", { name: "History" }).click();
      expect(await page.locator(".history-card").count()).toBe(1);
      for (const [width, count] of [
        [320, 2],
        [800, 3],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        expect([width, await columns(page), await overflowOf(page)]).toEqual([width, count, 0]);
      }
      await page.getByRole("button", { name: /^Delete: Vietcombank/ }).click();
      await page.getByText("No VietQR history yet").waitFor();
    }),
);
