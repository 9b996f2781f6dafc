import { afterAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { type Look, launchBrowser, visitWith } from "../support/people/chromium.ts";
import { withLookups } from "../support/product/lookups.ts";
import { axeFaults, complaintsOf, overflowOf } from "../support/people/page-faults.ts";

const browser = await launchBrowser();
afterAll(() => browser.close());

const visit = (script: boolean, look: Look) => visitWith(browser, { script, width: 360 }, look);

async function ask(page: Page, { address, field, text }: { address: string; field: string; text: string }) {
  await page.goto(address);
  await page.fill(`[name=${field}]`, text);
  await page.click("main form .button");
  await page.waitForSelector("#result .verdict");
  expect(await overflowOf(page)).toBe(0);
  return (await page.textContent("#result")) ?? "";
}

for (const script of [false, true]) {
  test(
    `a visitor ${script ? "with" : "without"} scripts looks up a domain, an address and a proxy`,
    () =>
      withLookups(({ base, proxy }) =>
        visit(script, async (page) => {
          const complaints = complaintsOf(page);
          const domain = await ask(page, {
            address: `${base}/whois`,
            field: "domain",
            text: "tiếngviệt.com",
          });
          expect(domain).toContain("tiếngviệt.com đã được đăng ký");
          expect(new URL(page.url()).searchParams.get("domain")).toBe("tiếngviệt.com");
          if (script) expect(await axeFaults(page)).toEqual([]);
          const address = await ask(page, { address: `${base}/en/ip`, field: "ip", text: "14.160.0.1" });
          expect(address).toContain("Vietnam (VN)");
          expect(new URL(page.url()).searchParams.get("ip")).toBe("14.160.0.1");
          if (script) expect(await axeFaults(page)).toEqual([]);
          const tried = await ask(page, { address: `${base}/proxy`, field: "proxy", text: proxy });
          expect(tried).toContain("Proxy hoạt động: HTTP");
          expect(new URL(page.url()).search).toBe("");
          if (script) expect(await axeFaults(page)).toEqual([]);
          expect(complaints).toEqual([]);
        }),
      ),
    60_000,
  );
}

test(
  "a visitor sees that a slow proxy is being tried, and can stop waiting",
  () =>
    withLookups(({ base, silent }) =>
      visit(true, async (page) => {
        await page.goto(`${base}/en/proxy`);
        await page.fill("[name=proxy]", silent);
        await page.click("main form .button");
        await page.waitForSelector("#result .busy");
        await page.click("main form .quiet");
        await page.waitForSelector("#result .busy", { state: "detached" });
        expect(await page.inputValue("[name=proxy]")).toBe(silent);
      }),
    ),
  60_000,
);
