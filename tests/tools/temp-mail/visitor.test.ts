import { afterAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { vi } from "#locales/index.ts";
import { type Look, sharedBrowser, visitWith } from "#tests/support/people/chromium.ts";
import { mailEnv } from "#tests/support/product/mailbox.ts";
import { axeFaults, complaintsOf, overflowOf } from "#tests/support/people/page-faults.ts";
import { sendMail } from "#tests/support/product/mail-service.ts";
import { startTestProduct } from "#tests/support/product/product.ts";
import { journey } from "#tests/e2e/exceptions.ts";

const { env, smtpPort } = await mailEnv();
const product = await startTestProduct({ env });
const browser = await sharedBrowser();

afterAll(async () => {
  await product.stop();
});

const visit = (script: boolean, width: number, look: Look) => visitWith(browser, { script, width }, look);

const addressOn = async (page: Page) => (await page.locator(".mailbox-address code").textContent()) ?? "";
const html = '<p>Mã xác nhận của bạn là <b>482 913</b>. <a href="https://x.example/">Mở</a></p>';
const otp = { subject: "Mã xác nhận", html, attachments: [{ filename: "hóa đơn.txt", content: "x" }] };

journey("a visitor without scripts makes a mailbox, reads and deletes", () =>
  visit(false, 320, async (page) => {
    await page.goto(`${product.url}/en/temp-mail`);
    await page.click("button[value=create]");
    const to = await addressOn(page);
    await sendMail(smtpPort, { to, ...otp });
    await sendMail(smtpPort, { to, subject: "Bản tin", text: "chữ thường" });
    await page.click(".mailbox-head a.button >> nth=0");
    expect(await page.locator(".mail-item.unread").count()).toBe(2);
    await page.click(".mail-item >> text=Mã xác nhận >> nth=0");
    expect(await page.locator(".mail-code strong").textContent()).toBe("482913");
    expect(await page.frameLocator(".mail-frame").locator("b").textContent()).toBe("482 913");
    expect(await page.locator(".mail-item.unread").count()).toBe(1);
    expect(await overflowOf(page)).toBe(0);
    await page.click("a[href*='as=text']");
    expect(await page.locator(".mail-view pre").textContent()).toContain("482 913");
    await page.click("button[value=discard]");
    expect(await page.locator(".mail-item").count()).toBe(1);
    await page.click(".mailbox-delete summary");
    await page.click("button[value=remove]");
    expect(await page.locator("button[value=create]").count()).toBe(1);
  }),
);

journey("the mailbox outlives a visit, and is forgotten when it is deleted", () =>
  visit(true, 1280, async (page) => {
    const token = () => page.evaluate(() => localStorage.getItem("temp_mail_token"));
    await page.goto(`${product.url}/temp-mail`);
    await page.click("button[value=create]");
    await page.locator(".mailbox-address").waitFor();
    const to = await addressOn(page);
    expect(await token()).toMatch(/^[\w-]{43}$/);
    await page.reload();
    expect(await addressOn(page)).toBe(to);
    await page.click(".mailbox-delete summary");
    await page.click("button[value=remove]");
    await page.locator("button[value=create]").waitFor();
    expect(await token()).toBeNull();
  }),
);

journey("with scripts mail appears by itself and is read by keyboard", () =>
  visit(true, 1280, async (page) => {
    const complaints = complaintsOf(page);
    await page.goto(`${product.url}/temp-mail`);
    const isListening = page.waitForResponse(/\/events$/).catch(() => null);
    await page.click("button[value=create]");
    await page.locator(".mailbox-address").waitFor();
    const to = await addressOn(page);
    await isListening;
    await sendMail(smtpPort, { to, ...otp });
    await page.locator(".mail-item.unread").waitFor();
    await sendMail(smtpPort, { to, subject: "Bản tin", text: "chữ thường" });
    await page.locator(".mail-item >> nth=1").waitFor();
    await page.waitForFunction(() => document.title.startsWith("(2) "));
    await page.locator(".mail-item >> nth=0").focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.locator(".mail-code strong").waitFor();
    await page.waitForFunction(() => document.activeElement?.id === "subject");
    await page.waitForFunction(() => document.title.startsWith("(1) "));
    expect(new URL(page.url()).search).toBe("");
    await page.frameLocator(".mail-frame").locator("b").waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await page.fill("input[name=q]", "ban tin");
    await page.click("search button");
    await page.waitForFunction(() => document.querySelectorAll(".mail-item").length === 1);
    await page.click(".mailbox-delete summary");
    expect(await page.locator(".mailbox-delete p").textContent()).toContain(to);
    await page.click("button[value=remove]");
    await page.locator("button[value=create]").waitFor();
    expect(complaints).toEqual([]);
  }),
);

test("on a phone a message is what one sees once it is opened, also the one that the page came with", () =>
  visit(true, 360, async (page) => {
    await page.goto(`${product.url}/temp-mail`);
    await page.click("button[value=create]");
    await page.locator(".mailbox-address").waitFor();
    const to = await addressOn(page);
    for (let nth = 1; nth <= 6; nth += 1)
      await sendMail(smtpPort, { to, subject: `thư ${nth}`, text: "nội dung ".repeat(80) });
    await page.reload();
    const isSeen = (subject: string) =>
      page.waitForFunction((wanted) => {
        const heading = document.querySelector("#subject");
        const { top = -1, bottom = Infinity } = heading?.getBoundingClientRect() ?? {};
        return heading?.textContent === wanted && top >= 0 && bottom <= innerHeight;
      }, subject);
    await page.locator(".mail-item", { hasText: "thư 2" }).click();
    await isSeen("thư 2");
    const opened = await page.locator(".mail-item", { hasText: "thư 5" }).getAttribute("href");
    await page.goto(product.url + opened);
    await isSeen("thư 5");
    await page.getByRole("link", { name: vi["temp-mail.close"] }).click();
    await page.locator("#subject").waitFor({ state: "detached" });
    await page.locator(".mail-item", { hasText: "thư 5" }).click();
    await isSeen("thư 5");
  }));

journey(
  "thorough: a saved token finds its mailbox again without the cookie, and one that opens nothing is thrown away",
  () =>
    visit(true, 360, async (page) => {
      await page.goto(`${product.url}/temp-mail`);
      await page.click("button[value=create]");
      await page.locator(".mailbox-address").waitFor();
      const to = await addressOn(page);
      await page.context().clearCookies();
      await page.reload();
      await page.locator(".mailbox-address").waitFor();
      expect(await addressOn(page)).toBe(to);
      expect(await overflowOf(page)).toBe(0);
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.setItem("temp_mail_token", "nobody"));
      await page.reload();
      await page.waitForFunction(() => localStorage.getItem("temp_mail_token") === null);
      expect(await page.locator("button[value=create]").count()).toBe(1);
    }),
);

