import { expect, test } from "bun:test";
import { expectSentence } from "#tests/support/people/ask-tool.ts";
import { axeFaults, overflowOf } from "#tests/support/people/page-faults.ts";
import { withNetwork } from "#tests/support/product/network.ts";
import { visitWithoutComplaint } from "#tests/support/people/phone-visitor.ts";

for (const script of [false, true]) {
  test(`a visitor ${script ? "with" : "without"} scripts looks up a name and can share the answer`, () =>
    withNetwork(({ base }) =>
      visitWithoutComplaint(script, async (page) => {
        await page.goto(`${base}/dns`);
        await page.fill("[name=host]", "example.com");
        await page.selectOption("[name=type]", "TXT");
        await page.click("main form button.button:not([type=button])");
        await page.waitForSelector(".hero");
        expect(await page.textContent(".hero")).toBe("example.com có 1 bản ghi.");
        expect(new URL(page.url()).search).toBe("?host=example.com&type=TXT");
        expect(await overflowOf(page)).toBe(0);
        if (script) await expectSentence(page);
        if (script) expect(await axeFaults(page)).toEqual([]);
      }),
    ));
}
