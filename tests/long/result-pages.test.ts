import { expect, test } from "bun:test";
import { localPath } from "#core/pages.ts";
import { tools } from "#tools/catalog.ts";
import { sharedBrowser, visitWith } from "#tests/support/people/chromium.ts";
import { axeFaults, overflowOf } from "#tests/support/people/page-faults.ts";
import { sharedProduct } from "#tests/support/product/product.ts";

const product = await sharedProduct();
const browser = await sharedBrowser();

/** Results and refusals, as addresses; without scripts each is a page. */
const addresses = [
  "/cron?expr=*/5+9-17+*+*+1-5",
  "/cron?expr=61+*+*+*+*",
  "/qr?text=abc",
  `/qr?text=${"a".repeat(3000)}`,
  "/ip?ip=192.0.2.1",
  "/ip?ip=x",
  "/ua?action=random",
  "/text-analyzer?tab=lorem&action=lipsum&length=40&type=words",
  "/crypto?tab=uuid&action=uuid&version=7&count=5",
];

for (const width of [320, 360, 768, 1280]) {
  test(`results, refusals and open menus at ${width} px have no axe violation, and nothing sticks out`, () =>
    visitWith(browser, { script: true, width }, async (page) => {
      const faults: string[] = [];
      for (const [index, address] of addresses.entries()) {
        await page.goto(product.url + localPath(address, index % 2 === 0 ? "vi" : "en"));
        await page.locator(".sign-in summary").click();
        const found = await axeFaults(page);
        if ((await overflowOf(page)) > 0) found.push("sticks out");
        faults.push(...found.map((fault) => `${address.slice(0, 60)} ${fault}`));
      }
      expect(faults).toEqual([]);
    }));
}

/** Texts that lie on one another: boxes of letters that share more than a sliver. */
const overlaps = () => {
  const boxes = [
    ...document.querySelectorAll<HTMLElement>(
      "main label, main p, main h2, main button, main a, main summary",
    ),
  ]
    .filter((element) => element.offsetParent !== null && element.innerText.trim() !== "")
    .filter((element) => getComputedStyle(element).position === "static")
    // Words flow around what floats, though their boxes do not.
    .filter((element) => getComputedStyle(element).float === "none")
    .map((element) => ({ element, box: element.getBoundingClientRect() }));
  const pairs = boxes.flatMap((one, at) => boxes.slice(at + 1).map((other) => [one, other] as const));
  return pairs
    .filter(([one, other]) => !one.element.contains(other.element) && !other.element.contains(one.element))
    .filter(([{ box: a }, { box: b }]) => {
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return width > 2 && height > 2;
    })
    .map(([one, other]) => `${one.element.innerText.slice(0, 40)} / ${other.element.innerText.slice(0, 40)}`);
};

test("at 360 px with letters of twice their size nothing lies on anything else, and nothing sticks out", () =>
  visitWith(browser, { script: true, width: 360 }, async (page) => {
    const faults: string[] = [];
    for (const address of [...tools.map(({ path }) => path), ...addresses]) {
      await page.goto(product.url + address);
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
      const found = await page.evaluate(overlaps);
      if ((await overflowOf(page)) > 0) found.push(`sticks out by ${await overflowOf(page)}`);
      faults.push(...found.map((fault) => `${address.slice(0, 60)} ${fault}`));
    }
    expect(faults).toEqual([]);
  }));
