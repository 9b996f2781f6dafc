import { afterAll, expect } from "bun:test";
import type { Page } from "playwright-core";
import { en, vi } from "#locales/index.ts";
import { sharedBrowser, visitWith } from "#tests/support/people/chromium.ts";
import { axeFaults, complaintsOf, overflowOf } from "#tests/support/people/page-faults.ts";
import { decodePicture } from "#tests/support/people/qr-reader.ts";
import { startSignInSite } from "#tests/support/product/sign-in-site.ts";
import { journey } from "#tests/e2e/exceptions.ts";

const site = await startSignInSite();
const { url } = site;
const browser = await sharedBrowser();

afterAll(async () => {
  await site.stop();
});

/** All that a page sends: addresses, headers, bodies. */
function sentBy(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) =>
    sent.push(request.url(), JSON.stringify(request.headers()), request.postData() ?? ""),
  );
  return sent;
}

/** Writes a sealed note, and gives the whole address that is shown for it. */
async function seal(page: Page, { content, burn = false }: { content: string; burn?: boolean }) {
  await page.goto(`${url}/notes`);
  await page.getByLabel("Tiêu đề").fill("Két sắt");
  await page.getByLabel("Nội dung").fill(content);
  await page.getByLabel(vi["notes.seal"]).check();
  if (burn) await page.getByLabel(/^Đọc xong tự hủy/).check();
  await page.getByRole("button", { name: "Lưu ghi chú" }).click();
  await page.getByText(vi["notes.seal.keep"]).waitFor();
  return (await page.locator("form .code").textContent()) ?? "";
}

journey(
  "a visitor seals a note; who has the whole address reads it, and nothing that is sent has its text or key",
  () =>
    visitWith(browser, { width: 360 }, async (page) => {
      const [complaints, sent] = [complaintsOf(page), sentBy(page)];
      const address = await seal(page, { content: "mã số 42-17\nhttps://example.com/cửa" });
      const [, key = ""] = address.split("#");
      expect(key).toMatch(/^[\w-]{43}$/);
      await page.getByRole("button", { name: vi["notes.share.qr"] }).click();
      const code = page.getByAltText(vi["notes.share.qr.alt"]);
      const [, drawn = ""] = ((await code.getAttribute("src")) ?? "").split("data:image/svg+xml,");
      const bytes = new TextEncoder().encode(decodeURIComponent(drawn));
      expect(decodePicture({ type: "image/svg+xml", bytes, name: "" })?.text).toBe(address);
      const own = page.locator(".entry");
      await own.getByText(vi["notes.sealed.own"]).waitFor();
      expect(await own.getByRole("button", { name: "Sửa" }).count()).toBe(0);
      await own.getByRole("button", { name: "Chia sẻ" }).click();
      expect(address.startsWith(`${(await own.locator(".code").textContent()) ?? "none"}#`)).toBe(true);
      expect([await axeFaults(page), await overflowOf(page)]).toEqual([[], 0]);
      await visitWith(browser, { width: 360 }, async (reader) => {
        const [theirs, asked] = [complaintsOf(reader), sentBy(reader)];
        await reader.goto(address);
        await reader.getByText("mã số 42-17").waitFor();
        await reader.getByRole("heading", { name: "Két sắt" }).waitFor();
        await reader.getByRole("link", { name: "https://example.com/cửa" }).waitFor();
        expect([await axeFaults(reader), await overflowOf(reader), theirs]).toEqual([[], 0, []]);
        expect(asked.filter((text) => text.includes(key))).toEqual([]);
      });
      expect(sent.filter((text) => /42-17|Két sắt/.test(text) || text.includes(key))).toEqual([]);
      expect(complaints).toEqual([]);
    }),
);

