import { expect, test } from "bun:test";
import { askTool } from "#tests/support/people/ask-tool.ts";
import { axeFaults } from "#tests/support/people/page-faults.ts";
import { withLookups } from "#tests/support/product/lookups.ts";
import { visit, visitWithoutComplaint } from "#tests/support/people/phone-visitor.ts";

for (const script of [false, true]) {
  test(`a visitor ${script ? "with" : "without"} scripts checks a proxy, which stays out of the address`, () =>
    withLookups(({ base, proxy }) =>
      visitWithoutComplaint(script, async (page) => {
        const result = await askTool(page, { address: `${base}/proxy`, field: "proxy", text: proxy });
        expect(result).toContain("Proxy hoạt động: HTTP");
        expect(new URL(page.url()).search).toBe("");
        if (script) expect(await axeFaults(page)).toEqual([]);
      }),
    ));
}

test("thorough: a visitor sees that a slow proxy is being tried, and can stop waiting", () =>
  withLookups(({ base, silent }) =>
    visit(true, async (page) => {
      await page.goto(`${base}/en/proxy`);
      await page.fill("[name=proxy]", silent);
      await page.click("main form button.button:not([type=button])");
      await page.waitForSelector("#result .busy");
      await page.click("main form .quiet");
      await page.waitForSelector("#result .busy", { state: "detached" });
      expect(await page.inputValue("[name=proxy]")).toBe(silent);
    }),
  ));
