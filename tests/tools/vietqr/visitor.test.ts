import { expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { visit, visitPrepared } from "#tests/support/people/phone-visitor.ts";
import { decodePng } from "#tests/support/people/qr-reader.ts";
import { transferPayload } from "#tools/vietqr/payload.ts";
import { filesInZip } from "#tests/support/samples/zip.ts";
import { codeOfForm, expectCodeOfForm } from "#tests/support/people/shown-transfer.ts";
import { sharedProduct } from "#tests/support/product/product.ts";

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
    await page.selectOption("[name=bank]", "VCB");
    await page.fill("[name=account]", "12#45");
    await page.click("form.panel button.button:not([type=button])");
    await page.getByText("Số tài khoản gồm 6 đến 19 chữ số hoặc chữ cái không dấu.").first().waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute("name") === "account");
    await page.fill("[name=account]", "0123 456 789");
    await page.fill("[name=amount]", "1500000");
    await page.fill("[name=info]", "Học phí tháng 11");
    await page.getByText("Ngân hàng sẽ ghi: Hoc phi thang 11").waitFor();
    const saved = page.waitForEvent("download");
    await page.click("form.panel button.button:not([type=button])");
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
      await page.selectOption("[name=bank]", "VCB");
      await page.fill("[name=account]", "0123456789");
      if (script) {
        await page.locator("[name=amount]").hover();
        await page.waitForSelector("[data-live] [name=amount]");
      }
      await page.fill("[name=amount]", "");
      await page.locator("[name=amount]").pressSequentially("1250.50");
      await page.locator("[name=info]").focus();
      await page.click("form.panel button.button:not([type=button])");
      await page.getByText("Nhập số tiền bằng đồng").first().waitFor();
      expect(await page.inputValue("[name=amount]")).toBe(script ? "1.250.50" : "1250.50");
    }));

test("without scripts the card comes with the page", () =>
  visit(false, async (page) => {
    await page.goto(`${product.url}/vietqr`);
    await page.selectOption("[name=bank]", "TCB");
    await page.fill("[name=account]", "0123 456 789");
    await page.fill("[name=amount]", "1.500.000");
    await page.fill("[name=info]", "Học phí");
    await page.click("form.panel button.button:not([type=button])");
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
      expect(await page.evaluate(() => document.querySelector("img")?.naturalWidth)).toBe(656);
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

const bank = (page: Page) => page.inputValue("form.panel [name=bank]");

test("with scripts a bank is pressed, or found by any of its names, and the list says the same", () =>
  visit(true, async (page) => {
    await page.goto(`${product.url}/vietqr`);
    await page.getByRole("button", { name: "MB Bank" }).click();
    await page.locator(".banks [aria-pressed=true]", { hasText: "MB Bank" }).waitFor();
    expect(await bank(page)).toBe("MBB");
    for (const [name, code, shown] of [
      ["ngoại thương", "VCB", "Vietcombank"],
      ["đông nam á", "SSB", "SeABank"],
      ["cake", "CAKE", "CAKE"],
      ["970432", "VPB", "VPBank"],
    ] as const) {
      await page.locator(".other-banks button").click();
      await page.getByRole("searchbox", { name: "Gõ tên ngân hàng" }).fill(name);
      await page.locator(".bank-search button", { hasText: shown }).first().waitFor();
      await page.keyboard.press("Enter");
      await page.locator(".banks [aria-pressed=true]", { hasText: shown }).waitFor();
      expect([name, await bank(page)]).toEqual([name, code]);
    }
    await page.locator(".other-banks button").click();
    await page.getByRole("searchbox").fill("không có");
    await page.getByText("Không có ngân hàng nào tên như vậy.").waitFor();
    await page.keyboard.press("Enter");
    expect(await bank(page)).toBe("VPB");
    expect(await page.locator(".refusal").count()).toBe(0);
  }));

test("a recipient is remembered when that is asked for, chosen by a press, and forgotten by one", () =>
  visitPrepared(async (page) => {
    await page.goto(`${product.url}/vietqr`);
    await page.getByRole("button", { name: "Đã nhớ" }).click();
    await page.getByText("Chưa nhớ ai.").waitFor();
    await page.getByRole("button", { name: "ACB" }).click();
    await page.fill("[name=account]", "0123 456 789");
    await page.fill("[name=name]", "TRẦN THỊ B");
    await page.getByText("Đã đọc lại mã: đúng từng chữ số").waitFor();
    expect(await page.evaluate(() => localStorage.getItem("vietqr-recipients"))).toBeNull();
    await page.getByRole("button", { name: "Nhớ người nhận này" }).click();
    await page.getByText("Đã nhớ trên máy này").waitFor();

    await page.goto(`${product.url}/vietqr`);
    await page.getByRole("button", { name: "Đã nhớ" }).click();
    await page.locator(".recipients li button >> nth=0").click();
    await page.getByRole("button", { name: "50.000" }).click();
    expect(await codeOfForm(page)).toEqual({
      bin: "970416",
      account: "0123456789",
      amount: "50000",
      info: "",
    });
    expect(await page.inputValue("[name=name]")).toBe("TRẦN THỊ B");

    await page.getByRole("button", { name: "Đã nhớ" }).click();
    await page.getByRole("button", { name: "Quên ACB 0123 4567 89" }).click();
    await page.getByText("Chưa nhớ ai.").waitFor();
    expect(await page.evaluate(() => localStorage.getItem("vietqr-recipients"))).toBeNull();
  }));

test("where the browser keeps nothing, or something strange, nobody is remembered and all else works", () =>
  visitPrepared(async (page) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("no room", "QuotaExceededError");
      };
      Storage.prototype.getItem = () => '[{"bank":"ACB"},null,7,{"bank":1}]';
    });
    await page.goto(`${product.url}/vietqr`);
    await page.getByRole("button", { name: "Đã nhớ" }).click();
    await page.getByText("Chưa nhớ ai.").waitFor();
    await page.getByRole("button", { name: "ACB" }).click();
    await page.fill("[name=account]", "0123456789");
    await page.getByRole("button", { name: "Nhớ người nhận này" }).click();
    await page.getByText("Trình duyệt không cho lưu gì trên máy này").waitFor();
    await codeOfForm(page);
  }));

