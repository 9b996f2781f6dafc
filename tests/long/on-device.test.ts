import { expect, test } from "bun:test";
import { loadAssets } from "../../src/ssr/asset-cache.ts";
import { sharedBrowser, visitWith } from "../support/people/chromium.ts";
import { sharedProduct } from "../support/product/product.ts";

const assets = await loadAssets();
const product = await sharedProduct();
const browser = await sharedBrowser();

/** A page that works on the device, its tab, and the field that one types into. */
const pages = [
  ["/crypto?tab=hash", "#panel-hash [name=text]"],
  ["/crypto?tab=jwt", "#panel-jwt [name=token]"],
  ["/crypto?tab=password", "#panel-password [name=length]"],
  ["/crypto?tab=uuid", "#panel-uuid [name=count]"],
  ["/tools", "main [name=text]"],
  ["/text-analyzer", "main [name=text]"],
  ["/text-analyzer?tab=lorem", "#panel-lorem [name=length]"],
  ["/qr", "main [name=text]"],
  ["/qr?tab=contact", "main [name=name]"],
  ["/vietqr", "main [name=account]"],
  ["/2fa", "main [name=secret]"],
  ["/data", "main [name=text]"],
  ["/cron", "main [name=expr]"],
] as const;

test("what works on the device is at most 30 KB gzip more, and a page 104 KB in all", () =>
  visitWith(browser, { script: true, width: 360 }, async (page) => {
    for (const [path, field] of pages) {
      const scripts: string[] = [];
      page.on("response", (response) => {
        const { pathname } = new URL(response.url());
        if (pathname.endsWith(".js")) scripts.push(pathname);
      });
      await page.goto(product.url + path);
      await page.locator(field).first().click();
      await page
        .locator(`[data-live] ${field.split(" ")[1]}`)
        .first()
        .waitFor();
      await page.waitForLoadState("networkidle");
      const before = new Set(scripts);
      await page
        .locator(field)
        .first()
        .fill(field.includes("length") || field.includes("count") ? "12" : "abc");
      await page.locator(".place-note").first().waitFor();
      await page.waitForLoadState("networkidle");
      page.removeAllListeners("response");
      const later = [...new Set(scripts)].filter((script) => !before.has(script));
      const [more, all] = [later, [...new Set(scripts)]].map((list) =>
        list.reduce((sum, script) => sum + (assets.files.get(script)?.gzip.length ?? 0), 0),
      );
      expect([path, more, Number(more) <= 30 * 1024]).toEqual([path, more, true]);
      expect([path, all, Number(all) <= 104 * 1024]).toEqual([path, all, true]);
    }
  }));
