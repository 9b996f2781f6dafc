import { expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { mayBeSecret } from "#core/call-command.ts";
import { tools } from "#tools/catalog.ts";
import { sharedBrowser, visitWith } from "#tests/support/people/chromium.ts";
import { sharedProduct } from "#tests/support/product/product.ts";

const product = await sharedProduct();
const browser = await sharedBrowser();

const oneLine = "main :is(input:not([type]), input[type=search], input[type=number], textarea)";

/** Chooses in every list what no page opens with; gives the names of those lists. */
async function chooseOthers(page: Page): Promise<readonly string[]> {
  const lists = await page.locator("main select").filter({ visible: true }).all();
  for (const list of lists) {
    const now = await list.inputValue();
    const values = await list
      .locator("option")
      .evaluateAll((options) => options.map((option) => option.getAttribute("value")));
    const other = values.findLast((value) => value !== null && value !== now);
    if (other !== undefined && other !== null) await list.selectOption(other);
  }
  return Promise.all(lists.map(async (list) => (await list.getAttribute("name")) ?? ""));
}

for (const script of [false, true]) {
  const how = script ? "with" : "without";

  // Playwright's browser keeps no page alive that was left, as a phone with little memory.
  test(`thorough: ${how} scripts what was typed or chosen is there again on the way back, but for secrets`, () =>
    visitWith(browser, { script, width: 360 }, async (page) => {
      const faults: string[] = [];
      let typed = 0;
      for (const { path } of tools) {
        await page.goto(product.url + path);
        await page.evaluate(() =>
          document.querySelectorAll("details").forEach((box) => box.setAttribute("open", "")),
        );
        const fields = await page.locator(oneLine).filter({ visible: true }).all();
        const names = [...(await chooseOthers(page))];
        typed += names.length;
        for (const [at, field] of fields.entries()) {
          const name = (await field.getAttribute("name")) ?? "";
          const isNumber = (await field.getAttribute("type")) === "number";
          if (mayBeSecret(name) || (await field.getAttribute("autocomplete")) === "one-time-code") continue;
          await field.fill(isNumber ? String(20 + at) : `gõ ${at}`);
          names.push(name);
          typed += 1;
        }
        const valuesOf = () =>
          page.evaluate(
            (wanted) =>
              [...document.querySelectorAll<HTMLInputElement>("main input, main textarea, main select")]
                .filter(({ name }) => wanted.includes(name))
                .map(({ name, value }) => `${name}: ${value}`),
            names,
          );
        const before = await valuesOf();
        await page.goto(`${product.url}/donate`);
        await page.goBack();
        if (script) await page.locator("main [data-island]").first().dispatchEvent("pointerover");
        if (script) await page.locator("main [data-live]").first().waitFor({ state: "attached" });
        const after = await valuesOf();
        faults.push(...before.filter((one) => !after.includes(one)).map((one) => `${path} ${one}`));
      }
      expect(faults).toEqual([]);
      expect(typed).toBeGreaterThan(45);
    }));
}

test("an island that differs from its page takes it over, and no form is sent for that", () =>
  visitWith(browser, { width: 360, fresh: true }, async (page) => {
    const told: string[] = [];
    page.on("pageerror", ({ message }) => told.push(message));
    await page.route(`${product.url}/tools`, async (route) => {
      const reply = await route.fetch();
      // As the words of another year's platform for a date or a language.
      await route.fulfill({
        response: reply,
        body: (await reply.text()).replaceAll(">Văn bản<", ">Văn bản.<"),
      });
    });
    // It comes when all has been typed: what types here sets a whole text at once, which may not be cut in two.
    const typed = Promise.withResolvers<void>();
    await page.route(/\/assets\/encode-/, async (route) => {
      await typed.promise;
      await route.continue();
    });
    await page.goto(`${product.url}/tools`);
    await page.fill("main form [name=text]", "xin chào");
    typed.resolve();
    await page.locator("main form button[value=urlencode]").click();
    await page.getByText("xin%20ch%C3%A0o").first().waitFor();
    expect(page.url()).toBe(`${product.url}/tools`);
    expect(told).toEqual(["An island differs from its page"]);
    expect(await page.inputValue("main form [name=text]")).toBe("xin chào");
  }));
