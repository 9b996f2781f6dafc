import { expect, test } from "bun:test";
import { sharedBrowser, visitWith } from "#tests/support/people/chromium.ts";
import {
  axeFaults,
  bareFaults,
  reflowFaults,
  smallTargets,
  wakeIslands,
} from "#tests/support/people/page-faults.ts";
import { siteAddresses } from "#tests/support/people/site-pages.ts";
import { sweep } from "#tests/support/people/sweep.ts";
import { sharedProduct } from "#tests/support/product/product.ts";

const product = await sharedProduct();

/** Every sixth page, every second one of those in English; `tests/long` opens all in both languages and widths. */
const pages = siteAddresses(product.url, ["vi"])
  .map((page, index) => (index % 12 === 0 ? page : (siteAddresses(product.url, ["en"])[index] ?? page)))
  .filter((_, index) => index % 6 === 0);

test("one page in six on a phone: its islands live, no axe violation, nothing too small to touch, nothing sticks out, no complaint", () =>
  sweep({ script: true, width: 360, pages }, async (page) => {
    await wakeIslands(page);
    return [...(await axeFaults(page)), ...(await smallTargets(page)), ...(await reflowFaults(page))];
  }));

test("one page in six without scripts has its heading, its navigation and its form near the top, and complains of nothing", () =>
  sweep({ script: false, width: 360, pages }, bareFaults));

test("the 404 page leads back to where the visitor was, who typed its address too", async () =>
  visitWith(await sharedBrowser(), { width: 360, script: true }, async (page) => {
    await page.goto(`${product.url}/cron`);
    await page.goto(`${product.url}/khong-co`);
    await page.getByRole("link", { name: "Quay lại trang trước" }).click();
    await page.waitForURL("**/cron");
  }));

test("thorough: the 404 page and the API documentation have no axe violation either", async () =>
  visitWith(await sharedBrowser(), { width: 360, script: true }, async (page) => {
    for (const path of ["/khong-co", "/api/docs"]) {
      await page.goto(product.url + path);
      expect(await axeFaults(page)).toEqual([]);
    }
  }));
