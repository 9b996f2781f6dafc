import { afterAll, expect, test } from "bun:test";
import { sharedBrowser, visitWith } from "#tests/support/people/chromium.ts";
import { signInOn } from "#tests/support/people/sign-in-page.ts";
import { startSignInSite } from "#tests/support/product/sign-in-site.ts";
import { journey } from "#tests/e2e/exceptions.ts";

const site = await startSignInSite();
const browser = await sharedBrowser();

afterAll(async () => {
  await site.stop();
});

for (const script of [true, false]) {
  const how = script ? "with" : "without";

  test(`${how} scripts a visitor asks for the deletion of their data and gets a code`, () =>
    visitWith(browser, { script, width: 360 }, async (page) => {
      await page.goto(`${site.url}/data-deletion`);
      await page.fill("[name=email]", "an@example.com");
      await page.getByRole("button", { name: "Gửi yêu cầu" }).click();
      await page.waitForURL(/code=/);
      const code = new URL(page.url()).searchParams.get("code") ?? "missing";
      expect(await page.textContent(".success .code")).toBe(code);
    }));

  journey(`${how} scripts somebody who is signed in saves all that is theirs, then deletes the account`, () =>
    visitWith(browser, { script, width: 360 }, async (page) => {
      await signInOn(page, site.url);
      await page.goto(`${site.url}/data-deletion`);
      const saved = page.waitForEvent("download");
      await page.locator(".own-data a[download]").click();
      const account = await Bun.file(await (await saved).path()).json();
      expect(account).toMatchObject({ account: { provider: "google" }, links: [], notes: [] });
      await page.locator(".own-data input[type=checkbox]").check();
      await page.locator(".own-data button[value=remove]").click();
      await page.getByText("Đã xóa xong").first().waitFor();
      await page.goto(site.url);
      await page.locator(".sign-in summary").getByText("Đăng nhập").waitFor();
    }),
  );
}
