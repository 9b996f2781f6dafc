import { expect, test } from "bun:test";
import { tools } from "#tools/catalog.ts";
import { useOpenTool } from "#tests/support/people/use-tools.ts";
import { visit } from "#tests/support/people/phone-visitor.ts";
import { axeFaults } from "#tests/support/people/page-faults.ts";
import { sharedProduct } from "#tests/support/product/product.ts";

const { url } = await sharedProduct();

const token =
  "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxIn0.rTCH8cLoGxAm_xw68z-zXVKi9ie6xJn9tnVWjd_9ftE";

/** Pages by what is typed there, and the button that answers it, as somebody who uses them presses it. */
const states = [
  ["/crypto?tab=password", {}, "Tạo mật khẩu"],
  ["/en/crypto?tab=password", {}, "Make passphrase"],
  ["/crypto?tab=uuid", {}, "Tạo UUID"],
  ["/en/crypto?tab=jwt", { token }, "Read JWT"],
  ["/2fa", {}, "Tạo khóa"],
  ["/data", { text: '{"a": 1' }, "Làm đẹp JSON"],
  ["/cron", { expr: "61 * * * *" }, "Xem lịch"],
] as const;

test("thorough: what a page shows once it has answered has no axe violation, a refusal neither", () =>
  visit(true, async (page) => {
    const faults: string[] = [];
    for (const [path, fields, name] of states) {
      await page.goto(url + path);
      for (const [field, value] of Object.entries(fields))
        await page.locator(`main [name=${field}]:visible`).first().fill(value);
      await page.locator("main").getByRole("button", { name, exact: true }).first().click();
      await page
        .locator("main .answered, main .refusal, main .error, main .success")
        .filter({ visible: true })
        .first()
        .waitFor({ timeout: 10_000 });
      await page.waitForFunction(() => !document.querySelector("main [aria-busy=true]"));
      faults.push(...(await axeFaults(page)).map((fault) => `${path} ${fault}`));
    }
    expect(faults).toEqual([]);
  }));

/** Uses tools whose calls are held back meanwhile, and looks at each while it works and once it has answered or refused. */
const walk = (paths: readonly string[]) =>
  visit(true, async (page) => {
    const faults: string[] = [];
    let busy = 0;
    for (const { id, path } of tools.filter((tool) => paths.includes(tool.path))) {
      const held = Promise.withResolvers<void>();
      await page.route("**/api/**", async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.goto(url + path);
      const used = useOpenTool(page, id);
      // What the device works out is never busy.
      await Promise.any([page.waitForSelector("html[data-busy]", { state: "attached" }), used]);
      if ((await page.locator("html[data-busy]").count()) > 0) {
        busy += 1;
        faults.push(...(await axeFaults(page)).map((fault) => `${path} busy: ${fault}`));
      }
      held.resolve();
      await used;
      faults.push(...(await axeFaults(page)).map((fault) => `${path} answered: ${fault}`));
      const hasFocus = await page.evaluate(() => document.activeElement !== document.body);
      if (!hasFocus) faults.push(`${path} answered: the focus is lost`);
      await page.unroute("**/api/**");
    }
    expect(faults).toEqual([]);
    expect(busy).toBeGreaterThan(0);
  });

test("a tool has no axe violation while it works and once it has answered, and keeps the focus", () =>
  walk(["/whois"]));

test("thorough: nor has any other tool, and all keep the focus", () =>
  walk(tools.map(({ path }) => path).filter((path) => path !== "/whois")));
