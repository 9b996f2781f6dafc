import { expect, test } from "bun:test";
import { pathOf, tools } from "#tools/catalog.ts";
import { groups } from "#core/tool.ts";
import { complaintsOf, extraRequests, gzipSize } from "#tests/support/people/page-faults.ts";
import { sharedProduct } from "#tests/support/product/product.ts";
import { visit } from "#tests/support/people/phone-visitor.ts";

const product = await sharedProduct();
/** One of each group; `tests/long` has all. */
const some = groups.map((group) => tools.find((tool) => tool.group === group)?.path ?? "");

test("thorough: a page loads its style sheet, icons, letters and the loader, and nothing else before it is touched", () =>
  visit(true, async (page) => {
    for (const path of some)
      expect([path, await extraRequests(page, product.url + path)]).toEqual([path, []]);
  }));

test("the budgets hold: loader 2 KB, style sheet 15 KB, fonts 30 KB, a tool's HTML 16 KB, all gzip", async () => {
  const text = async (path: string) => (await fetch(product.url + path)).text();
  const home = await text("/");
  const addressOf = (pattern: RegExp) => pattern.exec(home)?.[0] ?? "missing";
  expect(gzipSize(await text(addressOf(/\/assets\/loader-\w+\.js/)))).toBeLessThanOrEqual(2048);
  expect(gzipSize(await text(addressOf(/\/assets\/styles-\w+\.css/)))).toBeLessThanOrEqual(15 * 1024);
  const fonts = await Promise.all(
    ["600", "700"].map((weight) => fetch(`${product.url}/fonts/be-vietnam-pro-${weight}.woff2`)),
  );
  const sizes = await Promise.all(fonts.map(async (font) => (await font.arrayBuffer()).byteLength));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(30 * 1024);
  for (const { path } of tools) {
    expect([path, gzipSize(await text(path)) <= 16 * 1024]).toEqual([path, true]);
  }
});

test("the press that wakes an island is not lost, and neither is what was typed before", () =>
  visit(true, async (page) => {
    const complaints = complaintsOf(page);
    await page.goto(`${product.url}/qr`);
    await page.evaluate(() => {
      const area = document.querySelector<HTMLTextAreaElement>("textarea[name=text]");
      if (area) area.value = "gõ trước khi có script";
      document.querySelector<HTMLButtonElement>("form.panel button.button:not([type=button])")?.click();
    });
    const source = await page.locator('.picture img[src^="data:image/png"]').getAttribute("src");
    expect(source).toBeString();
    expect(await page.inputValue("textarea[name=text]")).toBe("gõ trước khi có script");
    expect([new URL(page.url()).search, complaints]).toEqual(["", []]);
  }));

test("what was selected when an island wakes is what the next letter replaces", () =>
  visit(true, async (page) => {
    await page.goto(`${product.url}/qr`);
    await page.evaluate(() => document.querySelector<HTMLTextAreaElement>("textarea[name=text]")?.select());
    await page.waitForSelector("[data-live] textarea[name=text]");
    await page.keyboard.type("mới");
    expect(await page.inputValue("textarea[name=text]")).toBe("mới");
  }));

test("a form goes its native way when its island does not load", () =>
  visit(true, async (page) => {
    await page.route("**/assets/qr-*.js", (route) => route.abort());
    await page.goto(`${product.url}/qr`);
    await page.fill("textarea[name=text]", "vẫn chạy");
    await page.click("form.panel button.button:not([type=button])");
    await page.waitForURL(/\?.*text=/);
    expect(await page.locator('.picture img[src^="data:image/png"]').getAttribute("src")).toBeString();
  }));

