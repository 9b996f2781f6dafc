import { expect, test } from "bun:test";
import { sharedProduct } from "#tests/support/product/product.ts";
import { visitWithoutComplaint } from "#tests/support/people/phone-visitor.ts";

const product = await sharedProduct();
for (const script of [false, true]) {
  test(`${script ? "with" : "without"} scripts a visitor gets user agents of phones, and reads their own`, () =>
    visitWithoutComplaint(script, async (page) => {
      await page.goto(`${product.url}/ua`);
      await page.selectOption("[name=device]", "mobile");
      await page.fill("[name=count]", "5");
      await page.click("form:has([name=device]) .button");
      await page.waitForSelector("#result .rows");
      const lines = await page.locator("#result .rows code").allTextContents();
      expect(lines.map((line) => /Mobile|Android|iPhone|iPad/.test(line))).toEqual(Array(5).fill(true));
      await page.click("form:has([name=userAgent]) .button");
      await page.waitForSelector("#result-read .facts");
      expect(await page.textContent("#result-read .copyable code")).toContain("HeadlessChrome");
    }));
}
