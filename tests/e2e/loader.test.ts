import { expect, test } from "bun:test";
import { sharedBrowser, visitWith } from "../support/people/chromium.ts";
import { withProduct } from "../support/product/product.ts";
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
