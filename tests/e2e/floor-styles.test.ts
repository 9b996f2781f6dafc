import { afterAll, expect, test } from "bun:test";
import { loadAssets } from "#ssr/asset-cache.ts";
import { showPages } from "#tests/support/engines/shown-pages.ts";
import { forgetWhatIsNewer } from "#tests/support/floor/in-page/forget-what-is-newer.ts";
import { stylesAtFloor } from "#tests/support/floor/newer-styles.ts";
import { pageFunctions } from "#tests/support/floor/page-functions.ts";
import { answeredPages } from "#tests/support/people/answered-pages.ts";
import { sharedBrowser, visitWith } from "#tests/support/people/chromium.ts";
import { siteAddresses } from "#tests/support/people/site-pages.ts";
import { startConnectedProduct } from "#tests/support/product/connected-product.ts";

const product = await startConnectedProduct();
const assets = await loadAssets();
const body = stylesAtFloor(new TextDecoder().decode(assets.files.get(assets.css)?.identity));
const layout = await pageFunctions("layout-faults.ts");

afterAll(() => product.stop());

type Looked = { readonly name: string; readonly address: string };

/** What is wrong with how pages stand in a window, as browsers at the floor read the style sheet. */
async function faultsAtFloor(
  pages: readonly Looked[],
  { width, script }: { width: number; script: boolean },
) {
  const faults: string[] = [];
  await visitWith(await sharedBrowser(), { width, script }, async (page) => {
    await page.route(`**${assets.css}`, (route) => route.fulfill({ contentType: "text/css", body }));
    for (const { name, address } of pages) {
      await page.goto(address);
      await page.evaluate(forgetWhatIsNewer);
      const found: string[] = await page.evaluate(layout("layoutFaults"));
      faults.push(...found.map((fault) => `${name}: ${fault}`));
    }
  });
  return faults;
}

test.each([
  ["", 360],
  ["thorough: ", 1366],
] as const)(
  "%swith what browsers at the floor know of the style sheet no page lies over itself at %d px",
  async (_, width) => {
    const pages = siteAddresses(product.url, ["vi"]).map(({ address }) => ({ name: address, address }));
    expect(await faultsAtFloor(pages, { width, script: true })).toEqual([]);
  },
);

/** Pages of tools, of which every second one in the alphabet is in the other half. */
const isInHalf = (half: number) => (path: string) =>
  !path.startsWith("/api") && (path.codePointAt(1) ?? 0) % 2 === half;

test.each([
  ["", ["example"], 0, 320],
  ["", ["example"], 1, 320],
  ["thorough: ", ["refused", "long", "right-to-left"], 0, 320],
  ["thorough: ", ["refused", "long", "right-to-left"], 1, 320],
  ["thorough: ", ["example", "refused"], 0, 1366],
  ["thorough: ", ["example", "refused"], 1, 1366],
] as const)(
  "%snor does an answer to a form that is filled in as %j, of half %d of the tools, at %d px",
  async (_, wanted, half, width) => {
    const answers = await answeredPages(product, { lang: "vi", isWanted: isInHalf(half), wanted });
    await using door = showPages(product.url, answers);
    expect(await faultsAtFloor(door.shown, { width, script: false })).toEqual([]);
    expect(answers.length).toBeGreaterThan(15 * wanted.length);
  },
);
