import { expect, test } from "bun:test";
import { en, vi } from "#locales/index.ts";
import { noteCaps } from "#tools/notes/schema.ts";
import { postForm, withProduct } from "#tests/support/product/product.ts";
import { finishSignIn, reachCallback, withSignIn } from "#tests/support/product/sign-in.ts";
import { decodePicture } from "#tests/support/people/qr-reader.ts";
import { Visitor } from "#tests/support/people/visitor.ts";

const read = async (visitor: Visitor, path: string) => (await visitor.open(path)).text();

async function send(visitor: Visitor, fields: Record<string, string>, path = "/notes") {
  const answer = await visitor.submit(path, fields);
  return { status: answer.status, location: answer.headers.get("location") ?? "", text: await answer.text() };
}

const idIn = (page: string): string => /id="note-([\w-]{12})"/.exec(page)?.[1] ?? "";
const keyIn = (page: string): string => /\/notes\/([\w-]{22})"/.exec(page)?.[1] ?? "";

const withBrowser = (run: (browser: Visitor, other: Visitor) => Promise<void>) =>
  withProduct((base) => run(new Visitor(base), new Visitor(base)));

test("a note is written, found, changed and deleted by forms alone", () =>
  withBrowser(async (browser) => {
    const sent = await send(browser, { title: "Đi chợ", content: "Mua cá", expires_in: "1d" });
    expect([sent.status, sent.location]).toEqual([303, "/notes?saved#list"]);
    await send(browser, { title: "", content: "chỉ có nội dung", expires_in: "never" });
    const list = await read(browser, "/notes");
    for (const words of ["Đi chợ", "(Không tiêu đề)", "Tự xóa lúc"]) expect(list).toContain(words);
    const found = await read(browser, "/notes?q=di+cho");
    expect(found).toContain("Mua cá");
    expect(found).not.toContain("chỉ có nội dung");
    expect(await read(browser, "/notes?q=khong+co")).toContain("Không có ghi chú nào chứa “khong co”.");
    const id = idIn(found);
    expect(await read(browser, `/notes?edit=${id}`)).toContain("Giữ như hiện tại");
    const changed = await send(browser, {
      action: "change",
      id,
      title: "Đi siêu thị",
      content: "Mua thịt",
      expires_in: "keep",
    });
    expect([changed.status, changed.location]).toEqual([303, `/notes#note-${id}`]);
    expect(await read(browser, `/notes?delete=${id}`)).toContain("Xóa ghi chú “Đi siêu thị”?");
    expect((await send(browser, { action: "remove", id })).status).toBe(303);
    expect(await read(browser, "/notes")).not.toContain("Đi siêu thị");
  }));

test("the link of a shared note has its code, and that of one whose key it lacks has none", () =>
  withBrowser(async (browser, other) => {
    await send(browser, { content: "mật khẩu Wi-Fi", expires_in: "never" });
    const page = await read(browser, `/notes?share=${idIn(await read(browser, "/notes"))}`);
    const [, source = ""] = /src="(\/qr\.svg\?[^"]*)"/.exec(page) ?? [];
    const code = await (await other.open(source)).bytes();
    const address = decodePicture({ type: "image/svg+xml", bytes: code, name: "" })?.text ?? "";
    expect(await read(other, new URL(address).pathname)).toContain("mật khẩu Wi-Fi");
    await send(browser, { content: "QUJD.REVG", sealed: "on", expires_in: "never" });
    const own = await read(browser, `/notes?share=${idIn(await read(browser, "/notes"))}`);
    expect(own).toContain(vi["notes.share.sealed"]);
    expect(own).not.toContain("/qr.svg");
  }));

test("a blank note is refused in its form, and what was typed stays", () =>
  withBrowser(async (browser) => {
    const refused = await send(browser, { title: "giữ lại", content: "   " });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('value="giữ lại"');
    expect(refused.text).toContain("Vui lòng điền vào ô này.");
    await send(browser, { content: "cũ" });
    const id = idIn(await read(browser, "/notes"));
    const bad = await send(
      browser,
      { action: "change", id, content: " ", title: "mới" },
      `/notes?edit=${id}`,
    );
    expect([bad.status, bad.text.includes('value="mới"')]).toEqual([422, true]);
  }));

