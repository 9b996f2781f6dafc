import { expect, test } from "bun:test";
import { sharedProduct } from "#tests/support/product/product.ts";
import { visitWithoutComplaint } from "#tests/support/people/phone-visitor.ts";

const product = await sharedProduct();
const jwt = "eyJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJib25nLWJ1b2kifQ.AAAA";

test("without scripts a visitor makes a password, a hash, and reads a token, tab by tab", () =>
  visitWithoutComplaint(false, async (page) => {
    await page.goto(`${product.url}/crypto`);
    await page.fill("[name=length]", "24");
    await page.click("button[value=password]");
    expect(await page.textContent("#result-password code")).toHaveLength(24);
    await page.click("nav.tabs >> text=Băm, HMAC");
    await page.click("#panel-hash button.button:not([type=button])");
    expect(await page.textContent("#result-hash code")).toBe(
      "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824",
    );
    await page.click("nav.tabs >> text=JWT");
    await page.fill("[name=token]", jwt);
    await page.click("#panel-jwt button.button:not([type=button])");
    expect(await page.textContent("#result-jwt")).toContain("bong-buoi");
  }));

test("with scripts tabs change without loading, keep what was typed, and go back", () =>
  visitWithoutComplaint(true, async (page) => {
    await page.goto(`${product.url}/crypto`);
    await page.locator("nav.tabs a").first().hover();
    await page.waitForSelector("[data-live] nav.tabs");
    await page.evaluate(() => document.body.setAttribute("data-same", ""));
    await page.click("nav.tabs >> text=JWT");
    await page.fill("[name=token]", jwt);
    await page.click("nav.tabs >> text=UUID");
    await page.click("button[value=uuid]");
    await page.waitForSelector("#result-uuid code");
    await page.goBack();
    expect(await page.inputValue("[name=token]")).toBe(jwt);
    expect(await page.isVisible("#panel-jwt")).toBe(true);
    expect(new URL(page.url()).search).toBe("?tab=jwt");
    expect(await page.locator("body[data-same]").count()).toBe(1);
    await page.click(".topbar .menu-button");
    await page.click(".sidebar form.language >> text=English");
    expect(page.url()).toBe(`${product.url}/en/crypto?tab=jwt`);
  }));
