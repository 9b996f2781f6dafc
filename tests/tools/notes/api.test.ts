import { expect, test } from "bun:test";
import type { Note, Notes } from "#tools/notes/schema.ts";
import { finishSignIn, reachCallback, withSignIn } from "#tests/support/product/sign-in.ts";
import type { Visitor } from "#tests/support/people/visitor.ts";

/** The API asked with the browser's cookies, as an island does. */
const ask = (visitor: Visitor, method: string, path: string, body?: object) =>
  visitor.open(`/api${path}`, {
    method,
    headers: {
      "Content-Type": "application/json",
      "Sec-Fetch-Site": "same-origin",
      ...(visitor.token && { Authorization: `Bearer ${visitor.token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });

const write = async (visitor: Visitor, body: object = {}): Promise<Note> =>
  (await ask(visitor, "POST", "/notes", { content: "nội dung", ...body })).json();

const listOf = async (visitor: Visitor, query = ""): Promise<Notes> =>
  (await ask(visitor, "GET", `/notes${query}`)).json();

test("an anonymous browser is known by a cookie that scripts cannot read", () =>
  withSignIn(async ({ visitor }) => {
    const [one, other] = [visitor(), visitor()];
    const answer = await ask(one, "POST", "/notes", { content: "của tôi" });
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^browser=[\w-]{22}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=34560000$/,
    );
    expect((await listOf(one)).data).toMatchObject([{ content: "của tôi" }]);
    expect((await listOf(other)).data).toEqual([]);
  }));

test("at sign-in the browser's notes move to the account", () =>
  withSignIn(async ({ visitor, signedIn, idps }) => {
    const browser = visitor();
    await write(browser, { content: "viết trước khi đăng nhập" });
    const person = { id: "an", name: "An", email: "an@people.example" };
    idps.google.state.person = person;
    await finishSignIn(browser, await reachCallback(browser, "google"));
    expect(browser.cookies.has("browser")).toBe(false);
    const elsewhere = await signedIn(person);
    expect((await listOf(elsewhere)).data).toMatchObject([{ content: "viết trước khi đăng nhập" }]);
  }));

test("a search goes over the visitor's own notes", () =>
  withSignIn(async ({ visitor }) => {
    const an = visitor();
    await write(an, { title: "Đi chợ" });
    await write(an, { title: "Họp tổ" });
    await write(visitor(), { title: "Đi chợ của người khác" });
    expect((await listOf(an, "?q=di+cho")).data.map(({ title }) => title)).toEqual(["Đi chợ"]);
  }));

test("sharing is stopped and started anew, under another key", () =>
  withSignIn(async ({ visitor }) => {
    const an = visitor();
    const { id, public_key: key } = await write(an);
    const look = async (one: string) => (await visitor().call(`/notes/public/${one}`)).status;
    expect(await look(key)).toBe(200);
    await ask(an, "POST", `/notes/${id}/share`, { shared: false });
    expect(await look(key)).toBe(404);
    const again: Note = await (await ask(an, "POST", `/notes/${id}/share`, { shared: true })).json();
    expect([await look(key), await look(again.public_key)]).toEqual([404, 200]);
  }));

test("a sealed note comes back as the very ciphertext, in the list and by its key", () =>
  withSignIn(async ({ visitor }) => {
    const [an, reader] = [visitor(), visitor()];
    const sealed = { content: "eyJlbmMiOiJBMjU2R0NNIn0..AAECAwQFBgcICQoL.3q2-7w.Zm9vYmFy", sealed: true };
    const { public_key: key } = await write(an, sealed);
    expect((await listOf(an)).data).toMatchObject([{ ...sealed, title: null }]);
    expect(await (await reader.call(`/notes/public/${key}`)).json()).toMatchObject(sealed);
    const refused = await ask(an, "POST", "/notes", { content: "chưa mã hóa", sealed: true });
    expect([refused.status, (await refused.json()).errors[0].path]).toEqual([422, "content"]);
  }));

test("a GET never burns a note, a POST does", () =>
  withSignIn(async ({ visitor }) => {
    const { public_key: key } = await write(visitor(), { content: "mật", burn: true });
    const path = `/notes/public/${key}`;
    for (let times = 0; times < 2; times += 1) {
      const unopened = await (await visitor().call(path)).json();
      expect(unopened).toMatchObject({ content: "", unopened: true });
    }
    const opened = await visitor().call(path, { method: "POST" });
    expect(await opened.json()).toMatchObject({ content: "mật", unopened: false });
    expect((await visitor().call(path, { method: "POST" })).status).toBe(404);
  }));
