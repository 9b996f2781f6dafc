import { expect, test } from "bun:test";
import { decodePng } from "#tests/support/people/qr-reader.ts";
import { sharedProduct } from "#tests/support/product/product.ts";
import { visitWithoutComplaint } from "#tests/support/people/phone-visitor.ts";

const product = await sharedProduct();
test("without scripts a QR code comes with the page, at an address that can be shared", () =>
  visitWithoutComplaint(false, async (page) => {
    await page.goto(`${product.url}/qr`);
    await page.fill("textarea[name=text]", "Không cần script");
    await page.click("form.panel button.button:not([type=button])");
    const source = (await page.locator('.picture img[src^="data:image/png"]').getAttribute("src")) ?? "";
    const bytes = Buffer.from(source.replace("data:image/png;base64,", ""), "base64");
    expect(decodePng(bytes)?.text).toBe("Không cần script");
    expect(await page.locator("a[download]").getAttribute("download")).toBe("qr-code.png");
    expect(new URL(page.url()).searchParams.get("text")).toBe("Không cần script");
  }));

test("with scripts a visitor draws the code of a Wi-Fi network, whose password stays out of the address", () =>
  visitWithoutComplaint(true, async (page) => {
    await page.goto(`${product.url}/qr?tab=wifi`);
    await page.fill("[name=ssid]", "Quán cà phê");
    await page.fill("[name=password]", "mật khẩu;1");
    const saved = page.waitForEvent("download");
    await page.click("form.panel button.button:not([type=button])");
    await page.locator("a[download]").click();
    const read = decodePng(await Bun.file(await (await saved).path()).bytes());
    expect(read?.text).toBe("WIFI:T:WPA;S:Quán cà phê;P:mật khẩu\\;1;;");
    expect(page.url()).not.toContain("kh");
  }));