test("thorough: a mailbox that cannot be made is refused in words, with scripts as without", async () => {
  const closed = await startTestProduct();
  await visit(true, 360, async (page) => {
    await page.goto(`${closed.url}/en/temp-mail`);
    await page.click("button[value=create]");
    await page.locator(".refusal").waitFor();
    expect(await page.locator(".mailbox-start [aria-live]").textContent()).toStartWith(
      "Temporary email is not set up on this site.",
    );
    expect(new URL(page.url()).pathname).toBe("/en/temp-mail");
  }).finally(closed.stop);
});

test("thorough: the focus goes to the new address, to the next message after one is deleted, and to the button in the end", () =>
  visit(true, 1280, async (page) => {
    const focusOn = (selector: string) =>
      page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector);
    await page.goto(`${product.url}/temp-mail`);
    await page.click("button[value=create]");
    await focusOn("#mailbox");
    const to = await addressOn(page);
    for (const subject of ["một", "hai", "ba"]) await sendMail(smtpPort, { to, subject, text: "x" });
    await page.click(".mailbox-actions a >> nth=0");
    await page.locator(".mail-item >> nth=2").waitFor();
    const ids = await page.locator(".mail-item").evaluateAll((items) => items.map(({ id }) => id));
    await page.click(".mail-item >> nth=1");
    await focusOn("#subject");
    await page.click("button[value=discard]");
    await focusOn(`#${ids[2]}`);
    await page.click(".mail-item >> nth=0");
    await focusOn("#subject");
    await page.click(".mail-view .actions a >> nth=-1");
    await focusOn(`#${ids[0]}`);
    for (const next of [`#${ids[2]}`, "#inbox"]) {
      await page.click(".mail-item >> nth=0");
      await focusOn("#subject");
      await page.click("button[value=discard]");
      await focusOn(next);
    }
    await page.click(".mailbox-delete summary");
    await page.click("button[value=remove]");
    await focusOn("#create");
  }));

test("thorough: the actions of a mailbox stand in one row on a phone, in both languages", () =>
  visit(true, 360, async (page) => {
    for (const path of ["/temp-mail", "/en/temp-mail"]) {
      await page.goto(product.url + path);
      if ((await page.locator("button[value=create]").count()) > 0) {
        await page.click("button[value=create]");
        await page.locator(".mailbox-address").waitFor();
      }
      const actions = page.locator(".mailbox-actions > *:visible");
      await actions.nth(2).waitFor();
      const rows = await actions.evaluateAll((items) =>
        items.map((item) => Math.round(item.getBoundingClientRect().top)),
      );
      expect([path, rows.length, new Set(rows).size]).toEqual([path, 3, 1]);
    }
  }));

test("thorough: with an open stream of events the browser still asks, but seldom", () =>
  visitWith(browser, { fresh: true }, async (page) => {
    await page.clock.install();
    const isListening = page.waitForResponse(/\/events$/);
    await page.goto(`${product.url}/temp-mail`);
    await page.click("button[value=create]");
    await isListening;
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.clock.runFor(90_000);
    expect(asked.filter((path) => path.endsWith("/messages"))).toEqual([]);
    const asking = page.waitForRequest(/\/messages$/);
    await page.clock.runFor(40_000);
    await asking;
  }));
