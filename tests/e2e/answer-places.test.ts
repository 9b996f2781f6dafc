import { expect, test } from "bun:test";
import { sharedBrowser, visitWith } from "../support/people/chromium.ts";
import { sharedProduct } from "../support/product/product.ts";

const product = await sharedProduct();
const browser = await sharedBrowser();

test("thorough: the note where an answer was worked out moves neither the form nor the answer", () =>
  visitWith(browser, { script: true, width: 360 }, async (page) => {
    await page.goto(`${product.url}/crypto?tab=hash`);
    const top = () =>
      page.locator("#panel-hash .result").evaluate((panel) => panel.getBoundingClientRect().top + scrollY);
    const before = await top();
    await page.locator("#panel-hash [name=text]").fill("another text");
    await page.locator("#panel-hash .place-note").waitFor();
    expect(await top()).toBe(before);
  }));

test("a refusal is said once where form and answer stand side by side, and in both where one scrolls between them", async () => {
  for (const [width, times] of [
    [1280, 1],
    [360, 2],
  ] as const) {
    await visitWith(browser, { script: false, width }, async (page) => {
      await page.goto(`${product.url}/cron?expr=99+*+*+*+*`);
      const words = page.getByText("Phút “99” không đúng").filter({ visible: true });
      expect([width, await words.count()]).toEqual([width, times]);
    });
  }
});

test("thorough: the name of a time zone is read whole on a phone", () =>
  visitWith(browser, { script: false, width: 360 }, async (page) => {
    await page.goto(`${product.url}/cron`);
    const field = page.locator("[name=tz]");
    expect(await field.inputValue()).toBe("Asia/Ho_Chi_Minh");
    expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth)).toBeLessThanOrEqual(0);
  }));
