import { expect, test } from "bun:test";
import { sharedBrowser, visitWith } from "#tests/support/people/chromium.ts";
import { whileItAnswers } from "#tests/support/people/profiles.ts";
import { sharedProduct } from "#tests/support/product/product.ts";

const product = await sharedProduct();
const browser = await sharedBrowser();

for (const fresh of [true, false])
  test(`thorough: a visit to a page that answers nobody any more ends, and the next visitor, ${fresh ? "with" : "without"} a browser's profile of their own, has one that does`, async () => {
    let ended = "";
    await visitWith(browser, { fresh }, async (page) => {
      await page.goto(`${product.url}/cron`);
      await whileItAnswers(
        page,
        () =>
          page.evaluate(() => {
            for (;;);
          }),
        500,
      );
    }).catch((fault: unknown) => void (ended = String(fault)));
    expect(ended).toContain("The page has answered nobody for 500 ms");
    await visitWith(browser, { fresh }, async (page) => {
      await page.goto(`${product.url}/cron`);
      expect(await page.title()).toContain("Xem lịch cron");
    });
  });
