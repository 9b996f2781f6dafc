import { expect, test } from "bun:test";
import { withSignIn } from "#tests/support/product/sign-in.ts";
import type { Visitor } from "#tests/support/people/visitor.ts";

const url = "https://example.com/";

const read = async (visitor: Visitor, path: string) => (await visitor.open(path)).text();

/** Sends a form of the page; returns where it leads. */
async function send(visitor: Visitor, fields: Record<string, string>, path = "/links") {
  const answer = await visitor.submit(path, fields);
  return { status: answer.status, location: answer.headers.get("location") ?? "", text: await answer.text() };
}

test("the form leads to the new link, and reloading makes no second one", () =>
  withSignIn(async ({ visitor }) => {
    const browser = visitor();
    const sent = await send(browser, { url, code: "tet2027" });
    expect([sent.status, sent.location]).toEqual([303, "/links?made=tet2027#result"]);
    const page = await read(browser, sent.location);
    expect(page).toContain("Liên kết ngắn đã sẵn sàng");
    expect(page).toContain('href="http://localhost:3000/links/tet2027"');
    expect(page).not.toContain("Lịch sử");
  }));

test("a refusal stands beside its field, and what was typed stays", () =>
  withSignIn(async ({ visitor }) => {
    const english = await send(visitor(), { url: "javascript:alert(1)", code: "abcd" }, "/en/links");
    expect(english.status).toBe(422);
    expect(english.text).toContain("Enter a full web address");
    expect(english.text).toContain('value="javascript:alert(1)"');
    await send(visitor(), { url, code: "abcd" });
    const taken = await send(visitor(), { url, code: "abcd" });
    expect([taken.status, taken.text.includes("Mã này đã có người dùng. Hãy chọn mã khác.")]).toEqual([
      409,
      true,
    ]);
  }));

test("a signed-in visitor has their list with the form, until they close it", () =>
  withSignIn(async ({ signedIn }) => {
    const an = await signedIn();
    expect(await read(an, "/links")).toContain("Chưa có liên kết nào");
    const { location } = await send(an, { url, code: "cuaan" });
    expect(location).toBe("/links?made=cuaan#result");
    const page = await read(an, location);
    expect(page).toContain("Ẩn lịch sử");
    expect(page).toContain('id="link-cuaan"');
    expect(await read(await signedIn(), "/links?history=open")).not.toContain("cuaan");
    const closed = await read(an, "/links?history=closed");
    expect([closed.includes("Xem lịch sử"), closed.includes('id="link-cuaan"')]).toEqual([true, false]);
  }));

test("a target is changed by a form, and a bad one is refused in it", () =>
  withSignIn(async ({ visitor, signedIn }) => {
    const an = await signedIn();
    await send(an, { url, code: "cuaan" });
    const path = "/links?history=open&edit=cuaan";
    expect(await read(an, path)).toContain("Địa chỉ đích mới");
    const bad = await send(an, { action: "change", code: "cuaan", url: "ftp://a.example/" }, path);
    expect([bad.status, bad.text.includes("Nhập một địa chỉ web đầy đủ")]).toEqual([422, true]);
    const good = await send(an, { action: "change", code: "cuaan", url: "https://example.org/" }, path);
    expect([good.status, good.location]).toEqual([303, "/links?#history"]);
    const followed = await visitor().open("/links/cuaan");
    expect(followed.headers.get("location")).toBe("https://example.org/");
  }));

test("what a row of a later page is asked to show is shown, without scripts too", () =>
  withSignIn(async ({ signedIn }) => {
    const an = await signedIn();
    const isMade = async (fields: Record<string, string>) =>
      expect((await send(an, fields)).status).toBe(303);
    await isMade({ url, code: "dautien" });
    for (let at = 0; at < 50; at += 1) await isMade({ url });
    const first = await read(an, "/links");
    expect(first).not.toContain('id="link-dautien"');
    const cursor = /name="cursor" value="([^"]+)"/.exec(first)?.[1] ?? "";
    expect(await read(an, `/links?cursor=${cursor}`)).toContain('id="link-dautien"');
    expect(await read(an, "/links?analytics=dautien")).toContain("Thống kê của dautien");
    expect(await read(an, "/links?edit=dautien")).toContain("Địa chỉ đích mới");
    expect(await read(an, "/links?edit=khongco")).toContain(`value="${cursor}"`);
  }));

test("a link is deleted after it was asked whether to", () =>
  withSignIn(async ({ signedIn }) => {
    const an = await signedIn();
    await send(an, { url, code: "cuaan" });
    expect(await read(an, "/links?history=open&delete=cuaan")).toMatch(/Xóa liên kết [^ ]+\/links\/cuaan\?/);
    const stranger = await send(await signedIn(), { action: "remove", code: "cuaan" });
    expect(stranger.status).toBe(404);
    const gone = await send(an, { action: "remove", code: "cuaan" });
    expect(gone.status).toBe(303);
    expect(await read(an, "/links?history=open")).toContain("Chưa có liên kết nào");
  }));

test("analytics are drawn where there are no scripts, and say their numbers", () =>
  withSignIn(async ({ visitor, signedIn }) => {
    const an = await signedIn();
    await send(an, { url, code: "cuaan" });
    const path = "/links?history=open&analytics=cuaan&range=7";
    expect(await read(an, path)).toContain("Chưa có lượt bấm nào trong khoảng thời gian này.");
    const agent =
      "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Mobile Safari/537.36";
    await visitor().open("/links/cuaan", { headers: { "User-Agent": agent } });
    const page = await read(an, path);
    for (const words of [
      "Theo quốc gia",
      '<path class="line" d="M0 100L1 100L2 100L3 100L4 100L5 100L6 50"',
      'stroke="#0b6b57" stroke-dasharray="270.18 270.18"',
      "Điện thoại",
      "Trực tiếp",
      "/api/links/cuaan/analytics.csv?range=7",
    ]) {
      expect(page).toContain(words);
    }
    expect(
      (await an.open("/api/links/cuaan/analytics.csv", { headers: { "Sec-Fetch-Site": "same-origin" } }))
        .status,
    ).toBe(200);
  }));

test("the page is from memory for everybody who has no session, but for its form's key", () =>
  withSignIn(async ({ visitor }) => {
    for (const path of ["/links", "/notes"]) {
      const [one, other] = [await visitor().open(path), await visitor().open(path)];
      expect(one.headers.get("cache-control")).toBe("private, no-cache");
      const [first, second] = [await one.text(), await other.text()];
      expect(second).not.toBe(first);
      const key = /name="idempotency_key" value="([^"]+)"/;
      expect(second.replaceAll(key.exec(second)?.[1] ?? "", key.exec(first)?.[1] ?? "")).toBe(first);
    }
  }));

test("the list says that there are no links only while there are none", () =>
  withSignIn(async ({ signedIn }) => {
    const browser = await signedIn();
    const isSaidEmpty = async () =>
      /<\/i><span>Chưa có liên kết nào/.test(await read(browser, "/links?history=open"));
    expect(await isSaidEmpty()).toBe(true);
    await send(browser, { url, code: "dautien" });
    expect(await isSaidEmpty()).toBe(false);
  }));
