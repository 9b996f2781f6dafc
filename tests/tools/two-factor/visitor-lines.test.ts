import { expect, test } from "bun:test";
import { authenticatorCode } from "#tests/support/people/authenticator.ts";
import { visitWithoutComplaint } from "#tests/support/people/phone-visitor.ts";
import { sharedProduct } from "#tests/support/product/product.ts";
import { until } from "#tests/support/product/until.ts";

const product = await sharedProduct();

const keys = ["JBSWY3DPEHPK3PXP", "GEZDGNBVGY3TQOJQ"] as const;
const lines = `Cửa hàng: ${keys[0]}\nnick1|matkhau|${keys[1]}\nKho: JBSWY3DPEHPK3PX0`;

/** Codes of this period or of the one before, between which the page may have been read. */
const isOfNow = (shown: string, key: string): boolean =>
  [0, -30].some((away) => authenticatorCode(key, Date.now() / 1000 + away) === shown.replaceAll(" ", ""));

for (const withScripts of [true, false])
  test(`${withScripts ? "with" : "without"} scripts several keys give several codes, each by its name, and the bad line its number`, () =>
    visitWithoutComplaint(withScripts, async (page) => {
      await page.goto(`${product.url}/2fa`);
      await page.fill("[name=secret]", lines);
      await page.click("button[value=code]");
      const rows = page.locator("#result-check .code-lines > li");
      await rows.nth(1).waitFor();
      expect(await rows.locator("span").first().textContent()).toBe("Cửa hàng");
      for (const [at, key] of keys.entries())
        await until(
          () => rows.nth(at).locator("code").textContent(),
          (code) => isOfNow(code ?? "", key),
        );
      expect(await page.textContent("#result-check .warning")).toContain("Dòng 3");
      expect(await rows.getByRole("button", { name: "Sao chép" }).count()).toBe(withScripts ? 2 : 0);
      expect(page.url()).toContain(`${product.url}/2fa`);
    }));

for (const withScripts of [true, false])
  test(`${withScripts ? "with" : "without"} scripts a list without one good key says of each line what is wrong with it`, () =>
    visitWithoutComplaint(
      withScripts,
      async (page) => {
        await page.goto(`${product.url}/2fa`);
        await page.fill(
          "[name=secret]",
          "Cửa hàng: JBSWY3DPEHPK3PX0\nKho: JBSWY3DPEHPK3PX1\nnick: otpauth://totp/a?secret=1",
        );
        await page.click("button[value=code]");
        await until(
          () => page.textContent("form:has([name=secret])"),
          (said) => [1, 2, 3].every((line) => said?.includes(`Dòng ${line}: `)),
        );
      },
      "422",
    ));