test("the loading bar shows while a request is outstanding", () =>
  visit(true, async (page) => {
    const held = Promise.withResolvers<void>();
    await page.route("**/api/dns", async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(`${product.url}/dns`);
    await page.click("form.panel button.button:not([type=button])");
    await page.locator("html[data-busy]").waitFor();
    await page.getByText("Đang hỏi máy chủ DNS…").waitFor();
    held.resolve();
    await page.locator("html:not([data-busy])").waitFor();
    await page.locator("#result .refusal").waitFor();
  }));

test("a call that the visitor stops leaves the form as it was", () =>
  visit(true, async (page) => {
    await page.route("**/api/dns", () => {});
    await page.goto(`${product.url}/dns`);
    await page.click("form.panel button.button:not([type=button])");
    await page.getByRole("button", { name: "Dừng lại" }).click();
    await page.locator("#result .empty").waitFor();
    expect(await page.locator("html[data-busy]").count()).toBe(0);
  }));

test("what stands below an answer stays where it is while the next one is worked out", () =>
  visit(true, async (page) => {
    await page.route("**/api/dns", () => {});
    await page.goto(`${product.url}/dns`);
    const note = page.locator(".privacy-note");
    await page.hover("form.panel input");
    await page.locator("[data-live] #result .empty").waitFor();
    const before = await note.boundingBox();
    await page.click("form.panel button.button:not([type=button])");
    await page.locator("#result .busy").waitFor();
    expect((await note.boundingBox())?.y).toBeGreaterThanOrEqual(before?.y ?? Infinity);
  }));

test("a server that cannot be reached is said so", () =>
  visit(true, async (page) => {
    await page.route("**/api/dns", (route) => route.abort());
    await page.goto(`${product.url}/en/dns`);
    await page.click("form.panel button.button:not([type=button])");
    await page
      .getByText(
        "This needs the network, and the server cannot be reached. Check your connection and try again.",
      )
      .waitFor();
  }));

test("the drawer opens and closes by touch and by keyboard without scripts", () =>
  visit(false, async (page) => {
    await page.goto(`${product.url}/qr`);
    const drawer = page.locator("#menu");
    expect(await drawer.isVisible()).toBe(false);
    await page.locator(".topbar .menu-button").click();
    expect(await drawer.locator("[aria-current=page]").textContent()).toBe("Mã QR");
    await page.keyboard.press("Escape");
    expect(await drawer.isVisible()).toBe(false);
    await page.locator(".topbar .menu-button").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.waitForFunction(() => document.activeElement?.closest("#menu") !== null);
  }));

test("thorough: the language form keeps the page and its query", () =>
  visit(false, async (page) => {
    await page.goto(`${product.url}/qr?tab=sms`);
    await page.locator(".topbar .menu-button").click();
    await page.getByRole("button", { name: "English" }).click();
    expect(page.url()).toBe(`${product.url}/en/qr?tab=sms`);
    expect(await page.locator("h1").textContent()).toBe("QR code");
  }));

test("the skip link leads past the navigation", () =>
  visit(false, async (page) => {
    await page.goto(product.url + pathOf("vietqr"));
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.id === "main");
  }));

test("thorough: a sign-in that is not set up is shown as unavailable", () =>
  visit(false, async (page) => {
    await page.goto(`${product.url}/`);
    await page.locator(".sign-in summary").click();
    expect(await page.locator(".sign-in li").first().innerText()).toContain("trang này chưa bật");
  }));

test("thorough: on paper stands the answer of a tool, and all of a page that is to be read", () =>
  visit(false, async (page) => {
    await page.emulateMedia({ media: "print" });
    await page.goto(`${product.url}/cron?expr=@daily`);
    expect(await page.locator("#result").isVisible()).toBe(true);
    for (const hidden of [".ask", ".choose", ".bar", ".beside", ".related", "footer"])
      expect([hidden, await page.locator(`${hidden}:visible`).count()]).toEqual([hidden, 0]);
    await page.goto(`${product.url}/privacy`);
    expect(await page.locator("main .prose").first().isVisible()).toBe(true);
  }));

test("a changed answer is announced in a sentence, and fields say what the key that sends them does", () =>
  visit(true, async (page) => {
    for (const [path, name, text, sentence] of [
      ["/cron", "expr", "*/25 * * * *", "Cứ 25 phút một lần tính từ phút 0 của mỗi giờ."],
      ["/ip", "ip", "10.0.0.1", "Địa chỉ riêng trong mạng nhà hoặc cơ quan, không có trên Internet."],
    ] as const) {
      await page.goto(product.url + path);
      expect(await page.locator("#result > [aria-live]").innerText()).toBe("");
      await page.fill(`main [name=${name}]`, text);
      expect(await page.getAttribute(`main [name=${name}]`, "enterkeyhint")).toBe("go");
      await page.press(`main [name=${name}]`, "Enter");
      await page.locator("#result > [aria-live] .unseen").waitFor();
      expect(await page.locator("#result > [aria-live]").textContent()).toBe(sentence);
    }
  }));
