import { expect, test } from "bun:test";
import { askTool } from "../support/people/ask-tool.ts";
import { type Look, sharedBrowser, visitWith } from "../support/people/chromium.ts";
import { axeFaults, complaintsOf } from "../support/people/page-faults.ts";
import { withLookups } from "../support/product/lookups.ts";

const browser = await sharedBrowser();
const visit = (script: boolean, look: Look) => visitWith(browser, { script, width: 360 }, look);

for (const script of [false, true]) {
  test(`a visitor ${script ? "with" : "without"} scripts looks up a domain and can share the answer`, () =>
    withLookups(({ base }) =>
      visit(script, async (page) => {
        const complaints = complaintsOf(page);
        const domain = await askTool(page, {
          address: `${base}/whois`,
          field: "domain",
          text: "tiếngviệt.com",
        });
        expect(domain).toContain("tiếngviệt.com đã được đăng ký");
        expect(new URL(page.url()).searchParams.get("domain")).toBe("tiếngviệt.com");
        if (script) expect(await axeFaults(page)).toEqual([]);
        expect(complaints).toEqual([]);
      }),
    ));
}
