import { vi } from "#locales/index.ts";
import { afterAll, expect } from "bun:test";
import { acceptQuestion } from "#tests/support/people/accept-question.ts";
import { sharedBrowser, visitWith } from "#tests/support/people/chromium.ts";
import { axeFaults, complaintsOf, overflowOf, pastedText } from "#tests/support/people/page-faults.ts";
import { startSignInSite } from "#tests/support/product/sign-in-site.ts";
import { journey } from "#tests/e2e/exceptions.ts";

const site = await startSignInSite();
const { url } = site;
const browser = await sharedBrowser();

afterAll(async () => {
  await site.stop();
});

journey("a visitor writes notes, finds one, changes, shares and deletes it", () =>
  visitWith(browser, { width: 360 }, async (page) => {
    const complaints = complaintsOf(page);
    await page.goto(`${url}/notes`);
    for (const [title, content] of [
      ["Đi chợ", "Mua cá rô"],
      ["", "Không tên"],
    ] as const) {
      await page.getByLabel("Tiêu đề").fill(title);
      await page.getByLabel("Nội dung").fill(content);
      await page.getByRole("button", { name: "Lưu ghi chú" }).click();
      await page.locator(".entry", { hasText: content }).waitFor();
    }
    await page.locator("h3", { hasText: "(Không tiêu đề)" }).waitFor();
    await page.getByLabel("Tìm trong ghi chú").fill("ca ro");
    await page.getByRole("button", { name: "Tìm", exact: true }).click();
    await page.locator(".entry", { hasText: "Không tên" }).waitFor({ state: "detached" });
    const note = page.locator(".entry");
    await note.getByRole("button", { name: "Sửa" }).click();
    await note.getByLabel("Nội dung").fill("Mua cá lóc");
    await note.getByRole("button", { name: "Lưu thay đổi" }).click();
    await note.locator(".plain-text", { hasText: "Mua cá lóc" }).waitFor();
    await note.getByRole("button", { name: "Chia sẻ" }).click();
    const address = (await note.locator(".code").textContent()) ?? "";
    expect([await axeFaults(page), await overflowOf(page)]).toEqual([[], 0]);
    const shared = await page.context().newPage();
    await shared.goto(address);
    await shared.getByRole("button", { name: "Sao chép" }).click();
    await shared.getByText("Đã sao chép").waitFor();
    expect(await pastedText(shared)).toBe("Mua cá lóc");
    await shared.close();
    await note.getByRole("button", { name: "Ngừng chia sẻ" }).click();
    await note.getByText(vi["notes.share.off"]).waitFor();
    expect((await fetch(address)).status).toBe(404);
    const questions = acceptQuestion(page);
    await note.getByRole("button", { name: "Xóa" }).click();
    await page.getByText("Không có ghi chú nào chứa").waitFor();
    await page.waitForFunction(() => document.activeElement?.id === "list-title");
    expect(questions).toEqual([expect.stringMatching(/^Xóa ghi chú “.+”\?/)]);
    expect(complaints).toEqual([]);
  }),
);

journey("the list is of the search that was made last, whichever answer comes first", () =>
  visitWith(browser, { width: 360 }, async (page) => {
    const first = Promise.withResolvers<void>();
    await page.route(/\/api\/notes\?.*q=tom/, async (route) => {
      await first.promise;
      await route.continue();
    });
    await page.goto(`${url}/notes`);
    for (const content of ["tôm khô Cà Mau", "nước mắm Phú Quốc"]) {
      await page.getByLabel("Nội dung").fill(content);
      await page.getByRole("button", { name: "Lưu ghi chú" }).click();
      await page.locator(".entry", { hasText: content }).waitFor();
    }
    const find = page.getByRole("button", { name: "Tìm", exact: true });
    const answer = page.waitForResponse(/\/api\/notes\?.*q=tom/);
    for (const words of ["tom", "mam"]) {
      await page.getByLabel("Tìm trong ghi chú").fill(words);
      await find.click();
    }
    await page.locator(".entry", { hasText: "tôm khô" }).waitFor({ state: "detached" });
    first.resolve();
    await (await answer).finished();
    // The bar of what is under way goes with the last of them.
    await page.waitForFunction(() => document.querySelector("main [aria-busy=true]") === null);
    expect(await page.locator(".entry").allTextContents()).toEqual([
      expect.stringContaining("nước mắm Phú Quốc"),
    ]);
  }),
);

journey("without scripts a note that burns is written by one visitor and read once by another", () =>
  visitWith(browser, { script: false, width: 360 }, async (page) => {
    await page.goto(`${url}/en/notes`);
    await page.getByLabel("Content").fill("burn after reading");
    await page.getByLabel(/Burn after reading/).check();
    await page.getByRole("button", { name: "Save the note" }).click();
    await page.locator(".entry").getByRole("button", { name: "Share" }).click();
    const address = (await page.locator(".entry .code").textContent()) ?? "";
    await visitWith(browser, { script: false, width: 360 }, async (reader) => {
      await reader.goto(address);
      expect(await reader.getByText("burn after reading").count()).toBe(0);
      await reader.getByRole("button", { name: "Open and burn the note" }).click();
      await reader.getByText("burn after reading").waitFor();
      expect((await reader.goto(address))?.status()).toBe(404);
    });
    await page.goto(`${url}/en/notes`);
    await page.getByText("No notes yet.").waitFor();
  }),
);

journey("without scripts a press that comes twice makes one note", () =>
  visitWith(browser, { script: false, width: 360 }, async (page) => {
    await page.goto(`${url}/notes`);
    await page.getByLabel("Nội dung").fill("bấm hai lần");
    await page.getByRole("button", { name: "Lưu ghi chú" }).dblclick();
    await page.locator(".entry").first().waitFor();
    await page.goto(`${url}/notes`);
    expect(await page.locator(".entry").count()).toBe(1);
  }),
);

journey("thorough: after a deletion the focus is on the note that took the place, then on the heading", () =>
  visitWith(browser, { width: 1280 }, async (page) => {
    const focused = (id: string) =>
      page.waitForFunction((wanted) => document.activeElement?.closest(`[id="${wanted}"]`) !== null, id);
    await page.goto(`${url}/notes`);
    for (const content of ["một", "hai"]) {
      await page.fill("main [name=content]", content);
      await page.locator("main form.panel button.button").first().click();
      await page.locator(".entry", { hasText: content }).waitFor();
    }
    page.on("dialog", (dialog) => void dialog.accept());
    const [top, bottom] = await page.locator(".entry").evaluateAll((all) => all.map(({ id }) => id));
    await page.locator(`[id="${top}"]`).getByRole("button", { name: "Xóa" }).click();
    await focused(bottom ?? "");
    await page.locator(`[id="${bottom}"]`).getByRole("button", { name: "Xóa" }).click();
    await focused("list-title");
  }),
);
