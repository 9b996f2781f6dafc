import { expect, test } from "bun:test";
import { axeFaults } from "../support/people/page-faults.ts";
import { sharedProduct } from "../support/product/product.ts";
import { visitWithoutComplaint } from "../support/people/phone-visitor.ts";

const product = await sharedProduct();
for (const script of [false, true]) {
  const how = script ? "with" : "without";

  test(`${how} scripts a visitor counts the words of a text`, () =>
    visitWithoutComplaint(script, async (page) => {
      await page.goto(`${product.url}/text-analyzer`);
      await page.fill("[name=text]", "Chợ có 1200 quầy hàng! Đi chợ nhé?");
      await page.click("button[value=analyze]");
      await page.waitForSelector("#result .facts");
      await page.locator("#result .figures div:has-text('Từ') dd", { hasText: /^8$/ }).waitFor();
      if (script) expect(await axeFaults(page)).toEqual([]);
    }));
}

test("with scripts a blank text cannot be analysed, and filler text is made", () =>
  visitWithoutComplaint(true, async (page) => {
    await page.goto(`${product.url}/text-analyzer`);
    await page.fill("[name=text]", "  ");
    await page.waitForSelector("button[value=analyze]:disabled");
    await page.fill("[name=text]", "chợ");
    await page.waitForSelector("button[value=analyze]:enabled");
    await page.click("nav.tabs >> text=Tạo văn bản mẫu");
    await page.fill("[name=length]", "12");
    await page.click("#panel-lorem .button:not([type=button])");
    await page.waitForSelector("#generated pre");
    expect((await page.textContent("#generated pre"))?.split(" ")).toHaveLength(12);
  }));