test("a shared note is a page of text, which search engines and referrers do not learn of", () =>
  withBrowser(async (browser, reader) => {
    const content = "<b>đậm</b> xem https://example.com/a.";
    await send(browser, { title: "Trang <i>", content });
    const id = idIn(await read(browser, "/notes"));
    const key = keyIn(await read(browser, `/notes?share=${id}`));
    const page = await reader.open(`/notes/${key}`);
    expect(Object.fromEntries(page.headers)).toMatchObject({
      "x-robots-tag": "noindex",
      "referrer-policy": "no-referrer",
      "cache-control": "private, no-store",
    });
    const html = await page.text();
    expect(html).toContain(
      '&lt;b&gt;đậm&lt;/b&gt; xem <a href="https://example.com/a" target="_blank" rel="noopener noreferrer nofollow ugc">',
    );
    expect(await read(reader, `/en/notes/${key}`)).toContain('lang="en"');
    const stopped = await send(browser, { action: "share", id, shared: "off" });
    expect([stopped.status, stopped.location]).toEqual([303, `/notes?share=${id}#note-${id}`]);
    const missing = await reader.open(`/notes/${key}`);
    expect([missing.status, (await missing.text()).includes("người viết đã ngừng chia sẻ")]).toEqual([
      404,
      true,
    ]);
  }));

test("a note that burns is shown once, to whoever presses", () =>
  withBrowser(async (browser, reader) => {
    await send(browser, { title: "bí mật", content: "mở ra là mất", burn: "on" });
    const sharing = await read(browser, `/notes?share=${idIn(await read(browser, "/notes"))}`);
    expect([sharing.includes(vi["notes.share.burn"]), sharing.includes(vi["notes.share.who"])]).toEqual([
      true,
      false,
    ]);
    const key = keyIn(sharing);
    for (let times = 0; times < 2; times += 1) {
      const unopened = await read(reader, `/notes/${key}`);
      expect(unopened).toContain("Mở và hủy ghi chú");
      expect(unopened).not.toMatch(/bí mật|mở ra là mất/);
    }
    const opened = await send(reader, { key }, `/notes/${key}`);
    expect([opened.status, opened.text.includes("mở ra là mất")]).toEqual([200, true]);
    expect((await reader.open(`/notes/${key}`)).status).toBe(404);
    expect((await send(reader, { key }, `/notes/${key}`)).status).toBe(404);
  }));

test("nobody else's note is changed by its id", () =>
  withBrowser(async (browser, stranger) => {
    await send(browser, { content: "của tôi" });
    const id = idIn(await read(browser, "/notes"));
    for (const fields of [
      { action: "remove" },
      { action: "change", content: "cướp" },
      { action: "share", shared: "off" },
    ]) {
      expect((await send(stranger, { ...fields, id })).status).toBe(404);
    }
    expect(await read(browser, "/notes")).toContain("của tôi");
  }));

test("a browser that keeps no cookie is told that its note cannot be found again", () =>
  withProduct(async (base) => {
    const saved = await postForm(`${base}/notes`, { action: "create", content: "ghi rồi mất" });
    const address = saved.headers.get("location") ?? "";
    const without = await (await fetch(new URL(address, base))).text();
    expect(without).toMatch(new RegExp(`>${vi["notes.lost"]}<`));
    const cookie = (saved.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
    const page = await (await fetch(new URL(address, base), { headers: { cookie } })).text();
    expect(page).toContain("ghi rồi mất");
    expect(page).not.toMatch(new RegExp(`>${vi["notes.lost"]}<`));
  }));

test("who signs in with a full account is told what stays in the browser, and reads it there after signing out", () =>
  withSignIn(async ({ visitor, signedIn }) => {
    const person = { id: "full", name: "Đầy", email: "day@people.example" };
    const owner = await signedIn(person);
    for (let made = 0; made < noteCaps.notes - 1; made += 1)
      await owner.call("/notes", { method: "POST", body: JSON.stringify({ content: `của tôi ${made}` }) });
    const browser = visitor();
    for (const content of ["cũ hơn", "mới hơn"])
      await browser.submit("/notes", { action: "create", content });
    await finishSignIn(browser, await reachCallback(browser, "google"));
    const page = await read(browser, "/notes");
    expect(page).toContain("mới hơn");
    expect(page).not.toContain("cũ hơn");
    expect(page).toContain(vi["notes.left"].replace("{count}", "1"));
    expect(await read(browser, "/en/notes")).toContain(en["notes.left"].replace("{count}", "1"));
    // Without them nothing is said.
    expect(await read(owner, "/notes")).not.toContain("không còn chỗ cho");
    await browser.submit("/account", { action: "signOut" });
    browser.cookies.delete("session");
    const signedOut = await read(browser, "/notes");
    expect([signedOut.includes("cũ hơn"), signedOut.includes("không còn chỗ cho")]).toEqual([true, false]);
  }));
