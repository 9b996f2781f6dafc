import { expect, test } from "bun:test";
import { askTool } from "#tests/support/people/ask-tool.ts";
import { axeFaults } from "#tests/support/people/page-faults.ts";
import { withLookups } from "#tests/support/product/lookups.ts";
import { visitWithoutComplaint } from "#tests/support/people/phone-visitor.ts";

for (const script of [false, true]) {
  test(`a visitor ${script ? "with" : "without"} scripts looks up an address and can share the answer`, () =>
    withLookups(({ base }) =>
      visitWithoutComplaint(script, async (page) => {
        const address = await askTool(page, { address: `${base}/en/ip`, field: "ip", text: "14.160.0.1" });
        expect(address).toContain("Vietnam (VN)");
        expect(new URL(page.url()).searchParams.get("ip")).toBe("14.160.0.1");
        if (script) expect(await axeFaults(page)).toEqual([]);
      }),
    ));
}

test("a visitor's own address stands within 240 px of the top of a phone's page, before the field", () =>
  withLookups(({ base }) =>
    visitWithoutComplaint(false, async (page) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(`${base}/ip`);
      const topOf = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? Infinity;
      expect(await topOf("#result .hero")).toBeLessThanOrEqual(240);
      expect(await topOf("[name=ip]")).toBeGreaterThan(await topOf("#result .hero"));
    }),
  ));
