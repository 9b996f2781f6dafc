import { expect, test } from "bun:test";
import { loadAssets } from "#ssr/asset-cache.ts";
import { sharedBrowser, visitWith } from "#tests/support/people/chromium.ts";
import { sharedProduct } from "#tests/support/product/product.ts";

const assets = await loadAssets();
const product = await sharedProduct();
const browser = await sharedBrowser();

/** A script and all that it may load, however deep. */
function reachedFrom(script: string, reached = new Set<string>()): ReadonlySet<string> {
  if (reached.has(script)) return reached;
  reached.add(script);
  const source = new TextDecoder().decode(assets.files.get(script)?.identity);
  for (const [named] of source.matchAll(/\/assets\/[\w-]+\.js/g)) reachedFrom(named, reached);
  return reached;
}

const named = (name: string): string =>
  [...assets.files.keys()].find((script) => script.startsWith(`/assets/later-client-device-${name}-`)) ?? "";

/** What reads a drawn card once more, when typing rests: the answer stands there already. */
const readingBack = reachedFrom(named("read-back-transfer")).difference(reachedFrom(named("vietqr")));

const token =
  "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxIn0.rTCH8cLoGxAm_xw68z-zXVKi9ie6xJn9tnVWjd_9ftE";

/** A page that works on the device, its tab, the field that one types into, and what. */
const pages = [
  ["/crypto?tab=hash", "#panel-hash [name=text]", "abc"],
  ["/crypto?tab=jwt", "#panel-jwt [name=token]", token],
  ["/crypto?tab=password", "#panel-password [name=length]", "12"],
  ["/crypto?tab=uuid", "#panel-uuid [name=count]", "12"],
  ["/tools", "main [name=text]", "abc"],
  ["/text-analyzer", "main [name=text]", "abc"],
  ["/text-analyzer?tab=change", "main [name=text]", "abc"],
  ["/text-analyzer?tab=lorem", "#panel-lorem [name=length]", "12"],
  ["/qr", "main [name=text]", "abc"],
  ["/qr?tab=contact", "main [name=name]", "abc"],
  ["/vietqr?bank=ACB", "main [name=account]", "0123456789"],
  ["/2fa", "main [name=secret]", "JBSWY3DPEHPK3PXP"],
  ["/data", "main [name=text]", '{"a": 1}'],
  ["/cron", "main [name=expr]", "0 9 * * 1"],
] as const;

test("what works on the device is at most 40 KB gzip more, and a page 120 KB in all", () =>
  visitWith(browser, { script: true, width: 360 }, async (page) => {
    for (const [path, field, typed] of pages) {
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
      const command = await page.locator("[data-command]").first().textContent();
      await page.locator(field).first().fill(typed);
      await page.locator(".place-note").first().waitFor();
      await page.waitForFunction(
        (shown) => shown !== document.querySelector("[data-command]")?.textContent,
        command,
      );
      page.removeAllListeners("response");
      const later = [...new Set(scripts)].filter((script) => !before.has(script) && !readingBack.has(script));
      const [more, all] = [later, [...before, ...later]].map((list) =>
        list.reduce((sum, script) => sum + (assets.files.get(script)?.gzip.length ?? 0), 0),
      );
      expect([path, more, Number(more) <= 40 * 1024]).toEqual([path, more, true]);
      expect([path, all, Number(all) <= 120 * 1024]).toEqual([path, all, true]);
    }
  }));
