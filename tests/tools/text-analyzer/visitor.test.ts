import { expect, test } from "bun:test";
import { axeFaults } from "#tests/support/people/page-faults.ts";
import { sharedProduct } from "#tests/support/product/product.ts";
import { visitWithoutComplaint } from "#tests/support/people/phone-visitor.ts";

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

for (const script of [false, true]) {
  const how = script ? "with" : "without";

  test(`${how} scripts a visitor takes the marks off a text, then reads an amount in words`, () =>
    visitWithoutComplaint(
      script,
      async (page) => {
        const press = () => page.click("button[value=change]");
        await page.goto(`${product.url}/text-analyzer`);
        await page.click("nav.tabs >> text=Sửa chữ");
        await page.waitForURL(/tab=change/);
        await page.fill("[name=text]", "Đường Nguyễn Trãi");
        if (!script) await press();
        await page.locator("#changed pre", { hasText: "Duong Nguyen Trai" }).waitFor();
        await page.selectOption("[name=kind]", "number_vi");
        await press();
        await page
          .locator("#changed .error, .field .error, [role=alert]", { hasText: "Dòng 1" })
          .first()
          .waitFor();
        expect(await page.inputValue("[name=text]")).toBe("Đường Nguyễn Trãi");
        await page.fill("[name=text]", "1.250.015 đ");
        await press();
        await page
          .locator("#changed pre", { hasText: "Một triệu hai trăm năm mươi nghìn không trăm mười lăm đồng" })
          .waitFor();
        if (script) expect(await axeFaults(page)).toEqual([]);
      },
      "422",
    ));
}

test("with scripts a blank text cannot be analysed, and filler text is made", () =>
  visitWithoutComplaint(true, async (page) => {
    await page.goto(`${product.url}/text-analyzer`);
    await page.fill("[name=text]", "  ");
    await page.waitForSelector("button[value=analyze][aria-disabled=true]");
    await page.fill("[name=text]", "chợ");
    await page.waitForSelector("button[value=analyze]:not([aria-disabled])");
    await page.click("nav.tabs >> text=Tạo văn bản mẫu");
    await page.fill("[name=length]", "12");
    await page.click("#panel-lorem button.button:not([type=button])");
    await page.waitForSelector("#generated pre");
    expect((await page.textContent("#generated pre"))?.split(" ")).toHaveLength(12);
  }));
