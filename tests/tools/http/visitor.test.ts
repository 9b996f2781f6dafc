import { expect, test } from "bun:test";
import { expectSentence } from "#tests/support/people/ask-tool.ts";
import { axeFaults, overflowOf } from "#tests/support/people/page-faults.ts";
import { withNetwork } from "#tests/support/product/network.ts";
import { visit } from "#tests/support/people/phone-visitor.ts";

for (const script of [false, true]) {
  test(`a visitor ${script ? "with" : "without"} scripts checks a site, then sends it a request`, () =>
    withNetwork(({ base, site }) =>
      visit(script, async (page) => {
        await page.goto(`${base}/en/http`);
        await page.fill("[name=url]", `${site}/go`);
        await page.click("button[value=status]");
        await page.waitForSelector(".hero");
        expect(await page.textContent("#result")).toContain("/page");
        await page.click(".options > summary");
        await page.fill("[name=headers]", '{"X-A": "from a form"}');
        await page.selectOption("[name=method]", "PUT");
        await page.click("button[value=request]");
        await page.waitForSelector(".output >> text=from a form");
        expect(await page.textContent(".output")).toContain("<b>PUT");
        expect(await overflowOf(page)).toBe(0);
        if (script) await expectSentence(page);
        if (script) expect(await axeFaults(page)).toEqual([]);
      }),
    ));
}

test("thorough: a visitor with scripts can stop waiting for a site that never answers", () =>
  withNetwork(({ base, site }) =>
    visit(true, async (page) => {
      await page.goto(`${base}/en/http`);
      await page.fill("[name=url]", `${site}/silent`);
      await page.click("button[value=status]");
      await page.waitForSelector(".busy");
      await page.click("text=Stop");
      await page.waitForSelector(".busy", { state: "detached" });
      expect(await page.locator(".refusal").count()).toBe(0);
    }),
  ));

test("thorough: headers that cannot be read are named before the request goes out, and after it", () =>
  withNetwork(({ base, site }) =>
    visit(true, async (page) => {
      await page.goto(`${base}/en/http`);
      await page.fill("[name=url]", `${site}/page`);
      await page.click(".options > summary");
      await page.fill("[name=headers]", "x-a 1");
      await page.waitForSelector("form .warning >> text=cannot be read");
      expect(await page.locator("#result .warning").count()).toBe(0);
      await page.fill("[name=headers]", "X-A: typed as a line");
      await page.waitForSelector("form .warning", { state: "detached" });
      await page.click("button[value=request]");
      await page.waitForSelector(".output >> text=typed as a line");
      await page.fill("[name=headers]", "{x-a: 1");
      await page.click("button[value=request]");
      await page.waitForSelector("#result .warning >> text=without any of them");
    }),
  ));

test("a curl command that is pasted fills the form before anything is sent", () =>
  withNetwork(({ base, site }) =>
    visit(true, async (page) => {
      await page.goto(`${base}/en/http`);
      await page.click("[name=url]");
      await page.locator("[data-live] [name=url]").waitFor();
      const paste = (line: string) =>
        page.locator("[name=url]").evaluate((field, text) => {
          const clipboardData = new DataTransfer();
          clipboardData.setData("text", text);
          field.dispatchEvent(
            new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
          );
        }, line);
      await paste(`curl '${site}/page' \\\n  -X POST -H 'X-A: pasted' -d x=1`);
      await page.getByText("Read from the curl command").waitFor();
      expect(await page.inputValue("[name=method]")).toBe("POST");
      expect(await page.inputValue("[name=url]")).toBe(`${site}/page`);
      expect(await page.inputValue("[name=body]")).toBe("x=1");
      await page.click("button[value=request]");
      await page.waitForSelector(".output >> text=POST pasted");
      await page.fill("[name=url]", `curl -F a=@b ${site}`);
      await page.click("button[value=request]");
      await page.getByText("This curl command cannot be read").waitFor();
    }),
  ));
