import { afterAll, expect, test } from "bun:test";
import { loadAssets } from "#ssr/asset-cache.ts";
import { tools } from "#tools/catalog.ts";
import { styleQuestions } from "#tests/support/floor/newer-styles.ts";
import { pageFunctions } from "#tests/support/floor/page-functions.ts";
import { answeredPages } from "#tests/support/people/answered-pages.ts";
import { pagesWithTabs } from "#tests/support/people/site-pages.ts";
import { type ConnectedProduct, startConnectedProduct } from "#tests/support/product/connected-product.ts";
import { until } from "#tests/support/product/until.ts";
import { drawn } from "#tests/support/samples/drawn.ts";
import type { EngineOptions, EnginePage } from "./engine.ts";
import { type EngineName, engines } from "./engines.ts";
import { showPages } from "./shown-pages.ts";
import { walk } from "./walk.ts";

/** Without scripts a form is sent the same way at any width: each run draws one. */
const walks = [
  { scripts: true, width: 360 },
  { scripts: true, width: 1366 },
  ...drawn([360, 1366], 1).map((width) => ({ scripts: false, width })),
];
const widths = [320, 360, 768, 1024, 1280, 1920];
/** In the other language words are of other lengths, and all else is the same. */
const widthsOf = { vi: widths, en: [360, 1280] };
/** What is longest is widest in the narrowest window; each answer is seen in it, and in another. */
const widthsOfAnswer = (at: number) => [320, widths[1 + (at % (widths.length - 1))] ?? 1280];
const layout = await pageFunctions("layout-faults.ts");
const wayBack = await pageFunctions("way-back.ts");
const styles = await pageFunctions("style-questions.ts");

type Looked = { readonly name: string; readonly address: string; readonly widths: readonly number[] };

/** Each page at each of its widths: what is wider than the window, what lies over what, what touches what. */
async function layoutFaults(page: EnginePage, pages: readonly Looked[]): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const { name, address, widths: wanted } of pages) {
    await page.open(address);
    for (const width of wanted) {
      await page.resize(width);
      const found = await page.evaluate<readonly string[]>(layout("layoutFaults"));
      faults.push(...found.map((fault) => `${name} ${width}: ${fault}`));
    }
  }
  return faults;
}

/** Every page with its tabs, in both languages. */
async function openedPages(base: string): Promise<readonly Looked[]> {
  const pages = await pagesWithTabs(base);
  return pages.map(({ address, lang }) => ({
    name: address.slice(base.length),
    address,
    widths: widthsOf[lang],
  }));
}

/** What stands on the pages of tools once a form was sent; in English one in four of them. */
async function answers(product: ConnectedProduct) {
  const isWanted = (path: string) => !path.startsWith("/api");
  const [vi, en] = [
    await answeredPages(product, { lang: "vi", isWanted }),
    await answeredPages(product, { lang: "en", isWanted, wanted: drawn(["example", "refused", "long"], 1) }),
  ];
  return [...vi, ...en];
}

/** Show who is there now, so they are fetched anew: without scripts Firefox puts nothing back then. */
const shownAnew = new Set(["/ip", "/ua"]);

/** Goes elsewhere from each tool with all its fields filled in, and comes back: how many they were, and what is not there. */
async function wayBackFrom(base: string, page: EnginePage) {
  // A page that is on its way to the next one answers nothing.
  const at = () => page.evaluate<string>("document.readyState + location.pathname").catch(String);
  const lost: string[] = [];
  let fields = 0;
  for (const { path } of tools.filter((tool) => !shownAnew.has(tool.path))) {
    await page.open(base + path);
    const typed = await page.evaluate<readonly string[]>(wayBack("typeEverywhere"));
    await page.open(`${base}/donate`);
    await page.back();
    await until(at, `complete${path}`);
    const found = await page.evaluate<readonly string[]>(wayBack("typedOnPage"));
    lost.push(...typed.filter((one) => !found.includes(one)).map((one) => `${path} ${one}`));
    fields += typed.length;
  }
  return { fields, lost };
}

/** What the browser does not know of the style sheet, and the compatibility data thinks it does. */
async function styleFaults(page: EnginePage): Promise<readonly string[]> {
  const { files, css } = await loadAssets();
  const questions = styleQuestions(new TextDecoder().decode(files.get(css)?.identity));
  const unknown = await page.evaluate<readonly number[]>(styles("unknownOf", questions));
  return unknown.map((at) => JSON.stringify(questions[at]));
}

/** Has the site used and looked at in one of the browsers, or says that it cannot be had. */
export async function testInEngine(name: EngineName): Promise<void> {
  const open = await engines[name]();
  if (!open) return test.skip(`${name} cannot be had here`, () => {});
  const product = await startConnectedProduct();
  /** Browsers that wait for the next test, by what they were opened with: some take seconds to start. */
  const unused = new Map<string, EnginePage>();
  afterAll(async () => {
    for (const page of unused.values()) await page.close();
    await product.stop();
  });

  const visit = async (options: EngineOptions, look: (page: EnginePage) => Promise<void>) => {
    const key = JSON.stringify(options);
    const page = unused.get(key) ?? (await open(options));
    unused.delete(key);
    try {
      await look(page);
      await page.forget();
      unused.set(key, page);
    } catch (fault) {
      // Nobody gets one in which something was wrong.
      await page.close();
      throw fault;
    }
  };

  for (const { scripts, width } of walks)
    test(`${name} does every main task ${scripts ? "with" : "without"} scripts at ${width} px`, () =>
      visit({ scripts, touch: width === 360 }, async (page) => {
        const { tasks, faults } = await walk(product, page, width);
        expect(faults).toEqual([]);
        expect(tasks).toBeGreaterThan(40);
      }));

  test(`in ${name} no page lies over itself at any width`, () =>
    visit({ scripts: true, touch: false }, async (page) =>
      expect(await layoutFaults(page, await openedPages(product.url))).toEqual([]),
    ));

  test(`in ${name} no answer, refusal or long word lies over anything or is wider than the window`, () =>
    visit({ scripts: false, touch: false }, async (page) => {
      const pages = await answers(product);
      await using door = showPages(product.url, pages);
      const looked = door.shown.map((one, at) => ({ ...one, widths: widthsOfAnswer(at) }));
      expect(await layoutFaults(page, looked)).toEqual([]);
      expect(looked.length).toBeGreaterThan(200);
    }));

  for (const scripts of [true, false])
    test(`${name} has what was typed on the way back ${scripts ? "with" : "without"} scripts`, () =>
      visit({ scripts, touch: false }, async (page) => {
        const { fields, lost } = await wayBackFrom(product.url, page);
        expect(lost).toEqual([]);
        expect(fields).toBeGreaterThan(40);
      }));

  test(`${name} knows all that the style sheet says but what is known to be newer`, () =>
    visit({ scripts: true, touch: false }, async (page) => expect(await styleFaults(page)).toEqual([])));
}
