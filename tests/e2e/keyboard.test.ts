import { expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { tools } from "#tools/catalog.ts";
import { sharedBrowser, visitWith } from "#tests/support/people/chromium.ts";
import { visit } from "#tests/support/people/phone-visitor.ts";
import { sharedProduct } from "#tests/support/product/product.ts";

const product = await sharedProduct();
const browser = await sharedBrowser();

const isIn = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.closest(wanted) !== null, selector);

/** How often Tab is pressed until the focus is in something. */
async function stopsUntil(page: Page, selector: string): Promise<number> {
  for (let stops = 1; stops < 40; stops += 1) {
    await page.keyboard.press("Tab");
    if (await isIn(page, selector)) return stops;
  }
  return Infinity;
}

for (const width of [360, 1280]) {
  test(`at ${width} px a tool begins a few presses of Tab from the top of its page`, () =>
    visitWith(browser, { script: false, width }, async (page) => {
      const far: string[] = [];
      for (const { path } of tools) {
        await page.goto(product.url + path);
        const stops = await stopsUntil(page, "main");
        if (stops > 7) far.push(`${path}: ${stops}`);
      }
      expect(far).toEqual([]);
    }));
}

/** Those that are not folded away. */
const fields = "main :is(input:not([type=hidden]), select, textarea):not(details:not([open]) *)";

for (const script of [false, true])
  test(`${script ? "thorough: with" : "without"} scripts the first field of every tool is at most ten presses of Tab away`, () =>
    visitWith(browser, { script, width: 1280 }, async (page) => {
      const far: string[] = [];
      for (const { path } of tools) {
        await page.goto(product.url + path);
        if ((await page.locator(fields).count()) === 0) continue;
        const stops = await stopsUntil(page, fields);
        if (stops > 10) far.push(`${path}: ${stops}`);
      }
      expect(far).toEqual([]);
    }));

test("the first presses of Tab lead to the content, and on a wide screen to the list of tools", () =>
  visitWith(browser, { script: false, width: 1280 }, async (page) => {
    for (const [presses, target] of [
      [1, "main"],
      [2, "#menu"],
    ] as const) {
      await page.goto(`${product.url}/whois`);
      for (let press = 0; press < presses; press += 1) await page.keyboard.press("Tab");
      expect(await isIn(page, ".skip-link")).toBe(true);
      const box = await page.locator(":focus").boundingBox();
      expect(box && box.x >= 0 && box.y >= 0 && box.height > 20).toBe(true);
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      expect([target, await isIn(page, target)]).toEqual([target, true]);
    }
  }));

for (const [path, name] of [
  ["/chatgpt", "message"],
  ["/translate", "text"],
  ["/text-analyzer", "text"],
] as const) {
  test(`the button of ${path} keeps the focus when it is pressed, also by the press that wakes its island`, () =>
    visit(true, async (page) => {
      await page.goto(product.url + path);
      await page.evaluate(() => {
        Object.assign(globalThis, { lost: 0 });
        document.addEventListener("focusout", ({ relatedTarget }) => {
          if (relatedTarget === null) Reflect.set(globalThis, "lost", Reflect.get(globalThis, "lost") + 1);
        });
      });
      // As a browser puts back what was typed before: nothing has been touched yet.
      await page.evaluate((wanted) => {
        const area = document.querySelector<HTMLTextAreaElement>(`main [name=${wanted}]`);
        if (area) area.value = "Một câu ngắn.";
      }, name);
      const button = page.locator("main form button.button:not([type=button])").first();
      await button.press("Enter");
      await page.locator("main [data-live]").first().waitFor();
      await page.locator("#result :is(.answered, .refusal)").first().waitFor();
      expect(await page.evaluate(() => Reflect.get(globalThis, "lost"))).toBe(0);
      expect(await isIn(page, "body *")).toBe(true);
      // Where the device lacks what the answer needs, the server is asked.
      await page.waitForLoadState("networkidle");

      await page.fill(`main [name=${name}]`, " ");
      await page.locator("main form button.button[aria-disabled=true]").waitFor();
      const calls: string[] = [];
      page.on("request", (request) => {
        // What was typed may still be loading what answers it.
        const { pathname } = new URL(request.url());
        if (!pathname.startsWith("/assets/")) calls.push(pathname);
      });
      await button.press("Enter");
      expect(await isIn(page, "main form .button")).toBe(true);
      expect(calls).toEqual([]);
    }));
}
