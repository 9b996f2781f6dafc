import { expect } from "bun:test";
import type { Page } from "playwright-core";
import { overflowOf } from "./page-faults.ts";

/** Types into a tool's form, sends it, and reads the answer, which fits the screen. */
export async function askTool(
  page: Page,
  { address, field, text }: { address: string; field: string; text: string },
): Promise<string> {
  await page.goto(address);
  const opened = (await page.textContent("#result")) ?? "";
  await page.fill(`[name=${field}]`, text);
  await page.click("main form .button:not([type=button])");
  await page.locator("#result:has(.verdict)").filter({ hasNotText: opened }).waitFor();
  expect(await overflowOf(page)).toBe(0);
  return (await page.textContent("#result")) ?? "";
}
