import { expect, test } from "bun:test";
import { tools } from "#tools/catalog.ts";
import { sharedBrowser, visitWith } from "#tests/support/people/chromium.ts";
import { extraRequests, gzipSize } from "#tests/support/people/page-faults.ts";
import { sharedProduct } from "#tests/support/product/product.ts";

const product = await sharedProduct();
const browser = await sharedBrowser();

test("every tool's page loads its style sheet, icons, letters and the loader, and nothing else before it is touched", () =>
  visitWith(browser, { script: true, width: 360 }, async (page) => {
    for (const { path } of tools)
      expect([path, await extraRequests(page, product.url + path)]).toEqual([path, []]);
  }));

test("every tool's HTML is at most 16 KB gzip in English too", async () => {
  for (const { path } of tools) {
    const html = await (await fetch(`${product.url}/en${path}`)).text();
    expect([path, gzipSize(html) <= 16 * 1024]).toEqual([path, true]);
  }
});
