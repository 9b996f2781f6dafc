import type { Page } from "playwright-core";

/** Opens a page and waits until what is typed into the field is answered at once. */
export async function openLiveField(page: Page, address: string, field: string): Promise<void> {
  await page.goto(address);
  await page.locator(field).first().click();
  await page
    .locator(`[data-live] ${field.split(" ").at(-1)}`)
    .first()
    .waitFor();
}
