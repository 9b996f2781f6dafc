import { afterAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { sharedBrowser, visitWith } from "../support/people/chromium.ts";
import {
  axeFaults,
  bareFaults,
  complaintsOf,
  reflowFaults,
  smallTargets,
  wakeIslands,
} from "../support/people/page-faults.ts";
import { type Address, pagesOf, pagesWithTabs } from "../support/people/site-pages.ts";
import { startTestProduct } from "../support/product/product.ts";

const product = await startTestProduct();
const browser = await sharedBrowser();

afterAll(async () => {
  await product.stop();
});

/** Every page in both languages, on a machine that has other things to do. */
const wholeSiteMs = 900_000;

/** Opens one page after the other, and gathers what is wrong with each and what it complains of. */
const sweep = (
  { script, width, pages }: { script: boolean; width: number; pages: readonly Address[] },
  faultsOf: (page: Page, address: Address) => Promise<readonly string[]>,
) =>
  visitWith(browser, { width, script }, async (page) => {
    const complaints = complaintsOf(page);
    const faults: string[] = [];
    for (const one of pages) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(one.address);
      const found = [...(await faultsOf(page, one)), ...complaints.splice(0)];
      faults.push(...found.map((fault) => `${one.address} ${fault}`));
    }
    expect(faults).toEqual([]);
  });

for (const width of [360, 1280]) {
  test(
    `every page at ${width} px: no axe violation, no complaint, before and after its islands live`,
    async () => {
      const pages = await pagesWithTabs(product.url);
      await sweep({ script: true, width, pages }, async (page) => {
        await wakeIslands(page);
        return axeFaults(page);
      });
    },
    wholeSiteMs,
  );
}

test(
  "every page without scripts has its heading, its navigation and its form, and complains of nothing",
  () => sweep({ script: false, width: 360, pages: pagesOf(product.url) }, bareFaults),
  wholeSiteMs,
);

test(
  "nothing sticks out at 320 px, nor at 200 % text",
  async () => sweep({ script: false, width: 320, pages: await pagesWithTabs(product.url) }, reflowFaults),
  wholeSiteMs,
);

test(
  "what is touched is at least 44 px high on a phone, and inputs have 16 px letters",
  () => sweep({ script: false, width: 360, pages: pagesOf(product.url) }, smallTargets),
  wholeSiteMs,
);
