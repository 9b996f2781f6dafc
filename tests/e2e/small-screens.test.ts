import { expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { tools } from "#tools/catalog.ts";
import { sharedBrowser, visitWith } from "#tests/support/people/chromium.ts";
import { overflowOf } from "#tests/support/people/page-faults.ts";
import { useOpenTool } from "#tests/support/people/use-tools.ts";
import { sharedProduct } from "#tests/support/product/product.ts";

const product = await sharedProduct();
const browser = await sharedBrowser();

type Screen = { readonly width: number; readonly height: number; readonly letters: number };

/** An old phone whose owner has set letters of twice the size, and a phone that lies on its side. */
const screens: readonly Screen[] = [
  { width: 320, height: 640, letters: 32 },
  { width: 640, height: 360, letters: 16 },
];

/** Gives the browser letters of another size, as its own settings do: what is measured in them follows everywhere. */
async function setLetters(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard, fixed: standard } });
}

/** What a keyboard leads to on a page and is under something else, has words that stick out, or does not show that it is reached. */
const reachFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = "main :is(a[href], button, input:not([type=hidden]), select, textarea, summary)";
    const faults: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      const isReached = control.checkVisibility({ visibilityProperty: true }) && control.tabIndex >= 0;
      if (!isReached || getComputedStyle(control).clipPath !== "none") continue;
      control.focus();
      if (document.activeElement !== control) continue;
      control.scrollIntoView({ block: "nearest" });
      const name = control.outerHTML.slice(0, 90);
      const [box] = control.getClientRects();
      const hit =
        box && document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height, 80) / 2);
      const isHit = hit && (control.contains(hit) || hit.contains(control));
      if (!isHit) faults.push(`covered: ${name}`);
      if (control.matches("button") && control.scrollWidth > control.clientWidth + 1)
        faults.push(`sticks out: ${name}`);
      const ringed = control.closest(".finder-field") ?? control;
      if (getComputedStyle(ringed).outlineStyle === "none") faults.push(`no ring: ${name}`);
    }
    return faults;
  });

/** Walks tools by keyboard, as they open and once they have answered. */
const walk = ({ width, height, letters }: Screen, paths: readonly string[]) =>
  visitWith(browser, { width, fresh: true }, async (page) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
    await setLetters(page, letters);
    const faults: string[] = [];
    const look = async (path: string, state: string) => {
      // What is reached by a key shows it.
      await page.keyboard.press("Tab");
      const found = await reachFaults(page);
      if ((await overflowOf(page)) > 0) found.push("the page is wider than the screen");
      faults.push(...found.map((fault) => `${path} ${state}: ${fault}`));
    };
    for (const { id, path } of tools.filter((tool) => paths.includes(tool.path))) {
      await page.goto(product.url + path);
      expect(await letterSize(page)).toBe(`${letters}px`);
      await look(path, "as it opens");
      await useOpenTool(page, id);
      await look(path, "answered");
    }
    expect(faults).toEqual([]);
  });

const letterSize = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);

const few: readonly string[] = ["/links", "/2fa"];
const others = tools.map(({ path }) => path).filter((path) => !few.includes(path));

for (const screen of screens) {
  const name = `at ${screen.width} × ${screen.height} px with letters of ${screen.letters} px, in the system's colours, nothing is covered or sticks out, and the focus is seen`;
  test(`${name}, on two tools`, () => walk(screen, few));
  test(`thorough: ${name}, on all others`, () => walk(screen, others));
}
