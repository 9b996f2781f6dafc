import { expect, test } from "bun:test";
import { sharedBrowser, visitWith } from "#tests/support/people/chromium.ts";
import { pagesWithTabs, siteAddresses } from "#tests/support/people/site-pages.ts";
import { sharedProduct } from "#tests/support/product/product.ts";

const product = await sharedProduct();
const browser = await sharedBrowser();

/** In pixels; letters of none are words that are shown shorter instead. */
const letterSizes = [0, 12, 13, 14, 15, 16, 18, 20, 22, 28, 36, 40];

for (const width of [360, 1280])
  test(`thorough: at ${width} px letters have one of the few sizes on every page`, () =>
    visitWith(browser, { width }, async (page) => {
      const faults: string[] = [];
      let texts = 0;
      for (const { address } of await pagesWithTabs(product.url, ["vi"])) {
        await page.goto(address);
        const found = await page.evaluate(() =>
          [...document.querySelectorAll("body, body *")]
            .filter((element) => {
              const isField = element.matches("input:not([type=checkbox], [type=radio]), select, textarea");
              const hasWords = [...element.childNodes].some(
                (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim() !== "",
              );
              const isDrawn = element.closest("svg, script, style, noscript, .unseen") !== null;
              return (isField || hasWords) && !isDrawn && element.checkVisibility();
            })
            .map((element) => {
              const words = (element.textContent ?? "").trim().slice(0, 30);
              return { size: getComputedStyle(element).fontSize, name: `${element.tagName} “${words}”` };
            }),
        );
        texts += found.length;
        const others = found.filter(({ size }) => !letterSizes.some((known) => size === `${known}px`));
        faults.push(
          ...others.map(({ size, name }) => `${address.slice(product.url.length)} ${size} ${name}`),
        );
      }
      expect(faults).toEqual([]);
      expect(texts).toBeGreaterThan(1000);
    }));

/** How far below the top of a phone an answer may begin, in pixels; where one pays, all that is asked stands before it. */
const highest: Readonly<Record<string, number>> = { "/ip": 240, "/vietqr": 640 };

test("thorough: on a phone the answer of a tool that follows what is typed begins on the first screen", () =>
  visitWith(browser, { width: 360, script: false }, async (page) => {
    const faults: string[] = [];
    const seen: string[] = [];
    for (const { address, isTool } of siteAddresses(product.url)) {
      if (!isTool) continue;
      await page.goto(address);
      const path = new URL(address).pathname.replace(/^\/en(?=\/)/, "");
      const isLive = path === "/ip" || (await page.locator("[data-on-device]").count()) > 0;
      if (!isLive) continue;
      const top = await page.evaluate(() => {
        const answer = [...document.querySelectorAll("main .result")].find((one) => one.checkVisibility());
        return answer ? Math.round(answer.getBoundingClientRect().top + scrollY) : null;
      });
      if (top === null) continue;
      seen.push(path);
      if (top > (highest[path] ?? 420)) faults.push(`${address.slice(product.url.length)} ${top}`);
    }
    expect(faults).toEqual([]);
    expect(new Set(seen).size).toBeGreaterThan(7);
  }));
