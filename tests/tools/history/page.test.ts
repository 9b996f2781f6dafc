import { expect, test } from "bun:test";
import { withSignIn } from "#tests/support/product/sign-in.ts";
import type { Visitor } from "#tests/support/people/visitor.ts";

const html = async (visitor: Visitor, path: string): Promise<string> => (await visitor.open(path)).text();

const idIn = (page: string): string => /\/history\/([\w-]{21})\/image/.exec(page)?.[1] ?? "";

test("the QR page shows the way to the history to those who are signed in alone", async () => {
  await withSignIn(async ({ visitor, signedIn }) => {
    expect(await html(await signedIn(), "/qr")).toContain('<section id="history"');
    expect(await html(visitor(), "/qr")).not.toContain('<section id="history"');
    const refused = await visitor().open("/qr?history=1");
    expect([refused.status, await refused.text()]).toEqual([
      401,
      expect.stringContaining("Bạn cần đăng nhập"),
    ]);
  });
});

test("a page's form adds to the history, and reloading its answer does not add again", async () => {
  await withSignIn(async ({ signedIn }) => {
    const an = await signedIn();
    expect(await html(an, "/qr?history=1")).toContain("Chưa có lịch sử QR Code");
    await an.open("/qr?text=Xin+ch%C3%A0o");
    await an.open("/qr?text=Xin+ch%C3%A0o");
    await an.submit("/qr?tab=wifi", { tab: "wifi", ssid: "Quán", password: "bí mật" });
    const page = await html(an, "/qr?history=1");
    expect(page.match(/class="history-card"/g)).toHaveLength(2);
    expect(page).toContain("WIFI:T:WPA;S:Quán;P:••••••;;");
    expect(page).toMatch(/<time dateTime="[^"]+">\d\d:\d\d \d\d\/\d\d\/\d{4}<\/time>/);
    const picture = await an.open(`/api/qr/history/${idIn(page)}/image`);
    expect(picture.headers.get("content-type")).toBe("image/png");
  });
});

/** The form of a page's first entry that makes it again: where it leads, and its fields. */
function againForm(page: string) {
  const [, action = "", form = ""] =
    /<form action="([^"]*)#result" method="post">((?:<input[^>]*>)*)<button class="icon-button"/.exec(page) ??
    [];
  const fields = [...form.matchAll(/name="([^"]*)" value="([^"]*)"/g)];
  return { action, fields: Object.fromEntries(fields.map(([, name = "", value = ""]) => [name, value])) };
}

test("what is made again comes back in the form of its kind, with all its fields", async () => {
  await withSignIn(async ({ signedIn }) => {
    const an = await signedIn();
    const wifi = { ssid: "Quán; nhà", password: "b:m;t", security: "WEP", hidden: "on", size: "300" };
    const contact = { name: "Nguyễn Văn An", phone: "+84912345678", job: "Thợ mộc", dark: "#123456" };
    for (const [tab, typed] of Object.entries({ wifi, contact })) {
      await an.submit(`/qr?tab=${tab}`, { tab, ...typed });
      const { action, fields } = againForm(await html(an, "/qr?history=1"));
      expect(action).toBe(`/qr?tab=${tab}`);
      const again = await (await an.submit(action, fields)).text();
      expect(again).toContain("data:image/png");
      for (const value of Object.values(typed).filter((one) => one !== "on" && one !== "WEP"))
        expect(again).toContain(`value="${value}"`);
      expect(again.includes('name="hidden" checked=""')).toBe(tab === "wifi");
      expect(again.includes('<option value="WEP" selected="">')).toBe(tab === "wifi");
    }
    expect((await html(an, "/qr?history=1")).match(/class="history-card"/g)).toHaveLength(2);
  });
});

test("a link on another site shows its code, and writes into nobody's history", async () => {
  await withSignIn(async ({ signedIn }) => {
    const an = await signedIn();
    const led = await an.open("/qr?text=lua-dao", { headers: { "Sec-Fetch-Site": "cross-site" } });
    expect(await led.text()).toContain("data:image/png");
    await an.open("/qr?text=tu-go", { headers: { "Sec-Fetch-Site": "none" } });
    const page = await html(an, "/qr?history=1");
    expect([page.includes("lua-dao"), page.includes("tu-go")]).toEqual([false, true]);
  });
});

test("a transfer in the history has its bank, its amount as đồng, and what makes it again", async () => {
  await withSignIn(async ({ signedIn }) => {
    const an = await signedIn();
    expect(await html(an, "/en/vietqr?history=1")).toContain("No VietQR history yet");
    await an.submit("/vietqr", { bank: "VCB", account: "0123456789", amount: "1.500.000", info: "Học phí" });
    const page = await html(an, "/vietqr?history=1");
    expect(page).toContain(
      "<strong>Vietcombank</strong><strong>0123456789</strong><span>1.500.000đ</span><span>Hoc phi</span>",
    );
    const fields = { bank: "Vietcombank", account: "0123456789", amount: "1500000", info: "Hoc phi" };
    for (const [name, value] of Object.entries(fields))
      expect(page).toContain(`<input type="hidden" name="${name}" value="${value}"/>`);
    const again = await an.submit("/vietqr", fields);
    expect([again.status, await again.text()]).toEqual([200, expect.stringContaining("data:image/png")]);
    expect((await html(an, "/vietqr?history=1")).match(/class="history-card"/g)).toHaveLength(1);
    const cleared = await an.submit("/vietqr", { action: "clear" });
    expect([cleared.status, cleared.headers.get("location")]).toEqual([303, "/vietqr?history=1#history"]);
  });
});

test("forms delete one entry or all, and lead back to the history; a GET deletes nothing", async () => {
  await withSignIn(async ({ signedIn }) => {
    const an = await signedIn();
    for (const text of ["một", "hai", "ba"]) await an.open(`/qr?text=${text}`);
    const id = idIn(await html(an, "/qr?history=1"));
    await an.open(`/qr?action=remove&id=${id}`);
    await an.open("/qr?action=clear");
    expect((await html(an, "/qr?history=1")).match(/class="history-card"/g)).toHaveLength(3);
    const removed = await an.submit("/en/qr", { action: "remove", id });
    expect([removed.status, removed.headers.get("location")]).toEqual([303, "/en/qr?history=1#history"]);
    const left = await html(an, "/qr?history=1");
    expect([left.match(/class="history-card"/g)?.length, left.includes(id)]).toEqual([2, false]);
    expect((await an.submit("/qr", { action: "clear" })).status).toBe(303);
    expect(await html(an, "/qr?history=1")).toContain("Chưa có lịch sử QR Code");
  });
});

test("the history comes page by page without scripts", async () => {
  await withSignIn(async ({ signedIn }) => {
    const an = await signedIn();
    for (let n = 1; n <= 25; n += 1) await an.open(`/qr?text=so-${n}`);
    const first = await html(an, "/qr?history=1");
    const cursor = /name="cursor" value="(\w+)"/.exec(first)?.[1] ?? "";
    expect(first.match(/class="history-card"/g)).toHaveLength(24);
    const second = await html(an, `/qr?history=1&cursor=${cursor}`);
    expect([second.match(/class="history-card"/g)?.length, second.includes("so-1<")]).toEqual([1, true]);
    expect([first.includes(">Xem thêm<"), second.includes(">Xem thêm<")]).toEqual([true, false]);
  });
});
