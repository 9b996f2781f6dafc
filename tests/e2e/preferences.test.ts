import { expect, test } from "bun:test";
import { sharedBrowser, visitWith } from "#tests/support/people/chromium.ts";
import { tools } from "#tools/catalog.ts";
import { sharedProduct } from "#tests/support/product/product.ts";

const product = await sharedProduct();
const browser = await sharedBrowser();

/** In milliseconds, what an animation takes at least for those who asked for less motion. */
const slowest = 3000;

test("who asks for less motion sees nothing move fast, neither elements nor what stands before and after them", () =>
  visitWith(browser, { width: 360 }, async (page) => {
    const movingOn = () =>
      page.evaluate(() => {
        document.documentElement.setAttribute("data-busy", "");
        document.querySelectorAll(".result").forEach((result) => {
          result.setAttribute("aria-busy", "true");
          result.insertAdjacentHTML("beforeend", '<p class="busy">a</p>');
        });
        return document.getAnimations().map((animation) => {
          const { effect } = animation;
          const moved = effect instanceof KeyframeEffect ? effect : null;
          const name = `${moved?.target?.className ?? ""}${moved?.pseudoElement ?? ""}`;
          return { name, ms: Number(effect?.getComputedTiming().duration) };
        });
      });
    await page.goto(`${product.url}/translate`);
    const usual = await movingOn();
    expect(usual.some(({ name }) => name.includes("::"))).toBe(true);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`${product.url}/translate`);
    const reduced = await movingOn();
    expect(reduced.map(({ name }) => name)).toEqual(usual.map(({ name }) => name));
    expect(reduced.filter(({ ms }) => ms < slowest)).toEqual([]);
  }));

test("where the system chooses the colours each button has an edge, and what is chosen is marked", () =>
  visitWith(browser, { width: 360, script: false }, async (page) => {
    await page.emulateMedia({ forcedColors: "active" });
    const faults: string[] = [];
    // One style sheet says it for all.
    for (const { path } of tools.filter((_, at) => at % 4 === 0)) {
      await page.goto(product.url + path);
      const found = await page.evaluate(() =>
        [...document.querySelectorAll("main .button, main [aria-current]")]
          .filter((element) => element.checkVisibility())
          .filter((element) => {
            const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } =
              getComputedStyle(element);
            return (
              borderTopStyle === "none" || borderTopWidth === "0px" || borderTopColor === backgroundColor
            );
          })
          .map((element) => element.outerHTML.slice(0, 80)),
      );
      faults.push(...found.map((fault) => `${path} ${fault}`));
    }
    expect(faults).toEqual([]);
  }));
