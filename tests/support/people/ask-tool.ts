import { expect } from "bun:test";
import type { Page } from "playwright-core";
import { overflowOf } from "./page-faults.ts";

/** Types into a tool's form, sends it, and reads the answer, which fits the screen. */
export async function askTool(
  page: Page,
  { address, field, text }: { address: string; field: string; text: string },
): Promise<string> {
  await page.goto(address);
  await page.fill(`[name=${field}]`, text);
  await page.click("main form .button");
  await page.waitForSelector("#result .verdict");
  expect(await overflowOf(page)).toBe(0);
  return (await page.textContent("#result")) ?? "";
}
