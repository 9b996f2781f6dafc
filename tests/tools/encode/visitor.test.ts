import { expect, test } from "bun:test";
import { sharedProduct } from "#tests/support/product/product.ts";
import { axeFaults } from "#tests/support/people/page-faults.ts";
import { visitWithoutComplaint } from "#tests/support/people/phone-visitor.ts";

const product = await sharedProduct();
for (const script of [false, true]) {
  const how = script ? "with" : "without";

  test(`${how} scripts a visitor has a strange string recognised`, () =>
    visitWithoutComplaint(script, async (page) => {
      await page.goto(`${product.url}/en/tools`);
      await page.fill("[name=text]", "JTdCJTIyQ1x1MDBlMCUyMHBoXHUwMGVhJTIyJTdE");
      await page.click("button[value=recognise]");
      await page.waitForSelector("#result p:has-text('3 layers decoded')");
      expect(await page.textContent("#result pre")).toBe('{"Cà phê"}');
      expect(await page.locator("#result .facts th").allTextContents()).toEqual([
        "1. Base64",
        "2. \\uXXXX escapes",
        "3. URL",
      ]);
      if (script) expect(await axeFaults(page)).toEqual([]);
    }));

  test(`${how} scripts a visitor encodes a text`, () =>
    visitWithoutComplaint(script, async (page) => {
      await page.goto(`${product.url}/tools`);
      await page.fill("[name=text]", "Xin chào");
      await page.click("button[value=b64encode]");
      await page.waitForSelector("#result pre:has-text('WGluIGNow6Bv')");
      expect(await page.textContent("#result pre")).toBe("WGluIGNow6Bv");
    }));
}

test("thorough: with scripts the result becomes the next input", () =>
  visitWithoutComplaint(true, async (page) => {
    await page.goto(`${product.url}/tools`);
    await page.fill("[name=text]", "a&b");
    await page.click("button[value=urlencode]");
    await page.click("#result .actions >> text=Dùng làm văn bản đầu vào");
    await page.click("button[value=b64encode]");
    await page.waitForSelector("#result pre:has-text('YSUyNmI=')");
  }));
