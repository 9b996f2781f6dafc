import { expect, test } from "bun:test";
import { withSignIn } from "#tests/support/product/sign-in.ts";
import { postForm, postJson, withProduct } from "#tests/support/product/product.ts";

const url = "https://example.com/";
const sentence = "Ô này chứa ký tự U+0000, không lưu được. Hãy xóa ký tự đó.";

const writes = [
  ["/notes", { content: "sữa\0" }, "content"],
  ["/notes", { content: "sữa", title: "\0" }, "title"],
  ["/links", { url, title: "Tết\0" }, "title"],
  ["/links", { url, tags: "a,b\0" }, "tags"],
  ["/links", { url, tags: ["a\0"] }, "tags"],
  ["/account/keys", { name: "Cửa\0hàng", scopes: ["links"] }, "name"],
] as const;

test("U+0000 in what would be stored is refused beside its field, on either engine", () =>
  withSignIn(async ({ signedIn }) => {
    const an = await signedIn();
    for (const [path, body, field] of writes) {
      const answer = await an.call(path, { method: "POST", body: JSON.stringify(body) });
      expect([path, field, answer.status, (await answer.json()).errors]).toEqual([
        path,
        field,
        422,
        [{ path: field, message: sentence }],
      ]);
    }
    for (const path of ["/notes?q=a%00", "/links?q=%00", "/links?tag=%00"])
      expect([path, (await an.call(path)).status]).toEqual([path, 422]);
    expect((await (await an.call("/notes")).json()).data).toEqual([]);
  }));

test("a form says it on the page, in the reader's language, and keeps what was typed", () =>
  withProduct(async (base) => {
    const answer = await postForm(`${base}/en/notes`, {
      action: "create",
      content: "milk\0",
      title: "Market",
    });
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain("This field contains the character U+0000, which cannot be stored.");
    expect(page).toContain('value="Market"');
  }));

test("so does the form that reports a link", () =>
  withProduct(async (base) => {
    const { code: target } = await (await postJson(`${base}/api/links`, { url })).json();
    const report = { action: "report", kind: "link", target, reason: "spam", comment: "lừa\0đảo" };
    const answer = await postForm(`${base}/links/${target}+`, report);
    expect([answer.status, (await answer.text()).includes(sentence)]).toEqual([422, true]);
  }));

test("a picture may hold it, since what is drawn is no text of the database", () =>
  withSignIn(async ({ signedIn }) => {
    const an = await signedIn();
    const drawn = await an.call("/qr", { method: "POST", body: JSON.stringify({ text: "a\0b", size: 128 }) });
    expect(drawn.status).toBe(200);
    const { data } = await (await an.call("/qr/history")).json();
    expect(data).toMatchObject([{ content: "a\0b" }]);
  }));
