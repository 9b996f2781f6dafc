import { expect, test } from "bun:test";
import { tools } from "../../src/core/catalog.ts";
import { sharedBrowser, visitWith } from "../support/people/chromium.ts";
import { extraRequests } from "../support/people/page-faults.ts";
import { sharedProduct } from "../support/product/product.ts";

const product = await sharedProduct();
const browser = await sharedBrowser();

test("every tool's page loads its style sheet, icons, letters and the loader, and nothing else before it is touched", () =>
  visitWith(browser, { script: true, width: 360 }, async (page) => {
    for (const { path } of tools)
      expect([path, await extraRequests(page, product.url + path)]).toEqual([path, []]);
  }));
