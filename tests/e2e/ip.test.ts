import { expect, test } from "bun:test";
import { askTool } from "../support/people/ask-tool.ts";
import { axeFaults } from "../support/people/page-faults.ts";
import { withLookups } from "../support/product/lookups.ts";
import { visitWithoutComplaint } from "../support/people/phone-visitor.ts";

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
