import { afterAll, expect, test } from "bun:test";
import { sharedBrowser, visitWith } from "../support/people/chromium.ts";
import {
  axeFaults,
  bareFaults,
  complaintsOf,
  reflowFaults,
  smallTargets,
  wakeIslands,
} from "../support/people/page-faults.ts";
import { pagesOf, pagesWithTabs } from "../support/people/site-pages.ts";
import { startTestProduct } from "../support/product/product.ts";

const product = await startTestProduct();
const browser = await sharedBrowser();

afterAll(async () => {
  await product.stop();
});

test("every Vietnamese page on a phone: no axe violation, nothing too small to touch, nothing sticks out, no complaint", () =>
  visitWith(browser, { width: 360, script: true }, async (page) => {
    const complaints = complaintsOf(page);
    const faults: string[] = [];
    for (const { address } of pagesOf(product.url, ["vi"])) {
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto(address);
      await wakeIslands(page);
      const found = [
        ...(await axeFaults(page)),
        ...(await smallTargets(page)),
        ...(await reflowFaults(page)),
      ];
      faults.push(...[...found, ...complaints.splice(0)].map((fault) => `${address} ${fault}`));
    }
    expect(faults).toEqual([]);
  }));

test("every English page and tab on a wide screen: its islands live, nothing sticks out at 320 px or at 200 % text", () =>
  visitWith(browser, { width: 1280, script: true }, async (page) => {
    const complaints = complaintsOf(page);
    const faults: string[] = [];
    for (const { address } of await pagesWithTabs(product.url, ["en"])) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(address);
      await wakeIslands(page);
      const found = [...(await reflowFaults(page)), ...complaints.splice(0)];
      faults.push(...found.map((fault) => `${address} ${fault}`));
    }
    expect(faults).toEqual([]);
  }));

test("every page without scripts has its heading, its navigation and its form, and complains of nothing", () =>
  visitWith(browser, { width: 360, script: false }, async (page) => {
    const complaints = complaintsOf(page);
    const faults: string[] = [];
    for (const one of pagesOf(product.url)) {
      await page.goto(one.address);
      faults.push(...(await bareFaults(page, one)).map((fault) => `${one.address} ${fault}`));
    }
    expect([...faults, ...complaints]).toEqual([]);
  }));

test("the 404 page and the API documentation have no axe violation either", () =>
  visitWith(browser, { width: 360, script: true }, async (page) => {
    for (const path of ["/khong-co", "/en/nothing", "/api/docs"]) {
      await page.goto(product.url + path);
      expect(await axeFaults(page)).toEqual([]);
    }
  }));
