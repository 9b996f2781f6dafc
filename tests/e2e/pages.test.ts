import { afterAll, expect, test } from "bun:test";
import type { Browser } from "playwright-core";
import { localPath, otherPages, tools } from "../../src/core/catalog.ts";
import { languages } from "../../src/core/i18n.ts";
import { sharedBrowser, visitWith } from "../support/people/chromium.ts";
import { axeFaults, complaintsOf, overflowOf, wakeIslands } from "../support/people/page-faults.ts";
import { startTestProduct } from "../support/product/product.ts";

const product = await startTestProduct();
const browser: Browser = await sharedBrowser();

afterAll(async () => {
  await product.stop();
});

/** Every page in both languages, on a machine that has other things to do. */
const wholeSiteMs = 900_000;

const routes = [...otherPages.filter(({ id }) => id !== "callback"), ...tools].map(({ path }) => path);

/** The tabs of every tool, as addresses without their language. */
async function tabsOf(paths: readonly string[]): Promise<string[]> {
  const pages = await Promise.all(paths.map(async (path) => (await fetch(product.url + path)).text()));
  return pages.flatMap((html) =>
    [...html.matchAll(/href="(\/[\w-]+\?tab=[\w-]+)"/g)].map(([, tab]) => tab ?? ""),
  );
}

const tabs = await tabsOf(tools.map(({ path }) => path));
const addresses = (paths: readonly string[]) =>
  languages.flatMap((lang) => paths.map((path) => ({ lang, address: product.url + localPath(path, lang) })));

for (const width of [360, 1280]) {
  test(
    `every page at ${width} px: no axe violation, no complaint, before and after its islands live`,
    async () => {
      await visitWith(browser, { width, script: true }, async (page) => {
        const complaints = complaintsOf(page);
        const faults: string[] = [];
        for (const { address } of addresses([...routes, ...tabs])) {
          await page.goto(address);
          await wakeIslands(page);
          const found = [...(await axeFaults(page)), ...complaints.splice(0)];
          faults.push(...found.map((fault) => `${address} ${fault}`));
        }
        expect(faults).toEqual([]);
      });
    },
    wholeSiteMs,
  );
}

test(
  "every page without scripts has its heading, its navigation and its form, and complains of nothing",
  async () => {
    await visitWith(browser, { width: 360, script: false }, async (page) => {
      const complaints = complaintsOf(page);
      const faults: string[] = [];
      for (const { lang, address } of addresses(routes)) {
        await page.goto(address);
        const isTool = tools.some(({ path }) => address === product.url + localPath(path, lang));
        const forms = await page.locator("main form").count();
        if (isTool && forms === 0) faults.push(`${address} has no form`);
        if ((await page.locator("h1:visible").count()) !== 1) faults.push(`${address} has no heading`);
        if ((await page.locator("html").getAttribute("lang")) !== lang)
          faults.push(`${address} speaks another language`);
      }
      expect([...faults, ...complaints]).toEqual([]);
    });
  },
  wholeSiteMs,
);

test(
  "nothing sticks out at 320 px, nor at 200 % text",
  async () => {
    await visitWith(browser, { width: 320, script: false }, async (page) => {
      const faults: string[] = [];
      for (const { address } of addresses([...routes, ...tabs])) {
        await page.goto(address);
        if ((await overflowOf(page)) > 0) faults.push(`${address} at 320 px`);
      }
      await page.setViewportSize({ width: 640, height: 800 });
      for (const { address } of addresses(routes)) {
        await page.goto(address);
        await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
        if ((await overflowOf(page)) > 0) faults.push(`${address} at 200 % text`);
      }
      expect(faults).toEqual([]);
    });
  },
  wholeSiteMs,
);

test(
  "what is touched is at least 44 px high on a phone, and inputs have 16 px letters",
  async () => {
    await visitWith(browser, { width: 360, script: false }, async (page) => {
      const faults: string[] = [];
      for (const { address } of addresses(routes)) {
        await page.goto(address);
        const small = await page.evaluate(() =>
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
        faults.push(...small.map((html) => `${address} ${html}`));
      }
      expect(faults).toEqual([]);
    });
  },
  wholeSiteMs,
);

test("the 404 page and the API documentation have no axe violation either", async () => {
  await visitWith(browser, { width: 360, script: true }, async (page) => {
    for (const path of ["/khong-co", "/en/nothing", "/api/docs"]) {
      await page.goto(product.url + path);
      expect(await axeFaults(page)).toEqual([]);
    }
  });
});
