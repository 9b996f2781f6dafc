import { expect, test } from "bun:test";
import type { Locator, Page } from "playwright-core";
import { tools } from "#tools/catalog.ts";
import { cryptoTabs } from "#tools/crypto/schema.ts";
import { find } from "#tools/finder/find.ts";
import { finderIndexOf } from "#tools/finder/finder-index.ts";
import { sharedBrowser, visitWith } from "#tests/support/people/chromium.ts";
import { sharedProduct } from "#tests/support/product/product.ts";
import { until } from "#tests/support/product/until.ts";
import { journey } from "./exceptions.ts";

const product = await sharedProduct();
const browser = await sharedBrowser();

const textFields =
  "main .tool :is(textarea, input:not([type]), input:is([type=text], [type=search], [type=url], [type=tel])):not([readonly])";

const selectedIn = (field: Locator): Promise<string> =>
  field.evaluate((control) =>
    control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
      ? control.value.slice(control.selectionStart ?? 0, control.selectionEnd ?? 0)
      : "",
  );

/** Fields of the page that open with something, each entered by a press; gives those that keep what they opened with. */
async function faultsOn(page: Page, address: string): Promise<readonly string[]> {
  const faults: string[] = [];
  await page.goto(address);
  const fields = page.locator(textFields);
  for (let at = 0; at < (await fields.count()); at += 1) {
    const field = fields.nth(at);
    if (!(await field.isVisible())) continue;
    const sample = await field.inputValue();
    if (sample === "") continue;
    await field.click();
    const isSelected = until(async () => (await selectedIn(field)) === sample);
    const name = await field.getAttribute("name");
    if (
      !(await isSelected.then(
        () => true,
        () => false,
      ))
    )
      faults.push(`${address} ${name}: ${await selectedIn(field)}`);
  }
  return faults;
}

test("thorough: on every tool's page a field that is entered while it holds the sample has it selected", () =>
  visitWith(browser, { width: 360, fresh: true }, async (page) => {
    const faults: string[] = [];
    for (const { id, path } of tools) {
      for (const tab of id === "crypto" ? cryptoTabs : [""])
        faults.push(...(await faultsOn(page, `${product.url}${path}?tab=${tab}`)));
    }
    expect(faults).toEqual([]);
  }));

journey(
  "what is typed takes the place of the sample, and the next press puts the caret where it is wanted",
  () =>
    visitWith(browser, { width: 360, fresh: true }, async (page) => {
      await page.goto(`${product.url}/cron`);
      const field = page.locator("[name=expr]");
      await field.click();
      await until(async () => (await selectedIn(field)) === "*/5 * * * *");
      await page.keyboard.type("0 9 * * *");
      expect(await field.inputValue()).toBe("0 9 * * *");
      await page.locator("[name=tz]").click();
      await field.click();
      expect(await selectedIn(field)).toBe("");
      await page.goto(`${product.url}/encode`);
      await page.goto(`${product.url}/cron`);
      await field.click();
      await until(async () => (await selectedIn(field)) === "*/5 * * * *");
      await field.click();
      expect(await selectedIn(field)).toBe("");
    }),
);

journey("what somebody asked for is no sample", () =>
  visitWith(browser, { width: 360, fresh: true }, async (page) => {
    await page.goto(`${product.url}/cron?expr=0+8+*+*+*`);
    const [field, zone] = [page.locator("main [name=expr]"), page.locator("main [name=tz]")];
    await zone.click();
    await until(async () => (await selectedIn(zone)) === "Asia/Ho_Chi_Minh");
    await field.click();
    expect(await selectedIn(field)).toBe("");
  }),
);

/** What is sent to a tool's page, as forms of home, of the history and of the page itself send it, and the field to touch. */
const index = finderIndexOf("vi");
const sentForms = [
  ...[
    "eyJhbGciOiJub25lIn0.e30.",
    "JBSWY3DPEHPK3PXP",
    '{"a": [1, 2]}',
    "w4FvIGTDoGkgSHXhur8=",
    "30 8 * * 1-5",
  ].map((pasted) => find(pasted, index).suggestions[0]),
  {
    path: "/vietqr",
    form: { method: "post", fields: { bank: "", account: "khong phai so", action: "preview" } },
  },
  { path: "/crypto?tab=jwt#result-jwt", form: { method: "post", fields: { token: "a.b" } } },
].flatMap((sent) => (sent?.form ? [{ path: sent.path, ...sent.form }] : []));

journey("what was sent to a page by any way is no sample on the page that answers it", () =>
  visitWith(browser, { width: 360, fresh: true }, async (page) => {
    expect(sentForms.length).toBe(7);
    const faults: string[] = [];
    for (const { path, method, fields } of sentForms) {
      await page.goto(product.url);
      await page.evaluate(
        ([action, send, values]) => {
          localStorage.clear();
          const form = document.createElement("form");
          Object.assign(form, { action, method: send });
          for (const [name, value] of values)
            form.append(Object.assign(document.createElement("input"), { name, value }));
          document.body.append(form);
          // A field is named `action`.
          HTMLFormElement.prototype.submit.call(form);
        },
        [product.url + path, method, Object.entries(fields)] as const,
      );
      await page.waitForURL(({ pathname }) => pathname === path.split(/[?#]/)[0]);
      const [name, value] = Object.entries(fields).find(([, sent]) => sent !== "") ?? ["", ""];
      const field = page.locator(`main [name=${name}]`).filter({ visible: true });
      await field.hover();
      // What tends to samples has come when it has noted the tool.
      await page.waitForFunction(() => localStorage.getItem("tools-recent"));
      await field.click();
      if ((await selectedIn(field)) !== "" || (await field.inputValue()) !== value)
        faults.push(`${path} ${name}: ${await selectedIn(field)}`);
    }
    expect(faults).toEqual([]);
  }),
);

journey("the corner of a field of one line pastes what was copied, and clears", () =>
  visitWith(browser, { width: 360, fresh: true }, async (page) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    for (const [path, name, text] of [
      ["/cron", "expr", "0 6 * * 1"],
      ["/whois", "domain", "vnnic.vn"],
      ["/links", "url", "https://example.com/x"],
    ] as const) {
      await page.goto(product.url + path);
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      const field = page.locator(`main [name=${name}]`);
      const corner = page.locator("main .field", { has: page.locator(`[name=${name}]`) });
      // The first touch brings what reads the clipboard.
      await field.hover();
      await corner.getByRole("button", { name: "Dán", exact: true }).click();
      await until(async () => (await field.inputValue()) === text);
      await corner.getByRole("button", { name: "Xóa", exact: true }).click();
      expect(await field.inputValue()).toBe("");
    }
  }),
);
