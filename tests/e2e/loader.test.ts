import { expect } from "bun:test";
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
