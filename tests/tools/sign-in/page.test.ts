import { expect, test } from "bun:test";
import { finishSignIn, reachCallback, withSignIn } from "#tests/support/product/sign-in.ts";

test("the callback page takes a token in the browser that signed in, and in no other", () =>
  withSignIn(async ({ visitor }) => {
    const [browser, other] = [visitor(), visitor()];
    const page = await finishSignIn(browser, await reachCallback(browser, "google"));
    const own = await browser.open(page);
    expect(own.headers.get("referrer-policy")).toBe("no-referrer");
    expect(own.headers.get("cache-control")).toContain("no-store");
    expect(await own.text()).not.toContain('role="alert"');
    expect(await (await other.open(page)).text()).toContain('<p role="alert">Lỗi xử lý đăng nhập</p>');
  }));

test("the callback page tells user data that it cannot read, although the token is right", () =>
  withSignIn(async ({ visitor }) => {
    const browser = visitor();
    const page = await finishSignIn(browser, await reachCallback(browser, "google"));
    const tells = async (user: string) => {
      const address = new URL(page, "https://toolbox.example");
      address.searchParams.set("user", user);
      const html = await (await browser.open(`${address.pathname}${address.search}`)).text();
      return html.includes('role="alert"');
    };
    for (const user of ["", "{", "null", "[]", '"An"', '{"id":"1"}', '{"name":"An"}'])
      expect([user, await tells(user)]).toEqual([user, true]);
    expect(await tells('{"id":"1","name":"An"}')).toBe(false);
  }));

test("the callback page shows an error as text", () =>
  withSignIn(async ({ visitor }) => {
    const html = await (await visitor().open("/auth/callback?error=%3Cimg%20src%3Dx%3E")).text();
    expect(html).not.toContain("<img src=x>");
  }));

test("signing out is a form: opening its page ends no session, sending it does", () =>
  withSignIn(async ({ signedIn }) => {
    const an = await signedIn({ id: "1", name: "An", email: "an@people.example" });
    expect(await (await an.open("/auth/logout")).text()).toContain("An");
    expect((await an.call("/auth/me")).status).toBe(200);
    const sent = await an.submit("/en/auth/logout", {});
    expect([sent.status, sent.headers.get("location")]).toEqual([303, "/en"]);
    expect(an.cookies.has("session")).toBe(false);
    expect((await an.call("/auth/me")).status).toBe(401);
  }));
