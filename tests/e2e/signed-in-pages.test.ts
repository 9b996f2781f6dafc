import { afterAll, expect, test } from "bun:test";
import { localPath, otherPages, tools } from "../../src/core/catalog.ts";
import { sharedBrowser } from "../support/people/chromium.ts";
import { axeFaults, complaintsOf, overflowOf, wakeIslands } from "../support/people/page-faults.ts";
import { startSignInSite } from "../support/product/sign-in-site.ts";

const site = await startSignInSite();
const browser = await sharedBrowser();

afterAll(async () => {
  await site.stop();
});

const paths = [...otherPages.filter(({ id }) => id !== "callback"), ...tools].map(({ path }) => path);

for (const [lang, width] of [
  ["vi", 360],
  ["en", 1280],
] as const) {
  test(`every page of a visitor who is signed in, at ${width} px: no axe violation, no complaint, nothing sticks out`, async () => {
    const context = await browser.newContext({ viewport: { width, height: 800 } });
    const page = await context.newPage();
    const home = site.url + localPath("/", lang);
    await page.goto(`${site.url}/api/auth/google?lang=${lang}`);
    await page.waitForURL(home);
    const complaints = complaintsOf(page);
    const faults: string[] = [];
    for (const path of paths) {
      await page.goto(site.url + localPath(path, lang));
      await page.locator(".avatar").waitFor();
      await wakeIslands(page);
      const found = [...(await axeFaults(page)), ...complaints.splice(0)];
      if ((await overflowOf(page)) > 0) found.push("sticks out");
      faults.push(...found.map((fault) => `${path} ${fault}`));
    }
    await context.close();
    expect(faults).toEqual([]);
  });
}
