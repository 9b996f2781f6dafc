import { expect, test } from "bun:test";
import { newerNames, takeAway } from "#tests/support/people/old-browser.ts";
import { visitPrepared } from "#tests/support/people/phone-visitor.ts";
import { sharedProduct } from "#tests/support/product/product.ts";

const product = await sharedProduct();

/** What they do, as the browser that runs this has it. */
const use = () => {
  const bytesOf = (...more: [boolean?]) => {
    const view = new DataView(new ArrayBuffer(8));
    view.setBigUint64(0, 0x01_02_03_04_05_06_07_08n, ...more);
    return [...new Uint8Array(view.buffer)].join("");
  };
  const old = document.createElement("p");
  old.textContent = "old";
  old.replaceChildren("a", document.createElement("b"), "c");
  return [
    URL.canParse("https://a.example"),
    URL.canParse("/a"),
    URL.canParse("/a", "https://a.example"),
    bytesOf(),
    bytesOf(false),
    bytesOf(true),
    old.innerHTML,
  ];
};

test("what an old browser lacks does what it does in a new one", () =>
  visitPrepared(async (page) => {
    const ofThese = newerNames().filter(({ owner }) => ["URL", "DataView", "Element"].includes(owner));
    await page.addInitScript(takeAway, ofThese);
    await page.goto(`${product.url}/cron`);
    expect(await page.evaluate(() => "canParse" in URL || "setBigUint64" in DataView.prototype)).toBe(false);
    await page.locator("main [data-island]").first().dispatchEvent("pointerover");
    await page.waitForSelector("main [data-live]");
    const expected = [true, false, true, "12345678", "12345678", "87654321", "a<b></b>c"];
    expect(await page.evaluate(use)).toEqual(expected);
  }));
