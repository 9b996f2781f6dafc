import { expect, test } from "bun:test";
import { localPath } from "#core/pages.ts";
import { deviceTools } from "#tools/catalog.ts";
import { cryptoTabs } from "#tools/crypto/schema.ts";
import { sharedBrowser, visitWith } from "#tests/support/people/chromium.ts";
import { sharedProduct } from "#tests/support/product/product.ts";

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

/** Where the first answer may begin at the latest, in pixels from the top of a phone's page. */
const highestTop = 420;

/** An account, an amount and a message stand above their card, as it is drawn: the way to a list of orders above them too. */
const drawnTops: Readonly<Record<string, number>> = { vietqr: 800 };

test("thorough: on a phone the answer of every live tool begins on the upper half of the first screen", () =>
  visitWith(browser, { script: true, width: 360 }, async (page) => {
    const tooLow: string[] = [];
    for (const lang of ["vi", "en"] as const) {
      for (const { id, path } of deviceTools) {
        for (const tab of id === "crypto" ? cryptoTabs : [""]) {
          await page.goto(`${product.url}${localPath(path, lang)}?tab=${tab}`);
          const answer = page.locator(".tool .result").locator("visible=true").first();
          const top = await answer.evaluate((panel) => panel.getBoundingClientRect().top + scrollY);
          if (top > (drawnTops[id] ?? highestTop)) tooLow.push(`${lang} ${id} ${tab}: ${Math.round(top)}`);
        }
      }
    }
    expect(tooLow).toEqual([]);
  }));
