import { expect, test } from "bun:test";
import { type Look, sharedBrowser, visitWith } from "../support/people/chromium.ts";
import { axeFaults, complaintsOf, overflowOf } from "../support/people/page-faults.ts";
import { sharedProduct } from "../support/product/product.ts";
import { journey } from "./exceptions.ts";

const product = await sharedProduct();
const browser = await sharedBrowser();

const visit = (script: boolean, width: number, look: Look) => visitWith(browser, { script, width }, look);
const field = "[data-find]";
const first = ".suggestions .tile";

test("without scripts a tool is found by a posted word, in both languages", () =>
  visit(false, 360, async (page) => {
    for (const [path, tool, label] of [
      ["/", "/crypto", "Mở"],
      ["/en", "/en/crypto", "Open"],
    ] as const) {
      await page.goto(product.url + path);
      await page.fill(field, "mat khau");
      await page.getByRole("button", { name: label, exact: true }).click();
      expect(new URL(page.url()).search).toBe("");
      expect(await page.locator(first).first().getAttribute("href")).toBe(tool);
      expect(await page.inputValue(field)).toBe("mat khau");
    }
  }));

test("thorough: without scripts what is pasted is named, and carried to the tool that takes it", () =>
  visit(false, 360, async (page) => {
    await page.goto(product.url);
    await page.fill(field, '{"a":[1,2]}');
    await page.getByRole("button", { name: "Mở", exact: true }).click();
    await page.getByText("Dữ liệu JSON", { exact: true }).waitFor();
    await page.getByRole("button", { name: /JSON sang YAML/ }).click();
    expect(new URL(page.url()).pathname).toBe("/data");
    expect(await page.locator(".output").first().textContent()).toContain("- 1");
    expect(await page.inputValue("main textarea[name=text]")).toBe('{"a":[1,2]}');
  }));

test("thorough: without scripts an example is a press away", () =>
  visit(false, 1280, async (page) => {
    await page.goto(product.url);
    await page.locator(".tries button", { hasText: "*/5" }).click();
    await page.getByText("Lịch cron", { exact: true }).last().waitFor();
    await page.getByRole("button", { name: /Giải thích lịch cron/ }).click();
    expect(page.url()).toContain("/cron?expr=");
    expect(await page.locator("#result").textContent()).toContain("Mỗi 5 phút");
  }));

test("with scripts the tools show while one types, without asking the server; arrows and Enter open one", () =>
  visit(true, 1280, async (page) => {
    const complaints = complaintsOf(page);
    await page.goto(product.url);
    await page.keyboard.press("/");
    await page.waitForSelector("[data-live] [data-find]");
    const asked: string[] = [];
    page.on("request", (request) => void asked.push(request.method()));
    await page.keyboard.type("https://vnexpress.net/a?token=bimat");
    await page.getByText("Địa chỉ trang web").waitFor();
    expect(asked.filter((method) => method === "POST")).toEqual([]);
    for (let presses = 0; presses < 4; presses++) await page.keyboard.press("ArrowDown");
    await page.waitForFunction(() => document.activeElement?.textContent?.includes("tên miền"));
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("shrten");
    await page.locator(first, { hasText: "Rút gọn liên kết" }).waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL(`${product.url}/links`);
    expect(complaints).toEqual([]);
  }));

journey("Ctrl with K opens the field over any page, and Escape closes it", () =>
  visit(true, 1280, async (page) => {
    await page.goto(`${product.url}/en/qr`);
    await page.keyboard.press("Control+k");
    await page.waitForSelector("#find:popover-open [data-live]");
    await page.waitForFunction(() => document.activeElement?.hasAttribute("data-find"));
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press("Escape");
    expect(await page.locator("#find").isVisible()).toBe(false);
  }),
);

journey("thorough: a used tool is offered first, and can be pinned", () =>
  visit(true, 1280, async (page) => {
    await page.goto(`${product.url}/en/cron`);
    await page.locator("[name=expr]").hover();
    await page.waitForSelector("[data-live] [name=expr]");
    await page.goto(`${product.url}/en/qr`);
    await page.keyboard.press("Control+k");
    await page.waitForSelector("#find:popover-open [data-live]");
    await page.locator("#find .tile", { hasText: "Cron schedule" }).waitFor();
    await page.getByRole("button", { name: "Pin: Cron schedule" }).click();
    await page.getByRole("button", { name: "Unpin: Cron schedule" }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem("tools-pinned"))).toBe('["/cron"]');
    expect(await axeFaults(page)).toEqual([]);
  }),
);

test("thorough: without scripts the field opens over any page by its button", () =>
  visit(false, 360, async (page) => {
    await page.goto(`${product.url}/qr`);
    await page.locator(".find-button").click();
    await page.locator("#find [data-find]").fill("1.1.1.1");
    await page.locator("#find .finder-field .button").click();
    await page.getByText("Địa chỉ IP", { exact: true }).last().waitFor();
    expect(new URL(page.url()).pathname).toBe("/");
  }));

test("thorough: the suggestions have no axe violation, stick out at no width, and close when the focus leaves them", () =>
  visit(true, 360, async (page) => {
    await page.goto(product.url);
    await page.fill(field, "https://vnexpress.net");
    await page.locator(first).first().waitFor();
    expect(await axeFaults(page)).toEqual([]);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await overflowOf(page)]).toEqual([width, 0]);
    }
    await page.locator("footer a").first().focus();
    await page.locator(first).first().waitFor({ state: "detached" });
  }));

test("the whole catalogue is seen within a phone screen and a half", () =>
  visit(false, 360, async (page) => {
    for (const path of ["/", "/en"]) {
      await page.goto(product.url + path);
      const bottom = await page.evaluate(
        () => document.querySelector(".catalogue")?.getBoundingClientRect().bottom ?? Infinity,
      );
      expect(bottom).toBeLessThanOrEqual(1150);
    }
  }));

test("what was pasted is no business of a third party's script", async () => {
  const form = new URLSearchParams({ q: "otpauth://totp/a?secret=JBSWY3DPEHPK3PXP" });
  const reply = await fetch(product.url, { method: "POST", body: form });
  expect(reply.headers.get("cache-control")).toBe("private, no-store");
  expect(await reply.text()).toContain("Địa chỉ khóa 2 lớp");
});
