import { expect, test } from "bun:test";
import { expectSentence } from "#tests/support/people/ask-tool.ts";
import { axeFaults } from "#tests/support/people/page-faults.ts";
import { sharedProduct } from "#tests/support/product/product.ts";
import { visitWithoutComplaint } from "#tests/support/people/phone-visitor.ts";

const product = await sharedProduct();
for (const script of [false, true]) {
  const how = script ? "with" : "without";

  test(`${how} scripts a visitor reads a cron expression in words, with its next times`, () =>
    visitWithoutComplaint(script, async (page) => {
      await page.goto(`${product.url}/en/cron`);
      await page.fill("[name=expr]", "0 0 13 * 5");
      await page.fill("[name=count]", "7");
      await page.click("main form button.button:not([type=button])");
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
    await page.click("form.panel button.button:not([type=button])");
    await page.waitForURL(/expr=/);
    expect(new URL(page.url()).searchParams.get("expr")).toBe("0 9 * * 1-5");
    await page.reload();
    expect(await page.locator("#result ol > li").count()).toBe(5);
  }));

test("with scripts what is missing is said in the hint's place while one types, and nothing is red", () =>
  visitWithoutComplaint(true, async (page) => {
    await page.goto(`${product.url}/en/cron`);
    await page.locator("[name=expr]").fill("");
    for (const [typed, missing] of [
      ["30", "hour, day, month, weekday"],
      [" 8", "day, month, weekday"],
      [" *", "month, weekday"],
      [" *", "weekday (1 is Monday"],
    ] as const) {
      await page.locator("[name=expr]").pressSequentially(typed);
      await page.locator(".field .hint", { hasText: `Still missing: ${missing}` }).waitFor();
    }
    expect(await page.locator("main .error, main .refusal, main [aria-invalid]").count()).toBe(0);
    await page.locator("[name=expr]").pressSequentially(" 1");
    await page.locator(".field .hint", { hasText: "Still missing" }).waitFor({ state: "detached" });
  }));

test("with scripts a press that is refused leaves the answer before it, as what it is", () =>
  visitWithoutComplaint(true, async (page) => {
    await page.goto(`${product.url}/en/cron`);
    await page.fill("[name=expr]", "0 9 * * 1-5");
    await page.waitForSelector("#result >> text=At 09:00");
    for (const wrong of ["61 9 * * 1-5", "0 9 * * 9"]) {
      await page.fill("[name=expr]", wrong);
      await page.click("form.panel button.button:not([type=button])");
      await page.waitForSelector("#result .refusal");
      await page.waitForSelector("html:not([data-busy])");
      expect(await page.locator("#result .stale").textContent()).toContain("0 9 * * 1-5");
      expect(await page.textContent("#result .answered")).toContain("At 09:00");
    }
    await page.fill("[name=expr]", "0 9 * * 1-5");
    await page.locator("#result .stale").waitFor({ state: "detached" });
  }));
