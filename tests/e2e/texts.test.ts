import { afterAll, expect, test } from "bun:test";
import { type Look, launchBrowser, visitWith } from "../support/people/chromium.ts";
import { axeFaults, complaintsOf } from "../support/people/page-faults.ts";
import { startTestProduct } from "../support/product/product.ts";

const product = await startTestProduct();
const browser = await launchBrowser();

afterAll(async () => {
  await browser.close();
  await product.stop();
});

const visit = (script: boolean, look: Look, expected: RegExp | null = null) =>
  visitWith(browser, { script, width: 360 }, async (page) => {
    const complaints = complaintsOf(page);
    await look(page);
    expect(complaints.filter((complaint) => !expected?.test(complaint))).toEqual([]);
  });

/** A 422 is an answer here, which the browser still writes to its console. */
const refused = /422/;

for (const script of [false, true]) {
  const how = script ? "with" : "without";

  test(
    `${how} scripts a visitor mends a JSON text by the place of its error, and gets YAML`,
    () =>
      visit(
        script,
        async (page) => {
          await page.goto(`${product.url}/data`);
          await page.fill("[name=text]", '{"quả": ["bưởi" "cam"]}');
          await page.click("button[value='json/yaml']");
          await page.waitForSelector("#result .excerpt");
          expect(await page.textContent("#result .refusal")).toContain("Dòng 1, cột 17");
          expect(await page.inputValue("[name=text]")).toBe('{"quả": ["bưởi" "cam"]}');
          if (script) expect(await axeFaults(page)).toEqual([]);
          await page.fill("[name=text]", '{"quả": ["bưởi", "cam"]}');
          await page.click("button[value='json/yaml']");
          await page.waitForSelector("#result pre:has-text('- bưởi')");
          expect(await page.textContent("#result pre")).toBe("quả:\n  - bưởi\n  - cam\n");
          if (script) expect(await axeFaults(page)).toEqual([]);
          const [saved] = await Promise.all([
            page.waitForEvent("download"),
            page.click("#result a[download]"),
          ]);
          expect(saved.suggestedFilename()).toBe("data.yaml");
        },
        refused,
      ),
    60_000,
  );

  test(
    `${how} scripts a visitor reads a cron expression in words, with its next times`,
    () =>
      visit(script, async (page) => {
        await page.goto(`${product.url}/en/cron`);
        await page.fill("[name=expr]", "0 0 13 * 5");
        await page.fill("[name=count]", "7");
        await page.click("main form .button");
        await page.waitForSelector("#result ol");
        expect(await page.textContent("#result")).toContain(
          "At 00:00, on day 13 of every month or every Friday.",
        );
        expect(await page.locator("#result ol li").count()).toBe(7);
        if (script) expect(await axeFaults(page)).toEqual([]);
      }),
    60_000,
  );

  test(
    `${how} scripts a visitor encodes a text and counts its words`,
    () =>
      visit(script, async (page) => {
        await page.goto(`${product.url}/tools`);
        await page.fill("[name=text]", "Xin chào");
        await page.click("button[value=b64encode]");
        await page.waitForSelector("#result pre");
        expect(await page.textContent("#result pre")).toBe("WGluIGNow6Bv");
        await page.goto(`${product.url}/text-analyzer`);
        await page.fill("[name=text]", "Chợ có 1200 quầy hàng! Đi chợ nhé?");
        await page.click("button[value=analyze]");
        await page.waitForSelector("#result .facts");
        expect(await page.textContent("#result tr:has-text('Từ') td")).toBe("8");
        if (script) expect(await axeFaults(page)).toEqual([]);
      }),
    60_000,
  );
}

test(
  "with scripts the result becomes the next input, and a blank text cannot be analysed",
  () =>
    visit(true, async (page) => {
      await page.goto(`${product.url}/tools`);
      await page.fill("[name=text]", "a&b");
      await page.click("button[value=urlencode]");
      await page.click("#result .actions >> text=Dùng làm văn bản đầu vào");
      await page.click("button[value=b64encode]");
      await page.waitForSelector("#result pre:has-text('YSUyNmI=')");
      await page.goto(`${product.url}/text-analyzer`);
      await page.fill("[name=text]", "  ");
      await page.waitForSelector("button[value=analyze]:disabled");
      await page.fill("[name=text]", "chợ");
      await page.waitForSelector("button[value=analyze]:enabled");
      await page.click("nav.tabs >> text=Tạo văn bản mẫu");
      await page.fill("[name=length]", "12");
      await page.click("#panel-lorem .button");
      await page.waitForSelector("#generated pre");
      expect((await page.textContent("#generated pre"))?.split(" ")).toHaveLength(12);
      expect(await axeFaults(page)).toEqual([]);
    }),
  60_000,
);