journey("thorough: a sealed note whose address lacks its key, or has another, asks for it", () =>
  visitWith(browser, {}, async (page) => {
    const address = await seal(page, { content: "chỉ có khóa mới đọc được" });
    const [bare = "", key = ""] = address.split("#");
    await page.goto(bare);
    await page.getByText(vi["notes.sealed.noKey"]).waitFor();
    await page.goto(`${bare}#${"A".repeat(43)}`);
    await page.getByText(vi["notes.sealed.wrongKey"]).waitFor();
    await page.getByLabel(vi["notes.sealed.key"]).fill(`${address}.`);
    await page.getByRole("button", { name: vi["notes.sealed.unseal"] }).click();
    await page.getByText("chỉ có khóa mới đọc được").waitFor();
    await page.goto(bare.replace("/notes/", "/en/notes/"));
    await page.getByText(en["notes.sealed.noKey"]).waitFor();
    await page.evaluate((hash) => void (location.hash = hash), key);
    await page.getByText("chỉ có khóa mới đọc được").waitFor();
  }),
);

journey("a sealed note that burns is not opened without its key, then read once", () =>
  visitWith(browser, { width: 360 }, async (page) => {
    const address = await seal(page, { content: "đọc rồi quên", burn: true });
    const [bare = ""] = address.split("#");
    await page.goto(bare);
    await page.getByText(vi["notes.sealed.noKey"]).waitFor();
    expect(await page.getByRole("button", { name: "Mở và hủy ghi chú" }).count()).toBe(0);
    await page.goto("about:blank");
    await page.goto(address);
    await page.getByRole("button", { name: "Mở và hủy ghi chú" }).click();
    await page.getByText("đọc rồi quên").waitFor();
    await page.getByText(vi["notes.opened"]).waitFor();
    expect((await page.goto(bare))?.status()).toBe(404);
  }),
);

journey("thorough: a note too long to be sealed is not sent, and says so beside its field", () =>
  visitWith(browser, {}, async (page) => {
    await page.goto(`${url}/notes`);
    const sent = sentBy(page);
    await page.getByLabel("Nội dung").fill("ờ".repeat(17_000));
    await page.getByLabel(vi["notes.seal"]).check();
    await page.getByRole("button", { name: "Lưu ghi chú" }).click();
    await page.locator(".error", { hasText: vi["notes.seal.tooLarge"] }).waitFor();
    expect(sent.filter((text) => text.includes("/api/notes"))).toEqual([]);
    await page.getByLabel("Nội dung").fill("ờ".repeat(16_000));
    await page.getByRole("button", { name: "Lưu ghi chú" }).click();
    await page.getByText(vi["notes.seal.keep"]).waitFor();
  }),
);

journey(
  "thorough: where the browser does not encrypt, as on plain http, sealing is not offered and a sealed note says why it stays closed",
  () =>
    visitWith(browser, { fresh: true }, async (page) => {
      const address = await seal(page, { content: "kín" });
      // What a page without a secure origin lacks.
      await page.addInitScript(() => void Reflect.deleteProperty(Crypto.prototype, "subtle"));
      await page.goto(`${url}/notes`);
      await page.getByLabel("Nội dung").focus();
      await page.getByText(vi["notes.seal.insecure"]).waitFor();
      expect(await page.getByLabel(vi["notes.seal"]).isDisabled()).toBe(true);
      await page.goto(address);
      await page.getByText(vi["notes.sealed.insecure"]).waitFor();
    }),
);

journey(
  "thorough: without scripts sealing is not offered, and a sealed note says what it needs",
  async () => {
    let address = "";
    await visitWith(browser, {}, async (page) => {
      address = await seal(page, { content: "kín" });
    });
    await visitWith(browser, { script: false }, async (page) => {
      await page.goto(`${url}/notes`);
      // Playwright's own search for texts passes over noscript.
      const told = page.locator("noscript .hint");
      await told.waitFor();
      expect(await told.textContent()).toBe(vi["notes.seal.withoutScript"]);
      expect(await page.getByLabel(vi["notes.seal"]).isVisible()).toBe(false);
      await page.goto(address);
      const needs = page.locator("noscript .warning");
      await needs.waitFor();
      expect(await needs.textContent()).toBe(vi["notes.sealed.withoutScript"]);
      expect(await page.getByText(vi["notes.sealed.busy"]).isVisible()).toBe(false);
    });
  },
);
