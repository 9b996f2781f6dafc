import { afterAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { vi } from "#locales/index.ts";
import { sharedBrowser, visitWith } from "#tests/support/people/chromium.ts";
import { axeFaults, complaintsOf, overflowOf } from "#tests/support/people/page-faults.ts";
import { startSignInSite } from "#tests/support/product/sign-in-site.ts";
import { until } from "#tests/support/product/until.ts";
import { journey } from "#tests/e2e/exceptions.ts";

const site = await startSignInSite();
const browser = await sharedBrowser();

afterAll(async () => {
  await site.stop();
});

/** Through the menu to the provider, which consents at once, and back. */
async function signIn(page: Page, path = "/") {
  await page.goto(site.url + path);
  await page.locator(".sign-in summary").click();
  await page.locator(".sign-in a").first().click();
}

const tokenIn = (page: Page) => page.evaluate(() => localStorage.getItem("auth_token"));
const isRemembered = async (page: Page) =>
  (await page.context().cookies()).some((cookie) => cookie.name === "session");
const name = "Nguyễn Văn Đức";

journey("a visitor signs in, is known on every page, and signs out", () =>
  visitWith(browser, {}, async (page) => {
    const complaints = complaintsOf(page);
    await signIn(page);
    await page.waitForURL(`${site.url}/`);
    expect(await tokenIn(page)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    await page.goto(`${site.url}/qr`);
    await page.locator(".sign-in summary").getByText(name).waitFor();
    await page.locator(".sign-in summary").click();
    expect(await axeFaults(page)).toEqual([]);
    await page.locator("[data-live] .sign-in").waitFor();
    await page.evaluate(() => caches.open("kept before"));
    await page.getByRole("button", { name: "Đăng xuất" }).click();
    await page.waitForURL(`${site.url}/`);
    await page.locator(".sign-in summary").getByText("Đăng nhập").waitFor();
    expect([await tokenIn(page), await isRemembered(page)]).toEqual([null, false]);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    expect(complaints).toEqual([]);
  }),
);

journey("thorough: in English the sign-in ends on the English home page", () =>
  visitWith(browser, { width: 360 }, async (page) => {
    await signIn(page, "/en/qr");
    await page.waitForURL(`${site.url}/en`);
    await page.locator(".sign-in summary").click();
    expect(await overflowOf(page)).toBe(0);
    // A session that stays would stand among those of the tests that follow.
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.locator(".sign-in summary").getByText("Sign in").waitFor();
  }),
);

journey("without scripts a visitor signs in, is known, and signs out", () =>
  visitWith(browser, { script: false }, async (page) => {
    await signIn(page);
    await page.waitForURL(`${site.url}/`);
    await page.locator(".sign-in summary").getByText(name).waitFor();
    expect(await isRemembered(page)).toBe(true);
    await page.locator(".sign-in summary").click();
    await page.getByRole("button", { name: "Đăng xuất" }).click();
    await page.locator(".sign-in summary").getByText("Đăng nhập").waitFor();
    expect(await isRemembered(page)).toBe(false);
  }),
);

journey("with scripts a visitor ends the session of another device, and then signs out everywhere", () =>
  visitWith(browser, { width: 360 }, async (laptop) =>
    visitWith(browser, {}, async (phone) => {
      for (const page of [phone, laptop]) {
        await signIn(page);
        await page.waitForURL(`${site.url}/`);
      }
      await laptop.goto(`${site.url}/account`);
      expect([await overflowOf(laptop), await axeFaults(laptop)]).toEqual([0, []]);
      const rows = laptop.locator("#sessions li");
      expect(await rows.count()).toBe(2);
      await rows.filter({ hasNotText: vi["sessions.current"] }).getByRole("button").click();
      await laptop.waitForURL(`${site.url}/account#sessions`);
      expect(await rows.count()).toBe(1);
      await phone.reload();
      await phone.locator(".sign-in summary").getByText("Đăng nhập").waitFor();
      await until(() => tokenIn(phone), null);
      await laptop.getByRole("button", { name: vi["sessions.everywhere"] }).click();
      await laptop.waitForURL(({ pathname }) => pathname === "/");
      await laptop.locator(".sign-in summary").getByText("Đăng nhập").waitFor();
      await until(() => tokenIn(laptop), null);
      expect(await isRemembered(laptop)).toBe(false);
    }),
  ),
);

journey("the token leaves the address, and the way back does not lead to it", () =>
  visitWith(browser, {}, async (page) => {
    const addresses: string[] = [];
    page.on("framenavigated", (frame) => addresses.push(frame.url()));
    await signIn(page);
    await page.waitForURL(`${site.url}/`);
    expect(addresses.some((address) => address.includes("token="))).toBe(true);
    await page.goBack();
    expect(page.url()).not.toContain("token=");
  }),
);

/** Opens a callback page by its address, and returns what it says before it goes home. */
async function openCallback(page: Page, query: string): Promise<string> {
  const said: string[] = [];
  page.on("dialog", (dialog) => {
    said.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto(`${site.url}/auth/callback${query}`);
  await page.waitForURL(`${site.url}/`);
  return said.join();
}

journey("a token that another browser was given is not taken", async () => {
  let stolen = "";
  await visitWith(browser, {}, async (page) => {
    page.on("request", (request) => {
      if (request.url().includes("/auth/callback?token=")) stolen = new URL(request.url()).search;
    });
    await signIn(page);
    await page.waitForURL(`${site.url}/`);
  });
  await visitWith(browser, {}, async (page) => {
    expect(await openCallback(page, stolen)).toBe("Lỗi xử lý đăng nhập");
    expect(await tokenIn(page)).toBeNull();
  });
});

test("thorough: Escape closes the menu, and the focus stays with its button", () =>
  visitWith(browser, { width: 360 }, async (page) => {
    await page.goto(`${site.url}/qr`);
    await page.locator(".sign-in summary").click();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    expect(await page.locator(".sign-in[open]").count()).toBe(0);
    await page.waitForFunction(() => document.activeElement?.closest(".sign-in") !== null);
  }));

test("callback data that cannot be read is told, and leads home", () =>
  visitWith(browser, {}, async (page) => {
    expect(await openCallback(page, "?token=abc&user=%7Bnot-json")).toBe("Lỗi xử lý đăng nhập");
  }));

journey("an error of the provider is told, as text, and nobody is signed in", () =>
  visitWith(browser, {}, async (page) => {
    const error = "<img src=x onerror=alert(1)>";
    expect(await openCallback(page, `?error=${encodeURIComponent(error)}`)).toBe(
      `Đăng nhập thất bại: ${error}`,
    );
    expect(await tokenIn(page)).toBeNull();
  }),
);

test("the callback page without anything in its address leads home", () =>
  visitWith(browser, {}, async (page) => {
    expect(await openCallback(page, "")).toBe("");
  }));

test("without scripts the callback page says what went wrong, and stands by itself", () =>
  visitWith(browser, { script: false, width: 360 }, async (page) => {
    await page.goto(`${site.url}/auth/callback?error=${encodeURIComponent(vi["sign-in.declined"])}`);
    expect(await page.getByRole("alert").textContent()).toBe(`Đăng nhập thất bại: ${vi["sign-in.declined"]}`);
    expect([await page.locator("nav").count(), await overflowOf(page)]).toEqual([0, 0]);
    await page.goto(`${site.url}/auth/callback?token=abc&user=%7B%7D`);
    expect(await page.getByRole("alert").textContent()).toBe("Lỗi xử lý đăng nhập");
  }));

journey("a token that has ended is thrown away, and the visitor is somebody to sign in again", () =>
  visitWith(browser, {}, async (page) => {
    await signIn(page);
    await page.waitForURL(`${site.url}/`);
    const token = await tokenIn(page);
    await fetch(`${site.url}/api/auth/logout`, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}` },
    });
    await page.goto(`${site.url}/vietqr`);
    await page.waitForFunction(() => localStorage.getItem("auth_token") === null);
    await page.locator(".sign-in summary").getByText("Đăng nhập").waitFor();
  }),
);

journey(
  "thorough: home first offers the page that the sign-in was begun on, with what was typed, which no address has",
  () =>
    visitWith(browser, { width: 360 }, async (page) => {
      const addresses: string[] = [];
      page.on("request", (request) => addresses.push(request.url()));
      await page.goto(`${site.url}/qr?tab=wifi`);
      await page.fill("[name=ssid]", "Quán nhà");
      await page.fill("[name=password]", "bí mật");
      await page.check("[name=hidden]");
      await page.locator(".sign-in summary").click();
      await page.locator(".sign-in a").first().click();
      await page.waitForURL(`${site.url}/`);
      const back = page.getByRole("link", { name: "Quay lại Mã QR đang làm dở" });
      expect([await axeFaults(page), await overflowOf(page)]).toEqual([[], 0]);
      await back.click();
      await page.waitForURL(`${site.url}/qr?tab=wifi`);
      const typed = [await page.inputValue("[name=ssid]"), await page.inputValue("[name=password]")];
      expect([...typed, await page.isChecked("[name=hidden]")]).toEqual(["Quán nhà", "bí mật", true]);
      // They stay when the form lives.
      await page.locator("[name=ssid]").hover();
      await page.waitForSelector("[data-live] [name=ssid]");
      expect(await page.inputValue("[name=ssid]")).toBe("Quán nhà");
      expect(addresses.filter((address) => /b%C3%AD|Qu%C3%A1n/i.test(address))).toEqual([]);
      await page.goto(site.url);
      await page.goto(`${site.url}/qr?tab=wifi#typed`);
      expect(await page.inputValue("[name=ssid]")).toBe("Cafe Sen");
    }),
);

journey("thorough: without scripts home offers the page that the sign-in was begun on", () =>
  visitWith(browser, { script: false, width: 360 }, async (page) => {
    await signIn(page, "/en/vietqr");
    await page.waitForURL(`${site.url}/en`);
    await page.getByRole("link", { name: /^Back to VietQR/ }).click();
    expect(new URL(page.url()).pathname).toBe("/en/vietqr");
  }),
);

journey(
  "thorough: a tool that is pinned on one device stands first on the other, and can be unpinned without scripts",
  async () => {
    await visitWith(browser, {}, async (page) => {
      await signIn(page);
      await page.waitForURL(`${site.url}/`);
      await page.goto(`${site.url}/cron`);
      await page.locator("[name=expr]").hover();
      await page.waitForSelector("[data-live] [name=expr]");
      await page.keyboard.press("Control+k");
      await page.waitForSelector("#find:popover-open [data-live]");
      const stored = page.waitForResponse((response) => response.url().endsWith("/api/account/pins"));
      await page.getByRole("button", { name: `Ghim: ${vi["cron.short"]}` }).click();
      expect((await stored).status()).toBe(200);
    });
    await visitWith(browser, { script: false, width: 360 }, async (page) => {
      await signIn(page);
      await page.waitForURL(`${site.url}/`);
      await page.locator("#pinned .tile", { hasText: vi["cron.short"] }).waitFor();
      expect(await overflowOf(page)).toBe(0);
      await page.locator("#pinned summary").click();
      await page.locator("#pinned").getByRole("button", { name: vi["qr.short"], exact: true }).click();
      await page.locator("#pinned .tile", { hasText: vi["qr.short"] }).waitFor();
      await page.locator("#pinned summary").click();
      await page.locator("#pinned").getByRole("button", { name: vi["cron.short"], exact: true }).click();
      expect(await page.locator("#pinned .tile").allTextContents()).toEqual([
        `${vi["qr.short"]}${vi["qr.line"]}`,
      ]);
    });
    await visitWith(browser, {}, async (page) => {
      await signIn(page);
      await page.waitForURL(`${site.url}/`);
      await page.locator("[data-find]").first().click();
      await page.getByRole("button", { name: `Bỏ ghim: ${vi["qr.short"]}` }).waitFor();
      expect(await page.evaluate(() => localStorage.getItem("tools-pinned"))).toBe('["/qr"]');
      expect(await axeFaults(page)).toEqual([]);
    });
  },
);
