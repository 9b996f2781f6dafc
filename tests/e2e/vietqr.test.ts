import { expect, test } from "bun:test";
import { decodePng } from "../support/people/qr-reader.ts";
import { sharedProduct } from "../support/product/product.ts";
import { visit } from "../support/people/phone-visitor.ts";

const product = await sharedProduct();
test("thorough: an amount has its separators while it is typed, and the caret stays where it was", () =>
  visit(true, async (page) => {
    await page.goto(`${product.url}/vietqr`);
    await page.locator("[name=amount]").hover();
    await page.waitForSelector("[data-live] [name=amount]");
    await page.fill("[name=amount]", "");
    await page.locator("[name=amount]").pressSequentially("1234567");
    expect(await page.inputValue("[name=amount]")).toBe("1.234.567");
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Backspace"); // steps over the separator
    await page.keyboard.press("Backspace");
    await page.keyboard.type("89");
    expect(await page.inputValue("[name=amount]")).toBe("12.389.567");
  }));

test("with scripts a transfer code shows its errors beside their fields, then the card", () =>
  visit(true, async (page) => {
    await page.goto(`${product.url}/vietqr`);
    await page.fill("[name=account]", "12#45");
    await page.click("form.panel .button:not([type=button])");
    await page.getByText("Số tài khoản gồm 6 đến 19 chữ số hoặc chữ cái không dấu.").first().waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute("name") === "account");
    await page.fill("[name=account]", "0123 456 789");
    await page.fill("[name=amount]", "1500000");
    await page.fill("[name=info]", "Học phí tháng 11");
    await page.getByText("Sẽ ghi là: Hoc phi thang 11 (16/25)").waitFor();
    const saved = page.waitForEvent("download");
    await page.click("form.panel .button:not([type=button])");
    await page.locator("a[download]").click();
    expect((await saved).suggestedFilename()).toBe("vietqr.png");
    expect(await page.inputValue("[name=amount]")).toBe("1.500.000");
    const read = decodePng(await Bun.file(await (await saved).path()).bytes());
    expect(read?.text).toContain("540715000005802VN62200816Hoc phi thang 11");
  }));

for (const script of [true, false])
  test(`${script ? "with" : "thorough: without"} scripts a decimal amount is refused, never taken for more money`, () =>
    visit(script, async (page) => {
      await page.goto(`${product.url}/vietqr`);
      if (script) {
        await page.locator("[name=amount]").hover();
        await page.waitForSelector("[data-live] [name=amount]");
      }
      await page.fill("[name=amount]", "");
      await page.locator("[name=amount]").pressSequentially("1250.50");
      await page.locator("[name=info]").focus();
      await page.click("form.panel .button:not([type=button])");
      await page.getByText("Số tiền phải là số nguyên đồng").first().waitFor();
      expect(await page.inputValue("[name=amount]")).toBe(script ? "1.250.50" : "1250.50");
    }));

test("without scripts the card comes with the page", () =>
  visit(false, async (page) => {
    await page.goto(`${product.url}/vietqr`);
    await page.selectOption("[name=bank]", "TCB");
    await page.fill("[name=account]", "0123 456 789");
    await page.fill("[name=amount]", "1.500.000");
    await page.fill("[name=info]", "Học phí");
    await page.click("form.panel .button:not([type=button])");
    const source = (await page.locator('.picture img[src^="data:image/png"]').getAttribute("src")) ?? "";
    const read = decodePng(Buffer.from(source.replace("data:image/png;base64,", ""), "base64"));
    expect(read?.text).toContain("0006970407");
    expect(read?.text).toContain("540715000005802VN62110807Hoc phi");
  }));

test("a page of another origin shows a transfer code and makes the calls open to all, and no others", async () => {
  const path = "/vietqr/VCB-0123456789.png?amount=79000";
  const shop = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    fetch: () =>
      new Response(`<!doctype html><title>Shop</title><img src="${product.url}${path}" alt="">`, {
        headers: { "Content-Type": "text/html", "Cross-Origin-Embedder-Policy": "require-corp" },
      }),
  });
  try {
    await visit(true, async (page) => {
      await page.goto(`http://127.0.0.1:${shop.port}/`);
      await page.waitForFunction(() => document.querySelector("img")?.complete);
      expect(await page.evaluate(() => document.querySelector("img")?.naturalWidth)).toBe(540);
      const read = await page.evaluate(async (address) => (await fetch(address)).status, product.url + path);
      expect(read).toBe(200);
      const call = (path: string, body: object | null) =>
        page.evaluate(
          async ([address, json]) => {
            const headers = { "Content-Type": "application/json" };
            const init = json ? { method: "POST", headers, body: json } : {};
            return fetch(address ?? "", init).then(
              ({ status }) => String(status),
              () => "refused",
            );
          },
          [`${product.url}/api${path}`, body && JSON.stringify(body)],
        );
      const transfer = { bank: "VCB", account: "0123456789" };
      expect(await call("/vietqr/payload", transfer)).toBe("200");
      expect(await call("/crypto/uuid/generate?count=2", null)).toBe("200");
      for (const [closed, body] of [
        ["/qr/history", null],
        ["/notes", { content: "a" }],
        ["/links", { url: "https://example.com/" }],
        ["/temp-mail", {}],
        ["/auth/me", null],
        ["/account/keys", { name: "a", scopes: ["links"] }],
      ] as const)
        expect([closed, await call(closed, body)]).toEqual([closed, "refused"]);
    });
  } finally {
    await shop.stop(true);
  }
});
