import { gzipSync } from "bun";
import type { Page } from "playwright-core";
import { blocksStorage, isOldBrowser } from "./browser-profile.ts";

const axeSource = await Bun.file(Bun.resolveSync("axe-core/axe.min.js", import.meta.dir)).text();

declare const axe: {
  run: (options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
};

/** What axe finds wrong with a page, a line each. */
export async function axeFaults(page: Page): Promise<string[]> {
  // What axe looks at is the same in every browser, and it uses what the old ones lack.
  if (isOldBrowser || blocksStorage) return [];
  await page.evaluate(axeSource);
  // Nobody reads what passes, and no rule that is on reads style sheets of its own.
  const options = { resultTypes: ["violations"], preload: { assets: ["media"] } };
  const { violations } = await page.evaluate((wanted) => axe.run(wanted), options);
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

/** What is touched and is less than 44 px high, and inputs whose letters are smaller than 16 px, which phones zoom into. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        "button, summary, nav a, footer a, .button, input, select, textarea",
      ),
    ]
      .filter((element) => element.offsetParent !== null && !element.closest(".check, .facts"))
      .filter((element) => getComputedStyle(element).clipPath === "none")
      .filter((element) => {
        const isField = element.matches("input, select, textarea");
        const letters = Number.parseFloat(getComputedStyle(element).fontSize);
        return element.getBoundingClientRect().height < 43.5 || (isField && letters < 16);
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

/** What sticks out of a page that is open, at 320 px and at 200 % text. */
export async function reflowFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await page.setViewportSize({ width: 320, height: 800 });
  if ((await overflowOf(page)) > 0) faults.push("sticks out at 320 px");
  await page.setViewportSize({ width: 640, height: 800 });
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  if ((await overflowOf(page)) > 0) faults.push("sticks out at 200 % text");
  const brand = await page.locator(".bar .brand span").evaluateAll((names) => names[0]?.clientWidth);
  if (brand !== undefined && brand < 100) faults.push(`has ${brand} px for the site's name at 200 % text`);
  return faults;
}

/** How far from the top of the window a tool begins: its first field or button, or an answer that comes before them. */
async function toolTop(page: Page): Promise<number> {
  const fields = "main :is(input:not([type=hidden]), select, textarea, .button, .hero):visible";
  const [first] = await page.locator(fields).all();
  return (await first?.boundingBox())?.y ?? Infinity;
}

/** What a page without scripts lacks: its language, one heading, and the form of a tool near its top. */
export async function bareFaults(page: Page, { lang, isTool }: { lang: string; isTool: boolean }) {
  const faults: string[] = [];
  if (isTool && (await page.locator("main form").count()) === 0) faults.push("has no form");
  if (isTool && (await toolTop(page)) > 240) faults.push("begins below 240 px");
  if ((await page.locator("h1:visible").count()) !== 1) faults.push("has no heading");
  if ((await page.locator("html").getAttribute("lang")) !== lang) faults.push("speaks another language");
  return faults;
}

/** What a page loads before it is touched besides its style sheet, icons, letters and the loader. */
export async function extraRequests(page: Page, address: string): Promise<string[]> {
  const loaded: string[] = [];
  const note = (request: { url: () => string }) => void loaded.push(request.url());
  page.on("request", note);
  await page.goto(address, { waitUntil: "networkidle" });
  page.off("request", note);
  const expected =
    /^\/assets\/(styles|loader|i)-\w+\.(css|js|svg)$|^\/fonts\/be-vietnam-pro-[567]00\.woff2$|^\/favicon\.svg$/;
  return loaded.filter((url) => url !== address && !expected.test(new URL(url).pathname));
}

/** Touches every island and waits until all of them live. */
export async function wakeIslands(page: Page): Promise<void> {
  for (const island of await page.locator("[data-island]:not([data-passive])").all())
    await island.dispatchEvent("pointerover");
  await page.waitForFunction(() => !document.querySelector("[data-island]:not([data-passive], [data-live])"));
}

/** What was copied, by pasting it: only newer browsers let a page read the clipboard. */
export async function pastedText(page: Page): Promise<string> {
  await page.evaluate(() => {
    const area = document.createElement("textarea");
    area.id = "pasted";
    document.body.append(area);
    area.focus();
  });
  await page.keyboard.press("ControlOrMeta+V");
  return page.evaluate(() => {
    const area = document.querySelector<HTMLTextAreaElement>("#pasted");
    area?.remove();
    return area?.value ?? "";
  });
}

export const gzipSize = (text: string): number => gzipSync(Buffer.from(text), { level: 9 }).length;
