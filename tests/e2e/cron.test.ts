import { expect, test } from "bun:test";
import { expectSentence } from "../support/people/ask-tool.ts";
import { axeFaults } from "../support/people/page-faults.ts";
import { sharedProduct } from "../support/product/product.ts";
import { visitWithoutComplaint } from "../support/people/phone-visitor.ts";

const product = await sharedProduct();
for (const script of [false, true]) {
  const how = script ? "with" : "without";

  test(`${how} scripts a visitor reads a cron expression in words, with its next times`, () =>
    visitWithoutComplaint(script, async (page) => {
      await page.goto(`${product.url}/en/cron`);
      await page.fill("[name=expr]", "0 0 13 * 5");
      await page.fill("[name=count]", "7");
      await page.click("main form .button:not([type=button])");
      await page.waitForSelector("#result >> text=At 00:00");
      expect(await page.textContent("#result")).toContain(
        "At 00:00, on day 13 of every month or every Friday.",
      );
      expect(await page.locator("#result ol li").count()).toBe(7);
      if (script) await expectSentence(page);
      if (script) expect(await axeFaults(page)).toEqual([]);
    }));
}

test("with scripts what was asked for is in the address, as it is without them", () =>
  visitWithoutComplaint(true, async (page) => {
    await page.goto(`${product.url}/cron`);
    await page.fill("[name=expr]", "0 9 * * 1-5");
    await page.click("form.panel .button:not([type=button])");
    await page.waitForURL(/expr=/);
    expect(new URL(page.url()).searchParams.get("expr")).toBe("0 9 * * 1-5");
    await page.reload();
    expect(await page.locator("#result ol > li").count()).toBe(5);
  }));
