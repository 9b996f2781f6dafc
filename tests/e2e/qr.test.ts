import { expect, test } from "bun:test";
import { type Look, sharedBrowser, visitWith } from "../support/people/chromium.ts";
import { complaintsOf } from "../support/people/page-faults.ts";
import { decodePng } from "../support/people/qr-reader.ts";
import { sharedProduct } from "../support/product/product.ts";

const product = await sharedProduct();
const browser = await sharedBrowser();

const visit = (script: boolean, look: Look) =>
  visitWith(browser, { script, width: 360 }, async (page) => {
    const complaints = complaintsOf(page);
    await look(page);
    expect(complaints).toEqual([]);
  });

test("without scripts a QR code comes with the page, at an address that can be shared", () =>
  visit(false, async (page) => {
    await page.goto(`${product.url}/qr`);
    await page.fill("textarea[name=text]", "Không cần script");
    await page.click("form.panel .button:not([type=button])");
    const source = (await page.locator('.picture img[src^="data:image/png"]').getAttribute("src")) ?? "";
    const bytes = Buffer.from(source.replace("data:image/png;base64,", ""), "base64");
    expect(decodePng(bytes)?.text).toBe("Không cần script");
    expect(await page.locator("a[download]").getAttribute("download")).toBe("qr-code.png");
    expect(new URL(page.url()).searchParams.get("text")).toBe("Không cần script");
  }));

test("with scripts a visitor draws the code of a Wi-Fi network, whose password stays out of the address", () =>
  visit(true, async (page) => {
    await page.goto(`${product.url}/qr?tab=wifi`);
    await page.fill("[name=ssid]", "Quán cà phê");
    await page.fill("[name=password]", "mật khẩu;1");
    const saved = page.waitForEvent("download");
    await page.click("form.panel .button:not([type=button])");
    await page.locator("a[download]").click();
    const read = decodePng(await Bun.file(await (await saved).path()).bytes());
    expect(read?.text).toBe("WIFI:T:WPA;S:Quán cà phê;P:mật khẩu\\;1;;");
    expect(page.url()).not.toContain("kh");
  }));
