import { gzipSync } from "bun";
import type { Page } from "playwright-core";

const axeSource = await Bun.file(Bun.resolveSync("axe-core/axe.min.js", import.meta.dir)).text();

declare const axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };

/** What axe finds wrong with a page, a line each. */
export async function axeFaults(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate(() => axe.run());
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
  );
}

/** Gathers what a page complains of: console errors, uncaught errors, policy violations. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.text().includes("Content Security Policy"))
      complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return complaints;
}

/** How much wider than the window the page is; 0 when nothing sticks out. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Touches every island and waits until all of them live. */
export async function wakeIslands(page: Page): Promise<void> {
  for (const island of await page.locator("[data-island]:not([data-passive])").all())
    await island.dispatchEvent("pointerover");
  await page.waitForFunction(() => !document.querySelector("[data-island]:not([data-passive], [data-live])"));
}

export const gzipSize = (text: string): number => gzipSync(Buffer.from(text), { level: 9 }).length;
