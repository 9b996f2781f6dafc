import { expect, test } from "bun:test";
import { sharedProduct } from "#tests/support/product/product.ts";
import { visitWithoutComplaint } from "#tests/support/people/phone-visitor.ts";

const product = await sharedProduct();
test("with scripts a visitor makes a secret, sees it as a QR code, and finds its current code valid", () =>
  visitWithoutComplaint(true, async (page) => {
    await page.goto(`${product.url}/2fa`);
    await page.fill("[name=issuer]", "Hộp Đồ Nghề");
    await page.fill("[name=account]", "bưởi@people.example");
    await page.click("button[value=generate]");
    await page.waitForSelector('#result img[src^="data:image/"]');
    const secret = (await page.textContent("#result code"))?.replaceAll(" ", "") ?? "";
    expect(await page.inputValue("[name=secret]")).toBe(secret);
    expect(await page.locator("#result-check .hero code").count()).toBe(0);
    await page.click("button[value=code]");
    const code = (await page.textContent("#result-check .hero code")) ?? "";
    expect(code).toMatch(/^\d{3} \d{3}$/);
    await page.fill("[name=code]", code);
    await page.click("button[value=verify]");
    await page.waitForSelector("#result-check >> text=Hợp lệ");
    expect(page.url()).toBe(`${product.url}/2fa`);
  }));

test("without scripts the same journey works", () =>
  visitWithoutComplaint(false, async (page) => {
    await page.goto(`${product.url}/en/2fa`);
    await page.fill("[name=issuer]", "Toolbox");
    await page.fill("[name=account]", "pomelo");
    await page.click("button[value=generate]");
    await page.click("button[value=code]");
    const code = (await page.textContent("#result-check .hero code")) ?? "";
    await page.fill("[name=code]", code);
    await page.click("button[value=verify]");
    expect(await page.textContent("#result-check")).toContain("Valid");
  }));
