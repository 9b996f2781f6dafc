import { expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { sharedBrowser, visitWith } from "#tests/support/people/chromium.ts";
import { decodePng } from "#tests/support/people/qr-reader.ts";
import { pagesWithTabs } from "#tests/support/people/site-pages.ts";
import { withProduct } from "#tests/support/product/product.ts";
import { journey } from "./exceptions.ts";

const browser = await sharedBrowser();

journey("the user menu lives at once where a token is stored, and nowhere else", () =>
  withProduct(async (base) => {
    for (const token of [null, "stored"]) {
      await visitWith(browser, {}, async (page) => {
        await page.goto(`${base}/healthz`);
        if (token) await page.evaluate((value) => localStorage.setItem("auth_token", value), token);
        await page.goto(`${base}/cron`);
        // An island that was touched is live: whatever lives by itself has had its time.
        await page.locator("main [data-island]").first().dispatchEvent("pointerover");
        await page.waitForSelector("main [data-live]");
        if (token) await page.waitForSelector("[data-load=auth_token][data-live]", { state: "attached" });
        expect(await page.locator("[data-load=auth_token][data-live]").count()).toBe(token ? 1 : 0);
      });
    }
  }),
);

test("Ctrl with Enter in a text area is the page's own: the browser does nothing else with it", () =>
  withProduct((base) =>
    visitWith(browser, {}, async (page) => {
      await page.goto(`${base}/tools`);
      const isLeftToBrowser = (more: {
        key?: string;
        ctrlKey?: boolean;
        metaKey?: boolean;
        isComposing?: boolean;
      }) =>
        page
          .locator("main [name=text]")
          .evaluate((area, init) => area.dispatchEvent(new KeyboardEvent("keydown", init)), {
            key: "Enter",
            bubbles: true,
            cancelable: true,
            ...more,
          });
      expect(await isLeftToBrowser({})).toBe(true);
      expect(await isLeftToBrowser({ ctrlKey: true, isComposing: true })).toBe(true);
      expect(await isLeftToBrowser({ ctrlKey: true, key: "a" })).toBe(true);
      expect(await isLeftToBrowser({ ctrlKey: true })).toBe(false);
      expect(await isLeftToBrowser({ metaKey: true })).toBe(false);
    }),
  ));

/** Presses a tool's button whose island never comes; gives after which of some milliseconds its form went to the server. */
async function waitOf(base: string, path: string, field: string, tried: readonly number[]): Promise<number> {
  let waited = Infinity;
  await visitWith(browser, { fresh: true }, async (page) => {
    await page.clock.install({ time: 0 });
    await page.addInitScript(() => {
      let submits = 0;
      addEventListener(
        "submit",
        () => (document.documentElement.dataset["submits"] = String((submits += 1))),
        true,
      );
    });
    await page.route("**/assets/p-*.js", () => {});
    await page.goto(base + path);
    await page.fill(`main form [name=${field}]`, "abc");
    await page.clock.pauseAt(3_600_000);
    const answered = page.waitForEvent("framenavigated");
    await page.locator("main form button.button:not([type=button])").first().click();
    await page.locator("[data-hydrating]").first().waitFor({ state: "attached" });
    for (const [at, ms] of tried.entries()) {
      await page.clock.runFor(ms - (tried[at - 1] ?? 0));
      // The loader takes the first for the island; a page that has gone has been left by the second.
      const submits = await page.evaluate(() => document.documentElement.dataset["submits"]).catch(() => "2");
      if (submits === "1") continue;
      waited = ms;
      await answered;
      break;
    }
  });
  return waited;
}

test("a form that waits longer than 1.2 s for its island goes the browser's own way", () =>
  withProduct(async (base) => {
    expect(await waitOf(base, "/ip", "ip", [1100, 1300, 7900])).toBe(1300);
  }));

test("one that is worked out on the device keeps its page's promise for eight", () =>
  withProduct(async (base) => {
    expect(await waitOf(base, "/tools", "text", [1300, 7900, 8100])).toBe(8100);
  }));

test("a press that an island comes to life in the middle of counts, whatever moves then", () =>
  withProduct((base) =>
    visitWith(browser, { width: 360 }, async (page) => {
      const pressed = Promise.withResolvers<void>();
      await page.route("**/assets/links-*.js", async (route) => {
        await pressed.promise;
        await route.continue();
      });
      await page.goto(`${base}/links`);
      await page.evaluate(() => {
        const main = document.querySelector("main");
        if (!main) return;
        const push = () => main.querySelector("[data-live]") && (main.style.paddingTop = "300px");
        new MutationObserver(push).observe(main, { attributes: true, subtree: true });
      });
      await page.fill("main form [name=url]", "https://example.com/mot-lan");
      const button = page.locator("main form button.button:not([type=button])").first();
      await button.hover();
      await page.mouse.down();
      pressed.resolve();
      // A frame later it would live.
      await page.evaluate(async () => {
        await import(document.querySelector<HTMLElement>("main [data-island]")?.dataset["island"] ?? "");
        await new Promise(requestAnimationFrame);
      });
      const answered = page.waitForResponse("**/api/links");
      await page.mouse.up();
      expect((await answered).status()).toBe(200);
    }),
  ));

test("while a press waits for its island, nobody takes along what the page opened with", () =>
  withProduct((base) =>
    visitWith(browser, { width: 360 }, async (page) => {
      const held = Promise.withResolvers<void>();
      await page.route("**/assets/qr-*.js", async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.goto(`${base}/qr`);
      await page.fill("[name=text]", "của tôi");
      const saved = page.waitForEvent("download");
      await page.click("form.panel button.button:not([type=button])");
      await page.locator("[data-hydrating]").waitFor();
      const link = page.locator("a[download]");
      await link.scrollIntoViewIfNeeded();
      const { x, y } = (await link.boundingBox()) ?? { x: 0, y: 0 };
      await page.mouse.click(x + 20, y + 20);
      held.resolve();
      await link.click();
      expect(decodePng(await Bun.file(await (await saved).path()).bytes())?.text).toBe("của tôi");
    }),
  ));

/** What can be pressed or typed in, each with its place on the page. */
const placesOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("main :is(input, select, textarea, button, a.button, summary)")]
      .filter((control) => control.getClientRects().length > 0)
      .map((control) => {
        const { left, top, width, height } = control.getBoundingClientRect();
        const name =
          control.getAttribute("name") ?? control.getAttribute("aria-label") ?? control.textContent;
        return [name, ...[left, top + scrollY, width, height].map(Math.round)].join(" ");
      }),
  );

for (const width of [360, 1280])
  test(
    `thorough: at ${width} px nothing that can be pressed moves when an island comes to life`,
    () =>
      withProduct((base) =>
        visitWith(browser, { width }, async (page) => {
          const faults: string[] = [];
          let islands = 0;
          for (const { address } of await pagesWithTabs(base)) {
            await page.goto(address);
            await page.evaluate(() => document.fonts.ready.then(() => null));
            const before = await placesOn(page);
            const found = await page.locator("main [data-island]:not([data-passive])").all();
            for (const island of found) await island.dispatchEvent("pointerover");
            await page.waitForFunction(
              () => !document.querySelector("main [data-island]:not([data-passive]):not([data-live])"),
            );
            const after = new Set(await placesOn(page));
            const moved = before.filter((place) => !after.has(place));
            faults.push(...moved.map((place) => `${address.slice(base.length)} ${place}`));
            islands += found.length;
          }
          expect(faults).toEqual([]);
          expect(islands).toBeGreaterThan(40);
        }),
      ),
    300_000, // every page of the site, one after another
  );
