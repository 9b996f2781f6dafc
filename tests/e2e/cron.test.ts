import { expect, test } from "bun:test";
import { type Look, sharedBrowser, visitWith } from "../support/people/chromium.ts";
import { axeFaults, complaintsOf } from "../support/people/page-faults.ts";
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

  test(`${how} scripts a visitor reads a cron expression in words, with its next times`, () =>
    visit(script, async (page) => {
      await page.goto(`${product.url}/en/cron`);
      await page.fill("[name=expr]", "0 0 13 * 5");
      await page.fill("[name=count]", "7");
      await page.click("main form .button:not([type=button])");
      await page.waitForSelector("#result >> text=At 00:00");
      expect(await page.textContent("#result")).toContain(
        "At 00:00, on day 13 of every month or every Friday.",
      );
      expect(await page.locator("#result ol li").count()).toBe(7);
      if (script) expect(await axeFaults(page)).toEqual([]);
    }));
}

test("with scripts what was asked for is in the address, as it is without them", () =>
  visit(true, async (page) => {
    await page.goto(`${product.url}/cron`);
    await page.fill("[name=expr]", "0 9 * * 1-5");
    await page.click("form.panel .button:not([type=button])");
    await page.waitForURL(/expr=/);
    expect(new URL(page.url()).searchParams.get("expr")).toBe("0 9 * * 1-5");
    await page.reload();
    expect(await page.locator("#result ol > li").count()).toBe(5);
  }));
