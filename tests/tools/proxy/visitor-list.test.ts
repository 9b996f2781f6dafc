import { expect, test } from "bun:test";
import { axeFaults } from "#tests/support/people/page-faults.ts";
import { visit } from "#tests/support/people/phone-visitor.ts";
import { withLookups } from "#tests/support/product/lookups.ts";

test("a visitor has a list checked, sees how far it is, stops, and copies what works with its logins", () =>
  withLookups(({ base, proxy, silent }) =>
    visit(true, async (page) => {
      await page.goto(`${base}/en/proxy`);
      await page.fill("[name=proxy]", `socks5://${proxy}\nai:mk@${proxy}\n${silent}\n${silent}:x:y`);
      await page.click("main form button.button:not([type=button])");
      await page.waitForSelector("text=2 of 4 tried, 1 works.");
      expect(await page.getAttribute("progress", "value")).toBe("2");
      expect(await page.textContent("table.records code")).toBe(`http://${proxy}`);
      await page.click(".result button:has-text('Stop')");
      await page.waitForSelector("text=Stopped after 2 of 4 proxies, of which 1 works.");
      await page.selectOption("[name=order]", "anonymity");
      await page.evaluate(() => {
        Object.defineProperty(navigator, "clipboard", {
          value: { writeText: async (text: string) => void (document.title = text) },
        });
      });
      await page.click("text=Copy those that work");
      await page.waitForFunction((typed) => document.title === typed, `ai:mk@${proxy}`);
      expect(await axeFaults(page)).toEqual([]);
      expect(new URL(page.url()).search).toBe("");
    }),
  ));
