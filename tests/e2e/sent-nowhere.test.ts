import { expect, test } from "bun:test";
import { vi } from "#locales/index.ts";
import { isOldBrowser } from "#tests/support/people/browser-profile.ts";
import { visit } from "#tests/support/people/phone-visitor.ts";
import { sharedProduct } from "#tests/support/product/product.ts";

const product = await sharedProduct();

const token =
  "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxIn0.rTCH8cLoGxAm_xw68z-zXVKi9ie6xJn9tnVWjd_9ftE";

/** Pages whose sentence on privacy says that nothing is sent, the field that one types into, and what. */
const pages = {
  "crypto.privacy": ["/crypto?tab=jwt", "#panel-jwt [name=token]", token],
  "cron.privacy": ["/cron", "main [name=expr]", "7 3 11 * *"],
  "data.privacy": ["/data", "main [name=text]", '{"a": "kinmatkhong"}'],
  "encode.privacy": ["/tools", "main [name=text]", "kinmatkhong"],
  "qr.privacy": ["/qr", "main [name=text]", "kinmatkhong"],
  "text-analyzer.privacy": ["/text-analyzer", "main [name=text]", "kinmatkhong"],
  "two-factor.privacy": ["/2fa", "main [name=secret]", "JBSWY3DPEHPK3PXPKINM"],
  "vietqr.privacy": ["/vietqr?bank=ACB", "main [name=account]", "0918273645"],
} as const;

/** What is worked out with parts that browsers of the floor lack: nothing of it is sent before the button is pressed. */
const leftToTheButton = isOldBrowser ? ["/text-analyzer"] : [];

test("what a sentence on privacy keeps on the device is in no request while it is typed and answered", () =>
  visit(true, async (page) => {
    const sent: string[] = [];
    page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
    for (const [path, field, typed] of Object.values(pages)) {
      await page.goto(product.url + path);
      await page.locator(field).first().click();
      await page
        .locator(`[data-live] ${field.split(" ")[1]}`)
        .first()
        .waitFor();
      await page.locator(field).first().fill(typed);
      const said = vi[leftToTheButton.includes(path) ? "ui.stale.before" : "ui.place.device"];
      await page.getByText(said).filter({ visible: true }).first().waitFor();
      const spellings = [
        typed,
        encodeURIComponent(typed),
        new URLSearchParams({ typed }).toString().slice(6),
      ];
      const leaks = sent.filter((request) => spellings.some((spelling) => request.includes(spelling)));
      expect([path, leaks]).toEqual([path, []]);
    }
  }));

test("every sentence that says so has its page", () => {
  const said = Object.entries(vi).flatMap(([key, text]) =>
    key.endsWith(".privacy") && /ngay trên máy bạn/.test(text) ? [key] : [],
  );
  expect(Object.keys(pages).toSorted()).toEqual(said.toSorted());
});