const napasSample =
  "00020101021238570010A000000727012700069704360113113366668888" +
  "00208QRIBFTTA53037045405790005802VN62100806Ung ho6304107B";

for (const script of [true, false])
  test(`${script ? "with" : "without"} scripts the text of a code that is pasted as an account says whom it pays, and fills the form`, () =>
    visit(script, async (page) => {
      await page.goto(`${product.url}/vietqr`);
      await page.fill("[name=account]", napasSample);
      await page.locator("form.panel button.button:not([type=button])").focus();
      if (!script) await page.click("form.panel button.button:not([type=button])");
      await page.getByText("Đọc từ mã: trả 79.000đ cho tài khoản 1133666688880 tại Vietcombank.").waitFor();
      const code = script ? await codeOfForm(page) : await expectCodeOfForm(page);
      expect(code).toEqual({ bin: "970436", account: "1133666688880", amount: "79000", info: "Ung ho" });
    }));

test("a picture of a transfer's code is read on the device, and fills the form", () =>
  visit(true, async (page) => {
    const card = await (
      await fetch(`${product.url}/vietqr/ACB-0123456789.png?amount=50000&info=Don%2012`)
    ).bytes();
    await page.goto(`${product.url}/vietqr`);
    await page.locator("[name=account]").click();
    await page.locator("[data-live] [name=account]").waitFor();
    await page
      .locator(".field-tools input[type=file]")
      .setInputFiles({ name: "ma.png", mimeType: "image/png", buffer: Buffer.from(card) });
    await page.getByText("Đọc từ mã: trả 50.000đ cho tài khoản 0123456789 tại ACB.").waitFor();
    expect(await codeOfForm(page)).toEqual({
      bin: "970416",
      account: "0123456789",
      amount: "50000",
      info: "Don 12",
    });
  }));

test("with scripts a list becomes a sheet on the device, and on paper stands the sheet alone", () =>
  visit(true, async (page) => {
    await page.goto(`${product.url}/vietqr`);
    await page.getByRole("link", { name: "Danh sách đơn" }).click();
    await page.selectOption("[name=bank]", "VCB");
    await page.fill("[name=account]", "0123456789");
    await page.fill("[name=orders]", "50k,DH 1,Mai\nabc,DH 2,Lan");
    await page.click("form.panel button.button:not([type=button])");
    await page.getByText("Dòng 2: “abc” không phải số tiền").first().waitFor();
    await page.fill("[name=orders]", "50k,DH 1,Mai\n1tr5,DH 2,Lan");
    await page.click("form.panel button.button:not([type=button])");
    await page.locator(".sheet li").nth(1).waitFor();
    expect(await page.locator(".sheet li").allInnerTexts()).toEqual([
      expect.stringMatching(/^Mai\s+50\.000đ\s+DH 1\s+Vietcombank · 0123 4567 89$/),
      expect.stringMatching(/^Lan\s+1\.500\.000đ\s+DH 2\s+Vietcombank · 0123 4567 89$/),
    ]);
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Tải ảnh từng mã (ZIP)" }).click();
    const files = filesInZip(await Bun.file(await (await saved).path()).bytes());
    const drawn = files.map(({ name, bytes }) => `${name} ${decodePng(bytes)?.text}`);
    const receiver = { bin: "970436", account: "0123456789" };
    expect(drawn).toEqual([
      `001-Mai-DH-1.png ${transferPayload({ ...receiver, amount: 50_000, info: "DH 1" })}`,
      `002-Lan-DH-2.png ${transferPayload({ ...receiver, amount: 1_500_000, info: "DH 2" })}`,
    ]);
    await page.getByText("Xử lý ngay trên máy bạn").waitFor();
    await page.emulateMedia({ media: "print" });
    const seen = await page.evaluate(() =>
      [...document.querySelectorAll("header, h1, h2, form label, footer, nav, .sheet")]
        .filter((element) => element.checkVisibility())
        .map(({ className }) => className),
    );
    expect(seen).toEqual(["sheet a4"]);
  }));

/** How many cards a page of paper has room for, as the field of sizes says. */
const cardsOnPage = { a4: 12, a6: 4, a5: 2 };

test("a sheet takes as many pages of paper as its cards need, none is empty and no card is cut", () =>
  visit(true, async (page) => {
    for (const [size, room] of Object.entries(cardsOnPage)) {
      await page.goto(`${product.url}/vietqr?tab=orders`);
      await page.selectOption("[name=bank]", "VCB", { force: true });
      await page.fill("[name=account]", "0123456789");
      const count = 2 * room;
      await page.fill("[name=orders]", Array.from({ length: count }, (_, at) => `50k,DH ${at}`).join("\n"));
      await page.selectOption("[name=size]", size);
      await page.click("form.panel button.button:not([type=button])");
      await page
        .locator(".sheet li")
        .nth(count - 1)
        .waitFor();
      const margin = "10mm";
      const pdf = await page.pdf({
        format: "A4",
        margin: { top: margin, right: margin, bottom: margin, left: margin },
      });
      const pages = pdf.toString("latin1").match(/\/Type \/Page\b/g) ?? [];
      expect([size, pages.length]).toEqual([size, 2]);
    }
  }));
