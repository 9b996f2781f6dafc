import { expect, test } from "bun:test";
import { type Look, sharedBrowser, visitWith } from "../support/people/chromium.ts";
import { complaintsOf } from "../support/people/page-faults.ts";
import { sharedProduct } from "../support/product/product.ts";

const product = await sharedProduct();
const browser = await sharedBrowser();

const visit = (script: boolean, look: Look) =>
  visitWith(browser, { script, width: 360 }, async (page) => {
    const complaints = complaintsOf(page);
    await look(page);
    expect(complaints).toEqual([]);
  });

for (const script of [false, true]) {
  const how = script ? "with" : "without";

  test(`${how} scripts a visitor encodes a text`, () =>
    visit(script, async (page) => {
      await page.goto(`${product.url}/tools`);
      await page.fill("[name=text]", "Xin chào");
      await page.click("button[value=b64encode]");
      await page.waitForSelector("#result pre:has-text('WGluIGNow6Bv')");
      expect(await page.textContent("#result pre")).toBe("WGluIGNow6Bv");
    }));
}

test("with scripts the result becomes the next input", () =>
  visit(true, async (page) => {
    await page.goto(`${product.url}/tools`);
    await page.fill("[name=text]", "a&b");
    await page.click("button[value=urlencode]");
    await page.click("#result .actions >> text=Dùng làm văn bản đầu vào");
    await page.click("button[value=b64encode]");
    await page.waitForSelector("#result pre:has-text('YSUyNmI=')");
  }));
