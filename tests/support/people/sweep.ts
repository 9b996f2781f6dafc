import { expect } from "bun:test";
import type { Page } from "playwright-core";
import { sharedBrowser, visitWith } from "./chromium.ts";
import { complaintsOf } from "./page-faults.ts";
import type { PageAddress } from "./site-pages.ts";

type Sweep = { readonly script: boolean; readonly width: number; readonly pages: readonly PageAddress[] };

/** Opens one page after the other, gathers what is wrong with each and what it complains of, and finds nothing. */
export async function sweep(
  { script, width, pages }: Sweep,
  faultsOf: (page: Page, address: PageAddress) => Promise<readonly string[]>,
): Promise<void> {
  await visitWith(await sharedBrowser(), { width, script }, async (page) => {
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
}
