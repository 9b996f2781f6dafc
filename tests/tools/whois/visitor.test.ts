import { expect, test } from "bun:test";
import { askTool } from "#tests/support/people/ask-tool.ts";
import { axeFaults } from "#tests/support/people/page-faults.ts";
import { withLookups } from "#tests/support/product/lookups.ts";
import { visitWithoutComplaint } from "#tests/support/people/phone-visitor.ts";

for (const script of [false, true]) {
  test(`a visitor ${script ? "with" : "without"} scripts looks up a domain and can share the answer`, () =>
    withLookups(({ base }) =>
      visitWithoutComplaint(script, async (page) => {
        const domain = await askTool(page, {
          address: `${base}/whois`,
          field: "domain",
          text: "tiếngviệt.com",
        });
        expect(domain).toContain("tiếngviệt.com đã được đăng ký");
        expect(new URL(page.url()).searchParams.get("domain")).toBe("tiếngviệt.com");
        if (script) expect(await axeFaults(page)).toEqual([]);
      }),
    ));
}
