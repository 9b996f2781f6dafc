import { expect, test } from "bun:test";
import { askTool } from "../support/people/ask-tool.ts";
import { type Look, sharedBrowser, visitWith } from "../support/people/chromium.ts";
import { axeFaults, complaintsOf } from "../support/people/page-faults.ts";
import { withLookups } from "../support/product/lookups.ts";

const browser = await sharedBrowser();
const visit = (script: boolean, look: Look) => visitWith(browser, { script, width: 360 }, look);

for (const script of [false, true]) {
  test(`a visitor ${script ? "with" : "without"} scripts looks up an address and can share the answer`, () =>
    withLookups(({ base }) =>
      visit(script, async (page) => {
        const complaints = complaintsOf(page);
        const address = await askTool(page, { address: `${base}/en/ip`, field: "ip", text: "14.160.0.1" });
        expect(address).toContain("Vietnam (VN)");
        expect(new URL(page.url()).searchParams.get("ip")).toBe("14.160.0.1");
        if (script) expect(await axeFaults(page)).toEqual([]);
        expect(complaints).toEqual([]);
      }),
    ));
}
