import { expect, test } from "bun:test";
import type { Look } from "#tests/support/people/chromium.ts";
import { axeFaults } from "#tests/support/people/page-faults.ts";
import { visitWithoutComplaint } from "#tests/support/people/phone-visitor.ts";
import { sharedProduct } from "#tests/support/product/product.ts";

const product = await sharedProduct();

/** A 422 is an answer here, which the browser still writes to its console. */
const visit = (script: boolean, look: Look) => visitWithoutComplaint(script, look, "422");

for (const script of [false, true]) {
  const how = script ? "with" : "without";

  test(`${how} scripts a visitor mends a JSON text by the place of its error, and gets YAML`, () =>
    visit(script, async (page) => {
      await page.goto(`${product.url}/data`);
      await page.fill("[name=text]", '{"quả": ["bưởi" "cam"]}');
      await page.click("button[value='json/yaml']");
      await page.waitForSelector("#result .excerpt");
      expect(await page.textContent("#result .refusal")).toContain("Dòng 1, cột 17");
      expect(await page.inputValue("[name=text]")).toBe('{"quả": ["bưởi" "cam"]}');
      await page.fill("[name=text]", '{"quả": ["bưởi", "cam"]}');
      await page.click("button[value='json/yaml']");
      await page.waitForSelector("#result pre:has-text('- bưởi')");
      expect(await page.textContent("#result pre")).toBe("quả:\n  - bưởi\n  - cam\n");
      const chosen = page.locator(".choices [aria-pressed=true]");
      expect(await chosen.allTextContents()).toEqual(["JSON → YAML"]);
      if (script) expect(await axeFaults(page)).toEqual([]);
      const [saved] = await Promise.all([page.waitForEvent("download"), page.click("#result a[download]")]);
      expect(saved.suggestedFilename()).toBe("data.yaml");
    }));
}

test("with scripts, a table that is pasted becomes JSON while one looks on", () =>
  visit(true, async (page) => {
    await page.goto(`${product.url}/data`);
    await page.fill("[name=text]", "tên;giá\nbưởi;1,5\ncam;2");
    await page.waitForSelector("#result pre:has-text('1,5')");
    expect(JSON.parse((await page.textContent("#result pre")) ?? "")).toEqual([
      { tên: "bưởi", giá: "1,5" },
      { tên: "cam", giá: "2" },
    ]);
    await page.fill("[name=text]", '{"data":[{"a":1.5},{"a":2}]}');
    await page.check("[name=excel]");
    await page.click("button[value='json/csv']");
    await page.waitForSelector("#result pre:has-text('1,5'):not(:has-text('cam'))");
    expect((await page.textContent("#result pre"))?.trim().split(/\r?\n/)).toEqual(["a", "1,5", "2"]);
  }));
