import { expect, test } from "bun:test";
import { loadAssets } from "../../src/ssr/asset-cache.ts";
import { forgetWhatIsNewer } from "../support/floor/in-page/forget-what-is-newer.ts";
import { stylesAtFloor } from "../support/floor/newer-styles.ts";
import { pageFunctions } from "../support/floor/page-functions.ts";
import { sharedBrowser, visitWith } from "../support/people/chromium.ts";
import { siteAddresses } from "../support/people/site-pages.ts";
import { sharedProduct } from "../support/product/product.ts";

const product = await sharedProduct();
const assets = await loadAssets();
const body = stylesAtFloor(new TextDecoder().decode(assets.files.get(assets.css)?.identity));
const layout = await pageFunctions("layout-faults.ts");

test.each([
  ["", 360],
  ["thorough: ", 1366],
] as const)(
  "%swith what browsers at the floor know of the style sheet no page lies over itself at %d px",
  async (_, width) =>
    visitWith(await sharedBrowser(), { width }, async (page) => {
      await page.route(`**${assets.css}`, (route) => route.fulfill({ contentType: "text/css", body }));
      const faults: string[] = [];
      for (const { address } of siteAddresses(product.url, ["vi"])) {
        await page.goto(address);
        await page.evaluate(forgetWhatIsNewer);
        const found: string[] = await page.evaluate(layout("layoutFaults"));
        faults.push(...found.map((fault) => `${address.slice(product.url.length)}: ${fault}`));
      }
      expect(faults).toEqual([]);
    }),
);
