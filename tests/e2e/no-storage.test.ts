import { afterAll, expect, test } from "bun:test";
import { localizer } from "#core/i18n.ts";
import { blocksStorage } from "#tests/support/people/browser-profile.ts";
import { sharedBrowser, visitWith } from "#tests/support/people/chromium.ts";
import { overflowOf } from "#tests/support/people/page-faults.ts";
import { mailEnv } from "#tests/support/product/mailbox.ts";
import { startSignInSite } from "#tests/support/product/sign-in-site.ts";
import { exceptions } from "./exceptions.ts";

/** What visitors are told whose browser blocks all cookies; such a browser is started with `BROWSER_PROFILE=no-storage`. */
const blocked = blocksStorage ? test : test.skip;

const site = await startSignInSite((await mailEnv()).env);
const browser = await sharedBrowser();

afterAll(async () => {
  await site.stop();
});

const t = localizer("vi");

for (const script of [true, false]) {
  const how = script ? "with" : "without";

  blocked(`${how} scripts a sign-in that is sent no cookie says so`, () =>
    visitWith(browser, { script, width: 360 }, async (page) => {
      const said: string[] = [];
      page.on("dialog", (dialog) => {
        said.push(dialog.message());
        void dialog.dismiss();
      });
      await page.goto(site.url);
      await page.locator(".sign-in summary").click();
      await page.locator(".sign-in a").first().click();
      if (script) await page.waitForURL(`${site.url}/`);
      else said.push((await page.getByRole("alert").textContent()) ?? "");
      expect(said).toEqual([t("callback.failed", { error: t("sign-in.noCookie") })]);
    }),
  );

  blocked(`${how} scripts a note that cannot be found again says so`, () =>
    visitWith(browser, { script, width: 360 }, async (page) => {
      await page.goto(`${site.url}/notes`);
      await page.getByLabel("Nội dung").fill("một ghi chú");
      await page.getByRole("button", { name: "Lưu ghi chú" }).click();
      await page.getByText(t("notes.lost")).waitFor();
      expect(await overflowOf(page)).toBe(0);
    }),
  );
}

blocked(
  "without scripts a mailbox that cannot be opened again says so; with them it lives on its page",
  async () => {
    await visitWith(browser, { script: false, width: 360 }, async (page) => {
      await page.goto(`${site.url}/temp-mail`);
      await page.click("button[value=create]");
      await page.getByText(t("temp-mail.lost")).waitFor();
      expect(await overflowOf(page)).toBe(0);
    });
    await visitWith(browser, { script: true, width: 360 }, async (page) => {
      await page.goto(`${site.url}/temp-mail`);
      await page.click("button[value=create]");
      await page.locator(".mailbox-address").waitFor();
    });
  },
);

test("every exception is a journey that there is", async () => {
  const tests = new URL("../", import.meta.url).pathname;
  const files = await Array.fromAsync(new Bun.Glob("**/*.test.ts").scan(tests));
  const texts = await Promise.all(files.map((file) => Bun.file(tests + file).text()));
  const written = texts.flatMap((text) =>
    [...text.matchAll(/\bjourney\(\s*(["'`])(.*?)\1,/g)].map(([, , name = ""]) => name),
  );
  const isWritten = (name: string): boolean =>
    written.some((one) => {
      const parts = one
        .split(/\$\{\w+\}/)
        .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
      return new RegExp(`^${parts.join(".*")}$`).test(name);
    });
  const all = Object.values(exceptions).flatMap((list) => Object.keys(list));
  expect(all.length).toBeGreaterThan(10);
  expect(all.filter((name) => !isWritten(name))).toEqual([]);
});
