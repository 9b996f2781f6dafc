import { expect } from "bun:test";
import type { Page } from "playwright-core";
import { overflowOf } from "./page-faults.ts";

/** A screen reader is told of an answer that came by a sentence that stands in it, not by its title, nor by all of it. */
export async function expectSentence(page: Page): Promise<void> {
  const sentence = (await page.locator("#result [aria-live] .unseen").textContent()) ?? "";
  const answer = (await page.textContent("#result .answered")) ?? "";
  expect(sentence).toMatch(/ .* /);
  expect(answer.toLowerCase()).toContain(sentence.replace(/\.$/, "").toLowerCase());
}

/** Types into a tool's form, sends it, and reads the answer, which fits the screen. */
export async function askTool(
  page: Page,
  { address, field, text }: { address: string; field: string; text: string },
): Promise<string> {
  await page.goto(address);
  const opened = (await page.textContent("#result")) ?? "";
  await page.fill(`[name=${field}]`, text);
  await page.click("main form button.button:not([type=button])");
  await page.locator("#result:has(.hero)").filter({ hasNotText: opened }).waitFor();
  expect(await overflowOf(page)).toBe(0);
  if ((await page.locator("[data-live] #result").count()) > 0) await expectSentence(page);
  return (await page.textContent("#result")) ?? "";
}
