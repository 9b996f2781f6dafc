import { expect, test } from "bun:test";
import { sharedBrowser, visitWith } from "#tests/support/people/chromium.ts";
import { axeFaults, overflowOf } from "#tests/support/people/page-faults.ts";
import { sharedProduct } from "#tests/support/product/product.ts";

const product = await sharedProduct();
const browser = await sharedBrowser();

for (const width of [320, 360, 768, 1280])
  test(`the suggestions have no axe violation and nothing sticks out at ${width} px`, () =>
    visitWith(browser, { script: true, width }, async (page) => {
      await page.goto(product.url);
      await page.fill("[data-find]", "https://vnexpress.net");
      await page.locator(".suggestions .tile").first().waitFor();
      expect([await axeFaults(page), await overflowOf(page)]).toEqual([[], 0]);
    }));
