import { expect, test } from "bun:test";
import { type Look, sharedBrowser, visitWith } from "../support/people/chromium.ts";
import { axeFaults, complaintsOf, overflowOf } from "../support/people/page-faults.ts";
import { withNetwork } from "../support/product/network.ts";

const browser = await sharedBrowser();
const visit = (script: boolean, look: Look) => visitWith(browser, { script, width: 360 }, look);

for (const script of [false, true]) {
  test(`a visitor ${script ? "with" : "without"} scripts looks up a name and can share the answer`, () =>
    withNetwork(({ base }) =>
      visit(script, async (page) => {
        const complaints = complaintsOf(page);
        await page.goto(`${base}/dns`);
        await page.fill("[name=host]", "example.com");
        await page.selectOption("[name=type]", "TXT");
        await page.click("main form .button:not([type=button])");
        await page.waitForSelector(".verdict");
        expect(await page.textContent(".verdict")).toBe("example.com có 1 bản ghi.");
        expect(new URL(page.url()).search).toBe("?host=example.com&type=TXT");
        expect(await overflowOf(page)).toBe(0);
        if (script) expect(await axeFaults(page)).toEqual([]);
        expect(complaints).toEqual([]);
      }),
    ));
}
