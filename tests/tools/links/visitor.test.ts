import { afterAll, expect, test } from "bun:test";
import { en, vi } from "#locales/index.ts";
import { acceptQuestion } from "#tests/support/people/accept-question.ts";
import { sharedBrowser, visitWith } from "#tests/support/people/chromium.ts";
import { axeFaults, complaintsOf, overflowOf, pastedText } from "#tests/support/people/page-faults.ts";
import { signInOn } from "#tests/support/people/sign-in-page.ts";
import { startSignInSite } from "#tests/support/product/sign-in-site.ts";
import { journey } from "#tests/e2e/exceptions.ts";

const site = await startSignInSite();
const browser = await sharedBrowser();

afterAll(async () => {
  await site.stop();
});

const agents = [
  "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Mobile Safari/537.36",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1 Zalo/24",
];

const click = (code: string) =>
  Promise.all(
    agents.map((agent) =>
      fetch(`${site.url}/links/${code}`, { redirect: "manual", headers: { "User-Agent": agent } }),
    ),
  );

journey("a signed-in visitor makes a link, copies it, watches its clicks, moves it and deletes it", () =>
  visitWith(browser, {}, async (page) => {
    const complaints = complaintsOf(page);
    await signInOn(page, site.url);
    await page.goto(`${site.url}/links`);
    await page.getByLabel(vi["links.url"]).fill("example.com/dich");
    await page.getByText(vi["links.more"]).click();
    await page.getByLabel(vi["links.code"]).fill("cuaduc");
    await page.getByRole("button", { name: "Rút gọn" }).click();
    const made = page.locator("#result .success");
    await made.getByRole("button", { name: "Sao chép" }).click();
    await made.getByText("Đã sao chép").waitFor();
    const copied = await pastedText(page);
    expect(copied).toBe(`${site.url}/links/cuaduc`);
    await made.getByRole("button", { name: "Đóng" }).click();
    await made.waitFor({ state: "detached" });
    const row = page.locator("#link-cuaduc");
    await click("cuaduc");
    await row.getByRole("button", { name: "Thống kê" }).click();
    await row.locator(".count", { hasText: "2 lượt bấm" }).waitFor();
    expect((await row.locator(".legend li").innerText()).split("\n")).toEqual([
      "Vùng không xác định",
      "2",
      "100%",
    ]);
    expect(await row.locator(".day").count()).toBe(30);
    await row.locator(".drawn path").waitFor();
    await row.locator(".doughnut").hover({ position: { x: 58, y: 8 } });
    await row.getByText("Vùng không xác định: 2 (100%)").waitFor();
    await row.getByRole("link", { name: "7 ngày" }).click();
    await row.getByText("lượt bấm, 7 ngày").waitFor();
    expect(await row.locator(".day").count()).toBe(7);
    expect([await axeFaults(page), await overflowOf(page)]).toEqual([[], 0]);
    const menu = row.locator("summary", { hasText: vi["links.actions"] });
    await menu.click();
    expect([await axeFaults(page), await overflowOf(page)]).toEqual([[], 0]);
    await page.keyboard.press("Escape");
    await row.getByRole("button", { name: "Sửa" }).waitFor({ state: "hidden" });
    await menu.click();
    await row.getByRole("button", { name: "Sửa" }).click();
    await row.getByLabel("Địa chỉ đích mới").fill("https://example.org/moi");
    await row.getByRole("button", { name: "Lưu" }).click();
    await row.locator(".to", { hasText: "example.org/moi" }).waitFor();
    const questions = acceptQuestion(page);
    await menu.click();
    await row.getByRole("button", { name: "Xóa" }).click();
    await page.getByText("Chưa có liên kết nào").waitFor();
    await page.waitForFunction(() => document.activeElement?.id === "history-title");
    expect(questions).toEqual([expect.stringMatching(/^Xóa liên kết [^ ]+\/links\/[^ ]+\? /)]);
    expect(complaints).toEqual([]);
  }),
);

test("a refusal is shown at its field, which takes the focus", () =>
  visitWith(browser, { width: 360 }, async (page) => {
    await page.goto(`${site.url}/links`);
    await page.getByText(vi["links.more"]).click();
    await page.getByLabel(vi["links.code"]).fill("admin");
    await page.getByText(vi["links.more"]).click();
    await page.getByRole("button", { name: "Rút gọn" }).click();
    await page.getByText("Đuôi này được giữ riêng").first().waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute("name") === "code");
    expect([await axeFaults(page), await overflowOf(page)]).toEqual([[], 0]);
  }));

journey(
  "on a phone a link is made and seen on the first screen, and a row opens wherever it is pressed",
  () =>
    visitWith(browser, { width: 360 }, async (page) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await signInOn(page, site.url);
      await page.goto(`${site.url}/links`);
      await page.getByLabel(vi["links.url"]).fill("https://cuahang.vn/khuyen-mai/tet-2027?utm_source=zalo");
      await page.getByRole("button", { name: "Rút gọn" }).click();
      const made = page.locator("#result .success");
      await made.getByRole("button", { name: "Sao chép" }).waitFor();
      const box = await made.locator(".actions").boundingBox();
      expect((box?.y ?? 740) + (box?.height ?? 0)).toBeLessThan(740);
      const row = page.locator(".link-row").first();
      expect((await row.boundingBox())?.height).toBeWithin(68, 71);
      await row.locator("h3").click({ force: true });
      await row.getByText("lượt bấm, 30 ngày").waitFor();
      expect([await axeFaults(page), await overflowOf(page)]).toEqual([[], 0]);
      await row.locator(".on-phone").getByRole("button", { name: "Sửa" }).waitFor();
      await row.locator("h3").click({ force: true });
      await row.getByText("lượt bấm, 30 ngày").waitFor({ state: "detached" });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
      });
      expect((await row.locator(".names").boundingBox())?.width).toBeGreaterThan(200);
      expect(await overflowOf(page)).toBe(0);
    }),
);

test("without scripts a visitor makes a link and sees where it leads", () =>
  visitWith(browser, { script: false, width: 360 }, async (page) => {
    await page.goto(`${site.url}/en/links`);
    await page.getByLabel(en["links.url"]).fill("https://example.com/no-script");
    await page.getByRole("button", { name: "Shorten" }).click();
    const link = page.locator("#result a").first();
    const address = (await link.textContent()) ?? "";
    expect(address).toMatch(/\/links\/[2-9a-z]{8}$/);
    await page.goto(`${address}+`);
    await page.getByText("https://example.com/no-script").waitFor();
    expect(await overflowOf(page)).toBe(0);
  }));
