import { expect, test } from "bun:test";
import type { Locator, Page } from "playwright-core";
import { visit } from "#tests/support/people/phone-visitor.ts";
import { outlineWithClasses } from "#tests/support/product/page-outline.ts";
import { sharedProduct } from "#tests/support/product/product.ts";

const { url: base } = await sharedProduct();

type Asked = {
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
  /** The button's value, where it is not the first that sends. */
  readonly button?: string;
};

/** What is asked, rightly and wrongly; each answer is the same however often it is asked for. */
const asked: readonly Asked[] = [
  { path: "/cron", fields: { expr: "0 9 31 2 *" } },
  { path: "/cron", fields: { expr: "*/7 4 1,15 * 5", tz: "UTC" } },
  { path: "/en/cron", fields: { expr: "61 * * * *" } },
  { path: "/tools", fields: { text: "ngõ nhỏ, phố nhỏ & 50%" } },
  { path: "/en/tools", fields: { text: "%E1%BB%" }, button: "urldecode" },
  { path: "/data", fields: { text: '{"a":[1,2,{"b":null}]}' } },
  { path: "/en/data", fields: { text: '{"a":1,}' } },
  { path: "/text-analyzer", fields: { text: "Mưa. Gió! Nắng chưa?" } },
  { path: "/crypto?tab=hash", fields: { text: "Huế" } },
  { path: "/crypto?tab=jwt", fields: { token: "a.b" } },
  { path: "/en/crypto?tab=uuid", fields: { uuid: "0190a5d2-7d3c-7b1e-8f4a-1234567890ab" } },
  {
    path: "/ua",
    fields: { userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0" },
  },
  { path: "/en/qr?tab=wifi", fields: { ssid: "" } },
  { path: "/en/crypto?tab=password", fields: { length: "2" } },
  { path: "/qr", fields: { text: "https://example.com/duong-dan" } },
  { path: "/vietqr", fields: { bank: "VCB", account: "0123456789", amount: "12345", info: "Tien nha" } },
  { path: "/en/vietqr", fields: { account: "12" } },
  { path: "/ip", fields: { ip: "2001:db8::7" } },
  { path: "/en/ip", fields: { ip: "1.2.3" } },
  { path: "/whois", fields: { domain: "khong co" } },
  { path: "/dns", fields: { host: "a..b" } },
  { path: "/en/http", fields: { url: "ftp://example.com/" } },
  { path: "/http", fields: { url: "http://127.0.0.1/" } },
  { path: "/proxy", fields: { proxy: "x" } },
  { path: "/en/links", fields: { url: "javascript:alert(1)" } },
  { path: "/links", fields: { url: "https://example.com/", code: "a" } },
  { path: "/notes", fields: { content: "" } },
  { path: "/chatgpt", fields: { message: "Huế ở đâu?" } },
];

const isSending = "button:not([type=button]):not(.quiet):visible";

/** A field that is folded away is unfolded first. */
const fillIn = async (field: Locator, value: string) => {
  const tag = await field.evaluate((element) => {
    element.closest("details")?.setAttribute("open", "");
    return element.tagName;
  });
  await (tag === "SELECT" ? field.selectOption(value) : field.fill(value));
};

async function ask(page: Page, { path, fields, button }: Asked, script: boolean): Promise<string[]> {
  await page.goto(base + path);
  await page.evaluate(() => void (document.documentElement.dataset["kept"] = "here"));
  const form = page
    .locator("main form:visible")
    .filter({ has: page.locator(`[name=${Object.keys(fields)[0]}]`) })
    .first();
  // One's own password takes the place of the example once the page lives, unless a field is wrong by then.
  if (script && path.endsWith("tab=password")) {
    await form.locator("[name=length]").focus();
    await form.locator(".vacant").first().waitFor({ state: "detached" });
  }
  for (const [name, value] of Object.entries(fields))
    await fillIn(form.locator(`[name=${name}]`).first(), value);
  await form.evaluate((element) => element.setAttribute("novalidate", ""));
  const opened = await page.locator("main").innerHTML();
  if (script) await page.locator("[data-live]").first().waitFor();
  await form
    .locator(button ? `button[value=${button}]` : isSending)
    .first()
    .click();
  if (script) {
    await page.waitForFunction((before) => document.querySelector("main")?.innerHTML !== before, opened);
    await page.locator("html:not([data-busy])").waitFor();
    await page.waitForLoadState("networkidle");
  }
  // What the island answers leaves the page as it is: a browser that went on its way has lost this.
  if (script) expect(await page.evaluate(() => document.documentElement.dataset["kept"])).toBe("here");
  return outlineWithClasses(await form.evaluate(shownIn), {
    lang: path.startsWith("/en") ? "en" : "vi",
  }).split("\n");
}

/**
 * The tool that a form stands in, without what only scripts have or tell (an answer that a refusal leaves in grey, a picture
 * read back after a rest), what was typed, and what each page has anew.
 */
function shownIn(form: Element): string {
  const tool = form.closest(".tool")?.cloneNode(true);
  if (!(tool instanceof Element)) return "";
  const scripted =
    ".place-note, [aria-live] > .unseen, .needs-script, button[type=button], [data-stale] > :is(.stale, .answered), .proof";
  for (const element of tool.querySelectorAll(scripted)) element.remove();
  for (const element of tool.querySelectorAll("[data-stale]")) element.removeAttribute("data-stale");
  for (const element of tool.querySelectorAll("textarea")) element.textContent = "";
  // A field says in which language it opens; the page after a form without scripts opens with what was typed.
  for (const element of tool.querySelectorAll("textarea, input")) element.removeAttribute("lang");
  const dropped = new Set(["novalidate", "data-pressed", "disabled", "selected", "checked"]);
  for (const element of tool.querySelectorAll("*")) {
    const attributes = [...element.attributes].toSorted((one, other) => (one.name < other.name ? -1 : 1));
    for (const { name, value } of attributes) {
      element.removeAttribute(name);
      const isTyped = name === "value" && element.matches("input");
      if (!dropped.has(name) && !isTyped)
        element.setAttribute(name, value.replace(/^data:image\/.*/, "data:"));
    }
  }
  return tool.innerHTML;
}

test.each(asked.map((one) => [`${one.path} ${JSON.stringify(one.fields)}`, one] as const))(
  "an island shows what the form without scripts shows: %s",
  async (_, one) => {
    const lines: string[][] = [];
    for (const script of [false, true])
      await visit(script, async (page) => void lines.push(await ask(page, one, script)));
    expect(lines[1]).toEqual(lines[0] ?? []);
  },
);
