import { expect, test } from "bun:test";
import { PNG } from "pngjs";
import { colourAt, decodePng } from "#tests/support/people/qr-reader.ts";
import { sharedProduct } from "#tests/support/product/product.ts";
import { until } from "#tests/support/product/until.ts";
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

const logo = (): Buffer => {
  const png = new PNG({ width: 60, height: 40 });
  png.data.fill(0).forEach((_, at) => (png.data[at] = at % 4 === 1 || at % 4 === 2 ? 0 : 255));
  return PNG.sync.write(png);
};

test("with scripts a logo and words stand on a code, which is offered once it was read again", () =>
  visitWithoutComplaint(true, async (page) => {
    await page.goto(`${product.url}/qr?text=thuc-don`);
    const frame = page.locator("details", { hasText: "Thêm logo" });
    await frame.locator("summary").click();
    await page.getByLabel("Dòng chữ bên dưới").fill("Quét để xem thực đơn");
    await page
      .getByLabel("Logo ở giữa")
      .setInputFiles({ name: "a.png", mimeType: "image/png", buffer: logo() });
    await page.click("form.panel button.button:not([type=button])");
    const shown = page.locator(".picture img");
    await until(async () => {
      const { width, height } = (await shown.boundingBox()) ?? { width: 0, height: 0 };
      return height > width * 1.1;
    });
    const saved = page.waitForEvent("download");
    await page.locator("a[download]").click();
    const bytes = await Bun.file(await (await saved).path()).bytes();
    const read = decodePng(bytes);
    expect(read?.text).toBe("thuc-don");
    const { width = 0, height = 0 } = read ?? {};
    expect(height).toBeGreaterThan(width);
    // The middle of the code, above the band of words.
    expect(colourAt(bytes, { x: width / 2, y: width / 2 })).toBe("#ff0000");
    expect(await page.inputValue("[name=level]")).toBe("H");

    await page.getByLabel("Logo ở giữa").setInputFiles({
      name: "a.png",
      mimeType: "image/png",
      buffer: Buffer.from("no"),
    });
    await page.locator(".picture .warning").waitFor();
    expect((await shown.boundingBox())?.height).toBe((await shown.boundingBox())?.width);
  }));
