import { afterAll, expect, test } from "bun:test";
import { acceptQuestion } from "../support/people/accept-question.ts";
import { sharedBrowser, visitWith } from "../support/people/chromium.ts";
import { axeFaults, complaintsOf, overflowOf, pastedText } from "../support/people/page-faults.ts";
import { signInOn } from "../support/people/sign-in-page.ts";
import { startSignInSite } from "../support/product/sign-in-site.ts";
import { journey } from "./exceptions.ts";

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
    await page.getByLabel("Địa chỉ gốc").fill("example.com/dich");
    await page.getByLabel("Mã tùy chọn").fill("cuaduc");
    await page.getByRole("button", { name: "Tạo liên kết" }).click();
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
    await row.locator(".chart svg").nth(1).waitFor();
    await row.getByText("2 lượt bấm").waitFor();
    expect(await row.locator(".legend li").allInnerTexts()).toEqual(["Vùng không xác định 2"]);
    const ticks = row.locator(".chart").first().locator(".x.axis line");
    expect([await ticks.count(), await ticks.first().getAttribute("y2")]).toEqual([30, "210"]);
    await row.locator(".chart").first().hover();
    await row.getByRole("link", { name: "7 ngày" }).click();
    await row.getByText("Trong 7 ngày qua").waitFor();
    expect([await axeFaults(page), await overflowOf(page)]).toEqual([[], 0]);
    await row.getByRole("button", { name: "Sửa" }).click();
    await row.getByLabel("Địa chỉ đích mới").fill("https://example.org/moi");
    await row.getByRole("button", { name: "Lưu" }).click();
    await row.locator(".clamped", { hasText: "https://example.org/moi" }).waitFor();
    const questions = acceptQuestion(page);
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
    await page.getByLabel("Mã tùy chọn").fill("admin");
    await page.getByRole("button", { name: "Tạo liên kết" }).click();
    await page.getByText("Mã này được giữ riêng").first().waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute("name") === "code");
  }));

test("without scripts a visitor makes a link and sees where it leads", () =>
  visitWith(browser, { script: false, width: 360 }, async (page) => {
    await page.goto(`${site.url}/en/links`);
    await page.getByLabel("Original URL").fill("https://example.com/no-script");
    await page.getByRole("button", { name: "Create link" }).click();
    const link = page.locator("#result a").first();
    const address = (await link.textContent()) ?? "";
    expect(address).toMatch(/\/links\/[2-9a-z]{8}$/);
    await page.goto(`${address}+`);
    await page.getByText("https://example.com/no-script").waitFor();
    expect(await overflowOf(page)).toBe(0);
  }));
